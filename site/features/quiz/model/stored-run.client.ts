import { isEphemeral } from '../../../shared/players/players-store.client.ts';
import { readSession, writeSession } from '../../../shared/storage/session-text.client.ts';
import type { QuizRun } from './quiz.ts';
import { formatRun, parseRun, RUN_KEY } from './stored-run.ts';

/** The quiz that was left in this tab; null where there is none. */
export function readRun(): QuizRun | null {
  return parseRun(readSession(RUN_KEY));
}

/**
 * Stores a running quiz, or removes it (null). Where session storage is closed, or the device forgets its players, a quiz
 * that is left is lost.
 */
export function storeRun(run: QuizRun | null): void {
  if (run === null) writeSession(RUN_KEY, null);
  else if (!isEphemeral()) writeSession(RUN_KEY, formatRun(run));
}
