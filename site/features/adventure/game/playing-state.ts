import { type Block, type BlockKind, countBlocks, type Program } from '../program/program.ts';
import { type Cursor, findBlock, findCursorPlace, removeBefore, removeLast } from '../program/program-edit.ts';
import { countTilesLeft } from '../program/tiles.ts';
import { isMapLevelSolved } from '../run/answer.ts';
import { findDeviation } from '../run/deviation.ts';
import {
  createStartState,
  getRunStart,
  type HeroState,
  hasLeftStart,
  POINTS_PER_ITEM,
  type RunFrom,
  run,
  type Transcript,
  type TranscriptEntry,
} from '../run/run.ts';
import type { Shared } from '../stored/share.ts';
import type { CharacterId } from '../world/characters.ts';
import type { Guess, MapLevel } from '../world/delivery.ts';
import type { Cell, HazardType, Level } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import type { UndoHistory } from './undo-history.ts';

/** How far a run is shown: the first `shownSteps` entries of the transcript. Block and hero are both read from it. */
export type RunPlayback =
  | { readonly state: 'ready' }
  | {
      readonly state: 'running' | 'paused' | 'ended' | 'celebrating';
      readonly transcript: Transcript;
      readonly shownSteps: number;
    };

/** What is played: a story level by index, one of the map's levels, or a level from a link or the level maker. */
export type Quest =
  | { readonly kind: 'story'; readonly index: number }
  | { readonly kind: 'map'; readonly mapLevel: MapLevel; readonly guess: Guess }
  | { readonly kind: 'visit'; readonly level: Level; readonly shared: Shared };

/** A step into a hazard, and its block; each is an object of its own. */
export type HazardHit = { readonly blockId: string; readonly type: HazardType };

export type PlayingState = {
  readonly stage: 'playing';
  readonly character: CharacterId;
  readonly quest: Quest;
  /** Points of the levels before this one. */
  readonly pointsBefore: number;
  readonly history: UndoHistory<Program>;
  /** Id of the repeat that a tapped block is added to; null for the end of the program. */
  readonly openRepeat: string | null;
  /** Where a tapped block is added instead, once a block was chosen in the strip. */
  readonly cursor: Cursor | null;
  /** Number of blocks added so far, for their ids. */
  readonly createdBlocks: number;
  /** Where the hero stands while no run is shown. */
  readonly runStart: HeroState;
  /** Where the next run starts; it matters only where the hero is not at the start. */
  readonly runFrom: RunFrom;
  readonly playback: RunPlayback;
  /** The squares of the last run, while no run is shown. */
  readonly trail: readonly Cell[];
  /** Marked until the next run. */
  readonly hazardHit: HazardHit | null;
  /** Whether the level is solved; false in story levels, which go on to the next one. */
  readonly isSolved: boolean;
  /** A question that was answered wrong, and the block that surprised the child; the run may be seen again. */
  readonly review: { readonly surprise: string | null } | null;
};

export function getLevel(quest: Quest): Level {
  const level = quest.kind === 'story' ? levels[quest.index] : (quest.kind === 'visit' ? quest : quest.mapLevel).level;
  if (!level) throw new Error('There is no such level');
  return level;
}

/** The last shown entry of the run; null where no step is shown. */
export function getLastEntry({ playback }: PlayingState): TranscriptEntry | null {
  return playback.state === 'ready' ? null : (playback.transcript.entries[playback.shownSteps - 1] ?? null);
}

export function getHeroState(game: PlayingState): HeroState {
  if (game.playback.state === 'ready') return game.runStart;
  return getLastEntry(game) ?? game.playback.transcript.start;
}

/** Where a new run would start. */
export function getNextRunStart(game: PlayingState): HeroState {
  return getRunStart(getLevel(game.quest), getHeroState(game), game.runFrom);
}

/** Whether the child may choose where the next run starts. */
export function canChooseRunFrom(game: PlayingState): boolean {
  const [level, now] = [getLevel(game.quest), getHeroState(game)];
  const isNewRun = isEditable(game) && game.playback.state !== 'paused' && now.found.length < level.items.length;
  return isNewRun && hasLeftStart(level, now);
}

/** The squares of the current path, oldest first, the hero's own last. */
export function computeTrail(game: PlayingState): readonly Cell[] {
  if (game.playback.state === 'ready') return game.trail;
  const { transcript, shownSteps } = game.playback;
  return [transcript.start.position, ...transcript.entries.slice(0, shownSteps).map(({ position }) => position)];
}

export function computeTotalPoints(game: PlayingState): number {
  return game.pointsBefore + getHeroState(game).found.length * POINTS_PER_ITEM;
}

/** Whether the program may be changed. A change during a pause ends the run where the hero stands. */
export function isEditable({ playback }: PlayingState): boolean {
  return playback.state !== 'running' && playback.state !== 'celebrating';
}

/** Whether blocks may be added, moved and removed: not in a program with a question. */
export function canChangeProgram(game: PlayingState): boolean {
  return isEditable(game) && getQuestion(game.quest) === null;
}

/** Whether the number of a repeat may be changed. */
export function canChangeTimes(game: PlayingState): boolean {
  return canChangeProgram(game) && getLevel(game.quest).hasFreeTimes === true;
}

export function canRun(game: PlayingState): boolean {
  return isEditable(game) && game.history.present.length > 0 && isAnswered(game.quest);
}

export function canStepBack({ playback }: PlayingState): boolean {
  return (playback.state === 'paused' || playback.state === 'ended') && playback.shownSteps > 0;
}

/** The question of a quest; null where the child writes the program. */
export function getQuestion(quest: Quest): MapLevel['question'] {
  return quest.kind === 'map' ? quest.mapLevel.question : null;
}

/** Whether a run that has come to its end has solved the quest. */
function isWon(quest: Quest, transcript: Transcript): boolean {
  return quest.kind === 'map'
    ? isMapLevelSolved(quest.mapLevel, quest.guess, transcript)
    : transcript.ending === 'all-found';
}

/** The state after a tap on a square. The first answer counts: none is taken once a step was shown. */
export function withGuess(game: PlayingState, guess: Guess): PlayingState {
  const { quest, playback, trail } = game;
  if (quest.kind !== 'map' || !quest.mapLevel.question || playback.state !== 'ready' || trail.length > 0) return game;
  if (game.review) return game;
  return { ...game, quest: { ...quest, guess }, runStart: createStartState(quest.mapLevel.level) };
}

/** Whether a question, if the quest has one, was answered. */
function isAnswered(quest: Quest): boolean {
  return quest.kind !== 'map' || quest.mapLevel.question === null || quest.guess !== null;
}

/** The most blocks that the quest allows; null where that is no part of it. */
export function getBlockLimit(quest: Quest): number | null {
  return quest.kind === 'map' ? quest.mapLevel.maxBlocks : null;
}

/** How many blocks of a kind the quest has left; null where that is no part of it. */
export function countKindLeft({ quest, history }: PlayingState, kind: BlockKind): number | null {
  return quest.kind === 'map' ? countTilesLeft(quest.mapLevel.level.tiles, history.present, kind) : null;
}

/** Whether the quest's limits of blocks leave room for one more of a kind. */
export function hasRoom(game: PlayingState, kind: BlockKind): boolean {
  const isBagFull = countBlocks(game.history.present) >= (getBlockLimit(game.quest) ?? Number.POSITIVE_INFINITY);
  return !isBagFull && countKindLeft(game, kind) !== 0;
}

/** Shows the next entry. A running program ends one tick after the last one, so that its block stays lit as long. */
export function advance(game: PlayingState): PlayingState {
  const { playback } = game;
  if (playback.state === 'ready') return game;
  const { transcript } = playback;
  const last = transcript.entries.length;
  if (playback.shownSteps === last) return { ...game, playback: { ...playback, state: 'ended' } };
  const shownSteps = playback.shownSteps + 1;
  const isLast = shownSteps === last;
  if (isLast && isWon(game.quest, transcript))
    return { ...game, playback: { state: 'celebrating', transcript, shownSteps } };
  const entry = transcript.entries[shownSteps - 1];
  if (entry?.effect.kind === 'hazard') {
    const hazardHit = { blockId: entry.blockId, type: entry.effect.type };
    return { ...game, hazardHit, playback: { state: 'ended', transcript, shownSteps } };
  }
  return { ...game, playback: { ...playback, shownSteps } };
}

/** Ends the run at once where a step by hand showed its last entry. */
export function endAfterLastStep(game: PlayingState): PlayingState {
  const { playback } = game;
  if (playback.state !== 'paused' || playback.shownSteps < playback.transcript.entries.length) return game;
  return { ...game, playback: { ...playback, state: 'ended' } };
}

/** The run on the grid that has solved the level; null once it is left. */
export function getSolvedRun({ isSolved, playback }: PlayingState): Transcript | null {
  if (!isSolved || playback.state !== 'ended') return null;
  return playback.shownSteps === playback.transcript.entries.length ? playback.transcript : null;
}

/** Begins the review of a question once its run has ended without the answer. */
export function withReview(game: PlayingState): PlayingState {
  const { playback } = game;
  if (game.review || game.isSolved || playback.state !== 'ended' || getQuestion(game.quest) === null) return game;
  return playback.shownSteps === playback.transcript.entries.length ? { ...game, review: { surprise: null } } : game;
}

/** The step that led elsewhere than to the tapped square; null where no question is answered. */
export function findGameDeviation({ quest, history }: PlayingState): TranscriptEntry | null {
  if (quest.kind !== 'map' || !quest.guess) return null;
  const { level } = quest.mapLevel;
  return findDeviation(level, run(level, history.present), quest.guess);
}

/** The repeat that tapped blocks are added to; null once it is removed. */
export function findOpenRepeat({ history, openRepeat }: PlayingState): Block | null {
  return openRepeat === null ? null : findBlock(history.present, openRepeat);
}

/** The block that was chosen in the strip; null where none is, or it is gone. */
export function getChosenBlock({ cursor, history }: PlayingState): string | null {
  const id = cursor && 'after' in cursor ? cursor.after : null;
  return id !== null && findBlock(history.present, id) ? id : null;
}

/** The program without the block before the cursor; without the newest one where nothing was chosen. */
export function takeBack({ history, cursor, openRepeat }: PlayingState): Pick<PlayingState, 'cursor'> & {
  readonly program: Program | null;
} {
  const { present } = history;
  if (!cursor || !findCursorPlace(present, cursor)) return { program: removeLast(present, openRepeat), cursor: null };
  return removeBefore(present, cursor) ?? { program: present, cursor };
}
