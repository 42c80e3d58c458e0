import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addFound, FIND_IDS, parseFound } from './found-things.ts';

describe('the found things', () => {
  test('there are 94 things to find', () => {
    expect(FIND_IDS).toHaveLength(94);
    expect(new Set(FIND_IDS).size).toBe(94);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else than a list', '{"a":1}'],
    ['places that are not there', '["charlotte-birthday/99-1", 3, null]'],
  ])('no things are found where %s is stored', (_what, stored) => {
    expect(parseFound(stored)).toEqual(new Set());
  });

  test('found things are read back, whatever their order and repetition', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FIND_IDS)), (places) => {
        const stored = places.reduce<string | null>(addFound, null);
        expect(parseFound(stored)).toEqual(new Set(places));
      }),
    );
  });

  test('adding a found thing keeps those stored by another tab', () => {
    expect([...parseFound(addFound('["forest-adventure/1-1"]', 'forest-adventure/1-2'))]).toEqual([
      'forest-adventure/1-1',
      'forest-adventure/1-2',
    ]);
  });
});
