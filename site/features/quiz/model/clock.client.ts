/**
 * Milliseconds of a clock that nobody sets, for elapsed time and deadlines. It begins with the page, never goes back,
 * and may stand still while the device sleeps: then what waits goes on where it was.
 */
export function getElapsedMs(): number {
  return performance.now();
}
