/**
 * `npm run render:voice`: speaks the lines of the books that have no sound yet, or one of other words or settings, into
 * public/spoken. `npm run render:voice -- forest-adventure` takes one book. Can be interrupted: what is done stays.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSpokenFile, readSpokenFile, type SpokenSentence } from '../features/stories/voices/pack-file.ts';
import { writeAtomically } from '../shared/write-atomically.server.ts';
import { startMp3Encoder } from './speech/mp3.ts';
import { MP3, masterSentence, timeWords } from './voice/sound.ts';
import { type SpeechModel, startSpeechModel } from './voice/speech-model.ts';
import { listSpokenPanels, type SpokenLine, type SpokenPanel } from './voice/spoken-panels.ts';

const [word = ''] = process.argv.slice(2);
const readKept = ({ file }: SpokenPanel) => (existsSync(file) ? readSpokenFile(readFileSync(file)) : []);
const isStale = (panel: SpokenPanel) => {
  const kept = readKept(panel).map(({ source }) => source);
  return kept.join() !== panel.lines.map(({ source }) => source).join();
};
const stale = listSpokenPanels('en').filter((panel) => panel.book.includes(word) && isStale(panel));
const missing = (panel: SpokenPanel) => {
  const kept = new Set(readKept(panel).map(({ source }) => source));
  return panel.lines.filter(({ source }) => !kept.has(source));
};
const all = stale.flatMap(missing).reduce((sum, { text }) => sum + text.length, 0);
let model: SpeechModel | undefined;
let spoken = 0;
let bytes = 0;
const began = performance.now();

async function render(line: SpokenLine): Promise<SpokenSentence> {
  const encode = await startMp3Encoder(MP3);
  model ??= startSpeechModel();
  const { samples, rate, words } = await model.say(line);
  if (rate !== MP3.sampleRate) throw new Error(`the model speaks at ${rate} Hz`);
  const { sound, shiftSeconds } = masterSentence(samples, rate);
  spoken += line.text.length;
  const { text, source } = line;
  return {
    text,
    speaker: line.speaker,
    wordsMs: timeWords(text, words, shiftSeconds),
    source,
    audio: new Uint8Array(encode(sound)),
  };
}

for (const panel of stale) {
  const kept = new Map(readKept(panel).map((sentence) => [sentence.source, sentence]));
  const sentences: SpokenSentence[] = [];
  for (const line of panel.lines) sentences.push(kept.get(line.source) ?? (await render(line)));
  mkdirSync(dirname(panel.file), { recursive: true });
  const file = makeSpokenFile(sentences);
  await writeAtomically(panel.file, file);
  bytes += file.length;
  const minutes = (((performance.now() - began) / 60_000) * (all - spoken)) / Math.max(spoken, 1);
  console.log(`${panel.book} ${panel.panel}: ${sentences.length} lines; some ${Math.ceil(minutes)} minutes left`);
}
model?.stop();
console.log(`${stale.length} panels, ${(bytes / 1e6).toFixed(1)} MB.`);
