import { setTimeout } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import { type CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { retryWork } from './retry-work.server.ts';

const POLL_MS = 20;
/** Statements that may wait at once; the next one fails at once, and its client gets 503. */
const MAX_WAITING = 1000;

type BusyRetry = {
  /** How long a statement waits for another process's lock. */
  readonly maxWaitMs: number;
  readonly isBusy: (error: unknown) => boolean;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
};

export type RetryWhileBusy = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs work and retries it while another process holds SQLite's lock. SQLite's own
 * `busy_timeout` would block the event loop; here only the statement waits. Waiting statements form a queue, and only
 * its first one polls. When the time is over or the queue is full, the statement's own error is thrown.
 */
export function withBusyRetry({
  maxWaitMs,
  isBusy,
  now = () => performance.now(),
  sleep = setTimeout,
}: BusyRetry): RetryWhileBusy {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || waiting >= MAX_WAITING) throw error;
    }
    const until = now() + maxWaitMs;
    waiting += 1;
    const delayMs = (error: unknown) => (isBusy(error) && now() < until ? POLL_MS : null);
    const turn = queue.then(() => retryWork(work, delayMs, sleep)).finally(() => waiting--);
    queue = turn.catch(() => {});
    return turn;
  };
}

/**
 * Kysely's SQLite dialect with `retryWhileBusy` around every statement. Statements run concurrently: a read does not
 * queue behind a waiting write. The handle itself must not wait (`busy_timeout = 0`). There are no transactions,
 * because statements of other callers could run between theirs: what must be atomic is one statement.
 */
export function createRetryingSqliteDialect(
  database: BetterSqlite3.Database,
  retryWhileBusy: RetryWhileBusy,
): SqliteDialect {
  class RetryingDriver extends SqliteDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      const connection = await super.acquireConnection();
      return {
        executeQuery: <R>(query: CompiledQuery) => retryWhileBusy(() => connection.executeQuery<R>(query)),
        streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      };
    }

    override async beginTransaction(): Promise<void> {
      throw new Error('no transactions here: what must be atomic is one statement');
    }
  }

  class ConcurrentAdapter extends SqliteAdapter {
    /** False would make every statement wait for the one before. */
    override get supportsMultipleConnections(): boolean {
      return true;
    }
  }

  class RetryingSqliteDialect extends SqliteDialect {
    override createDriver(): RetryingDriver {
      return new RetryingDriver({ database });
    }

    override createAdapter(): ConcurrentAdapter {
      return new ConcurrentAdapter();
    }
  }

  return new RetryingSqliteDialect({ database });
}
