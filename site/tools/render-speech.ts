import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../shared/database/write-atomically.server.ts';
import { findClipProblem, readManifest } from './speech/check.ts';
import { ENGINES, startEngine } from './speech/engine.ts';
import { master } from './speech/mastering.ts';
import { MP3S, startMp3Encoder } from './speech/mp3.ts';
import { computeShortHash, MANIFEST_FILE, type Manifest, packs, type SpeechPack } from './speech/pack.ts';

/** Renders the clips that are missing or older than their source; with `isAll`, every one. */
async function renderPack({ language, folder, clips }: SpeechPack, isAll: boolean): Promise<void> {
  const before = readManifest(folder);
  const stale = clips.filter((clip) => isAll || findClipProblem(folder, before, clip) !== null);
  if (stale.length === 0) {
    console.log(`${language}: all ${clips.length} clips are up to date.`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  const engine = await startEngine(ENGINES[language]);
  const settings = MP3S[language];
  if (engine.sampleRate !== settings.sampleRate) throw new Error(`the engine speaks at ${engine.sampleRate} Hz`);
  const encode = await startMp3Encoder(settings);
  const files = new Map(Object.entries(before).map(([name, entry]) => [name, entry]));
  let bytes = 0;
  for (const clip of stale) {
    const mp3 = encode(master(engine.say(clip.text), engine.sampleRate));
    await writeAtomically(join(folder, `${clip.name}.mp3`), mp3);
    files.set(clip.name, { source: clip.sourceHash, file: computeShortHash(mp3) });
    bytes += mp3.length;
  }
  const after: Manifest = Object.fromEntries(
    clips.flatMap(({ name }) => {
      const entry = files.get(name);
      return entry ? [[name, entry]] : [];
    }),
  );
  await writeAtomically(join(folder, MANIFEST_FILE), `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${language}: rendered ${stale.length} of ${clips.length} clips, ${Math.round(bytes / 1000)} kB.`);
}

for (const pack of packs) await renderPack(pack, process.argv.includes('--all'));
