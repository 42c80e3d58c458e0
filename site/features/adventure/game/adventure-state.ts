/**
 * The state of a game: what is played, its program, how far its run is shown; its events, announcements and address.
 *
 * @packageDocumentation
 */
import type { BlockKind, Program, Times } from '../program/program.ts';
import { type BlockPlace, createBlock, findCursorPlace, insert, setTimes } from '../program/program-edit.ts';
import { createStartState, hasLeftStart, type RunFrom, run } from '../run/run.ts';
import type { CharacterId } from '../world/characters.ts';
import type { Cell } from '../world/level.ts';
import { levels } from '../world/levels.ts';
import type { MadeLevel } from '../world/made-level.ts';
import {
  advance,
  canChangeProgram,
  canChangeTimes,
  canChooseRunFrom,
  canRun,
  canStepBack,
  computeTotalPoints,
  computeTrail,
  endAfterLastStep,
  findOpenRepeat,
  getChosenBlock,
  getHeroState,
  getLevel,
  getNextRunStart,
  hasRoom,
  isEditable,
  type PlayingState,
  type Quest,
  type RunPlayback,
  takeBack,
  withGuess,
  withReview,
} from './playing-state.ts';
import { createHistory, recordChange, redo, type UndoHistory, undo } from './undo-history.ts';

/** How long 'Level Complete' is shown (docs/product.md §12). */
export const LEVEL_COMPLETE_MS = 2000;

export type AdventureState =
  | { readonly stage: 'character-select' }
  | PlayingState
  | { readonly stage: 'map' | 'gallery' }
  | { readonly stage: 'making'; readonly made: MadeLevel | null }
  | { readonly stage: 'completed'; readonly character: CharacterId; readonly points: number };

export type AdventureEvent =
  | { readonly type: 'choose'; readonly character: CharacterId }
  /** Replaces the state, by a stored or linked one. */
  | { readonly type: 'open'; readonly game: AdventureState }
  | { readonly type: 'run' }
  | { readonly type: 'pause' }
  /** Sent when the step delay is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'step' }
  | { readonly type: 'step-back' }
  | { readonly type: 'back-to-start' }
  | { readonly type: 'run-from'; readonly from: RunFrom }
  | { readonly type: 'change-hero'; readonly character: CharacterId }
  /** Sent LEVEL_COMPLETE_MS after the level is solved. */
  | { readonly type: 'celebrated' }
  | { readonly type: 'add'; readonly kind: BlockKind; readonly place?: BlockPlace }
  | { readonly type: 'edit'; readonly program: Program | null }
  | { readonly type: 'set-times'; readonly id: string; readonly times: Times }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'open-repeat'; readonly id: string | null }
  /** Chooses a block: the next one goes after it, and 'take-back' removes it. Choosing it again ends that. */
  | { readonly type: 'choose-block'; readonly id: string }
  /** Removes the chosen block, else the newest one. */
  | { readonly type: 'take-back' }
  | { readonly type: 'guess'; readonly cell: Cell }
  /** Which block surprised the child. */
  | { readonly type: 'surprise'; readonly blockId: string }
  | { readonly type: 'play-again' };

export const initialState: AdventureState = { stage: 'character-select' };

/** A level at its start, with an empty program unless one is given. */
export function startLevel(character: CharacterId, quest: Quest, points = 0, program: Program = []): PlayingState {
  return {
    stage: 'playing',
    character,
    quest,
    pointsBefore: points,
    history: createHistory(program),
    openRepeat: null,
    cursor: null,
    createdBlocks: 0,
    runStart: createStartState(getLevel(quest)),
    runFrom: 'start',
    playback: { state: 'ready' },
    trail: [],
    hazardHit: null,
    isSolved: false,
    review: null,
  };
}

export function reduceAdventure(game: AdventureState, event: AdventureEvent): AdventureState {
  switch (event.type) {
    case 'choose':
      return startLevel(event.character, { kind: 'story', index: 0 });
    case 'open':
      return event.game;
    case 'play-again':
      return initialState;
    default:
      return game.stage === 'playing' ? afterPlay(play(game, event)) : game;
  }
}

const afterPlay = (game: AdventureState) => (game.stage === 'playing' ? withReview(game) : game);

type PlayEvent = Exclude<AdventureEvent, { type: 'choose' | 'open' | 'play-again' }>;

function play(game: PlayingState, event: PlayEvent): AdventureState {
  const { playback } = game;
  switch (event.type) {
    case 'run':
      if (!canRun(game)) return game;
      if (playback.state === 'paused') return { ...game, playback: { ...playback, state: 'running' } };
      return firstStep(game, startRun(game, 'running'));
    case 'pause':
      return playback.state === 'running' ? { ...game, playback: { ...playback, state: 'paused' } } : game;
    case 'tick':
      return playback.state === 'running' ? advance(game) : game;
    case 'step':
      if (!canRun(game)) return game;
      return endAfterLastStep(advance(playback.state === 'paused' ? game : startRun(game, 'paused')));
    case 'step-back':
      if (playback.state === 'ready' || !canStepBack(game)) return game;
      return { ...game, playback: { ...playback, state: 'paused', shownSteps: playback.shownSteps - 1 } };
    case 'back-to-start':
      if (playback.state === 'celebrating') return game;
      return {
        ...game,
        runStart: createStartState(getLevel(game.quest)),
        runFrom: 'start',
        playback: { state: 'ready' },
        trail: [],
        hazardHit: null,
      };
    case 'run-from':
      return canChooseRunFrom(game) ? { ...game, runFrom: event.from } : game;
    case 'change-hero':
      return { ...game, character: event.character };
    case 'celebrated':
      return playback.state === 'celebrating' ? afterLevel(game, playback) : game;
    case 'open-repeat':
      return isEditable(game) ? { ...game, openRepeat: event.id, cursor: null } : game;
    case 'choose-block':
      return canChangeProgram(game)
        ? { ...game, cursor: getChosenBlock(game) === event.id ? null : { after: event.id } }
        : game;
    case 'take-back':
      return canChangeProgram(game) ? withoutBlock(game) : game;
    case 'add':
      return canChangeProgram(game) && hasRoom(game, event.kind) ? add(game, event.kind, event.place) : game;
    case 'edit':
      return canChangeProgram(game) ? withHistory(game, recordChange(game.history, event.program)) : game;
    case 'set-times':
      if (!canChangeTimes(game)) return game;
      return withHistory(game, recordChange(game.history, setTimes(game.history.present, event.id, event.times)));
    case 'undo':
      return canChangeProgram(game) ? withUndo(game) : game;
    case 'redo':
      return canChangeProgram(game) ? withHistory(game, redo(game.history)) : game;
    case 'guess':
      return withGuess(game, event.cell);
    case 'surprise':
      return game.review ? { ...game, review: { surprise: event.blockId } } : game;
  }
}

/** A new run with no step shown yet. The same program starts over the next time. */
function startRun(game: PlayingState, state: 'running' | 'paused'): PlayingState {
  const from = getNextRunStart(game);
  const transcript = run(getLevel(game.quest), game.history.present, from);
  return { ...game, runStart: from, runFrom: 'start', hazardHit: null, playback: { state, transcript, shownSteps: 0 } };
}

/** The first step is shown at once, unless the hero goes back to the start first: that takes the time of a step. */
function firstStep(before: PlayingState, started: PlayingState): PlayingState {
  const goesBack = hasLeftStart(getLevel(before.quest), getHeroState(before)) && before.runFrom === 'start';
  return goesBack ? started : advance(started);
}

function afterLevel(game: PlayingState, playback: Exclude<RunPlayback, { state: 'ready' }>): AdventureState {
  if (game.quest.kind !== 'story') return { ...game, isSolved: true, playback: { ...playback, state: 'ended' } };
  const points = computeTotalPoints(game);
  const index = game.quest.index + 1;
  if (index === levels.length) return { stage: 'completed', character: game.character, points };
  return startLevel(game.character, { kind: 'story', index }, points);
}

function add(game: PlayingState, kind: BlockKind, place?: BlockPlace): PlayingState {
  const { present } = game.history;
  const chosen = place || !game.cursor ? null : findCursorPlace(present, game.cursor);
  const open = place || chosen ? null : findOpenRepeat(game);
  const end: BlockPlace = {
    parent: open?.id ?? null,
    index: open?.kind === 'repeat' ? open.steps.length : present.length,
  };
  const createdBlocks = game.createdBlocks + 1;
  const block = createBlock(kind, `new-${createdBlocks}`);
  const program = insert(present, block, place ?? chosen ?? end);
  if (!program) return game;
  const next = { ...withHistory(game, recordChange(game.history, program)), createdBlocks };
  // The next tapped block goes into the new repeat.
  if (block.kind === 'repeat') return { ...next, openRepeat: block.id, cursor: null };
  return chosen ? { ...next, cursor: { after: block.id } } : next;
}

function withoutBlock(game: PlayingState): PlayingState {
  const { program, cursor } = takeBack(game);
  return { ...withHistory(game, recordChange(game.history, program)), cursor };
}

/** A program that undo brings back, such as a cleared one, starts over as before. */
function withUndo(game: PlayingState): PlayingState {
  const next = withHistory(game, undo(game.history));
  const isBack = game.history.present.length === 0 && next.history.present.length > 0;
  return isBack ? { ...next, runFrom: 'start' } : next;
}

/** Replaces the program. A run that was shown ends where the hero stands. */
function withHistory(game: PlayingState, history: UndoHistory<Program>): PlayingState {
  if (history.present === game.history.present) return game;
  // A new program goes on from where the hero stands, unless a hazard has stopped it there.
  const runFrom = history.present.length > 0 ? game.runFrom : game.hazardHit ? 'start' : 'here';
  return {
    ...game,
    history,
    runFrom,
    runStart: getHeroState(game),
    trail: computeTrail(game),
    playback: { state: 'ready' },
  };
}
