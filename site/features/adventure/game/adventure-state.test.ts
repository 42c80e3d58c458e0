import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatProgram, parseProgram } from '../program/program.ts';
import { remove } from '../program/program-edit.ts';
import { EMPTY_PROGRESS } from '../stored/progress.ts';
import { levels, SHORTEST_PROGRAMS } from '../world/levels.ts';
import {
  type AdventureEvent,
  type AdventureState,
  initialState,
  reduceAdventure,
  startLevel,
} from './adventure-state.ts';
import { getShared, openShared, restoreState, updateProgress } from './navigation.ts';
import {
  canChooseRunFrom,
  canRun,
  computeTotalPoints,
  computeTrail,
  getHeroState,
  getLastEntry,
  getNextRunStart,
  type PlayingState,
} from './playing-state.ts';
import { parseStepDelay, STEP_DELAY_MS, STEP_DELAYS_MS } from './step-delay.ts';

function playing(form: string, index = 0): PlayingState {
  return startLevel('cat', { kind: 'story', index }, 0, parseProgram(form) ?? []);
}

function pressed(game: AdventureState, ...types: AdventureEvent['type'][]): PlayingState {
  const end = types.reduce((now, type) => reduceAdventure(now, { type } as AdventureEvent), game);
  if (end.stage !== 'playing') throw new Error(`The stage is ${end.stage}`);
  return end;
}

function runToEnd(game: AdventureState): AdventureState {
  let now = reduceAdventure(game, { type: 'run' });
  while (now.stage === 'playing' && now.playback.state === 'running') now = reduceAdventure(now, { type: 'tick' });
  return now;
}

describe('the stages', () => {
  test('choosing a character starts level 1, empty and at its start', () => {
    const game = reduceAdventure(initialState, { type: 'choose', character: 'dog' });
    expect(game).toMatchObject({ stage: 'playing', character: 'dog', quest: { kind: 'story', index: 0 } });
    expect((game as PlayingState).history.present).toEqual([]);
    expect(getHeroState(game as PlayingState).position).toEqual({ x: 0, y: 7 });
  });

  test('each solved level leads to the next, and the last one to the end with all points', () => {
    let game: AdventureState = playing(SHORTEST_PROGRAMS[levels[0]?.id ?? ''] ?? '');
    for (const [index, level] of levels.entries()) {
      if (game.stage !== 'playing') throw new Error('too early');
      expect(game.quest).toEqual({ kind: 'story', index });
      const program = parseProgram(SHORTEST_PROGRAMS[level.id] ?? '');
      game = runToEnd(reduceAdventure(game, { type: 'edit', program }));
      expect((game as PlayingState).playback.state).toBe('celebrating');
      game = reduceAdventure(game, { type: 'celebrated' });
      if (game.stage === 'playing') expect(game.history.present).toEqual([]);
    }
    expect(game).toEqual({ stage: 'completed', character: 'cat', points: 400 });
    expect(reduceAdventure(game, { type: 'play-again' })).toEqual(initialState);
  });
});

describe('a run', () => {
  test('a run needs a block, and no second run starts meanwhile', () => {
    expect(canRun(playing(''))).toBe(false);
    const running = pressed(playing('rr'), 'run');
    expect(canRun(running)).toBe(false);
    expect(reduceAdventure(running, { type: 'undo' })).toBe(running);
  });

  test('a run shows its first step at once, and its last step for the full time', () => {
    let game = pressed(playing('rr'), 'run');
    expect(getHeroState(game).position.x).toBe(1);
    game = pressed(game, 'tick');
    expect(getHeroState(game).position.x).toBe(2);
    expect(game.playback.state).toBe('running');
    expect(pressed(game, 'tick').playback.state).toBe('ended');
  });

  test('going back to the start loses the items found', () => {
    const game = runToEnd(playing('rrrc')) as PlayingState;
    expect(computeTotalPoints(game)).toBe(50);
    expect(getHeroState(pressed(game, 'back-to-start'))).toMatchObject({ position: { x: 0, y: 7 }, found: [] });
    expect(computeTotalPoints(pressed(game, 'back-to-start'))).toBe(0);
  });

  test('a run into a hazard marks the block until the next run, and the hero stays before it', () => {
    const game = runToEnd(playing('rurr')) as PlayingState;
    expect(game.hazardHit).toEqual({ blockId: '2', type: 'fire' });
    expect(getHeroState(game).position).toEqual({ x: 1, y: 7 });
    expect(pressed(game, 'step-back').hazardHit).not.toBeNull();
    expect(pressed(game, 'run').hazardHit).toBeNull();
  });

  test('a run ends where the hero stands when the program is changed in a pause', () => {
    const paused = pressed(playing('rrr'), 'run', 'tick', 'pause');
    const edited = reduceAdventure(paused, { type: 'add', kind: 'up' }) as PlayingState;
    expect(edited.playback.state).toBe('ready');
    expect(getHeroState(edited).position.x).toBe(2);
    expect(computeTrail(edited)).toHaveLength(3);
  });

  test('a run of empty repeats ends at once', () => {
    const game = reduceAdventure(playing('3()'), { type: 'run' }) as PlayingState;
    expect(game.playback).toMatchObject({ state: 'ended', shownSteps: 0 });
  });

  test('the marked block and the hero always belong to the same step of the run', () => {
    const presses: AdventureEvent['type'][] = [
      'run',
      'pause',
      'tick',
      'step',
      'step-back',
      'back-to-start',
      'undo',
      'redo',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...presses), { maxLength: 60 }), (types) => {
        let game: AdventureState = playing('3(ru)cl');
        for (const type of types) {
          game = reduceAdventure(game, { type } as AdventureEvent);
          if (game.stage !== 'playing' || game.playback.state === 'ready') continue;
          const { transcript, shownSteps } = game.playback;
          const entry = getLastEntry(game);
          expect(entry).toBe(transcript.entries[shownSteps - 1] ?? null);
          expect(getHeroState(game)).toBe(entry ?? transcript.start);
          expect(computeTrail(game).at(-1)).toEqual(getHeroState(game).position);
        }
      }),
    );
  });
});

describe('a tapped block', () => {
  test('a tapped block goes to the end or into the open repeat, and a new repeat is open', () => {
    let game: AdventureState = playing('');
    for (const kind of ['right', 'repeat3', 'up', 'collect'] as const)
      game = reduceAdventure(game, { type: 'add', kind });
    expect(formatProgram((game as PlayingState).history.present)).toBe('r3(uc)');
    game = reduceAdventure(reduceAdventure(game, { type: 'open-repeat', id: null }), { type: 'add', kind: 'left' });
    expect(formatProgram((game as PlayingState).history.present)).toBe('r3(uc)l');
  });
});

describe('what is stored', () => {
  test('the game resumes with its hero, square, found items, points and program', () => {
    const left = runToEnd(playing('rrrc')) as PlayingState;
    const again = restoreState(updateProgress(EMPTY_PROGRESS, left)) as PlayingState;
    expect(getHeroState(again)).toEqual({ ...getHeroState(left), position: { x: 3, y: 7 } });
    expect(again.character).toBe('cat');
    expect(computeTotalPoints(again)).toBe(50);
    expect(formatProgram(again.history.present)).toBe('rrrc');
  });

  test('a level left during its celebration counts as solved, with its stars', () => {
    const progress = updateProgress(EMPTY_PROGRESS, runToEnd(playing(SHORTEST_PROGRAMS['programming-basics'] ?? '')));
    expect(progress.stars['programming-basics']).toHaveLength(4);
    expect(restoreState(progress)).toMatchObject({ stage: 'playing', quest: { index: 1 }, pointsBefore: 100 });
  });

  test("visiting a friend's program leaves the child's own game unchanged", () => {
    const own = updateProgress(EMPTY_PROGRESS, playing('rr'));
    const visit = openShared({ kind: 'story', index: 1, program: parseProgram('3(ru)') ?? [] }, 'robot');
    expect(updateProgress(own, visit)).toBe(own);
    expect(formatProgram(getShared(visit).program)).toBe('3(ru)');
    expect(getHeroState(visit).position).toEqual(levels[1]?.startPosition);
  });
});

test('the speed slider goes from slow to fast and has the default in its middle', () => {
  expect(STEP_DELAYS_MS).toEqual([...STEP_DELAYS_MS].sort((a, b) => b - a));
  expect(STEP_DELAYS_MS[2]).toBe(STEP_DELAY_MS);
});

test.each(STEP_DELAYS_MS)('a stored delay of %i ms is used', (delay) => {
  expect(parseStepDelay(String(delay))).toBe(delay);
});

test.each([null, '', 'fast', '1', '-600'])('the stored delay %j is read as the default', (text) => {
  expect(parseStepDelay(text)).toBe(STEP_DELAY_MS);
});

const START = levels[0]?.startPosition;

function after(game: PlayingState, ...events: AdventureEvent[]): PlayingState {
  let now = game;
  for (const event of events) now = reduceAdventure(now, event) as PlayingState;
  return now;
}

/** Runs the program to its end. */
function ran(game: PlayingState): PlayingState {
  let now = after(game, { type: 'run' });
  while (now.playback.state === 'running') now = after(now, { type: 'tick' });
  return now;
}

const cellOf = (game: PlayingState) => getHeroState(game).position;

describe('where a run begins', () => {
  test('running an ended program again goes back to the start first', () => {
    const ended = ran(playing('rrrc'));
    expect(cellOf(ended)).toEqual({ x: 3, y: 7 });
    const again = after(ended, { type: 'run' });
    expect(getHeroState(again)).toMatchObject({ position: START, found: [] });
    expect(cellOf(after(again, { type: 'tick' }))).toEqual({ x: 1, y: 7 });
    expect(getHeroState(ran(ended))).toMatchObject({ position: { x: 3, y: 7 }, found: ['mitten'] });
  });

  test('a repaired program starts over after a hazard', () => {
    const hit = ran(playing('ruu'));
    expect(cellOf(hit)).toEqual({ x: 1, y: 7 });
    const mended = after(hit, { type: 'edit', program: parseProgram('rrrc') });
    expect(cellOf(mended)).toEqual({ x: 1, y: 7 });
    expect(getHeroState(ran(mended))).toMatchObject({ position: { x: 3, y: 7 }, found: ['mitten'] });
  });

  test('a new program continues from here, and found items stay found', () => {
    const ended = ran(playing('rrrc'));
    const cleared = after(ended, { type: 'edit', program: [] }, { type: 'add', kind: 'up' });
    expect(getNextRunStart(cleared)).toBe(getHeroState(cleared));
    expect(getHeroState(ran(cleared))).toMatchObject({ position: { x: 3, y: 6 }, found: ['mitten'] });
  });

  test('a new program starts over where a hazard has stopped the last one', () => {
    const hit = ran(playing('ruu'));
    const emptied = ['3', '2', '1'].reduce(
      (now, id) => after(now, { type: 'edit', program: remove(now.history.present, id) }),
      hit,
    );
    expect(cellOf(emptied)).toEqual({ x: 1, y: 7 });
    expect(getNextRunStart(after(emptied, { type: 'add', kind: 'right' })).position).toEqual(START);
    const chosen = after(emptied, { type: 'add', kind: 'right' }, { type: 'run-from', from: 'here' });
    expect(getNextRunStart(chosen).position).toEqual({ x: 1, y: 7 });
  });

  test('a program restored by undo starts over, as before it was cleared', () => {
    const cleared = after(ran(playing('rrrc')), { type: 'edit', program: [] });
    expect(cleared.runFrom).toBe('here');
    const back = after(cleared, { type: 'undo' });
    expect(back.runFrom).toBe('start');
    expect(after(back, { type: 'redo' }).runFrom).toBe('here');
    const another = after(cleared, { type: 'add', kind: 'up' });
    expect(after(another, { type: 'undo' }).runFrom).toBe('here');
    expect(after(another, { type: 'undo' }, { type: 'undo' }).runFrom).toBe('start');
    expect(after(another, { type: 'undo' }, { type: 'redo' }).runFrom).toBe('here');
  });

  test("the child's choice of the starting place applies to one run", () => {
    const chosen = after(ran(playing('r')), { type: 'run-from', from: 'here' });
    const second = ran(chosen);
    expect(cellOf(second)).toEqual({ x: 2, y: 7 });
    expect(second.runFrom).toBe('start');
  });
});

describe('the choice of the starting place', () => {
  test('the starting place can be chosen where the hero has moved or found something', () => {
    expect(canChooseRunFrom(playing('r'))).toBe(false);
    expect(canChooseRunFrom(ran(playing('r')))).toBe(true);
    expect(canChooseRunFrom(ran(playing('rrrclll')))).toBe(true);
    expect(canChooseRunFrom(after(ran(playing('r')), { type: 'back-to-start' }))).toBe(false);
  });

  test('the starting place cannot be chosen during a run or a pause', () => {
    const running = after(playing('rrr'), { type: 'run' });
    expect(canChooseRunFrom(running)).toBe(false);
    const paused = after(running, { type: 'pause' });
    expect(canChooseRunFrom(paused)).toBe(false);
    expect(after(paused, { type: 'run-from', from: 'here' })).toBe(paused);
  });
});

test('another hero continues in the same place with the same program', () => {
  const game = ran(playing('rr'));
  expect(after(game, { type: 'change-hero', character: 'robot' })).toEqual({ ...game, character: 'robot' });
});
