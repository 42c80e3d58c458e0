export type ArrowDirection = 'up' | 'down' | 'left' | 'right';

/** The index that an arrow key leads to in a list: down and right go on, up and left go back, and the ends hold. */
export function getIndexAfterArrow(current: number, length: number, direction: ArrowDirection): number {
  const isForward = direction === 'down' || direction === 'right';
  return Math.max(0, Math.min(length - 1, current + (isForward ? 1 : -1)));
}

type Point = { readonly x: number; readonly y: number };

/**
 * The index of the nearest point in a direction: one that lies further along than aside. -1 where there is none.
 * Coordinates are pixels on the screen, y downwards.
 */
export function findIndexInDirection(from: Point, points: readonly Point[], direction: ArrowDirection): number {
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const isVertical = direction === 'up' || direction === 'down';
  let nearest = -1;
  let nearestPx = Number.POSITIVE_INFINITY;
  for (const [index, { x, y }] of points.entries()) {
    const along = sign * (isVertical ? y - from.y : x - from.x);
    const aside = Math.abs(isVertical ? x - from.x : y - from.y);
    if (along <= 1 || along <= aside || along + aside >= nearestPx) continue;
    nearest = index;
    nearestPx = along + aside;
  }
  return nearest;
}
