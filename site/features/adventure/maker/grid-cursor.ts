/** The keyboard cursor of the level maker's grid. */
import type { Cell } from '../grid/level.ts';

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest square of the grid: a smaller grid may have cut the cursor's off. */
export function clampCursor({ x, y }: Cell, gridSize: number): Cell {
  const clamp = (value: number) => Math.max(0, Math.min(gridSize - 1, value));
  return { x: clamp(x), y: clamp(y) };
}

/** The square that a key leads to, the same one at the edge; null for a key that is no arrow. */
export function getCursorAfterKey(cursor: Cell, key: string, gridSize: number): Cell | null {
  const by = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  return by ? clampCursor({ x: cursor.x + by.x, y: cursor.y + by.y }, gridSize) : null;
}
