import { type Box, getCenter, type Point } from '../model/pictures.ts';

/** Smallest side in px of what a finger can hit. */
const FINGER_PX = 44;
/** Px around a thing of any size that count as the thing. */
const MARGIN_PX = 10;

/** Whether a tap at `point` (shares of the picture) means the thing in `box`. `size` is the shown picture in px. */
export function isHit(point: Point, box: Box, size: { readonly width: number; readonly height: number }): boolean {
  const isNear = (at: number, start: number, length: number, px: number) => {
    const margin = Math.max(MARGIN_PX, (FINGER_PX - length * px) / 2) / px;
    return at >= start - margin && at <= start + length + margin;
  };
  return isNear(point.x, box.left, box.width, size.width) && isNear(point.y, box.top, box.height, size.height);
}

/** The grid through which a picture is looked at by keyboard. Cells of a 4:3 picture are nearly square. */
export const COLUMNS = 6;
export const ROWS = 4;

/** A cell of the grid; column and row count from 0. */
export type LensCell = { readonly column: number; readonly row: number };

export function getCellBox({ column, row }: LensCell): Box {
  return { left: column / COLUMNS, top: row / ROWS, width: 1 / COLUMNS, height: 1 / ROWS };
}

const isIn = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** Whether looking into a cell finds the thing: the cell has its middle, or lies in the middle of it. */
export function isInCell(cell: LensCell, box: Box): boolean {
  return isIn(getCenter(box), getCellBox(cell)) || isIn(getCenter(getCellBox(cell)), box);
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The cell that an arrow key goes to, the same one at the edge; null for any other key. */
export function getCellAfterKey({ column, row }: LensCell, key: string): LensCell | null {
  const step = STEPS[key];
  if (!step) return null;
  const clamp = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return { column: clamp(column + step[0], COLUMNS), row: clamp(row + step[1], ROWS) };
}
