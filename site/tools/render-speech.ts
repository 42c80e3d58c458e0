import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../shared/language/language.ts';
import { writeAtomically } from '../shared/write-atomically.server.ts';
import { findClipProblem, readManifest } from './speech/check.ts';
import { KOREAN_ENGINE, startEngine } from './speech/engine.ts';
import { master } from './speech/mastering.ts';
import { KOREAN_MP3, startMp3Encoder } from './speech/mp3.ts';
import {
  computeShortHash,
  ENGLISH_VOICE,
  MANIFEST_FILE,
  type Manifest,
  packs,
  type SpeechPack,
} from './speech/pack.ts';
import { MP3, masterSentence } from './voice/sound.ts';
import { startSpeechModel } from './voice/speech-model.ts';

type ClipMaker = { readonly make: (text: string) => Promise<Buffer>; readonly stop: () => void };

async function startKorean(): Promise<ClipMaker> {
  const engine = await startEngine(KOREAN_ENGINE);
  if (engine.sampleRate !== KOREAN_MP3.sampleRate) throw new Error(`the engine speaks at ${engine.sampleRate} Hz`);
  const encode = await startMp3Encoder(KOREAN_MP3);
  return { make: async (text) => encode(master(engine.say(text), engine.sampleRate)), stop: () => {} };
}

async function startEnglish(): Promise<ClipMaker> {
  const model = startSpeechModel();
  const encode = await startMp3Encoder(MP3);
  return {
    async make(text) {
      const { samples, rate } = await model.say({ text, voice: ENGLISH_VOICE, lexicon: {} });
      return encode(masterSentence(samples, rate).sound);
    },
    stop: model.stop,
  };
}

const CLIP_MAKERS: Readonly<Record<Language, () => Promise<ClipMaker>>> = { en: startEnglish, ko: startKorean };

/** Renders the clips that are missing or older than their source; with `isAll`, every one. */
async function renderPack({ language, folder, clips }: SpeechPack, isAll: boolean): Promise<void> {
  const before = readManifest(folder);
  const stale = clips.filter((clip) => isAll || findClipProblem(folder, before, clip) !== null);
  if (stale.length === 0) {
    console.log(`${language}: all ${clips.length} clips are up to date.`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  const { make, stop } = await CLIP_MAKERS[language]();
  const files = new Map(Object.entries(before).map(([name, entry]) => [name, entry]));
  let bytes = 0;
  for (const clip of stale) {
    const mp3 = await make(clip.text);
    await writeAtomically(join(folder, `${clip.name}.mp3`), mp3);
    files.set(clip.name, { source: clip.sourceHash, file: computeShortHash(mp3) });
    bytes += mp3.length;
  }
  stop();
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
