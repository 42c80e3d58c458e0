import { setTimeout } from 'node:timers/promises';
import { type CompiledQuery, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely';
import { codeOf } from './database-errors.server.ts';
import { retryWork } from './retry-work.server.ts';

/** With the delays below at most 1.3 s, 0.6 s on average; the next error is thrown, and its client gets 503. */
const MAX_RETRIES = 8;
const FIRST_DELAY_MS = 10;
const MAX_DELAY_MS = 320;

/**
 * Whether the database has rolled a statement or transaction back because of another one: SQLSTATE
 * serialization_failure and deadlock_detected. An unknown outcome is none of them: a connection lost during the commit,
 * or 40003 (statement_completion_unknown).
 */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

type ConflictRetry = {
  readonly isRetryable?: (error: unknown) => boolean;
  /** A random number from 0 up to 1. */
  readonly chance?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<unknown>;
};

type RetryConflicts = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs a statement or a whole transaction, and repeats it after a conflict. Delays are random
 * up to a bound that doubles, so that those in conflict do not meet again.
 */
export function withConflictRetry({
  isRetryable = isConflict,
  chance = Math.random,
  sleep = setTimeout,
}: ConflictRetry = {}): RetryConflicts {
  const delayMs = (error: unknown, retries: number) =>
    isRetryable(error) && retries < MAX_RETRIES
      ? chance() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** retries)
      : null;
  return (work) => retryWork(work, delayMs, sleep);
}

/**
 * Kysely's Postgres dialect with `retryConflicts` around every statement. A statement keeps its connection while it
 * waits, so that of those in conflict no more run at once than the pool has connections. There are no transactions,
 * because a statement cannot be repeated within one: what must be atomic is one statement.
 */
export function createRetryingPostgresDialect(pool: PostgresPool, retryConflicts: RetryConflicts): PostgresDialect {
  class RetryingDriver extends PostgresDriver {
    override async beginTransaction(): Promise<void> {
      throw new Error('no transactions here: what must be atomic is one statement');
    }
  }

  class RetryingPostgresDialect extends PostgresDialect {
    override createDriver(): RetryingDriver {
      return new RetryingDriver({
        pool,
        // Kysely's own hook; the driver accepts no connection but its own, so a wrapper cannot take its place.
        onCreateConnection: async (connection) => {
          const execute = connection.executeQuery.bind(connection);
          connection.executeQuery = <Row>(query: CompiledQuery) => retryConflicts(() => execute<Row>(query));
        },
      });
    }
  }

  return new RetryingPostgresDialect({ pool });
}
