import { expect, test } from 'vitest';
import { mapLevelById } from '../deliveries/deliveries.ts';
import { formatLink, readLink } from '../links/share.ts';
import { countBlocks, formatProgram } from '../program/program.ts';
import { EMPTY_PROGRESS } from '../progress/progress.ts';
import { getShared, updateProgress } from '../progress/resume.ts';
import { type AdventureEvent, canRun, reduceAdventure, startLevel } from './adventure-state.ts';
import { buildAnnouncements, getShownRun } from './announcements.ts';
import type { PlayingState } from './playing-state.ts';

function open(id: string): PlayingState {
  const mapLevel = mapLevelById(id);
  if (!mapLevel) throw new Error(`${id} is no level`);
  return startLevel('cat', { kind: 'map', mapLevel, guess: null }, 0, mapLevel.given);
}

function after(game: PlayingState, ...events: readonly AdventureEvent[]): PlayingState {
  const end = events.reduce(reduceAdventure, game as ReturnType<typeof reduceAdventure>);
  if (end.stage !== 'playing') throw new Error('The level is over');
  return end;
}

/** Runs to the end of the transcript, and past the celebration. */
function runOut(game: PlayingState): PlayingState {
  const ticks = Array.from({ length: 60 }, (): AdventureEvent => ({ type: 'tick' }));
  return after(game, { type: 'run' }, ...ticks);
}

test('a question runs once a square is tapped, and its program cannot be changed', () => {
  const asked = open('d6');
  expect(canRun(asked)).toBe(false);
  const changed = after(asked, { type: 'add', kind: 'up' }, { type: 'edit', program: [] }, { type: 'undo' });
  expect(formatProgram(changed.history.present)).toBe('3(r)uu');
  expect(canRun(after(asked, { type: 'guess', cell: { x: 1, y: 2 } }))).toBe(true);
});

test('tapping the right square solves a question after the last step', () => {
  const solved = runOut(after(open('d6'), { type: 'guess', cell: { x: 3, y: 2 } }));
  expect(solved.playback.state).toBe('celebrating');
  expect(after(solved, { type: 'celebrated' })).toMatchObject({ isSolved: true, playback: { state: 'ended' } });
});

test('tapping a wrong square does not solve a question, and no second tap counts after the run', () => {
  const ended = runOut(after(open('d6'), { type: 'guess', cell: { x: 1, y: 2 } }));
  expect(ended).toMatchObject({ isSolved: false, playback: { state: 'ended' } });
  expect(after(ended, { type: 'guess', cell: { x: 3, y: 2 } })).toBe(ended);
  // The page says whether the answer was right: 'something is still out there' would be wrong.
  expect(buildAnnouncements(getShownRun(ended), ended, 'en').toast).toBeNull();
});

test('the forgotten item is the right answer, a collected one is not', () => {
  expect(runOut(after(open('d14'), { type: 'guess', cell: { x: 3, y: 2 } })).playback.state).toBe('celebrating');
  expect(runOut(after(open('d14'), { type: 'guess', cell: { x: 1, y: 3 } })).playback.state).toBe('ended');
});

test('a small bag accepts four blocks, and another one after one was removed', () => {
  const full = after(
    open('d11'),
    ...(['repeat5', 'up', 'right', 'collect', 'down'] as const).map((kind): AdventureEvent => ({ type: 'add', kind })),
  );
  expect(countBlocks(full.history.present)).toBe(4);
  const fewer = after(full, { type: 'undo' }, { type: 'add', kind: 'left' });
  expect(formatProgram(fewer.history.present)).toBe('5(url)');
});

test("a delivery leaves the story's progress unchanged and can be shared as a level", () => {
  const game = after(open('d4'), { type: 'add', kind: 'up' });
  expect(updateProgress(EMPTY_PROGRESS, game)).toBe(EMPTY_PROGRESS);
  expect(updateProgress(EMPTY_PROGRESS, { stage: 'map' })).toBe(EMPTY_PROGRESS);
  expect(readLink(formatLink(getShared(game)))).toMatchObject({ state: 'read', shared: { kind: 'made' } });
});
