import type { Cell } from '../world/level.ts';

/** Above the row, or below it. */
type BubblePlace = { readonly side: 'above' | 'below'; readonly row: number };

/** A bubble needs this share of the board's height. */
const MIN_SHARE = 0.4;

/**
 * Where the bubble of a hint covers neither the hero nor the square that it marks; where there is no room for that, at
 * the hero's wider side.
 */
export function placeBubble(squares: number, hero: Cell, marked: Cell | null): BubblePlace {
  const rows = [hero.y, marked?.y ?? hero.y];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const free = Math.max(top, squares - 1 - bottom);
  if (free >= squares * MIN_SHARE) return top === free ? { side: 'above', row: top } : { side: 'below', row: bottom };
  return hero.y >= squares - 1 - hero.y ? { side: 'above', row: hero.y } : { side: 'below', row: hero.y };
}
