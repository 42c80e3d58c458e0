import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapLevelById } from '../deliveries/deliveries.ts';
import { EMPTY_PROGRESS, type Progress } from '../progress/progress.ts';
import { restoreState } from '../progress/resume.ts';
import { initialState, startLevel } from '../state/adventure-state.ts';
import { chooseCommandAfterChange, chooseFirstCommand, formatGameHash, parseDestination } from './navigation.ts';

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
    expect(visit.stage === 'playing' && [visit.character, visit.task.kind]).toEqual(['cat', 'visit']);
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
