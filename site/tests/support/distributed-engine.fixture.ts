import pg from 'pg';
import { vi } from 'vitest';
import { mulberry32 } from '../../shared/random.ts';

/** Share of statements, and of transactions, that fail with 40001. The product gives up after nine in a row: 1e-9. */
export const CONFLICT_SHARE = 0.1;
/** An aggregate without an order of its own. */
const UNORDERED_AGGREGATE = /string_agg\((\w+), ('[^']*')\)/g;
/** What CockroachDB or YugabyteDB lack, in one of their supported versions (docs/scaling.md). */
const MISSING_FUNCTION = /pg_advisory\w+|pg_database_size/;

export type EngineImitation = {
  readonly counts: { conflictsBefore: number; conflictsAtCommit: number };
  /** The share of statements that fail; a test may set it. */
  conflictShare: number;
  readonly end: () => void;
};

/** The address of a Postgres database whose transactions are serializable where nothing else is said. */
export function serializable(databaseUrl: string): string {
  return `${databaseUrl}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`;
}

function errorOf(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

/**
 * Restricts every `pg` client of this process to what a distributed engine does, until `end`: 40001 at random, before a
 * statement or at its commit; aggregates in any order; functions that are missing. Statements of the tests themselves,
 * sent without a list of parameters, are let through.
 */
export function imitateDistributedEngine(seed: number): EngineImitation {
  const chance = mulberry32(seed);
  const send = pg.Client.prototype.query as (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  const inTransaction = new WeakSet<pg.Client>();
  const counts = { conflictsBefore: 0, conflictsAtCommit: 0 };

  async function restricted(this: pg.Client, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const perform = (statement: string, parameters: unknown[] = []) => send.call(this, statement, parameters);
    const [missing] = MISSING_FUNCTION.exec(text) ?? [];
    if (missing !== undefined) throw errorOf('42883', `unknown function: ${missing}()`);
    if (text === 'begin') inTransaction.add(this);
    const isCommit = text === 'commit';
    if (isCommit || text === 'rollback') inTransaction.delete(this);
    const isWhole = isCommit || !inTransaction.has(this);
    if (isWhole && text !== 'rollback' && chance() < imitation.conflictShare) {
      // A transaction fails at its end, a statement on its own before or after its work.
      if (isCommit) await perform('rollback');
      else if (chance() < 0.5) {
        counts.conflictsBefore += 1;
        throw errorOf('40001', 'restart transaction, before the statement');
      } else {
        await perform('begin');
        await perform(text, values).finally(() => perform('rollback'));
      }
      counts.conflictsAtCommit += 1;
      throw errorOf('40001', 'restart transaction, at the commit');
    }
    return perform(text.replaceAll(UNORDERED_AGGREGATE, 'string_agg($1, $2 order by md5($1))'), values);
  }

  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    return typeof asked[0] === 'string' && Array.isArray(asked[1])
      ? restricted.call(this, asked[0], asked[1])
      : send.apply(this, asked as [string]);
  } as never);
  const imitation: EngineImitation = { counts, conflictShare: CONFLICT_SHARE, end: () => spy.mockRestore() };
  return imitation;
}
