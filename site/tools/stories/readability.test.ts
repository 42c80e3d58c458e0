import { describe, expect, test } from 'vitest';
import { computeGradeLevel, countSyllables, splitWords } from './readability.ts';

describe('readability', () => {
  test.each([
    ['dam', 1],
    ['stones', 1],
    ['jumped', 1],
    ['started', 2],
    ['patted', 2],
    ['apple', 2],
    ['bridges', 2],
    ['beaver', 2],
    ['Charlotte', 2],
    ['sharpening', 3],
    ['11', 2],
  ])('the word %s has %i syllables', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables);
  });

  test('words are counted with their apostrophes and without punctuation', () => {
    expect(splitWords('"It\'s 11," he *said*. Chomp-chomp.')).toEqual(["It's", '11', 'he', 'said', 'Chomp', 'chomp']);
  });

  test('longer sentences and longer words have a higher grade', () => {
    const easy = computeGradeLevel('The dog sat. The cat ran. The sun was hot.');
    const joined = computeGradeLevel('The dog sat and the cat ran and the sun was hot.');
    const learned = computeGradeLevel('The immediate investigation unfortunately disappointed everybody.');
    expect(easy).toBeLessThan(joined);
    expect(joined).toBeLessThan(learned);
  });

  test('the period of "Mr." does not end a sentence', () => {
    expect(computeGradeLevel('Then Mr. Finch sat on a hill.')).toBe(computeGradeLevel('Then Mr Finch sat on a hill.'));
  });

  test('the grade level follows the published formula', () => {
    // 10 words, 2 sentences, 10 syllables: .39 × 5 + 11.8 × 1 − 15.59
    expect(computeGradeLevel('The cat sat on mats. The dog dug big pits.')).toBeCloseTo(-1.84, 2);
  });
});
