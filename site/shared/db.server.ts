import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { type Expression, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from '../migrations/all.ts';
import { patientDialect } from './patient-sqlite.server.ts';

/** The tables as the newest migration leaves them. */
type Tables = {
  quiz_scores: {
    /** UUIDv7 in lower case: sorts by completion. */
    id: string;
    /** A digest of the room's code; '' for the list of everybody. */
    room: string;
    player_name: string;
    /** Lower case; null where the client sent none. */
    idempotency_key: string | null;
    /** The stored record as the API sends it, JSON. */
    record: string;
  };
  quadrant_boards: {
    session_id: string;
    /** The four lists, JSON. */
    board: string;
    /** Changes that the board has been through on its device. */
    revision: number;
    /** ISO 8601 in UTC. */
    saved_at: string;
  };
  career_plans: {
    session_id: string;
    /** JSON. */
    plan: string;
    /** How often the row was written. */
    version: number;
    /** ISO 8601 in UTC. */
    saved_at: string;
  };
};

export type Database = {
  readonly dialect: 'sqlite' | 'postgres';
  readonly query: Kysely<Tables>;
  /**
   * Differs from an earlier answer once anything in the database has changed since, by whichever program; null where
   * asking costs as much as reading (Postgres).
   */
  readonly revision: () => string | null;
  /** Rejects where the database cannot be reached. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The database cannot be used at all; `message` is one sentence for the person who starts the server. */
export class DatabaseUnusable extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'DatabaseUnusable';
  }
}

export type DatabasePlace = {
  /** Folder of the SQLite file; created where it is missing. */
  readonly dataDir: string;
  /** Set: this Postgres instead. */
  readonly databaseUrl?: string | undefined;
  /** Milliseconds that a writer waits for another process's lock, 5000 unless told. */
  readonly busyTimeout?: number;
};

/** Milliseconds that a program waits at its start for another one's migration, and between two looks. */
const LONGEST_MIGRATION = 60_000;
const MIGRATION_POLL = 50;

export const SQLITE_FILE = 'story-forest.sqlite';

/** Opens the database and brings it to the newest migration. Throws DatabaseUnusable where that cannot be done. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.databaseUrl === undefined ? openSqlite(place) : openPostgres(place.databaseUrl);
}

async function openSqlite({ dataDir, busyTimeout = 5000 }: DatabasePlace): Promise<Database> {
  const file = join(dataDir, SQLITE_FILE);
  let handle: BetterSqlite3.Database;
  try {
    mkdirSync(dataDir, { recursive: true });
    handle = new BetterSqlite3(file, { timeout: busyTimeout });
    handle.pragma('journal_mode = WAL');
    // FULL: a reply of 2xx means that the record is on the disk, even after a power cut.
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
  } catch (error) {
    throw new DatabaseUnusable(
      `The data folder '${dataDir}' cannot be used (${codeOf(error)}): it must be a folder that this user may write to.`,
      error,
    );
  }
  const query = new Kysely<Tables>({
    dialect: patientDialect(handle, { longestWait: busyTimeout, isBusy: (error) => codeOf(error) === 'SQLITE_BUSY' }),
  });
  try {
    // Kysely's own lock is for other databases: on SQLite the write lock of one transaction around everything keeps
    // the second process waiting, and lets go of it by itself when the first is killed.
    await beginWriting(handle);
    await migrate(query, { disableTransactions: true });
    handle.exec('commit');
    // From here on statements wait by themselves.
    handle.pragma('busy_timeout = 0');
  } catch (error) {
    handle.close();
    throw unusable(error);
  }
  // The first counts what other programs commit, the second what this connection changes; both cost microseconds.
  const others = handle.prepare('pragma data_version').pluck();
  const own = handle.prepare('select total_changes()').pluck();
  return databaseOf('sqlite', query, () => `${others.get()}.${own.get()}`);
}

/** Begins a transaction that holds the write lock, waiting for another program that is migrating. */
async function beginWriting(handle: BetterSqlite3.Database): Promise<void> {
  for (let waited = 0; ; waited += MIGRATION_POLL) {
    try {
      handle.exec('begin immediate');
      return;
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY' || waited >= LONGEST_MIGRATION) throw error;
      await setTimeout(MIGRATION_POLL);
    }
  }
}

/** Milliseconds that Postgres may take for a statement; it gives up by itself then. */
const LONGEST_STATEMENT = 15_000;
/** Milliseconds after which a connection that says nothing is taken for dead, be it frozen or cut off without a word. */
const LONGEST_SILENCE = 17_000;

function timedSocket(): Socket {
  const socket = new Socket();
  const isSilent = Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' });
  return socket.setTimeout(LONGEST_SILENCE, () => socket.destroy(isSilent));
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    statement_timeout: LONGEST_STATEMENT,
    stream: timedSocket,
  });
  // A connection that breaks fails its query or is replaced at the next one; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(query, {});
  } catch (error) {
    await query.destroy();
    throw unusable(error);
  }
  return databaseOf('postgres', query, () => null);
}

function databaseOf(dialect: Database['dialect'], query: Kysely<Tables>, revision: Database['revision']): Database {
  return {
    dialect,
    query,
    revision,
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

/** Names of migrations that this database has been through and this program does not know. */
async function unknownMigrations(query: Kysely<Tables>): Promise<string[]> {
  const tables = await query.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(query);
  return rows.map((row) => row.name).filter((name) => migrations[name] === undefined);
}

function unusable(error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  if (isDatabaseDown(error)) return new DatabaseUnusable(`The database cannot be reached (${codeOf(error)}).`, error);
  return new DatabaseUnusable(`The database could not be prepared (${codeOf(error)}): ${String(error)}`, error);
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'no code';
}

const SQLITE_DOWN = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/;
/** Connection lost (08), out of resources (53), stopped by the operator (57), and read-only while a standby takes over. */
const POSTGRES_DOWN = /^(08|53|57)\w{3}$|^25006$|^28\w{3}$|^3D000$/;
const NETWORK_DOWN = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT)$/;
/** What `pg` says without a code. */
const POOL_DOWN =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a query failed because the database is away, full or locked, rather than because of a bug of ours. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return SQLITE_DOWN.test(code) || POSTGRES_DOWN.test(code) || NETWORK_DOWN.test(code) || POOL_DOWN.test(error.message);
}

/**
 * The JSON texts of some records as one JSON array in UTF-8, in the order of `records`. The database puts the bytes
 * together, which spares this process from reading every record only to write it again.
 *
 * Both databases feed the aggregate in the order of a sorted subquery (Postgres says so in its manual, the tests hold
 * both to it); an ORDER BY inside the aggregate would sort again and makes SQLite eight times slower.
 */
export async function jsonArray(
  { dialect, query }: Database,
  records: Expression<{ record: string }>,
): Promise<Buffer> {
  const text = sql`'[' || coalesce(string_agg(record, ','), '') || ']'`;
  const bytes = dialect === 'sqlite' ? sql`cast(${text} as blob)` : sql`convert_to(${text}, 'UTF8')`;
  const { rows } = await sql<{ bytes: Buffer }>`select ${bytes} as bytes from ${records} as listed`.execute(query);
  const [row] = rows;
  if (!row) throw new Error('an aggregate without a row');
  return row.bytes;
}
