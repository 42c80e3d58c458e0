import { expect, test } from 'vitest';
import { runInBatches } from './run-in-batches.server.ts';

/** A step over so many rows, and how many were left before each. */
function stepOver(rows: number) {
  const before: number[] = [];
  let left = rows;
  const step = (maxCount: number) => {
    before.push(left);
    const count = Math.min(maxCount, left);
    left -= count;
    return count;
  };
  return { before, step };
}

test('rows are handled 500 at a time, and their number is returned', async () => {
  const { before, step } = stepOver(1201);
  expect(await runInBatches(step)).toBe(1201);
  expect(before).toEqual([1201, 701, 201]);
});

test('other work proceeds between two batches', async () => {
  const { before, step } = stepOver(1201);
  const running = runInBatches(step);
  await new Promise(setImmediate);
  expect(before).toEqual([1201]);
  await running;
});

test('no batch begins once the signal is aborted', async () => {
  const { before, step } = stepOver(1201);
  const stop = new AbortController();
  const running = runInBatches((maxCount) => {
    if (before.length === 1) stop.abort();
    return step(maxCount);
  }, stop.signal);
  expect(await running).toBe(1000);
  expect(await runInBatches(step, AbortSignal.abort())).toBe(0);
  expect(before).toEqual([1201, 701]);
});

test('after a batch that failed a repetition handles the rest', async () => {
  const { before, step } = stepOver(1201);
  const failing = runInBatches((maxCount) => {
    if (before.length === 1) throw new Error('locked');
    return step(maxCount);
  });
  await expect(failing).rejects.toThrow('locked');
  expect(await runInBatches(step)).toBe(701);
});
