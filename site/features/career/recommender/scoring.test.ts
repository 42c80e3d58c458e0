import { describe, expect, test } from 'vitest';
import { CARD_LABELS } from '../../../shared/board/cards.ts';
import { computeHollandSimilarity, cosine } from './scoring.ts';

describe('the cosine of two vectors', () => {
  test.each([
    [[1, 0], [1, 0], 1],
    [[1, 0], [0, 1], 0],
    [[3, 4], [4, 3], 0.96],
    [[1, 2, 3], [2, 4, 6], 1],
  ])('the cosine of %j and %j is %d', (a, b, expected) => {
    expect(cosine(a, b)).toBeCloseTo(expected, 9);
  });
});

describe('the similarity of a card and a Holland code', () => {
  test.each(CARD_LABELS)('the similarity of %s is highest for a code that begins with its own letter', (card) => {
    const byLetter = [...'RIASEC'].map((letter) => computeHollandSimilarity(card, letter));
    expect(Math.max(...byLetter)).toBeGreaterThan(0.5);
    expect(Math.min(...byLetter)).toBe(0);
  });

  test('the similarity weighs the first letter by three, the second by two and the third by one', () => {
    // Swimming is RR.
    const length = Math.sqrt(9 + 4 + 1);
    expect(computeHollandSimilarity('수영', 'RIA')).toBeCloseTo(3 / length, 9);
    expect(computeHollandSimilarity('수영', 'IRA')).toBeCloseTo(2 / length, 9);
    expect(computeHollandSimilarity('수영', 'IAR')).toBeCloseTo(1 / length, 9);
    expect(computeHollandSimilarity('수영', 'IAS')).toBe(0);
  });

  test('the similarity counts a letter of the card as often as it occurs', () => {
    // Mathematics is IIC.
    expect(computeHollandSimilarity('수학', 'I')).toBeCloseTo(2 / Math.sqrt(5), 9);
    expect(computeHollandSimilarity('수학', 'C')).toBeCloseTo(1 / Math.sqrt(5), 9);
  });
});
