import { expect, test } from 'vitest';
import { keepSumsWhole } from './keep-sums-whole.ts';

test.each([
  ['So 7 × 6 = 30 + 12 = 42. 3 more', 'So 7_×_6_=_30_+_12_=_42. 3 more'],
  ['12 × 10 steps', '12_×_10 steps'],
  ['one 7 and two 8', 'one 7 and two 8'],
])('no line of %j breaks inside a sum', (text, expected) => {
  expect(keepSumsWhole(text)).toBe(expected.replaceAll('_', '\u00a0'));
});
