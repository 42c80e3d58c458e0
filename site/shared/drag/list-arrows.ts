export type ArrowDirection = 'up' | 'down' | 'left' | 'right';

/** The index that an arrow key leads to in a list: down and right go on, up and left go back, and the ends hold. */
export function getIndexAfterArrow(current: number, length: number, direction: ArrowDirection): number {
  const isForward = direction === 'down' || direction === 'right';
  return Math.max(0, Math.min(length - 1, current + (isForward ? 1 : -1)));
}
