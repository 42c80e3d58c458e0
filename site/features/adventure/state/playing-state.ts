import type { Cell, HazardType, Level } from '../grid/level.ts';
import type { CharacterId } from '../levels/characters.ts';
import type { Guess, MapLevel } from '../levels/map-level.ts';
import type { Shared } from '../links/share.ts';
import type { Program } from '../program/program.ts';
import type { HeroState, Transcript } from '../run/run.ts';
import type { RunFrom } from '../run/run-from.ts';
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
export type Task =
  | { readonly kind: 'story'; readonly index: number }
  | { readonly kind: 'map'; readonly mapLevel: MapLevel; readonly guess: Guess }
  | { readonly kind: 'visit'; readonly level: Level; readonly shared: Shared };

export type PlayingState = {
  readonly stage: 'playing';
  readonly character: CharacterId;
  readonly task: Task;
  /** Points of the levels before this one. */
  readonly pointsBefore: number;
  readonly history: UndoHistory<Program>;
  /** Id of the repeat that a tapped block is added to; null for the end of the program. */
  readonly openRepeat: string | null;
  /** Number of blocks added so far, for their ids. */
  readonly createdBlocks: number;
  /** Where the hero stands while no run is shown. */
  readonly runStart: HeroState;
  /** Where the next run starts; it matters only where the hero is not at the start. */
  readonly runFrom: RunFrom;
  readonly playback: RunPlayback;
  /** The squares of the last run, while no run is shown. */
  readonly trail: readonly Cell[];
  /** The block that led into a hazard; marked until the next run. */
  readonly hazardHit: { readonly blockId: string; readonly type: HazardType } | null;
  /** Whether the level is solved; false in story levels, which go on to the next one. */
  readonly isSolved: boolean;
};
