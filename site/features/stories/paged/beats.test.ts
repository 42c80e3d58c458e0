import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitIntoBeats } from './beats.ts';

const total = (items: readonly number[]) => items.reduce((sum, item) => sum + item, 0);
const heights = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 14 });

describe('beats', () => {
  test('a page that fits has one beat, and a page without words an empty one', () => {
    expect(splitIntoBeats([30, 30, 30], 100, total)).toEqual([[30, 30, 30]]);
    expect(splitIntoBeats([], 100, total)).toEqual([[]]);
  });

  test('beats are of similar length, without a last beat of one short sentence', () => {
    expect(splitIntoBeats([30, 30, 30, 10], 90, total).map(total)).toEqual([60, 40]);
  });

  test('beats keep every item in order, and each fits the height', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 90, max: 300 }), (items, available) => {
        const beats = splitIntoBeats(items, available, total);
        expect(beats.flat()).toEqual(items);
        for (const beat of beats) expect(total(beat)).toBeLessThanOrEqual(available);
      }),
    );
  });

  test('there are no more beats than filling them one by one would give', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 90, max: 300 }), (items, available) => {
        let [greedy, height] = [1, 0];
        for (const item of items) {
          if (height > 0 && height + item > available) [greedy, height] = [greedy + 1, item];
          else height += item;
        }
        expect(splitIntoBeats(items, available, total).length).toBeLessThanOrEqual(greedy);
      }),
    );
  });

  test('an item that is too high has a beat of its own', () => {
    expect(splitIntoBeats([20, 200, 20], 100, total)).toEqual([[20], [200], [20]]);
  });
});
