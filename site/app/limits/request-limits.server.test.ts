import { expect, test } from 'vitest';
import { createRateLimiter } from './request-limits.server.ts';

test('a client that exceeds the limit of its window is refused and told when to retry', () => {
  let time = 0;
  const { take } = createRateLimiter(2, 1000, () => time);
  expect([take('a'), take('a')]).toEqual([null, null]);
  time = 400;
  expect(take('a')).toBe(600);
  expect(take('b')).toBeNull();
});

test('a client may send again when its window has ended, and not a millisecond before', () => {
  let time = 0;
  const { take } = createRateLimiter(1, 1000, () => time);
  take('a');
  time = 999;
  expect(take('a')).toBe(1);
  time = 1000;
  expect(take('a')).toBeNull();
});

test('the oldest window is dropped first when too many clients are tracked', () => {
  let time = 0;
  const { take } = createRateLimiter(1, 1000, () => time);
  take('first');
  take('second');
  time = 1000;
  take('first');
  expect(take('first')).toBe(1000);
  for (let client = 0; client < 4998; client++) take(String(client));
  take('one more');
  expect(take('first')).toBe(1000);
  expect(take('4997')).toBe(1000);
  take('another');
  expect(take('first')).toBeNull();
});

test('a client is forgotten with its window, once another one comes', () => {
  let time = 0;
  const windows = new Map();
  const { take } = createRateLimiter(1, 1000, () => time, windows);
  for (const client of ['a', 'b', 'c']) take(client);
  time = 1000;
  take('d');
  expect([...windows.keys()]).toEqual(['d']);
});
