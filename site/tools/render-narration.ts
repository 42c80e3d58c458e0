/**
 * `npm run render:narration -- <book> <language>`: has a speech server (TTS_BASE_URL, TTS_MODEL, TTS_VOICE,
 * TTS_API_KEY; OpenAI's /v1/audio/speech) read a book, into DATA_DIR/narration. A second run renders what is missing.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readEnv } from '../app/server/env.server.ts';
import { requestSpeech } from '../features/quiz/speech/provider-chain.server.ts';
import { books } from '../features/stories/books/books.ts';
import { NARRATION_FOLDER } from '../features/stories/voices/narration.server.ts';
import { isLanguage } from '../shared/language/language.ts';
import { listChapterTexts, renderNarration } from './narration/renderer.ts';

/** A sentence may take a local model a while. */
const MAX_SENTENCE_MS = 120_000;

function stopWith(sentence: string): never {
  console.error(`story-forest: ${sentence}`);
  process.exit(1);
}

const [id = '', language] = process.argv.slice(2);
const book = Object.values(books).find((each) => each.id === id);
if (!book || !isLanguage(language)) {
  const ids = Object.values(books).map((each) => each.id);
  stopWith(`npm run render:narration -- <book> <en|ko>. Books: ${ids.join(', ')}.`);
}
const reading = readEnv(process.env);
if (!reading.ok) stopWith(reading.sentence);
const { speech, dataDir } = reading.env;
const { baseUrl, model, voice, apiKey } = speech;
if (!baseUrl || !model || !voice) stopWith('TTS_BASE_URL, TTS_MODEL and TTS_VOICE name the speech server.');

const folder = join(dataDir, NARRATION_FOLDER, book.id, language);
const result = await renderNarration(listChapterTexts(book, language), folder, [baseUrl, model, voice], {
  synthesize: async (text) => {
    const signal = AbortSignal.timeout(MAX_SENTENCE_MS);
    const { bytes } = await requestSpeech({ baseUrl, model, voice, apiKey }, text, { fetch }, signal);
    return new Uint8Array(bytes);
  },
  wait: (ms) => setTimeout(ms),
  report: (line) => console.log(line),
});
console.log(`${result.rendered} sentences rendered, ${(result.bytes / 1e6).toFixed(1)} MB in ${folder}.`);
if (result.missing > 0) stopWith(`${result.missing} sentences are missing: run it again.`);
