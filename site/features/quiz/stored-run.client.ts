import { isForgetful } from '../../shared/players-store.client.ts';
import type { Run } from './quiz.ts';
import { formatRun, parseRun, RUN_KEY } from './stored-run.ts';

/** The quiz that was left in this tab; null where there is none. */
export function readRun(): Run | null {
  try {
    return parseRun(sessionStorage.getItem(RUN_KEY));
  } catch {
    return null;
  }
}

/**
 * Stores a running quiz, or removes it (null). Where session storage is closed, or the device forgets its players, a quiz
 * that is left is lost.
 */
export function storeRun(run: Run | null): void {
  try {
    if (run === null) sessionStorage.removeItem(RUN_KEY);
    else if (!isForgetful()) sessionStorage.setItem(RUN_KEY, formatRun(run));
  } catch {
    // Closed by the browser's settings.
  }
}
