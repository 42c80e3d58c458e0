import type { Direction, Program } from '../program/program.ts';
import { type HeroState, run, startOf } from '../run/run.ts';
import type { Grid } from './level.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** Whether every item can be reached without a hazard. */
export function isSolvable(grid: Grid): boolean {
  const blocked = new Set(grid.hazards.map(({ x, y }) => `${x},${y}`));
  const seen = new Set<string>();
  const waiting = [grid.startPosition];
  while (waiting.length > 0) {
    const { x, y } = waiting.pop() ?? grid.startPosition;
    const key = `${x},${y}`;
    if (x < 0 || y < 0 || x >= grid.gridSize || y >= grid.gridSize || seen.has(key) || blocked.has(key)) continue;
    seen.add(key);
    waiting.push({ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 });
  }
  return grid.items.every(({ x, y }) => seen.has(`${x},${y}`));
}

/** The first of `shortestActs`; null where there is no path or nothing is left. */
export function nextAct(grid: Grid, from: HeroState): Direction | 'collect' | null {
  return shortestActs(grid, from)[0] ?? null;
}

/** The fewest moves and collects that find everything; empty where there is no path or nothing is left. */
export function shortestActs(grid: Grid, from: HeroState = startOf(grid)): readonly (Direction | 'collect')[] {
  type Reached = { readonly at: HeroState; readonly acts: readonly (Direction | 'collect')[] };
  const keyOf = ({ position, found }: HeroState) => `${position.x},${position.y}|${found.toSorted().join()}`;
  let frontier: Reached[] = [{ at: from, acts: [] }];
  const seen = new Set([keyOf(from)]);
  while (frontier.length > 0) {
    const next: Reached[] = [];
    for (const { at, acts } of frontier) {
      if (at.found.length === grid.items.length) return acts;
      for (const act of ['collect', ...DIRECTIONS] as const) {
        const block = act === 'collect' ? { id: '', kind: act } : { id: '', kind: 'move' as const, direction: act };
        const [entry] = run(grid, [block], at).entries;
        if (!entry || (entry.effect.kind !== 'moved' && entry.effect.kind !== 'collected')) continue;
        if (seen.has(keyOf(entry))) continue;
        seen.add(keyOf(entry));
        next.push({ at: entry, acts: [...acts, act] });
      }
    }
    frontier = next;
  }
  return [];
}

/**
 * Every program of exactly that many blocks without empty repeats: 5, 35, 295, 2,765, 27,705 and 290,000 of one to six
 * blocks. For proofs in tests.
 */
export function* programsOf(blocks: number): Generator<Program> {
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
