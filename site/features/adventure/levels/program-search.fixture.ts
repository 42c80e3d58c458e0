import type { Grid } from '../grid/level.ts';
import type { Direction, Program } from '../program/program.ts';
import { run } from '../run/run.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** Every program of exactly that many blocks without empty repeats: 5, 35, 295, 2,765, 27,705 and 290,000 of one to six. */
function* programsOf(blocks: number): Generator<Program> {
  if (blocks === 0) {
    yield [];
    return;
  }
  for (const rest of programsOf(blocks - 1)) {
    yield [{ id: '', kind: 'collect' }, ...rest];
    for (const direction of DIRECTIONS) yield [{ id: '', kind: 'move', direction }, ...rest];
  }
  for (let inside = 1; inside < blocks; inside++) {
    for (const steps of programsOf(inside))
      for (const rest of programsOf(blocks - 1 - inside))
        for (const times of [3, 5] as const) yield [{ id: '', kind: 'repeat', times, steps }, ...rest];
  }
}

/** A smallest program that solves the grid; null where none of at most `maxBlocks` blocks does. */
export function smallestProgram(grid: Grid, maxBlocks: number): Program | null {
  for (let blocks = 1; blocks <= maxBlocks; blocks++)
    for (const program of programsOf(blocks)) if (run(grid, program).ending === 'all-found') return program;
  return null;
}
