import { setTimeout } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';

/** Milliseconds between two looks whether another program has let go of its lock. */
const POLL = 20;
/** Statements that may wait at once; one more fails at once, and its client is told to come again. */
const MOST_WAITING = 1000;

type Patience = {
  /** Milliseconds that a statement waits for another program's lock. */
  readonly longestWait: number;
  readonly isBusy: (error: unknown) => boolean;
  /** Milliseconds on any steady clock. */
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
};

/**
 * Does what may meet another program's lock, and does it again until the lock is free. SQLite's own waiting would hold up
 * the whole process, pages and all; here only the statement waits. Those that wait stand in line, and only the first
 * of them looks, however many they are. Where the wait is over, or the line is full, the statement's own error is thrown.
 */
export function patiently({ longestWait, isBusy, now = () => performance.now(), sleep = setTimeout }: Patience) {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function insist<Result>(work: () => Promise<Result>, until: number): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error) || now() >= until) throw error;
        await sleep(POLL);
      }
    }
  }

  return async function patient<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || waiting >= MOST_WAITING) throw error;
    }
    const until = now() + longestWait;
    waiting += 1;
    const turn = line.then(() => insist(work, until)).finally(() => waiting--);
    line = turn.catch(() => {});
    return turn;
  };
}

/**
 * Kysely's SQLite dialect, whose statements wait patiently and pass each other where they can: a list is read while a
 * score waits for its turn. The handle must not wait itself (`busy_timeout = 0`). Statements of the one handle may come
 * in between those of a transaction, so there are none: what belongs together is one statement.
 */
export function patientDialect(database: BetterSqlite3.Database, patience: Patience): SqliteDialect {
  const patient = patiently(patience);

  class PatientDriver extends SqliteDriver {
    override async acquireConnection(): Promise<DatabaseConnection> {
      const connection = await super.acquireConnection();
      return {
        executeQuery: (query) => patient(() => connection.executeQuery(query)),
        streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      };
    }

    override async beginTransaction(): Promise<void> {
      throw new Error('no transactions here: what belongs together is one statement');
    }
  }

  class PatientAdapter extends SqliteAdapter {
    /** False makes every statement wait for the one before. */
    override get supportsMultipleConnections(): boolean {
      return true;
    }
  }

  class PatientDialect extends SqliteDialect {
    override createDriver(): PatientDriver {
      return new PatientDriver({ database });
    }

    override createAdapter(): PatientAdapter {
      return new PatientAdapter();
    }
  }

  return new PatientDialect({ database });
}
