/** Why a program does not solve its level, from the transcript of its run (docs/product.md §7.4). */

import { countBlocks, type Direction, listTimes, type Program } from '../program/program.ts';
import { findLongestRepeatedRun, type RepeatedRun } from '../program/program-edit.ts';
import { type Cell, type Grid, type HazardType, isSameCell, type Level } from '../world/level.ts';
import { createStartState, type HeroState, hasLeftStart, run, type Transcript, type TranscriptEntry } from './run.ts';
import { findShortestPaths, type ShortestPaths } from './shortest-paths.ts';
import { getMaxBlocksForStar } from './stars.ts';

/** The round of the innermost repeat, from 1; null outside of a repeat. */
export type InRound = { readonly round: number; readonly times: number } | null;

/** A point of a run: the block, the hero's square, the items found until then, and the item that is nearest. */
type TracePoint = {
  readonly blockId: string;
  readonly at: Cell;
  readonly found: readonly string[];
  readonly item: string;
  readonly inRound: InRound;
};

/** The first thing in a run that keeps it from solving the level. */
export type Diagnosis =
  /** Nothing acts: no block at all, or an empty repeat (`blockId`). */
  | { readonly kind: 'empty'; readonly blockId: string | null; readonly at: Cell; readonly item: string }
  | ({ readonly kind: 'hazard'; readonly type: HazardType; readonly hazardAt: Cell } & TracePoint)
  /** The block moved the hero onto an item that was not picked up. `isEnd`: the program ended there. */
  | ({ readonly kind: 'passed'; readonly isEnd: boolean } & TracePoint)
  /** The hero collects on a square without an item. */
  | ({ readonly kind: 'nothing-here' } & TracePoint)
  /** The hero walks into the edge of the grid. */
  | ({ readonly kind: 'bumped'; readonly direction: Direction } & TracePoint)
  /** The hero was nearest before this block; it leads away. */
  | ({ readonly kind: 'wrong-way'; readonly direction: Direction } & TracePoint)
  /** Correct so far: `left` moves and collects are missing. */
  | ({ readonly kind: 'stopped-short'; readonly left: number } & TracePoint)
  /** The run reached MAX_RUN_STEPS; the block is the outermost repeat. */
  | ({ readonly kind: 'step-limit' } & TracePoint)
  /** The same program solves the level from its start. */
  | { readonly kind: 'start-over' }
  /** Solved with more blocks than necessary. `repeatedRun`: blocks that a repeat could replace. */
  | {
      readonly kind: 'too-long';
      readonly blocks: number;
      readonly fewest: number;
      readonly repeatedRun: RepeatedRun | null;
    }
  | { readonly kind: 'solved' };

export type IdentifiedGrid = Grid & Pick<Level, 'id' | 'enoughBlocks' | 'tiles' | 'hasFreeTimes'>;

/** Diagnoses a program that runs from a hero state. The grid has to be solvable. */
export function diagnose(level: IdentifiedGrid, program: Program, from: HeroState): Diagnosis {
  const transcript = run(level, program, from);
  if (transcript.ending === 'all-found') return diagnoseSolved(level, program);
  const start = createStartState(level);
  if (hasLeftStart(level, from) && run(level, program, start).ending === 'all-found') return { kind: 'start-over' };
  const paths = findShortestPaths(level);
  const item = paths.nextItem(from) ?? '';
  if (transcript.entries.length === 0)
    return { kind: 'empty', blockId: program[0]?.id ?? null, at: from.position, item };
  return firstFailure(level, transcript, paths) ?? endOf(transcript, paths);
}

/** The first hazard, missed item, empty collect or bump that no later step corrects. */
function firstFailure(level: IdentifiedGrid, transcript: Transcript, paths: ShortestPaths): Diagnosis | null {
  const { entries, start } = transcript;
  const found = entries.at(-1)?.found ?? start.found;
  const steps = entries.map((entry) => paths.stepsLeft(entry) ?? 0);
  const collectors = new Set(entries.filter(({ effect }) => effect.kind === 'collected').map(({ blockId }) => blockId));
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1] ?? start;
    const tracePoint = tracePointOf(entry, before, paths);
    const { effect } = entry;
    if (effect.kind === 'hazard') return { kind: 'hazard', type: effect.type, hazardAt: effect.at, ...tracePoint };
    if (effect.kind === 'moved') {
      const item = level.items.find((each) => isSameCell(each, entry.position) && !found.includes(each.id));
      const next = entries[index + 1];
      if (item) return { kind: 'passed', isEnd: !next, ...tracePoint, at: entry.position, item: item.id };
    }
    // A collect in a repeat is right if it picks something up in any round.
    if (effect.kind === 'nothing-here' && !collectors.has(entry.blockId) && !found.includes(tracePoint.item))
      return { kind: 'nothing-here', ...tracePoint };
    // A bump is no mistake if the hero gets nearer afterwards.
    if (effect.kind === 'bumped' && !steps.slice(index).some((left) => left < (steps[index] ?? 0)))
      return { kind: 'bumped', direction: entry.facing, ...tracePoint };
  }
  return null;
}

/** A run without such a failure that did not solve the level: too short, the wrong way, or too many steps. */
function endOf({ entries, start, ending }: Transcript, paths: ShortestPaths): Diagnosis {
  const heroStates: readonly HeroState[] = [start, ...entries];
  const steps = heroStates.map((state) => paths.stepsLeft(state) ?? 0);
  const last = entries.at(-1);
  if (!last) throw new Error('A run without steps has no end');
  const nearest = Math.min(...steps);
  if (ending === 'step-limit') {
    const tracePoint = tracePointOf(last, last, paths);
    return { kind: 'step-limit', ...tracePoint, blockId: last.rounds[0]?.blockId ?? last.blockId };
  }
  if (steps.at(-1) === nearest) return { kind: 'stopped-short', left: nearest, ...tracePointOf(last, last, paths) };
  // The last step of the first stretch at which the hero was nearest.
  let turn = steps.indexOf(nearest);
  while (steps[turn + 1] === nearest) turn++;
  const away = entries[turn] ?? last;
  return { kind: 'wrong-way', direction: away.facing, ...tracePointOf(away, heroStates[turn] ?? start, paths) };
}

function tracePointOf({ blockId, rounds }: TranscriptEntry, at: HeroState, paths: ShortestPaths): TracePoint {
  const inner = rounds.at(-1);
  const inRound = inner ? { round: inner.round, times: inner.times } : null;
  return { blockId, at: at.position, found: at.found, item: paths.nextItem(at) ?? '', inRound };
}

function diagnoseSolved(level: IdentifiedGrid, program: Program): Diagnosis {
  const blocks = countBlocks(program);
  const repeatedRun = findLongestRepeatedRun(program, listTimes(level));
  const fewest = level.enoughBlocks ?? getMaxBlocksForStar(level.id) ?? blocks - (repeatedRun?.saves ?? 0);
  return blocks > fewest ? { kind: 'too-long', blocks, fewest, repeatedRun } : { kind: 'solved' };
}
