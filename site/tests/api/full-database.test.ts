import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldRows } from '../../app/server/retention.server.ts';
import { openDatabase } from '../../shared/database/db.server.ts';
import { startServer } from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const APRIL = new Date('2026-04-20T09:00:00.000Z');

/** Of the database with its log: what the log holds may not be in the database file yet. */
function bytesOnDisk(): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

describe('a database with a maximum size', () => {
  test('a full database refuses a score with 503, and accepts one when there is space again', async () => {
    const database = await openDatabase({ dataDir: folder, maxBytes: 300_000 });
    expect(database.limitSize()?.maxBytes).toBeLessThanOrEqual(300_000);
    const { app, stop } = await startServer(database);
    const send = (name: string) => app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy(name) });
    let reply = await send('하늘');
    for (let quiz = 0; quiz < 400 && reply.statusCode === 201; quiz++) reply = await send('하늘');
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'storage_full']);
    expect(reply.headers['retry-after']).toBe('5');
    expect((await app.inject('/api/quiz-scores')).statusCode).toBe(200);
    const { usedBytes = 0 } = database.limitSize() ?? {};
    const before = bytesOnDisk();
    await deleteOldRows(database, 30, APRIL);
    expect(database.limitSize()?.usedBytes).toBeLessThan(usedBytes / 2);
    expect(bytesOnDisk()).toBeLessThan(before / 2);
    expect((await send('하늘')).statusCode).toBe(201);
    await stop();
    await database.close();
  });

  test("the database's maximum size leaves half of the free disk space", async () => {
    const database = await openDatabase({ dataDir: folder });
    const { rows } = await sql<{ max_page_count: number }>`pragma max_page_count`.execute(database.query);
    database.limitSize();
    const after = await sql<{ max_page_count: number }>`pragma max_page_count`.execute(database.query);
    expect(after.rows[0]?.max_page_count).toBeLessThan(rows[0]?.max_page_count ?? 0);
    await database.close();
  });
});
