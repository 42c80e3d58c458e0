import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ApiParts, buildApi } from '../../app/server/api.server.ts';
import { type Database, openDatabase } from '../../shared/database/db.server.ts';

export type TestServer = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Every line logged so far. */
  readonly log: string[];
  /** The server's clock; a test may set it. */
  readonly clock: { now: Date };
  readonly stop: () => Promise<void>;
};

export type TestDatabase = { readonly open: () => Promise<Database>; readonly remove: () => Promise<void> };

/** An empty SQLite database in a temporary folder; `busyTimeoutMs`: milliseconds that a write waits for a lock. */
export async function sqliteDatabase({ busyTimeoutMs = 200 } = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  return {
    open: () => openDatabase({ dataDir: folder, busyTimeoutMs }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The whole server on a database, without a port and with a fixed clock. */
export async function startServer(database: Database, parts: Partial<ApiParts> = {}): Promise<TestServer> {
  const log: string[] = [];
  const clock = { now: new Date('2026-03-01T09:00:00.000Z') };
  const app = await buildApi({
    database,
    now: () => clock.now,
    scoresScope: 'open',
    createSpeech: () => ({ synthesize: async () => null }),
    createLlm: () => null,
    logging: { level: 'trace', stream: { write: (line) => log.push(line) } },
    trustProxy: false,
    rateLimit: false,
    ...parts,
  });
  const stop = () => {
    // It stops listening first: a browser connects again at once when its connections are closed, and one without a
    // request would hold the server open for five minutes.
    if (app.server.listening) app.server.close();
    app.server.closeAllConnections();
    return app.close();
  };
  return { app, database, log, clock, stop };
}

/** A server on a new SQLite database. */
export async function startSqliteServer(
  parts: Partial<ApiParts> = {},
  patience: { readonly busyTimeoutMs?: number } = {},
): Promise<TestServer> {
  const place = await sqliteDatabase(patience);
  const database = await place.open();
  const server = await startServer(database, parts);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await database.close();
      await place.remove();
    },
  };
}
