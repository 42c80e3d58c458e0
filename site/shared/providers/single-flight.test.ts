import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

function createCounter() {
  let count = 0;
  const next = singleFlight(async (_key: string, _options: { readonly more: boolean }) => {
    count += 1;
    return count;
  });
  return { next };
}

test('concurrent calls with equal arguments run once and share the result', async () => {
  const { next } = createCounter();
  expect(await Promise.all([next('a', { more: true }), next('a', { more: true })])).toEqual([1, 1]);
});

test('calls with different arguments run separately', async () => {
  const { next } = createCounter();
  expect(await Promise.all([next('a', { more: true }), next('a', { more: false }), next('b', { more: true })])).toEqual(
    [1, 2, 3],
  );
});

test('a call after the first one has ended runs again', async () => {
  const { next } = createCounter();
  await next('a', { more: true });
  expect(await next('a', { more: true })).toBe(2);
});

test('a rejection reaches every caller, and the next call runs again', async () => {
  let count = 0;
  const work = singleFlight(async () => {
    count += 1;
    if (count === 1) throw new Error('down');
    return count;
  });
  const results = await Promise.allSettled([work(), work()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await work()).toBe(2);
});
