import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../shared/database/write-atomically.server.ts';
import { clipProblem, readManifest } from './speech/check.ts';
import { startEngine } from './speech/engine.ts';
import { master } from './speech/mastering.ts';
import { MP3, startMp3Encoder } from './speech/mp3.ts';
import { MANIFEST_FILE, type Manifest, PACK_FOLDER, packClips, shortHash } from './speech/pack.ts';

/** Renders the clips that are missing or older than their source; with `isAll`, every one. */
async function renderSpeech(folder: string, isAll: boolean): Promise<void> {
  const before = readManifest(folder);
  const stale = packClips.filter((clip) => isAll || clipProblem(folder, before, clip) !== null);
  if (stale.length === 0) {
    console.log(`All ${packClips.length} clips are up to date.`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  const engine = await startEngine();
  if (engine.sampleRate !== MP3.sampleRate) throw new Error(`the engine speaks at ${engine.sampleRate} Hz`);
  const encode = await startMp3Encoder();
  const files = new Map(Object.entries(before).map(([name, entry]) => [name, entry]));
  let bytes = 0;
  for (const clip of stale) {
    const mp3 = encode(master(engine.say(clip.text), engine.sampleRate));
    await writeAtomically(join(folder, `${clip.name}.mp3`), mp3);
    files.set(clip.name, { source: clip.sourceHash, file: shortHash(mp3) });
    bytes += mp3.length;
  }
  const after: Manifest = Object.fromEntries(
    packClips.flatMap(({ name }) => {
      const entry = files.get(name);
      return entry ? [[name, entry]] : [];
    }),
  );
  await writeAtomically(join(folder, MANIFEST_FILE), `${JSON.stringify(after, null, 2)}\n`);
  console.log(`Rendered ${stale.length} of ${packClips.length} clips, ${Math.round(bytes / 1000)} kB.`);
}

await renderSpeech(PACK_FOLDER, process.argv.includes('--all'));
