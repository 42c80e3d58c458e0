import { expect, test } from 'vitest';
import { countBlocks, formatProgram } from '../program/program.ts';
import { EMPTY_PROGRESS } from '../stored/progress.ts';
import { formatLink, parseLink, withoutSolution } from '../stored/share.ts';
import { mapLevelById } from '../world/deliveries.ts';
import { type AdventureEvent, reduceAdventure, startLevel } from './adventure-state.ts';
import { buildAnnouncements, getShownRun } from './announcements.ts';
import { getShared, updateProgress } from './navigation.ts';
import { canRun, findGameDeviation, getSolvedRun, type PlayingState } from './playing-state.ts';

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

test('a wrong answer is reviewed: it stays, the run may be seen again, and a block be tapped', () => {
  const wrong: AdventureEvent = { type: 'guess', cell: { x: 1, y: 2 } };
  const ended = runOut(after(open('d6'), wrong));
  expect(ended.review).toEqual({ surprise: null });
  const stepped = after(ended, { type: 'step' });
  expect(stepped).toMatchObject({ review: { surprise: null }, playback: { state: 'paused', shownSteps: 1 } });
  const back = after(stepped, { type: 'back-to-start' }, { type: 'guess', cell: { x: 3, y: 2 } });
  expect(back.quest).toMatchObject({ guess: { x: 1, y: 2 } });
  expect(after(stepped, { type: 'surprise', blockId: '4' }).review).toEqual({ surprise: '4' });
  expect(findGameDeviation(ended)?.blockId).toBe('2');
});

test('a right answer, a run that goes on and a delivery are not reviewed', () => {
  const solved = after(runOut(after(open('d6'), { type: 'guess', cell: { x: 3, y: 2 } })), { type: 'celebrated' });
  expect(solved.review).toBeNull();
  expect(after(open('d6'), { type: 'guess', cell: { x: 1, y: 2 } }, { type: 'run' }).review).toBeNull();
  const built = runOut(after(open('d4'), { type: 'add', kind: 'up' }));
  expect(built).toMatchObject({ review: null, playback: { state: 'ended' } });
  expect(after(built, { type: 'surprise', blockId: '1' })).toBe(built);
  expect(findGameDeviation(built)).toBeNull();
});

test('the run that solved a level is known until it is left', () => {
  const solved = after(runOut(after(open('d6'), { type: 'guess', cell: { x: 3, y: 2 } })), { type: 'celebrated' });
  expect(getSolvedRun(solved)?.ending).toBe('ran-out');
  expect(getSolvedRun(after(solved, { type: 'step-back' }))).toBeNull();
  expect(getSolvedRun(after(solved, { type: 'back-to-start' }))).toBeNull();
  expect(getSolvedRun(open('d6'))).toBeNull();
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
  expect(after(full, { type: 'add', kind: 'down' })).toBe(full);
  const fewer = after(full, { type: 'undo' }, { type: 'add', kind: 'left' });
  expect(formatProgram(fewer.history.present)).toBe('5(url)');
});

test('a repeat gets another number where the level allows it, and undo brings the old one back', () => {
  const set: AdventureEvent = { type: 'set-times', id: 'new-1', times: 7 };
  const written = (id: string, ...events: readonly AdventureEvent[]) =>
    formatProgram(
      after(open(id), { type: 'add', kind: 'repeat3' }, { type: 'add', kind: 'up' }, ...events).history.present,
    );
  expect(written('d10', set)).toBe('7(u)');
  expect(written('d10', set, { type: 'undo' })).toBe('3(u)');
  expect(written('d10', { ...set, id: 'new-2' })).toBe('3(u)');
  expect(written('d9', set)).toBe('3(u)');
  // The way through the giant stairs needs a repeat in a repeat with the numbers of the palette only.
  expect(written('d13', set)).toBe('3(u)');
  const built = open('d19');
  expect(after(built, { type: 'add', kind: 'repeat3' }, set).history.present).toMatchObject([{ times: 3 }]);
});

test("a delivery leaves the story's progress unchanged and can be shared as a level", () => {
  const game = after(open('d4'), { type: 'add', kind: 'up' });
  expect(updateProgress(EMPTY_PROGRESS, game)).toBe(EMPTY_PROGRESS);
  expect(updateProgress(EMPTY_PROGRESS, { stage: 'map' })).toBe(EMPTY_PROGRESS);
  const sent = parseLink(formatLink(withoutSolution(getShared(game))));
  expect(sent).toMatchObject({ state: 'read', shared: { kind: 'made', program: [] } });
});
