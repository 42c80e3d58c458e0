import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTool } from '../maker/level-maker.ts';
import { parseProgram } from '../program/program.ts';
import { STARS } from '../run/stars.ts';
import { characters } from '../world/characters.ts';
import { levels } from '../world/levels.ts';
import { createBlankLevel } from '../world/made-level.ts';
import {
  EMPTY_PROGRESS,
  formatProgress,
  type Progress,
  parseProgress,
  sumPointsBefore,
  withProgram,
  withStars,
} from './progress.ts';

const ids = [...levels.map(({ id }) => id), 'made'];
const program = fc
  .string({ unit: fc.constantFrom('u', 'd', 'l', 'r', 'c', '3(u)', '5(3(r)c)'), maxLength: 10 })
  .map((form) => parseProgram(form) ?? []);

const at: fc.Arbitrary<Progress['at']> = fc.nat(levels.length - 1).chain((index) =>
  fc.record(
    {
      index: fc.constant(index),
      runFrom: fc.constantFrom('here' as const, 'start' as const),
      heroState: fc.record({
        position: fc.constant(levels[index]?.startPosition ?? { x: 0, y: 0 }),
        facing: fc.constantFrom('up' as const, 'down' as const, 'left' as const, 'right' as const),
        found: fc.subarray((levels[index]?.items ?? []).map(({ id }) => id)),
      }),
    },
    { requiredKeys: ['index', 'heroState'] },
  ),
);

const progress: fc.Arbitrary<Progress> = fc.record({
  hero: fc.constantFrom(null, ...characters.map(({ id }) => id)),
  at: fc.option(at),
  programs: fc.dictionary(fc.constantFrom(...ids), program),
  stars: fc.dictionary(fc.constantFrom(...ids), fc.subarray([...STARS])),
  made: fc.constantFrom(
    null,
    createBlankLevel(5),
    applyTool(createBlankLevel(), { place: 'item', kind: 'bell' }, { x: 2, y: 2 }).made,
  ),
});

/** A stored text with some of it changed. */
const stored = (change: object) =>
  JSON.stringify({
    ...JSON.parse(formatProgress({ ...EMPTY_PROGRESS, hero: 'cat', programs: { 'loops-and-logic': [] } })),
    ...change,
  });
const standing = (change: object) =>
  parseProgress(stored({ at: { index: 0, position: { x: 0, y: 7 }, facing: 'up', found: [], ...change } })).at;

describe('progress', () => {
  test('progress is read back as it was stored', () => {
    fc.assert(fc.property(progress, (kept) => void expect(parseProgress(formatProgress(kept))).toEqual(kept)));
  });

  test.each([null, '', '{', 'null', '[]', '7', '"x"', '{}', stored({ version: 2 }), stored({ version: '1' })])(
    'the stored text %j holds no progress',
    (text) => {
      expect(parseProgress(text)).toEqual(EMPTY_PROGRESS);
    },
  );

  test('any stored text is read as progress or ignored, without throwing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('hero', 'at', 'programs', 'stars', 'made'), fc.jsonValue()),
        (parts) => {
          const read = parseProgress(stored(parts));
          expect(parseProgress(formatProgress(read))).toEqual(read);
        },
      ),
    );
  });

  test('a damaged part of progress is left out, and the others are kept', () => {
    expect(
      parseProgress(stored({ programs: { 'programming-basics': 'xyz', 'algorithm-master': 'u', other: 'u' } })),
    ).toEqual({
      ...EMPTY_PROGRESS,
      hero: 'cat',
      programs: { 'algorithm-master': parseProgram('u') },
    });
    expect(parseProgress(stored({ hero: 'dragon' })).hero).toBeNull();
    expect(parseProgress(stored({ stars: { made: ['solved', 'moon', 'solved'] } })).stars).toEqual({
      made: ['solved'],
    });
  });

  test('a stored hero in an impossible place is dropped', () => {
    expect(standing({})).not.toBeNull();
    expect(standing({ position: { x: 8, y: 7 } })).toBeNull();
    expect(standing({ position: { x: 5, y: 7 } })).toBeNull();
    expect(standing({ position: { x: 0.5, y: 7 } })).toBeNull();
    expect(standing({ found: ['moon'] })).toBeNull();
    expect(standing({ found: ['mitten', 'mitten'] })).toBeNull();
    expect(standing({ facing: 'north' })).toBeNull();
    expect(standing({ index: 3 })).toBeNull();
    expect(standing({ runFrom: 'moon' })).toEqual(standing({}));
  });

  test('earned stars are not lost by a worse run', () => {
    const good = withStars(EMPTY_PROGRESS, 'made', ['solved', 'repeat']);
    expect(withStars(good, 'made', ['solved', 'one-program']).stars.made).toEqual(['solved', 'one-program', 'repeat']);
  });

  test('a program is stored by its level', () => {
    const up = parseProgram('u') ?? [];
    const kept = withProgram(withProgram(EMPTY_PROGRESS, 'made', up), 'loops-and-logic', []);
    expect(kept.programs).toEqual({ made: up, 'loops-and-logic': [] });
  });

  test('the points of earlier levels are added up', () => {
    expect([0, 1, 2, 3].map(sumPointsBefore)).toEqual([0, 100, 250, 400]);
  });
});
