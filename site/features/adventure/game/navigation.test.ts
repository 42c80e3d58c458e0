import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TAILS, WRITINGS } from '../../../shared/address/tails.fixture.ts';
import { parseProgram } from '../program/program.ts';
import { EMPTY_PROGRESS, type Progress, sumPointsBefore } from '../stored/progress.ts';
import { parseLink, type Shared } from '../stored/share.ts';
import { characters } from '../world/characters.ts';
import { mapLevelById } from '../world/deliveries.ts';
import { levels } from '../world/levels.ts';
import { initialState, reduceAdventure, startLevel } from './adventure-state.ts';
import {
  chooseCommandAfterChange,
  chooseFirstCommand,
  formatGameHash,
  getShared,
  listReachedLevels,
  openLevel,
  openShared,
  parseDestination,
  restoreState,
  updateProgress,
} from './navigation.ts';
import type { PlayingState } from './playing-state.ts';

const program = parseProgram('rrr') ?? [];
const heroAt = (index: number, found: readonly string[]) => ({
  index,
  heroState: { position: levels[index]?.startPosition ?? { x: 0, y: 0 }, facing: 'up' as const, found },
});
const itemsOf = (index: number) => (levels[index]?.items ?? []).map(({ id }) => id);

const story: Shared = { kind: 'story', index: 1, program };
const madeLink = parseLink('m5m04im22h-u');
const made: Shared = madeLink.state === 'read' ? madeLink.shared : expect.fail('the link is one of a made level');

describe('the state of a stored progress', () => {
  test.each<[string, Partial<Progress>]>([
    ['nothing', {}],
    ['a hero without a level', { hero: 'cat' }],
    ['a level without a hero', { at: heroAt(0, []) }],
    ['a level that does not exist', { hero: 'cat', at: heroAt(9, []) }],
  ])('the game begins at the first screen for %s', (_, change) => {
    expect(restoreState({ ...EMPTY_PROGRESS, ...change })).toEqual(initialState);
  });

  test('a level opens with its program and the hero where it stood', () => {
    const at = heroAt(1, ['key']);
    const programs = { [levels[1]?.id ?? '']: program };
    const state = restoreState({ ...EMPTY_PROGRESS, hero: 'cat', at, programs });
    expect(state).toMatchObject({
      stage: 'playing',
      character: 'cat',
      quest: { kind: 'story', index: 1 },
      runStart: at.heroState,
      history: { present: program },
    });
  });

  test('the next level opens where everything was found', () => {
    const state = restoreState({ ...EMPTY_PROGRESS, hero: 'cat', at: heroAt(0, itemsOf(0)) });
    expect(state).toMatchObject({ stage: 'playing', quest: { kind: 'story', index: 1 } });
  });

  test('the end of the game opens where the last level was solved', () => {
    const last = levels.length - 1;
    expect(restoreState({ ...EMPTY_PROGRESS, hero: 'cat', at: heroAt(last, itemsOf(last)) })).toEqual({
      stage: 'completed',
      character: 'cat',
      points: sumPointsBefore(levels.length),
    });
  });
});

describe('a link', () => {
  test.each([
    ['of the story', story],
    ['that somebody made', made],
  ])('a link to a level %s is a visit with its program, and is shared again unchanged', (_, shared) => {
    const state = openShared(shared, 'dog');
    expect(state).toMatchObject({ stage: 'playing', character: 'dog', quest: { kind: 'visit', shared } });
    expect(state.history.present).toEqual(shared.program);
    expect(getShared(state)).toEqual(shared);
  });

  test('a link to a level that somebody made has no program in the address, and an old one loses it', () => {
    const destination = parseDestination('m5m04im22h-u', () => false);
    expect(destination).toMatchObject({ kind: 'shared', shared: { kind: 'made', program: [] } });
    expect(formatGameHash(openShared(made, 'dog'))).toBe('m5m04im22h-');
    expect(parseDestination('2-rrr', () => false)).toMatchObject({ kind: 'shared', shared: story });
    expect(formatGameHash(openShared(story, 'dog'))).toBe('2-rrr');
  });

  test('a link is opened with the first hero where the child has none', () => {
    expect(openShared(story, null).character).toBe(characters[0]?.id);
  });

  test('a link to a level of the child’s own game names the level and its program', () => {
    const state = restoreState({ ...EMPTY_PROGRESS, hero: 'cat', at: heroAt(1, []) });
    if (state.stage !== 'playing') throw new Error(state.stage);
    const own: PlayingState = state;
    expect(getShared(own)).toEqual({ kind: 'story', index: 1, program: [] });
  });
});

describe('the progress', () => {
  const before: Progress = { ...EMPTY_PROGRESS, hero: 'cat', at: heroAt(1, []), stars: { made: ['solved'] } };

  test.each([
    ['a visit', openShared(story, 'dog')],
    ['the level maker', { stage: 'making' } as never],
  ])('the progress is left alone by %s', (_, state) => {
    expect(updateProgress(before, state)).toBe(before);
  });

  test('the progress keeps the completed screen, and forgets hero and level when the child plays again', () => {
    const last = levels.length - 1;
    const solved: Progress = { ...before, at: heroAt(last, itemsOf(last)) };
    const completed = restoreState(solved);
    expect(completed.stage).toBe('completed');
    expect(updateProgress(solved, completed)).toBe(solved);
    expect(updateProgress(solved, initialState)).toEqual({ ...solved, hero: null, at: null });
  });

  test('the progress holds hero, level and program of the child’s own game', () => {
    const state = restoreState({ ...before, programs: { [levels[1]?.id ?? '']: program } });
    expect(updateProgress(EMPTY_PROGRESS, state)).toMatchObject({
      hero: 'cat',
      at: heroAt(1, []),
      programs: { [levels[1]?.id ?? '']: program },
    });
  });
});

describe('the levels reached', () => {
  const [first, second] = levels.map(({ id }) => id) as [string, string];

  test.each<[string, Partial<Progress>, readonly number[]]>([
    ['at first', {}, [0]],
    ['by playing', { at: heroAt(1, []) }, [0, 1]],
    ['by a solved level', { stars: { [first]: ['solved'], [second]: ['solved'] } }, [0, 1, 2]],
    ['by a stored program', { programs: { [second]: program } }, [0, 1]],
  ])('the reached levels are right %s', (_, change, expected) => {
    expect(listReachedLevels({ ...EMPTY_PROGRESS, ...change })).toEqual(expected);
  });

  test('reached levels open at their start, with their program and the points before them', () => {
    const state = openLevel({ ...EMPTY_PROGRESS, programs: { [second]: program } }, 'dog', 1);
    expect(state).toMatchObject({ character: 'dog', pointsBefore: sumPointsBefore(1), history: { present: program } });
    expect(state.runStart.position).toEqual(levels[1]?.startPosition);
  });
});

test('a level opened with an empty program keeps its stored one until blocks are added', () => {
  const id = levels[1]?.id ?? '';
  const stored = { ...EMPTY_PROGRESS, programs: { [id]: program } };
  const opened = startLevel('cat', { kind: 'story', index: 1 });
  expect(updateProgress(stored, opened).programs[id]).toEqual(program);
  const added = reduceAdventure(opened, { type: 'add', kind: 'up' });
  expect(updateProgress(stored, added).programs[id]).toHaveLength(1);
  expect(updateProgress(stored, reduceAdventure(added, { type: 'undo' })).programs[id]).toEqual([]);
});

const progress: Progress = { ...EMPTY_PROGRESS, hero: 'cat' };
const own = startLevel('cat', { kind: 'story', index: 0 }, 0);
const visited = chooseFirstCommand(
  parseDestination('1-r', () => false),
  progress,
);
const visit = visited.type === 'open' ? visited.game : initialState;
const nowhere = () => false;

describe('a hash', () => {
  test.each(['map', 'gallery', 'd1', 'd15', 'day-2026-11-23'])(
    'the hash %s leads to the map or one of its levels',
    (id) => {
      expect(parseDestination(id, nowhere)).toEqual({ kind: 'map', id });
    },
  );

  test.each(['1-r', '2-rrdc', 'm8m07ia70h-r'])('the hash %s is a link to a level', (hash) => {
    expect(parseDestination(hash, nowhere).kind).toBe('shared');
  });

  test('a hash is read with any tail, however the link was written anew', () => {
    const anyHash = fc.constantFrom(
      'map',
      'gallery',
      'd2',
      'd15',
      'day-2026-11-23',
      '1-r',
      '2-rrdc',
      '1-3bre5bcue',
      'm8m07ia70h-r',
    );
    const anyWriting = fc.constantFrom(...Object.values(WRITINGS));
    fc.assert(
      fc.property(anyHash, fc.constantFrom(...TAILS), anyWriting, (hash, tail, write) => {
        expect(parseDestination(write(hash, tail), nowhere)).toEqual(parseDestination(hash, nowhere));
      }),
    );
    const unfinished = 'm8m07ia70h-';
    expect(parseDestination(`${unfinished}를`, nowhere)).toEqual(parseDestination(unfinished, nowhere));
  });

  test('an empty hash and the id of an element lead nowhere', () => {
    expect(parseDestination('', nowhere)).toEqual({ kind: 'none' });
    expect(parseDestination('main', (id) => id === 'main')).toEqual({ kind: 'none' });
  });

  test('every other hash is refused with a reason', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const destination = parseDestination(`?${text}`, nowhere);
        expect(destination.kind === 'bad' && destination.problem).toBe('unknown-level');
      }),
    );
  });
});

describe('the page opens first', () => {
  test('the page opens the stored game where the address has no hash', () => {
    expect(chooseFirstCommand({ kind: 'none' }, progress)).toEqual({ type: 'open', game: restoreState(progress) });
  });

  test('the page opens the stored game after a bad link, and says what is wrong with it', () => {
    const bad = { kind: 'bad', problem: 'too-long' } as const;
    expect(chooseFirstCommand(bad, progress)).toEqual({
      type: 'open',
      game: restoreState(progress),
      problem: 'too-long',
    });
  });

  test("the page opens the level of a link with the child's own hero", () => {
    expect(visit.stage === 'playing' && [visit.character, visit.quest.kind]).toEqual(['cat', 'visit']);
  });

  test('the page loads the code of the map for one of its levels', () => {
    expect(chooseFirstCommand({ kind: 'map', id: 'd4' }, progress)).toEqual({
      type: 'load',
      id: 'd4',
      fallback: restoreState(progress),
    });
  });
});

describe('a changed hash', () => {
  const after = (hash: string, game = visit, isElementId: (id: string) => boolean = nowhere) =>
    chooseCommandAfterChange(parseDestination(hash, isElementId), { hash, game, progress });

  test("the back button leads from a visited level to the child's own game", () => {
    expect(after('')).toEqual({ type: 'open', game: restoreState(progress) });
  });

  test("the child's own game continues when the hash is emptied", () => {
    expect(after('', own)).toEqual({ type: 'none' });
  });

  test('a bad link leaves the game unchanged, and the page says what is wrong with it', () => {
    expect(after('9-r')).toEqual({ type: 'stay', problem: 'unknown-level' });
  });

  test('the skip link leaves the game unchanged', () => {
    expect(after('main', own, (id) => id === 'main')).toEqual({ type: 'stay' });
  });

  test("a link opens its level, and a hash of the map loads the map's code", () => {
    expect(after('2-r', own).type).toBe('open');
    expect(after('d4', own)).toEqual({ type: 'load', id: 'd4', fallback: null });
  });
});

describe('the hash of a game', () => {
  const delivery = mapLevelById('d4');
  if (!delivery) throw new Error('d4 is a delivery');
  test.each([
    ['the character screen', initialState, ''],
    ['a level of the story', own, ''],
    ['the map', { stage: 'map' } as const, 'map'],
    ['the gallery', { stage: 'gallery' } as const, 'gallery'],
    ['the level maker', { stage: 'making', made: null } as const, ''],
    ['a delivery', startLevel('cat', { kind: 'map', mapLevel: delivery, guess: null }, 0), 'd4'],
    ['a link', visit, '1-r'],
  ])('the hash is right for %s', (_name, game, hash) => {
    expect(formatGameHash(game)).toBe(hash);
  });
});
