import { describe, expect, test } from 'vitest';
import { freshnessFaults, withoutStale } from './freshness.ts';

const painted = new Map([
  ['a/1', 'v2:aaa'],
  ['a/2', 'v1:old'],
]);
const current = new Map([
  ['a/1', 'v2:aaa'],
  ['a/2', 'v2:bbb'],
]);
const stale = { limit: 1, pictures: { 'a/2': 'v1:old' } };

describe('freshness of pictures', () => {
  test('a fresh picture and a listed stale one are not reported', () => {
    expect(freshnessFaults(painted, current, stale)).toEqual([]);
  });
  test('a stale picture that is not listed is reported', () => {
    expect(freshnessFaults(painted, current, { limit: 0, pictures: {} })).toEqual([
      'a/2 is older than its code: npm run render:art -- a/2',
    ]);
  });
  test('a stale picture that was painted again since it was listed is reported', () => {
    const faults = freshnessFaults(new Map([...painted, ['a/2', 'v2:newer']]), current, stale);
    expect(faults).toEqual(['a/2 is older than its code: npm run render:art -- a/2']);
  });
  test('a fresh picture that is still listed is reported', () => {
    const listed = { limit: 2, pictures: { ...stale.pictures, 'a/1': 'v2:aaa' } };
    expect(freshnessFaults(painted, current, listed)).toEqual([
      'a/1 is as new as its code: take it off studio/stale-pictures.json',
    ]);
  });
  test('a listed picture that is not painted is reported', () => {
    const listed = { limit: 2, pictures: { ...stale.pictures, 'a/3': 'v1:x' } };
    expect(freshnessFaults(painted, current, listed)).toEqual([
      'studio/stale-pictures.json names a/3, which is not painted',
    ]);
  });
  test('a list that is longer than its limit is reported', () => {
    expect(freshnessFaults(painted, current, { ...stale, limit: 0 })).toEqual([
      '1 pictures are listed as stale; studio/stale-pictures.json allows 0',
    ]);
  });
  test('a limit that is higher than the list is long is reported', () => {
    expect(freshnessFaults(painted, current, { ...stale, limit: 2 })).toEqual([
      'studio/stale-pictures.json lists 1 pictures: lower its limit to that',
    ]);
  });
  test('painting a picture removes it from the list and lowers the limit', () => {
    expect(withoutStale(stale, 'a/2')).toEqual({ limit: 0, pictures: {} });
    expect(withoutStale(stale, 'a/1')).toEqual(stale);
  });
});
