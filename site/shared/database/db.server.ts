/**
 * The database: SQLite or Postgres behind one query builder. This file opens and migrates it.
 *
 * @packageDocumentation
 */
import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { type Expression, Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from '../../migrations/all.ts';
import type { Tables } from '../../migrations/tables.ts';
import { codeOf, DatabaseUnusable, isDatabaseDamaged, unusable } from './database-errors.server.ts';
import { createRetryingPostgresDialect, isConflict, withConflictRetry } from './postgres-conflict-retry.server.ts';
import { createRetryingSqliteDialect, withBusyRetry } from './sqlite-busy-retry.server.ts';
import { compact, limitSize, prepareSqliteFile, sweepLeftovers } from './sqlite-file.server.ts';

export type Database = {
  readonly dialect: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  /**
   * Changes whenever any process changes the database; null for Postgres, where asking costs as much as reading.
   */
  readonly revision: () => string | null;
  /**
   * Adapts the greatest size to the disk's free space. Bytes in use, and the most there may be; null for Postgres,
   * whose disk is its operator's.
   */
  readonly limitSize: () => { readonly usedBytes: number; readonly maxBytes: number } | null;
  /**
   * Removes what deleted rows left behind, and gives their space back to the disk, as far as it comes before `signal`.
   * Nothing to do for Postgres.
   */
  readonly compact: (signal?: AbortSignal) => Promise<void>;
  /** The size of everything that is stored; NaN where the database does not say. */
  readonly countBytes: () => Promise<number>;
  /** Rejects where the database cannot be reached. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type DatabasePlace = {
  /** Folder of the SQLite file; created where it is missing. */
  readonly dataDir: string;
  /** Where set, Postgres is used instead of SQLite. */
  readonly databaseUrl?: string | undefined;
  /** Another address of the same Postgres for migrations: past a pooler with time limits of its own. */
  readonly migrationDatabaseUrl?: string | undefined;
  /** How long a writer waits for another process's lock; default 5000. */
  readonly busyTimeoutMs?: number;
  /** The most bytes that the SQLite file may have (`DATABASE_MAX_MB`). */
  readonly maxBytes?: number;
};

/** How long a starting process waits for another one's migration. */
const MAX_MIGRATION_MS = 60_000;
const MIGRATION_POLL_MS = 50;

export const SQLITE_FILE = 'story-forest.sqlite';

/**
 * Opens the database and runs the missing migrations.
 * @throws DatabaseUnusable
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.databaseUrl === undefined
    ? openSqlite(place)
    : openPostgres(place.databaseUrl, place.migrationDatabaseUrl ?? place.databaseUrl);
}

async function openSqlite({ dataDir, busyTimeoutMs = 5000, maxBytes }: DatabasePlace): Promise<Database> {
  const file = join(dataDir, SQLITE_FILE);
  let handle: BetterSqlite3.Database;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    handle = new BetterSqlite3(file, { timeout: busyTimeoutMs });
    prepareSqliteFile(handle);
    sweepLeftovers(dataDir);
  } catch (error) {
    if (isDatabaseDamaged(error)) throw damaged(file, error);
    throw new DatabaseUnusable(
      `The data folder '${dataDir}' cannot be used (${codeOf(error)}): it must be a folder that this user may write to.`,
      error,
    );
  }
  const retryWhileBusy = withBusyRetry({
    maxWaitMs: busyTimeoutMs,
    isBusy: (error) => codeOf(error) === 'SQLITE_BUSY',
  });
  const query = new Kysely<Tables>({ dialect: createRetryingSqliteDialect(handle, retryWhileBusy) });
  try {
    // Kysely has no migration lock for SQLite. One write transaction around all migrations makes a second process wait,
    // and SQLite releases it when the first process is killed.
    await beginWriting(handle);
    await migrate(query, { disableTransactions: true });
    handle.exec('commit');
    // From here on the dialect waits for locks.
    handle.pragma('busy_timeout = 0');
  } catch (error) {
    handle.close();
    throw isDatabaseDamaged(error) ? damaged(file, error) : unusable(error);
  }
  // The first counts commits of other processes, the second changes of this connection. Each takes microseconds.
  const othersVersion = handle.prepare('pragma data_version').pluck();
  const bytes = handle.prepare('select page_count * page_size from pragma_page_count(), pragma_page_size()').pluck();
  const ownChanges = handle.prepare('select total_changes()').pluck();
  return {
    ...databaseOf('sqlite', query, () => `${othersVersion.get()}.${ownChanges.get()}`),
    limitSize: () => limitSize(handle, dataDir, maxBytes),
    countBytes: async () => Number(bytes.get()),
    compact: (signal) => compact(handle, retryWhileBusy, signal),
  };
}

function damaged(file: string, cause: unknown): DatabaseUnusable {
  return new DatabaseUnusable(
    `'${file}' is damaged, or no database (${codeOf(cause)}): move it away, and restore a backup (npm run restore).`,
    cause,
  );
}

/** Begins a write transaction. Waits while another process migrates. */
async function beginWriting(handle: BetterSqlite3.Database): Promise<void> {
  for (let waited = 0; ; waited += MIGRATION_POLL_MS) {
    try {
      handle.exec('begin immediate');
      return;
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || waited >= MAX_MIGRATION_MS) throw error;
      await setTimeout(MIGRATION_POLL_MS);
    }
  }
}

/** Postgres aborts a statement that takes longer. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A connection that is silent for longer counts as dead. Must exceed STATEMENT_TIMEOUT_MS. */
const SOCKET_TIMEOUT_MS = 17_000;

function timedSocket(): Socket {
  const socket = new Socket();
  const timeoutError = Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(SOCKET_TIMEOUT_MS, () => socket.destroy(timeoutError));
}

/** Kysely's own lock belongs to a session, of which a pooler (PgBouncer) may give each statement another one. */
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LocklessAdapter();
  }
}

/** After conflicts, and where another process has just created the same table: it, its type or its name exists. */
const retryMigration = withConflictRetry({
  isRetryable: (error) => isConflict(error) || ['23505', '42P07', '42710'].includes(codeOf(error)),
});

/**
 * Migrates in one transaction on a connection of its own: a pooler keeps it on one session, the lock ends with it, and
 * its statements take as long as they need. Another process that starts meanwhile waits for the lock.
 */
async function migratePostgres(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true, max: 1 });
  pool.on('error', () => {});
  const query = new Kysely<Tables>({ dialect: new MigrationDialect({ pool }) });
  try {
    await retryMigration(async () => {
      if (await isMigrated(query)) return;
      await createMigrationLock(query);
      await query.transaction().execute(async (transaction) => {
        for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
          await sql`select set_config(${limit}, '0', true)`.execute(transaction);
        // An update, not `for update`: a serializable transaction that waited for it fails, and begins again with the
        // other's tables in sight.
        await sql`update kysely_migration_lock set is_locked = 0`.execute(transaction);
        await migrate(transaction, {});
      });
    });
  } catch (error) {
    throw unusable(error);
  } finally {
    await query.destroy();
  }
}

/** Whether a Postgres database has the migrations of this program and no others. Waits for no lock. */
async function isMigrated(query: Kysely<Tables>): Promise<boolean> {
  try {
    const done = await executedMigrations(query);
    return done.length === Object.keys(migrations).length && done.every((name) => migrations[name] !== undefined);
  } catch (error) {
    // undefined_table: nothing has been migrated.
    if (codeOf(error) === '42P01') return false;
    throw error;
  }
}

/**
 * Creates Kysely's table of one row, before Kysely would within the transaction. `on conflict do nothing` would wait
 * for a process that migrates, longer than a pooler may allow.
 */
async function createMigrationLock(query: Kysely<Tables>): Promise<void> {
  await sql`
    create table if not exists kysely_migration_lock (
      id varchar(255) not null primary key,
      is_locked integer not null default 0
    )
  `.execute(query);
  await sql`
    insert into kysely_migration_lock (id)
    select 'migration_lock' where not exists (select 1 from kysely_migration_lock)
  `.execute(query);
}

async function openPostgres(databaseUrl: string, migrationUrl: string): Promise<Database> {
  await migratePostgres(migrationUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    stream: timedSocket,
  });
  // A broken connection fails its query or is replaced; without these listeners its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const query = new Kysely<Tables>({ dialect: createRetryingPostgresDialect(pool, withConflictRetry()) });
  return databaseOf('postgres', query, () => null);
}

function databaseOf(dialect: Database['dialect'], query: Kysely<Tables>, revision: Database['revision']): Database {
  return {
    dialect,
    query,
    revision,
    limitSize: () => null,
    compact: async () => {},
    countBytes: async () => {
      const size = sql<{ bytes: string | null }>`select pg_database_size(current_database()) as bytes`;
      const { rows } = await size.execute(query);
      // YugabyteDB answers null.
      return Number(rows[0]?.bytes ?? Number.NaN);
    },
    ping: async () => {
      await sql`select 1`.execute(query);
    },
    close: () => query.destroy(),
  };
}

async function migrate(query: Kysely<Tables>, options: { readonly disableTransactions?: boolean }): Promise<void> {
  const unknown = await unknownMigrations(query);
  if (unknown.length > 0) {
    throw new DatabaseUnusable(
      `The database is newer than this program (it has ${unknown.join(', ')}): start the newer version, or a copy of the data from before.`,
    );
  }
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...options,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Names of migrations that the database has and this program does not know. */
async function unknownMigrations(query: Kysely<Tables>): Promise<string[]> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  return (await executedMigrations(query)).filter((name) => migrations[name] === undefined);
}

async function executedMigrations(query: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(query);
  return rows.map((row) => row.name);
}

/**
 * The JSON texts of records as one JSON array in UTF-8, the newest first. The database concatenates them, so that this
 * process neither parses nor serializes records. `records` is sorted by id, descending.
 *
 * An aggregate has its own order: an engine need not keep that of a subquery. Postgres 16 and newer do not sort again
 * (the same plan; 100 records 2.0 ms with or without, 500 records 6.7 and 6.0 ms). SQLite does, which takes eight times
 * as long, and aggregates in the order of the subquery (tested).
 */
export async function selectJsonArray(
  { dialect, query }: Database,
  records: Expression<{ id: string; record: string }>,
): Promise<Buffer> {
  const order = dialect === 'sqlite' ? sql`` : sql` order by id desc`;
  const text = sql`'[' || coalesce(string_agg(record, ','${order}), '') || ']'`;
  const bytes = dialect === 'sqlite' ? sql`cast(${text} as blob)` : sql`convert_to(${text}, 'UTF8')`;
  const { rows } = await sql<{ bytes: Buffer }>`select ${bytes} as bytes from ${records} as listed`.execute(query);
  const [row] = rows;
  if (!row) throw new Error('an aggregate without a row');
  return row.bytes;
}
