/** Sets a book's pictures so large that its columns on paper are full. Lengths are px. */

/** A part of a column, in order. */
export type ColumnBlock = {
  /** Space from the block before; it is dropped at the top of a column. */
  readonly gap: number;
  readonly height: number;
  /** Line height of a text that may go on in the next column; null for what is not parted. */
  readonly lineHeight: number | null;
  readonly isPicture: boolean;
  /** Whether no column may end after it: a heading, a picture with its text. */
  readonly keepsWithNext: boolean;
};

type ColumnFill = {
  readonly columns: number;
  /** The share of a column's width of each picture, in order. */
  readonly pictures: readonly number[];
};

/** Lines of a text that stay together before and after a break (print-edition.css). */
const MIN_LINES = 3;
/** Shares of a column's width that a picture may have. */
export const PICTURE_SCALES = { min: 0.64, max: 1, step: 0.02 };
/** Share of a column's height that may stay empty, and what differences in width cost beside blanks. */
const FREE_BLANK = 0.02;
const SCALE_WEIGHT = 0.01;

/** The next block, and the lines of it that stand in a column already. */
type ColumnPosition = { readonly block: number; readonly lines: number };
type Column = { readonly end: ColumnPosition; readonly blank: number };
/** The best way on from a position: the column there with its scale, and the cost of all columns. */
type ColumnPlan = { readonly scale: number; readonly end: ColumnPosition; readonly cost: number };

/**
 * Chooses one width for the pictures of each column, as near to `scale` as leaves little of the columns empty. Of all
 * choices that with the least squared blanks, by dynamic programming over the places where a column may begin. With
 * `available` columns they are filled down to the last; without, the last may stay empty.
 */
export function fillColumns(
  blocks: readonly ColumnBlock[],
  columnHeight: number,
  scale: number,
  available = Number.POSITIVE_INFINITY,
): ColumnFill {
  const { min, max, step } = PICTURE_SCALES;
  const scales = [scale, ...Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step)];
  const isLimited = Number.isFinite(available);
  const plans = new Map<string, ColumnPlan>();

  function costFrom(position: ColumnPosition, left: number): number {
    if (position.block < blocks.length) return left > 0 ? planFrom(position, left).cost : Number.POSITIVE_INFINITY;
    return isLimited ? left : 0;
  }

  function planFrom(position: ColumnPosition, left: number): ColumnPlan {
    const key = `${position.block} ${position.lines} ${left}`;
    const known = plans.get(key);
    if (known) return known;
    let best: ColumnPlan | null = null;
    for (const tried of scales) {
      const { end, blank } = fillColumn(blocks, position, columnHeight, tried);
      const isFree = end.block === blocks.length && !isLimited;
      const empty = isFree ? 0 : Math.max(0, blank / columnHeight - FREE_BLANK);
      const cost = empty ** 2 + SCALE_WEIGHT * (tried - scale) ** 2 + costFrom(end, left - 1);
      if (!best || cost < best.cost) best = { scale: tried, end, cost };
    }
    const plan = best ?? { scale, end: { block: blocks.length, lines: 0 }, cost: 0 };
    plans.set(key, plan);
    return plan;
  }

  const pictures: number[] = [];
  let columns = 0;
  for (let position: ColumnPosition = { block: 0, lines: 0 }; position.block < blocks.length; columns++) {
    const plan = planFrom(position, available - columns);
    for (const { isPicture } of blocks.slice(position.block, plan.end.block)) if (isPicture) pictures.push(plan.scale);
    position = plan.end;
  }
  return { columns, pictures };
}

function fillColumn(
  blocks: readonly ColumnBlock[],
  start: ColumnPosition,
  columnHeight: number,
  scale: number,
): Column {
  let at = start;
  let used = 0;
  while (at.block < blocks.length) {
    const group = placeGroup(blocks, at, columnHeight, used, scale);
    // What is higher than a column stands in one by itself.
    if (!group) return used > 0 ? { end: at, blank: columnHeight - used } : { end: nextGroup(blocks, at), blank: 0 };
    used = group.used;
    at = group.end;
    if (at.lines > 0) break;
  }
  return { end: at, blank: columnHeight - used };
}

/** Places blocks that stay together; null where they do not fit. Of the last one, as many lines as fit. */
function placeGroup(
  blocks: readonly ColumnBlock[],
  at: ColumnPosition,
  columnHeight: number,
  usedBefore: number,
  scale: number,
): { end: ColumnPosition; used: number } | null {
  const end = nextGroup(blocks, at).block;
  let used = usedBefore;
  for (let i = at.block; i < end; i++) {
    const block = blocks[i];
    if (!block) break;
    const { height, lineHeight, isPicture } = block;
    const linesBefore = i === at.block ? at.lines : 0;
    const top = used + (used > 0 ? block.gap : 0);
    const rest = (isPicture ? height * scale : height) - linesBefore * (lineHeight ?? 0);
    if (top + rest <= columnHeight) {
      used = top + rest;
      continue;
    }
    if (i < end - 1 || lineHeight === null) return null;
    const lines = Math.round(rest / lineHeight);
    const placed = Math.min(Math.floor((columnHeight - top) / lineHeight), lines - MIN_LINES);
    if (placed < MIN_LINES) return null;
    return { end: { block: i, lines: linesBefore + placed }, used: top + placed * lineHeight };
  }
  return { end: { block: end, lines: 0 }, used };
}

function nextGroup(blocks: readonly ColumnBlock[], { block }: ColumnPosition): ColumnPosition {
  let end = block;
  while (blocks[end]?.keepsWithNext) end++;
  return { block: Math.min(end + 1, blocks.length), lines: 0 };
}
