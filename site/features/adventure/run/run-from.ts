import type { Grid } from '../grid/level.ts';
import { createStartState, type HeroState } from './run.ts';

/** The place where a run starts: the hero's square, or the level's start with nothing found. */
export type RunFrom = 'here' | 'start';

/** Whether a run from here differs from one from the start. */
export function hasLeftStart({ startPosition }: Grid, { position, found }: HeroState): boolean {
  return found.length > 0 || position.x !== startPosition.x || position.y !== startPosition.y;
}

/** The state in which a run begins. A solved level begins again at its start. */
export function getRunStart(grid: Grid, now: HeroState, from: RunFrom): HeroState {
  return from === 'start' || now.found.length === grid.items.length ? createStartState(grid) : now;
}
