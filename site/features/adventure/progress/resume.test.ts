import { describe, expect, test } from 'vitest';
import { characters } from '../levels/characters.ts';
import { levels } from '../levels/levels.ts';
import { readLink, type Shared } from '../links/share.ts';
import { parseProgram } from '../program/program.ts';
import { initialState, reduceAdventure, startLevel } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { EMPTY_PROGRESS, type Progress, sumPointsBefore } from './progress.ts';
import { getShared, listReachedLevels, openLevel, openShared, restoreState, updateProgress } from './resume.ts';

const program = parseProgram('rrr') ?? [];
const heroAt = (index: number, found: readonly string[]) => ({
  index,
  heroState: { position: levels[index]?.startPosition ?? { x: 0, y: 0 }, facing: 'up' as const, found },
});
const itemsOf = (index: number) => (levels[index]?.items ?? []).map(({ id }) => id);

const story: Shared = { kind: 'story', index: 1, program };
const madeLink = readLink('m5m04im22h-u');
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
      task: { kind: 'story', index: 1 },
      runStart: at.heroState,
      history: { present: program },
    });
  });

  test('the next level opens where everything was found', () => {
    const state = restoreState({ ...EMPTY_PROGRESS, hero: 'cat', at: heroAt(0, itemsOf(0)) });
    expect(state).toMatchObject({ stage: 'playing', task: { kind: 'story', index: 1 } });
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
    expect(state).toMatchObject({ stage: 'playing', character: 'dog', task: { kind: 'visit', shared } });
    expect(state.history.present).toEqual(shared.program);
    expect(getShared(state)).toEqual(shared);
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
