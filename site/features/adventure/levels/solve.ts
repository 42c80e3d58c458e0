import type { Grid } from '../grid/level.ts';
import type { Direction } from '../program/program.ts';
import { createStartState, type HeroState, run } from '../run/run.ts';

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

/** The first of `findShortestActs`; null where there is no path or nothing is left. */
export function findNextAct(grid: Grid, from: HeroState): Direction | 'collect' | null {
  return findShortestActs(grid, from)[0] ?? null;
}

/** The fewest moves and collects that find everything; empty where there is no path or nothing is left. */
export function findShortestActs(
  grid: Grid,
  from: HeroState = createStartState(grid),
): readonly (Direction | 'collect')[] {
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
