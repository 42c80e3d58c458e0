import { expect, test } from 'vitest';
import { batchPerTick } from './batch-per-tick.server.ts';

test('calls of the same tick run as one batch, and each gets its own result', async () => {
  const runs: number[][] = [];
  const double = batchPerTick(async (items: readonly number[]) => {
    runs.push([...items]);
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test('a failure rejects every call of its batch, and none of the next', async () => {
  let fails = true;
  const store = batchPerTick(async (items: readonly number[]) => {
    if (fails) throw new Error('full');
    return items;
  });
  const outcomes = await Promise.allSettled([store(1), store(2)]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await store(3)).toBe(3);
});

test('many calls are split into batches of a bounded size', async () => {
  const sizes: number[] = [];
  const store = batchPerTick(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  });
  const flood = Array.from({ length: 2500 }, (_, index) => index);
  expect(await Promise.all(flood.map(store))).toEqual(flood);
  expect(sizes).toEqual([1000, 1000, 500]);
});
