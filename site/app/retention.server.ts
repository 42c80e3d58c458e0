import { setTimeout as wait } from 'node:timers/promises';
import { forgetBoardsBefore } from '../features/board/boards.server.ts';
import { forgetPlansBefore } from '../features/career/plans.server.ts';
import { forgetScoresBefore } from '../features/scores/scores.server.ts';
import type { Database } from '../shared/db.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = DAY_MS / 4;
/** Rows per statement: few, because other writers wait for it. */
const BATCH_ROWS = 500;
/** Between two statements, so that other writers proceed. */
const PAUSE_MS = 20;

/** Deletes up to `rows` rows that were last saved before a time. Returns how many. */
export type ForgetBefore = (database: Database, before: Date, rows: number) => Promise<number>;

const DELETIONS: readonly ForgetBefore[] = [forgetScoresBefore, forgetBoardsBefore, forgetPlansBefore];

/**
 * Deletes scores, boards and plans that were last saved more than `days` before `now`. Returns the number of rows. Stops
 * between two statements once `signal` is aborted.
 */
export async function forgetOld(database: Database, days: number, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS);
  let forgotten = 0;
  for (const forget of DELETIONS) {
    for (let count = BATCH_ROWS; count === BATCH_ROWS && !signal?.aborted; ) {
      count = await forget(database, before, BATCH_ROWS);
      forgotten += count;
      if (count === BATCH_ROWS) await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  }
  return forgotten;
}

export type Retention = {
  readonly database: Database;
  readonly days: number;
  readonly now: () => Date;
  /** Gets the number of deleted rows, or the error; the next run tries again. */
  readonly log: { readonly info: (what: object, text: string) => void; readonly error: Retention['log']['info'] };
};

/** Runs at once and then every six hours. Returns the function that stops it. */
export function startRetentionJob({ database, days, now, log }: Retention): () => void {
  const stop = new AbortController();
  const run = async () => {
    try {
      const forgotten = await forgetOld(database, days, now(), stop.signal);
      if (forgotten > 0) log.info({ forgotten, days }, 'deleted what was older than RETENTION_DAYS');
    } catch (error) {
      log.error({ err: error }, 'what is older than RETENTION_DAYS could not be deleted');
    }
  };
  const timer = setInterval(() => void run(), INTERVAL_MS);
  timer.unref();
  void run();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
