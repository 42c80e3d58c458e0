import { describe, expect, test } from 'vitest';
import { levels } from '../levels/levels.ts';
import { parseProgram } from '../program/program.ts';
import {
  type AdventureEvent,
  canChooseRunFrom,
  getHeroState,
  getNextRunStart,
  reduceAdventure,
  startLevel,
} from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';

const START = levels[0]?.startPosition;

function playing(form: string): PlayingState {
  return startLevel('cat', { kind: 'story', index: 0 }, 0, parseProgram(form) ?? []);
}

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

describe('a run', () => {
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

describe('the choice', () => {
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
