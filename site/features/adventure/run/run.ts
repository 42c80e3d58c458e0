/**
 * A program that runs (docs/product.md §7.3), and the hints, names and goals that follow from its runs.
 *
 * @packageDocumentation
 */
import type { Direction, Program } from '../program/program.ts';
import { type Cell, type Grid, getCellBeside, type HazardType, isOnGrid, isSameCell } from '../world/level.ts';

/** Once per item and level (docs/product.md §12). */
export const POINTS_PER_ITEM = 50;
/** A run ends after this many steps. */
export const MAX_RUN_STEPS = 1000;

/** Where the hero stands, and the ids of the items that are found. */
export type HeroState = {
  readonly position: Cell;
  readonly facing: Direction;
  readonly found: readonly string[];
};

export type StepEffect =
  | { readonly kind: 'moved' }
  /** The hero stays, at the edge of the grid. */
  | { readonly kind: 'bumped' }
  | { readonly kind: 'collected'; readonly item: string }
  | { readonly kind: 'nothing-here' }
  /** The run ends; the hero stays on the square before the hazard. */
  | { readonly kind: 'hazard'; readonly type: HazardType; readonly at: Cell };

/** One step of a run: the block that acted, its effect, and the hero after it. */
export type TranscriptEntry = HeroState & {
  readonly blockId: string;
  /** The repeats around the block, outermost first; rounds count from 1. */
  readonly rounds: readonly { readonly blockId: string; readonly round: number; readonly times: number }[];
  readonly effect: StepEffect;
  readonly itemsLeft: number;
  readonly points: number;
};

export type Ending = 'ran-out' | 'hazard' | 'all-found' | 'step-limit';
/** The complete record of a run; the page shows it step by step, forwards and backwards. */
export type Transcript = {
  readonly start: HeroState;
  readonly entries: readonly TranscriptEntry[];
  readonly ending: Ending;
};

export function createStartState(grid: Grid): HeroState {
  return { position: grid.startPosition, facing: 'right', found: [] };
}

/** Whether there is a move or a collect in it. */
function acts(program: Program): boolean {
  return program.some((block) => block.kind !== 'repeat' || acts(block.steps));
}

function act(grid: Grid, from: HeroState, order: Direction | 'collect'): { to: HeroState; effect: StepEffect } {
  if (order === 'collect') {
    const item = grid.items.find((each) => isSameCell(each, from.position) && !from.found.includes(each.id));
    if (!item) return { to: from, effect: { kind: 'nothing-here' } };
    return { to: { ...from, found: [...from.found, item.id] }, effect: { kind: 'collected', item: item.id } };
  }
  const turned = { ...from, facing: order };
  const next = getCellBeside(from.position, order);
  if (!isOnGrid(grid.gridSize, next)) return { to: turned, effect: { kind: 'bumped' } };
  const hazard = grid.hazards.find((each) => isSameCell(each, next));
  if (hazard) return { to: turned, effect: { kind: 'hazard', type: hazard.type, at: next } };
  return { to: { ...turned, position: next }, effect: { kind: 'moved' } };
}

/** Runs a program from a hero state to its end (docs/product.md §7.3). */
export function run(grid: Grid, program: Program, start: HeroState = createStartState(grid)): Transcript {
  const entries: TranscriptEntry[] = [];
  let now = start;

  /** Returns an ending where the run ends before the last block. */
  function runBlocks(blocks: Program, rounds: TranscriptEntry['rounds']): Ending | null {
    for (const block of blocks) {
      if (block.kind === 'repeat') {
        // Without this, nested empty repeats would take 5^n rounds.
        if (!acts(block.steps)) continue;
        for (let round = 1; round <= block.times; round++) {
          const ending = runBlocks(block.steps, [...rounds, { blockId: block.id, round, times: block.times }]);
          if (ending) return ending;
        }
        continue;
      }
      if (entries.length === MAX_RUN_STEPS) return 'step-limit';
      const { to, effect } = act(grid, now, block.kind === 'collect' ? 'collect' : block.direction);
      now = to;
      entries.push({
        ...now,
        blockId: block.id,
        rounds,
        effect,
        itemsLeft: grid.items.length - now.found.length,
        points: now.found.length * POINTS_PER_ITEM,
      });
      if (effect.kind === 'hazard') return 'hazard';
      if (effect.kind === 'collected' && now.found.length === grid.items.length) return 'all-found';
    }
    return null;
  }

  const ending = runBlocks(program, []) ?? 'ran-out';
  return { start, entries, ending };
}

/** The place where a run starts: the hero's square, or the level's start with nothing found. */
export type RunFrom = 'here' | 'start';

/** Whether a run from here differs from one from the start. */
export function hasLeftStart({ startPosition }: Grid, { position, found }: HeroState): boolean {
  return found.length > 0 || !isSameCell(position, startPosition);
}

/** The state in which a run begins. A solved level begins again at its start. */
export function getRunStart(grid: Grid, now: HeroState, from: RunFrom): HeroState {
  return from === 'start' || now.found.length === grid.items.length ? createStartState(grid) : now;
}
