import { expect, test } from 'vitest';
import { computeFluentSeconds, isFluentSeconds } from './typing-speed.ts';

test('a quick answer takes three seconds more than copying a number, from four to seven', () => {
  expect(computeFluentSeconds([9, 1.52, 1.8])).toBe(4.8);
  expect(computeFluentSeconds([0.4, 0.5, 0.6])).toBe(4);
  expect(computeFluentSeconds([8, 9, 12])).toBe(7);
  expect(computeFluentSeconds([])).toBeNull();
});

test('a stored limit outside of these is none', () => {
  expect([4, 7, 3.9, 7.1, '5', null].map(isFluentSeconds)).toEqual([true, true, false, false, false, false]);
});
