/** Where the places of the map lie: on a path that winds row by row, there and back. Computed, not measured. */

export type Spot = {
  /** The cell of a grid, from 0. */
  readonly row: number;
  readonly column: number;
  /** How far beside the middle of its cell: shares of the cell's width and height. */
  readonly shiftX: number;
  readonly shiftY: number;
};

/** The part of the path in one land. */
type LandPath = {
  readonly rows: number;
  readonly spots: readonly Spot[];
  /**
   * The path as an SVG `d`, in columns and rows. The y of a place is its row: an SVG that is as large as the grid lies
   * half a place lower.
   */
  readonly line: string;
};

type Point = { readonly x: number; readonly y: number };

/** Every second column lies lower by this share of a row. */
const WAVE = 0.13;
/** In a single column the places lie left and right of its middle, by this share of its width. */
const SWING = 0.09;
/** Where the path crosses the edges of a land: rows above its first and below its last place. */
const EDGE = 0.7;

/** Lays the path through lands with so many places each. A land begins a new row. */
export function layPath(placesOfLands: readonly number[], columns: number): readonly LandPath[] {
  const lands: (readonly Spot[])[] = [];
  for (const places of placesOfLands) lands.push(laySpots(places, columns, lands.at(-1)?.at(-1)?.column ?? 0));
  return lands.map((spots, index) => {
    const rows = (spots.at(-1)?.row ?? -1) + 1;
    const before = lands[index - 1]?.at(-1);
    const after = lands[index + 1]?.[0];
    return { rows, spots, line: drawLine(spots, before, after) };
  });
}

/** A row begins on the side where the one before has ended. */
function laySpots(places: number, columns: number, endColumn: number): readonly Spot[] {
  const spots: Spot[] = [];
  let last = endColumn;
  for (let row = 0; spots.length < places; row++) {
    const isFromLeft = last <= (columns - 1) / 2;
    for (let step = 0; step < columns && spots.length < places; step++) {
      last = isFromLeft ? step : columns - 1 - step;
      const shiftX = columns > 1 ? 0 : row % 2 === 0 ? -SWING : SWING;
      spots.push({ row, column: last, shiftX, shiftY: last % 2 === 0 ? 0 : WAVE });
    }
  }
  return spots;
}

function pointOf({ row, column, shiftX, shiftY }: Spot): Point {
  return { x: column + 0.5 + shiftX, y: row + shiftY };
}

/**
 * A smooth line through the places, from one edge of the land to the other. `before` and `after` lie in other lands.
 */
function drawLine(spots: readonly Spot[], before: Spot | undefined, after: Spot | undefined): string {
  const points = spots.map(pointOf);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const enter = { x: before ? (pointOf(before).x + first.x) / 2 : first.x, y: first.y - EDGE };
  const leave = after && { x: (pointOf(after).x + last.x) / 2, y: last.y + EDGE };
  const all = [enter, ...points, ...(leave ? [leave] : [])];
  const curves = all.slice(1).map((to, index) => {
    const from = all[index] ?? to;
    return curve(all[index - 1] ?? from, from, to, all[index + 2] ?? to);
  });
  return `M${format(enter)}${curves.join('')}`;
}

/** A segment of a Catmull-Rom spline as a Bézier curve. */
function curve(before: Point, from: Point, to: Point, after: Point): string {
  const bend = (at: Point, a: Point, b: Point): Point => ({ x: at.x + (b.x - a.x) / 6, y: at.y + (b.y - a.y) / 6 });
  return `C${format(bend(from, before, to))} ${format(bend(to, after, from))} ${format(to)}`;
}

const format = ({ x, y }: Point) => `${Number(x.toFixed(3))},${Number(y.toFixed(3))}`;
