import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainTail, readAddress } from './read-address.ts';
import { TAILS, WRITINGS } from './tails.fixture.ts';

const anyTail = fc.constantFrom(...TAILS);
const anyWriting = fc.constantFrom(...Object.values(WRITINGS));

describe('an address from outside', () => {
  test('is read without any tail, however it was written anew', () => {
    const address = fc.stringMatching(/^[a-z][a-z\d]{0,11}(?:-[a-z\d]{1,8}){0,3}$/);
    fc.assert(
      fc.property(address, anyTail, anyWriting, (known, tail, write) => {
        const read = readAddress(write(known, tail), (text) => (text === known ? text : null));
        expect(read).toBe(known);
      }),
    );
  });

  test('that is valid is never changed, whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readAddress(text, (each) => (each === text ? each : null))).toBe(text);
      }),
    );
  });

  test('is read to its end: the longest part counts', () => {
    const parse = (text: string) => (/^\d(?:,\s*\d)*$/.test(text) ? text : null);
    expect(readAddress('2, 3, 4를', parse)).toBe('2, 3, 4');
    expect(readAddress('2、3、4.', parse)).toBe('2,3,4');
    expect(readAddress('２，３，４', parse)).toBe('2,3,4');
    expect(readAddress('3–1', (text) => (text === '3-1' ? text : null))).toBe('3-1');
  });

  test.each(['6;8', '6,10', '6.8', '6x', '6=8', '6:8', '6\ufffd,8', '6%EB%A5,8'])(
    'is damaged where what follows may belong to it: %s',
    (text) => {
      expect(readAddress(text, (each) => (each === '6' ? each : null))).toBeNull();
    },
  );

  test('is never read out of nothing, and a text of any length is read in time', () => {
    expect(readAddress('를', () => null)).toBeNull();
    expect(readAddress('를', (text) => (text === '' ? text : null))).toBeNull();
    let asked = 0;
    readAddress('.'.repeat(1e6), () => {
      asked += 1;
      return null;
    });
    expect(asked).toBeLessThanOrEqual(1001);
  });
});

test.each([
  ['를', true],
  [')을', true],
  ['”에서.', true],
  ['.', true],
  [' ', true],
  ['없는페이지', false],
  ['\ufffd', false],
  ['env', false],
])('whether the tail %j is no word: %j', (tail, isPlain) => {
  expect(isPlainTail(tail)).toBe(isPlain);
});
