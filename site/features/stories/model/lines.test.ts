import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildLines, findWord, findWords, scheduleWords, spreadWords } from './lines.ts';

const wordsOf = (text: string) => findWords(text).map(({ start, length }) => text.slice(start, start + length));

test('words have no punctuation except their own apostrophes and hyphens', () => {
  expect(wordsOf('“Don’t fall in,” said well-known Priya.')).toEqual([
    'Don’t',
    'fall',
    'in',
    'said',
    'well-known',
    'Priya',
  ]);
  expect(wordsOf('“41번지야,” 하고 말했어요.')).toEqual(['41번지야', '하고', '말했어요']);
});

describe('the word at an index', () => {
  test.each([
    [0, 'One'],
    [3, 'One'],
    [5, 'stone'],
    [9, 'stone'],
    [10, 'stone'],
    [12, 'Easy'],
    [17, 'Easy'],
    [19, null],
  ])('the word at index %i is %s', (index, expected) => {
    const text = 'One stone. “Easy!” —';
    const word = findWord(text, index);
    expect(word && text.slice(word.start, word.start + word.length)).toBe(expected);
  });
});

test('words are spread over the sound in order, the first at its start', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 100, max: 20_000 }), (text, durationMs) => {
      const times = spreadWords(text, durationMs).map(({ atMs }) => atMs);
      expect(times[0] ?? 0).toBe(0);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const time of times) expect(time).toBeLessThan(durationMs);
    }),
  );
});

test('a pause at punctuation delays the word after it', () => {
  const [, plain] = spreadWords('One stone', 900);
  const [, paused] = spreadWords('One, stone', 900);
  expect(paused?.atMs).toBeGreaterThan(plain?.atMs ?? 0);
});

test('where the languages alternate, each sentence or bubble is followed by its counterpart', () => {
  const panel = {
    id: '1-1',
    text: { en: 'One stone fell. Two stones stood.', ko: '돌 하나가 떨어졌어요. 돌 둘은 섰어요.' },
    speechBubbles: [{ character: 'theo', text: { en: 'Easy!', ko: '쉽다!' } }],
  };
  expect(buildLines([panel], ['en', 'ko'], true).map(({ text }) => text)).toEqual([
    'One stone fell.',
    '돌 하나가 떨어졌어요.',
    'Two stones stood.',
    '돌 둘은 섰어요.',
    'Easy!',
    '쉽다!',
  ]);
  const inOrder = (takesTurns: boolean) => buildLines([panel], ['ko', 'en'], takesTurns).map(({ id }) => id);
  expect(inOrder(true).toSorted()).toEqual(inOrder(false).toSorted());
});

const PANELS = [
  {
    id: '1-1',
    text: { en: 'One stone. *Two* stones.', ko: '돌 하나. 돌 둘.' },
    speechBubbles: [{ character: 'theo', text: { en: 'Easy!', ko: '쉽다!' } }],
  },
  { id: '1-2', text: { en: 'Night.', ko: '밤.' }, speechBubbles: [] },
];

describe('the lines of a book', () => {
  test('the lines of a book are the sentences of each panel and then its bubbles', () => {
    expect(buildLines(PANELS, ['en']).map((line) => line.text)).toEqual([
      'One stone.',
      'Two stones.',
      'Easy!',
      'Night.',
    ]);
  });

  test('the lines of a book in both languages alternate by panel, English first', () => {
    expect(buildLines(PANELS, ['en', 'ko']).map((line) => line.id)).toEqual([
      '1-1.en.text.0',
      '1-1.en.text.1',
      '1-1.en.bubble.0',
      '1-1.ko.text.0',
      '1-1.ko.text.1',
      '1-1.ko.bubble.0',
      '1-2.en.text.0',
      '1-2.ko.text.0',
    ]);
  });
});

describe('when words are lit whose times are known', () => {
  const times = [60, 400, 900];
  const at = (startMs: number, rate: number) =>
    scheduleWords('One, two stones.', times, startMs, rate)?.map(({ atMs }) => atMs);

  test('words are lit as they sound, sooner where the sound is played faster or from later on', () => {
    expect(at(0, 1)).toEqual(times);
    expect(at(0, 2)).toEqual([30, 200, 450]);
    expect(at(400, 1)).toEqual([0, 0, 500]);
    expect(scheduleWords('One, two stones.', times, 0, 1)?.map(({ word }) => word)).toEqual(
      findWords('One, two stones.'),
    );
  });

  test('the times of another text are not used', () => {
    expect(scheduleWords('One stone.', times, 0, 1)).toBeNull();
  });
});
