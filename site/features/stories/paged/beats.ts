/**
 * Splits the words of a panel into beats: groups that each fit beside the picture. Items keep their order and are never
 * split. `heightOf` gives the height in px of some consecutive items set together; it is asked once for each group, for
 * in a page it costs a layout. `available` is the height in px that there is. An item that is too high by itself gets a
 * beat of its own.
 *
 * Beats are as even as they can be: a last beat of one short sentence would read as a mistake.
 */
export function splitIntoBeats<Item>(
  items: readonly Item[],
  available: number,
  heightOf: (items: readonly Item[]) => number,
): Item[][] {
  const heights = new Map<string, number>();
  const height = (start: number, end: number): number => {
    const key = `${start} ${end}`;
    const known = heights.get(key) ?? heightOf(items.slice(start, end));
    heights.set(key, known);
    return known;
  };
  const full = fill(items.length, available, height);
  // The smallest height that needs no more beats makes the most even ones.
  let even = full;
  let [low, high] = [0, available];
  for (let tries = 0; tries < EVENING_STEPS && full.length > 1; tries++) {
    const middle = (low + high) / 2;
    const tried = fill(items.length, middle, height);
    if (tried.length > full.length || tried.some(([start, end]) => height(start, end) > available)) low = middle;
    else [even, high] = [tried, middle];
  }
  return even.map(([start, end]) => items.slice(start, end));
}

/** Halvings of the height in search of even beats. */
const EVENING_STEPS = 5;

/** Items from `start` to the one before `end`. */
type ItemSpan = readonly [start: number, end: number];

function fill(count: number, available: number, height: (start: number, end: number) => number): ItemSpan[] {
  const beats: ItemSpan[] = [];
  let start = 0;
  for (let end = 1; end <= count; end++) {
    if (end - start > 1 && height(start, end) > available) {
      beats.push([start, end - 1]);
      start = end - 1;
    }
  }
  return [...beats, [start, count]];
}
