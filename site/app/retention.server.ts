import { setTimeout as wait } from 'node:timers/promises';
import { forgetBoardsBefore } from '../features/board/boards.server.ts';
import { forgetPlansBefore } from '../features/career/plans.server.ts';
import { forgetScoresBefore } from '../features/scores/scores.server.ts';
import type { Database } from '../shared/db.server.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How often the server looks for what is due, in milliseconds. */
const BETWEEN_LOOKS = DAY / 4;
/** Rows deleted in one statement: a writer waits for no more than these. */
const ROWS = 500;
/** Milliseconds between two statements, in which others write. */
const PAUSE = 20;

/** Deletes at most so many rows that were last saved before a time; how many they were. */
export type ForgetBefore = (database: Database, before: Date, rows: number) => Promise<number>;

const EVERYTHING: readonly ForgetBefore[] = [forgetScoresBefore, forgetBoardsBefore, forgetPlansBefore];

/**
 * Deletes what was last saved more than `days` before `now`: scores, boards and plans. Returns how many rows. Stops
 * early, and without harm, when `signal` says so.
 */
export async function forgetOld(database: Database, days: number, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - days * DAY);
  let forgotten = 0;
  for (const forget of EVERYTHING) {
    for (let count = ROWS; count === ROWS && !signal?.aborted; ) {
      count = await forget(database, before, ROWS);
      forgotten += count;
      if (count === ROWS) await wait(PAUSE, undefined, { signal }).catch(() => {});
    }
  }
  return forgotten;
}

export type Retention = {
  readonly database: Database;
  readonly days: number;
  readonly now: () => Date;
  /** Told how many rows went, or why none did; the next look tries again. */
  readonly log: { readonly info: (what: object, text: string) => void; readonly error: Retention['log']['info'] };
};

/** Looks at once and then every six hours; returns what ends it. */
export function keepRetention({ database, days, now, log }: Retention): () => void {
  const end = new AbortController();
  const look = async () => {
    try {
      const forgotten = await forgetOld(database, days, now(), end.signal);
      if (forgotten > 0) log.info({ forgotten, days }, 'deleted what was older than RETENTION_DAYS');
    } catch (error) {
      log.error({ err: error }, 'what is older than RETENTION_DAYS could not be deleted');
    }
  };
  const timer = setInterval(() => void look(), BETWEEN_LOOKS);
  timer.unref();
  void look();
  return () => {
    clearInterval(timer);
    end.abort();
  };
}
