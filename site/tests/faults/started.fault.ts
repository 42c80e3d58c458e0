import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, SQLITE_FILE } from '../../shared/database/db.server.ts';
import { measured } from '../support/fault-options.fixture.ts';
import { run, type Wrapper } from '../support/process.fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(async () => {
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true, force: true });
});

/** Root may read everything: then the server runs as somebody who may not. */
const asNobody: Wrapper = (command) =>
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...command] : command;

const isOneSentence = /^story-forest: [^\n]+\.\n$/;

/** A server that cannot start: its exit code, and its words. */
async function start(variables: Record<string, string>, wrapper?: Wrapper): Promise<string> {
  const server = run('app/server/main.server.ts', { PORT: '0', ...variables }, [], wrapper);
  expect(await server.ended).toBe(1);
  return server.output();
}

describe('start-up in one clear sentence and with exit code 1', () => {
  test('a server whose data folder is unreadable exits with one sentence', async () => {
    await chmod(folder, 0o000);
    const words = await start({ DATA_DIR: folder }, asNobody);
    expect(words).toMatch(isOneSentence);
    expect(words).toContain(`The data folder '${folder}' cannot be used`);
    measured('start: a data folder that may not be read', `exit code 1, '${words.trim().replaceAll(folder, '…')}'`);
  });

  test('a server whose database is read-only exits with one sentence', async () => {
    await (await openDatabase({ dataDir: folder })).close();
    await chmod(join(folder, SQLITE_FILE), 0o444);
    await chmod(folder, 0o555);
    const words = await start({ DATA_DIR: folder }, asNobody);
    expect(words).toMatch(isOneSentence);
    measured('start: a database that may not be written', `exit code 1, '${words.trim().replaceAll(folder, '…')}'`);
  });

  test('a server that finds a folder in place of its database exits with one sentence', async () => {
    await mkdir(join(folder, SQLITE_FILE));
    const words = await start({ DATA_DIR: folder });
    expect(words).toMatch(isOneSentence);
    expect(words).toContain('cannot be used');
    measured('start: a folder in the place of the database', `exit code 1, '${words.trim().replaceAll(folder, '…')}'`);
  });

  test('a server whose port is taken exits with one sentence in each language', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const words = await start({ DATA_DIR: folder, PORT: String((other.address() as AddressInfo).port) });
    expect(words.split('\n')).toHaveLength(3);
    expect(words).toMatch(/is taken by another program/);
    other.close();
    measured('start: a taken port', 'exit code 1, one sentence in each language, with another port to try');
  });

  test('a server with an address of another machine exits with one sentence', async () => {
    const words = await start({ DATA_DIR: folder, HOST: '192.0.2.1' });
    expect(words).toMatch(isOneSentence);
    measured('start: an address of another machine', `exit code 1, '${words.trim()}'`);
  });

  test('a server with a database of a newer version exits with one sentence', async () => {
    const database = await openDatabase({ dataDir: folder });
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(database.query);
    await database.close();
    const words = await start({ DATA_DIR: folder });
    expect(words).toMatch(isOneSentence);
    expect(words).toContain('newer than this program');
    measured('start: a newer database', `exit code 1, '${words.trim()}'`);
  });
});
