import type { CSSProperties } from 'react';

/**
 * The style of the nth element that fades in with the class `rise` (app/styles.css); each starts 70 ms after the one
 * before.
 */
export function riseOrder(n: number): CSSProperties {
  return { '--rise-order': n } as CSSProperties;
}
