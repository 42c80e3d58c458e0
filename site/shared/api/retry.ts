/** Whether a 4xx status asks the client to try again: a time-out, or too many requests. */
export function isTemporaryRefusal(status: number): boolean {
  return status === 408 || status === 429;
}

/** Whether a status says that the server may accept the same later: it has trouble, or asks to slow down. */
export function isTrouble(status: number): boolean {
  return status >= 500 || isTemporaryRefusal(status);
}

const FIRST_RETRY_MS = 5000;
const MAX_RETRY_MS = 300_000;

/**
 * Delay of the next round, in milliseconds: 5 s, doubled after each further failed round, at most 5 min. Up to a
 * quarter of jitter is added, so that the devices of a classroom do not send at the same time.
 *
 * @param failedRounds at least 1
 * @param chance a random number from 0 up to 1
 * @param askedForMs the server's Retry-After, the minimum
 */
export function retryDelayMs(failedRounds: number, chance: number, askedForMs = 0): number {
  const doubled = FIRST_RETRY_MS * 2 ** Math.min(failedRounds - 1, 16);
  return Math.round(Math.max(askedForMs, Math.min(MAX_RETRY_MS, doubled)) * (1 + chance / 4));
}
