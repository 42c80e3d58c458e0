/** What the map's levels add to the rules: questions about a given program, and a limit of blocks. */
import type { Guess, MapLevel } from '../levels/map-level.ts';
import { countBlocks } from '../program/program.ts';
import { createStartState, type Transcript } from '../run/run.ts';
import type { PlayingState, Task } from './playing-state.ts';

/** The question of a task; null where the child writes the program. */
export function getTaskQuestion(task: Task): MapLevel['question'] {
  return task.kind === 'map' ? task.mapLevel.question : null;
}

/** Whether the run shows that the tapped square is the answer. */
export function isGuessRight({ level, question }: MapLevel, guess: Guess, { entries, start }: Transcript): boolean {
  const end = entries.at(-1) ?? start;
  if (!guess || !question) return false;
  const { x, y } = guess;
  if (question === 'stop') return end.position.x === x && end.position.y === y;
  return level.items.some((item) => item.x === x && item.y === y && !end.found.includes(item.id));
}

/** Whether a run that has come to its end has solved the task. */
export function isWon(task: Task, transcript: Transcript): boolean {
  if (task.kind === 'map' && task.mapLevel.question) return isGuessRight(task.mapLevel, task.guess, transcript);
  return transcript.ending === 'all-found';
}

/** The state after a tap on a square. The first answer counts: none is taken once a step was shown. */
export function withGuess(game: PlayingState, guess: Guess): PlayingState {
  const { task, playback, trail } = game;
  if (task.kind !== 'map' || !task.mapLevel.question || playback.state !== 'ready' || trail.length > 0) return game;
  return { ...game, task: { ...task, guess }, runStart: createStartState(task.mapLevel.level) };
}

/** Whether a question, if the task has one, was answered. */
export function isAnswered(task: Task): boolean {
  return task.kind !== 'map' || task.mapLevel.question === null || task.guess !== null;
}

/** The most blocks that the task allows; null where that is no part of it. */
export function getBlockLimit(task: Task): number | null {
  return task.kind === 'map' ? task.mapLevel.maxBlocks : null;
}

/** Whether the task's limit of blocks leaves room for one more. */
export function hasRoom({ task, history }: PlayingState): boolean {
  return countBlocks(history.present) < (getBlockLimit(task) ?? Number.POSITIVE_INFINITY);
}
