import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIntoBeats } from './beats.ts';

const total = (items: readonly number[]) => items.reduce((sum, item) => sum + item, 0);
const heights = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 14 });

describe('beats', () => {
  it('is one where all fits, and an empty one where there are no words', () => {
    expect(splitIntoBeats([30, 30, 30], 100, total)).toEqual([[30, 30, 30]]);
    expect(splitIntoBeats([], 100, total)).toEqual([[]]);
  });

  it('are even: no last beat of one short sentence', () => {
    expect(splitIntoBeats([30, 30, 30, 10], 90, total).map(total)).toEqual([60, 40]);
  });

  it('keep every item in its order, each beat within the height', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 90, max: 300 }), (items, available) => {
        const beats = splitIntoBeats(items, available, total);
        expect(beats.flat()).toEqual(items);
        for (const beat of beats) expect(total(beat)).toBeLessThanOrEqual(available);
      }),
    );
  });

  it('are no more than filling them one after the other would make', () => {
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

  it('give an item that is too high a beat of its own', () => {
    expect(splitIntoBeats([20, 200, 20], 100, total)).toEqual([[20], [200], [20]]);
  });
});
