/**
 * `npm run render:voice`: speaks what has no sound yet, or one of other words or settings: the phrases of the quiz, and
 * the lines of the books into public/spoken. `npm run render:voice -- ko/forest-adventure` takes one book. Can be
 * interrupted: what is done stays.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSpokenFile, readSpokenFile, type SpokenSentence } from '../features/stories/voices/pack-file.ts';
import { LANGUAGES } from '../shared/language/language.ts';
import { writeAtomically } from '../shared/write-atomically.server.ts';
import { findClipProblem, readManifest } from './voice/check-clips.ts';
import { startMp3Encoder } from './voice/mp3.ts';
import { type ClipPack, clipPacks, MANIFEST_FILE, type Manifest } from './voice/quiz-clips.ts';
import { MP3, masterSentence, timeWords } from './voice/sound.ts';
import { type SpeechModel, startSpeechModel } from './voice/speech-model.ts';
import { listSpokenPanels, type SpokenLine, type SpokenPanel } from './voice/spoken-panels.ts';
import { computeShortHash, type Utterance } from './voice/utterance.ts';

const [wanted = ''] = process.argv.slice(2);
let model: SpeechModel | undefined;

async function speak(utterance: Utterance) {
  const encode = await startMp3Encoder(MP3);
  model ??= startSpeechModel();
  const { samples, rate, words } = await model.say(utterance);
  if (rate !== MP3.sampleRate) throw new Error(`the model speaks at ${rate} Hz`);
  const { sound, shiftSeconds } = masterSentence(samples, rate);
  return { audio: new Uint8Array(encode(sound)), wordsMs: timeWords(utterance.text, words, shiftSeconds) };
}

async function renderClips({ language, folder, clips }: ClipPack): Promise<void> {
  const kept = readManifest(folder);
  const entries: Record<string, Manifest[string]> = {};
  let made = 0;
  for (const clip of clips) {
    const entry = kept[clip.name];
    if (entry && findClipProblem(folder, kept, clip) === null) entries[clip.name] = entry;
    else {
      const { audio } = await speak(clip);
      await writeAtomically(join(folder, `${clip.name}.mp3`), audio);
      entries[clip.name] = { source: clip.source, file: computeShortHash(audio) };
      await writeAtomically(join(folder, MANIFEST_FILE), `${JSON.stringify({ ...kept, ...entries }, null, 2)}\n`);
      made += 1;
    }
  }
  console.log(`Quiz, ${language}: ${made} of ${clips.length} clips are new.`);
}

const readKept = ({ file }: SpokenPanel) => (existsSync(file) ? readSpokenFile(readFileSync(file)) : []);

function isStale(panel: SpokenPanel): boolean {
  const kept = readKept(panel).map(({ source }) => source);
  return kept.join() !== panel.lines.map(({ source }) => source).join();
}

async function renderLine(line: SpokenLine): Promise<SpokenSentence> {
  const { text, speaker, source } = line;
  return { text, speaker, source, ...(await speak(line)) };
}

async function renderPanels(panels: readonly SpokenPanel[]): Promise<void> {
  const stale = panels.filter(isStale);
  const keptOf = (panel: SpokenPanel) => new Map(readKept(panel).map((sentence) => [sentence.source, sentence]));
  const lettersOf = (panel: SpokenPanel) => {
    const kept = keptOf(panel);
    return panel.lines.reduce((sum, { text, source }) => sum + (kept.has(source) ? 0 : text.length), 0);
  };
  let left = stale.reduce((sum, panel) => sum + lettersOf(panel), 0);
  let spoken = 0;
  const began = performance.now();
  for (const panel of stale) {
    const kept = keptOf(panel);
    const letters = lettersOf(panel);
    const sentences: SpokenSentence[] = [];
    for (const line of panel.lines) sentences.push(kept.get(line.source) ?? (await renderLine(line)));
    mkdirSync(dirname(panel.file), { recursive: true });
    await writeAtomically(panel.file, makeSpokenFile(sentences));
    spoken += letters;
    left -= letters;
    const minutes = (((performance.now() - began) / 60_000) * left) / Math.max(spoken, 1);
    console.log(`${panel.language}/${panel.book} ${panel.panel}: some ${Math.ceil(minutes)} minutes left`);
  }
  console.log(`Books: ${stale.length} of ${panels.length} files are new.`);
}

const panels = LANGUAGES.flatMap(listSpokenPanels);
if (wanted === '') for (const pack of clipPacks) await renderClips(pack);
await renderPanels(panels.filter(({ language, book }) => `${language}/${book}`.startsWith(wanted)));
model?.stop();
