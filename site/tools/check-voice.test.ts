import { expect, test } from 'vitest';
import { makeSpokenFile } from '../features/stories/voices/pack-file.ts';
import { checkVoice, findUnspoken } from './check-voice.ts';
import type { SpokenLine } from './voice/spoken-panels.ts';

const line = (text: string, speaker: string | null = null): SpokenLine => ({
  text,
  speaker,
  voice: { name: 'af_heart', semitones: 0 },
  speed: 1,
  script: { text, lexicon: {} },
  source: '',
});
const file = makeSpokenFile([
  { text: 'Stop!', speaker: 'theo', wordsMs: [0], source: '', audio: Uint8Array.from([1]) },
]);

test('every line of the books is spoken as it is written', () => {
  expect(checkVoice()).toEqual([]);
});

test.each([
  ['as it was said', line('Stop!', 'theo'), []],
  ['of other words', line('Stop it!', 'theo'), ['Stop it!']],
  ['of another speaker', line('Stop!', 'priya'), ['Stop!']],
])('a line %s', (_, one, unspoken) => {
  expect(findUnspoken({ lines: [one] }, file)).toEqual(unspoken);
});

test('a damaged file says nothing', () => {
  expect(findUnspoken({ lines: [line('Stop!', 'theo')] }, file.subarray(9))).toEqual(['Stop!']);
});
