/** Deletes old rows by age, and empty boards where the database is nearly full (docs/product.md §11). */
import { deleteEmptyBoardsBefore } from '../../features/board/boards.server.ts';
import { PERSONAL_TABLES, type PersonalTable } from '../../migrations/tables.ts';
import type { Database } from '../../shared/database/db.server.ts';
import { countSavedBefore, deleteOldest, findNewestSave } from '../../shared/database/personal-rows.server.ts';
import { runInBatches } from '../../shared/database/run-in-batches.server.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time.ts';
import { TASK_DAYS } from '../../shared/times-tables/facts/table-task.ts';

/** How long the clock must have run evenly before anything is deleted: time enough for a computer to set it. */
const STEADY_MS = 10 * MINUTE_MS;
/** The same where even the newest row is old: after a long holiday, or with a clock that is far ahead. */
const STEADY_AFTER_SILENCE_MS = DAY_MS;
const SILENCE_MS = 30 * DAY_MS;
/** A difference between the wall clock and the time that has passed, from which on the clock was set. */
const JUMP_MS = HOUR_MS;
const RETENTION_INTERVAL_MS = 6 * HOUR_MS;

/** Times in milliseconds: `wall` since 1970, `monotonic` since any moment. */
type ClockTimes = { readonly wall: number; readonly monotonic: number };

type RetentionState = {
  /** Wall clock minus monotonic clock: constant until the wall clock is set. */
  readonly offset: number;
  /** The time since which the clock has run evenly, monotonic. */
  readonly steadySince: number;
  /** The time of the last deletion, monotonic; null: none yet. */
  readonly ranAt: number | null;
};

export function createRetentionState({ wall, monotonic }: ClockTimes): RetentionState {
  return { offset: wall - monotonic, steadySince: monotonic, ranAt: null };
}

/** The state after a look at the clocks: where the wall clock was set, the waiting begins again. */
export function observeClock(state: RetentionState, { wall, monotonic }: ClockTimes): RetentionState {
  const offset = wall - monotonic;
  return Math.abs(offset - state.offset) < JUMP_MS ? state : { ...state, offset, steadySince: monotonic };
}

/**
 * Whether old rows may be deleted now. `newest`: when the newest row was saved, since 1970; null where there is none.
 */
export function mayDelete(state: RetentionState, { wall, monotonic }: ClockTimes, newest: number | null): boolean {
  if (newest === null) return false;
  if (state.ranAt !== null && monotonic - state.ranAt < RETENTION_INTERVAL_MS) return false;
  const steadyMs = monotonic - state.steadySince;
  return steadyMs >= (wall - newest > SILENCE_MS ? STEADY_AFTER_SILENCE_MS : STEADY_MS);
}

/** How often the size of the database is read. */
const SPACE_INTERVAL_MS = 10_000;
/** Share of the greatest size from which on empty boards are deleted. */
const NEARLY_FULL_SHARE = 0.9;
/** An empty board that was saved today may still be filled. */
const EMPTY_BOARD_AGE_DAYS = 1;

/** Deletes at most `maxRows` rows that were last saved before a time. Returns how many. */
type DeleteBefore = (database: Database, before: Date, maxRows: number) => Promise<number>;

export const deletionOf =
  (table: PersonalTable): DeleteBefore =>
  (database, before, maxRows) =>
    deleteOldest(database, table, before, maxRows);

const DELETIONS: readonly DeleteBefore[] = (Object.keys(PERSONAL_TABLES) as PersonalTable[]).map(deletionOf);

/**
 * Deletes the rows of personal tables that were last saved more than `days` before `now`, so that no file of the
 * database holds them any more. Returns the number of rows. Stops between two statements once `signal` is aborted.
 */
export async function deleteOldRows(
  database: Database,
  days: number,
  now: Date,
  signal?: AbortSignal,
  deletions: readonly DeleteBefore[] = DELETIONS,
): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS);
  let deleted = 0;
  for (const deleteBefore of deletions) {
    deleted += await runInBatches((maxRows) => deleteBefore(database, before, maxRows), signal);
  }
  if (deleted > 0) await database.compact(signal);
  return deleted;
}

/** How many rows `deleteOldRows` would delete. */
export async function countOld(database: Database, days: number, now: Date): Promise<number> {
  return countSavedBefore(database, new Date(now.getTime() - days * DAY_MS));
}

type LogLine = (what: object, text: string) => void;
type Log = { readonly info: LogLine; readonly warn: LogLine; readonly error: LogLine };

type Retention = {
  readonly database: Database;
  /** RETENTION_DAYS; null where it is not set: then only tasks go, a week after they were set. */
  readonly days: number | null;
  readonly now: () => Date;
  readonly monotonic: () => number;
  readonly log: Log;
};

/**
 * Looks every ten minutes whether rows may be deleted (`mayDelete`). Logs at once how many are due. Returns the
 * function that stops it.
 */
export function startRetentionJob({ database, days, now, monotonic, log }: Retention): () => void {
  const stop = new AbortController();
  const read = () => ({ wall: now().getTime(), monotonic: monotonic() });
  let state = createRetentionState(read());
  const guarded = (work: () => Promise<void>) => () =>
    void work().catch((error) => log.error({ err: error }, 'what is older than RETENTION_DAYS could not be deleted'));
  const announce = guarded(async () => {
    if (days === null) return;
    const due = await countOld(database, days, now());
    if (due > 0)
      log.info({ due, days }, 'will delete what is older than RETENTION_DAYS, in ten minutes at the earliest');
  });
  const runIfDue = guarded(async () => {
    const clocks = read();
    state = observeClock(state, clocks);
    if (!mayDelete(state, clocks, await findNewestSave(database))) return;
    state = { ...state, ranAt: clocks.monotonic };
    const wall = new Date(clocks.wall);
    const tasks = await deleteOldRows(database, TASK_DAYS, wall, stop.signal, [deletionOf('quiz_tasks')]);
    if (tasks > 0) log.info({ deletedRows: tasks }, 'deleted tasks whose week is over');
    const deleted = days === null ? 0 : await deleteOldRows(database, days, wall, stop.signal);
    if (deleted > 0) log.info({ deletedRows: deleted, days }, 'deleted what was older than RETENTION_DAYS');
  });
  const timer = setInterval(runIfDue, STEADY_MS);
  timer.unref();
  announce();
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

type SpaceParts = Pick<Database, 'limitSize'> & {
  /** Deletes empty boards that may go. Returns how many. */
  readonly deleteEmptyBoards: () => Promise<number>;
  readonly log: Log;
};

/**
 * Returns a check of the database's size: each time that it is nearly full, empty boards go, since others grow old
 * enough between two checks. The log warns once, when it becomes nearly full. Never throws.
 */
export function createSpaceCheck({ limitSize, deleteEmptyBoards, log }: SpaceParts): () => Promise<void> {
  let wasNearlyFull = false;
  const readSize = () => {
    try {
      return limitSize();
    } catch (error) {
      log.error({ err: error }, 'the size of the database could not be read');
      return null;
    }
  };
  return async () => {
    const space = readSize();
    const isNearlyFull = space !== null && space.usedBytes > space.maxBytes * NEARLY_FULL_SHARE;
    if (isNearlyFull && !wasNearlyFull) {
      log.warn({ ...space }, 'the database is nearly full (DATABASE_MAX_MB, or the disk)');
    }
    wasNearlyFull = isNearlyFull;
    if (!isNearlyFull) return;
    try {
      const deleted = await deleteEmptyBoards();
      if (deleted > 0) log.info({ deletedRows: deleted }, 'deleted empty boards, as the database is nearly full');
    } catch (error) {
      log.error({ err: error }, 'empty boards could not be deleted from a nearly full database');
    }
  };
}

/** Holds the database below its greatest size (`createSpaceCheck`). Returns the function that stops it. */
export function startSpaceJob({ database, now, log }: Pick<Retention, 'database' | 'now' | 'log'>): () => void {
  const stop = new AbortController();
  const check = createSpaceCheck({
    limitSize: database.limitSize,
    deleteEmptyBoards: () =>
      deleteOldRows(database, EMPTY_BOARD_AGE_DAYS, now(), stop.signal, [deleteEmptyBoardsBefore]),
    log,
  });
  let timer: NodeJS.Timeout | undefined;
  // The pause begins after a check: a deletion may take longer than it.
  const checkAndWait = async () => {
    await check();
    if (stop.signal.aborted) return;
    timer = setTimeout(checkAndWait, SPACE_INTERVAL_MS);
    timer.unref();
  };
  void checkAndWait();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
