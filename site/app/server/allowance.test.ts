import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('a client gets as many as the window allows, and says when there is more', () => {
  let time = 0;
  const { take } = createAllowance(2, 1000, () => time);
  expect([take('a'), take('a')]).toEqual([null, null]);
  time = 400;
  expect(take('a')).toBe(600);
  expect(take('b')).toBeNull();
  time = 1000;
  expect(take('a')).toBeNull();
});

it('clients are forgotten, the oldest first, so that memory is bounded', () => {
  const { take } = createAllowance(1, 1000, () => 0);
  take('first');
  expect(take('first')).toBe(1000);
  for (let client = 0; client < 5000; client++) take(String(client));
  expect(take('first')).toBeNull();
});
