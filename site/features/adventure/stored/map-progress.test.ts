import { describe, expect, test } from 'vitest';
import { formatProgram } from '../program/program.ts';
import { createStartState, run } from '../run/run.ts';
import { mapLevelById } from '../world/deliveries.ts';
import { parseProgramForm } from '../world/delivery.ts';
import {
  computeMapStars,
  EMPTY_MAP_PROGRESS,
  formatMapProgress,
  listOfferedMapStars,
  type MapProgress,
  mergeMapProgress,
  parseMapProgress,
  withMapProgram,
  withMapStars,
  withTurn,
} from './map-progress.ts';

function mapLevel(id: string) {
  const found = mapLevelById(id);
  if (!found) throw new Error(`${id} is no level`);
  return found;
}

describe('the stars of a run', () => {
  const stars = (id: string, form: string, from = createStartState(mapLevel(id).level)) =>
    computeMapStars(mapLevel(id), null, parseProgramForm(form), run(mapLevel(id).level, parseProgramForm(form), from));

  test.each([
    ['3(r)c', ['solved', 'one-program', 'enough-blocks']],
    ['rrrc', ['solved', 'one-program']],
    ['rrr', []],
  ])('a run that is %s in the fourth delivery earns %o', (form, expected) => {
    expect(stars('d4', form)).toEqual(expected);
  });

  test('a run that continues from elsewhere earns the first star only', () => {
    expect(stars('d4', 'c', { ...createStartState(mapLevel('d4').level), position: { x: 3, y: 4 } })).toEqual([
      'solved',
    ]);
  });

  test('a level with a block limit has no star for few blocks', () => {
    expect(listOfferedMapStars(mapLevel('d11'))).toEqual(['solved', 'one-program']);
    expect(stars('d11', '5(ruc)')).toEqual(['solved', 'one-program']);
  });

  test('a question has one star, for the right answer', () => {
    const asked = mapLevel('d6');
    const transcript = run(asked.level, asked.given);
    expect(listOfferedMapStars(asked)).toEqual(['solved']);
    expect(computeMapStars(asked, { x: 3, y: 2 }, asked.given, transcript)).toEqual(['solved']);
    expect(computeMapStars(asked, { x: 1, y: 2 }, asked.given, transcript)).toEqual([]);
    expect(computeMapStars(asked, null, asked.given, transcript)).toEqual([]);
  });
});

describe('storage', () => {
  const progress: MapProgress = withTurn(
    withMapProgram(
      withMapStars({ ...EMPTY_MAP_PROGRESS, hero: 'cat' }, 'd4', ['solved']),
      'd4',
      parseProgramForm('3(r)c'),
    ),
    'd6',
  );

  test('stored map progress is read back as it was stored', () => {
    expect(parseMapProgress(formatMapProgress(progress))).toEqual(progress);
  });

  test.each([null, '', 'x', '[]', '{"version":9}', '{"version":1,"stars":7}'])(
    'the stored text %s gives no map progress',
    (text) => {
      expect(parseMapProgress(text)).toEqual(EMPTY_MAP_PROGRESS);
    },
  );

  test('damaged parts of stored map progress are left out', () => {
    const text = JSON.stringify({
      version: 1,
      hero: 'dragon',
      programs: { d4: '3(', d5: 'u', __proto__x: 'u' },
      stars: { d4: ['solved', 'golden'], elsewhere: ['solved'], 'day-2026-11-23': ['one-program'] },
      turns: { d6: -1, d14: 2 },
    });
    expect(parseMapProgress(text)).toEqual({
      hero: null,
      programs: { d5: parseProgramForm('u') },
      stars: { d4: ['solved'], 'day-2026-11-23': ['one-program'] },
      turns: { d14: 2 },
    });
  });

  test('map progress keeps the programs of the newest seven letters, and the stars of all', () => {
    const days = Array.from({ length: 9 }, (_, index) => `day-2026-11-0${index + 1}`);
    const all = days.reduce(
      (sum, id) => withMapStars(withMapProgram(sum, id, parseProgramForm('u')), id, ['solved']),
      EMPTY_MAP_PROGRESS,
    );
    const kept = parseMapProgress(formatMapProgress(all));
    expect(Object.keys(kept.programs)).toEqual(days.slice(2));
    expect(Object.keys(kept.stars)).toEqual(days);
  });

  test('merging two devices joins their stars and keeps the programs of this one', () => {
    const other = withMapProgram(
      withMapStars(EMPTY_MAP_PROGRESS, 'd4', ['one-program']),
      'd4',
      parseProgramForm('rrrc'),
    );
    const both = mergeMapProgress(progress, withMapStars(other, 'd1', ['solved']));
    expect(both.stars).toEqual({ d4: ['solved', 'one-program'], d1: ['solved'] });
    expect(formatProgram(both.programs.d4 ?? [])).toBe('3(r)c');
    expect(both.hero).toBe('cat');
  });
});
