import { describe, expect, test } from 'vitest';
import { points2, points3 } from './points.ts';

describe('points2 and points3', () => {
  test('points2 and points3 read pairs and triples', () => {
    expect(points2('0,.5 -.4,12.25')).toEqual([
      [0, 0.5],
      [-0.4, 12.25],
    ]);
    expect(points3('0.47,.5,0 .42,.68,-.03')).toEqual([
      [0.47, 0.5, 0],
      [0.42, 0.68, -0.03],
    ]);
  });

  test('points2 and points3 accept line breaks and indentation between points', () => {
    expect(points2('\n    1,2\n    3,4\n  ')).toEqual(points2('1,2 3,4'));
  });

  test('points2 and points3 return a new array at each call', () => {
    expect(points2('1,2')).not.toBe(points2('1,2'));
  });

  test.each(['', ' ', '1', '1,2,3', '1,', '1, 2', '1,x', '1,NaN', '1,1e3', '1,0x2', '1,2;3,4', '1,--2', '1,.'])(
    'points2 throws on %j',
    (text) => {
      expect(() => points2(text)).toThrow();
    },
  );

  test.each(['1,2', '1,2,3,4', '1,2,3 4,5', '1,,3'])('points3 throws on %j', (text) => {
    expect(() => points3(text)).toThrow();
  });
});
