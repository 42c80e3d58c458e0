import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, SQLITE_FILE } from '../../shared/database/db.server.ts';
import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { freePort } from '../support/postgres.fixture.ts';
import { run, runServer } from '../support/process.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const send = async (address: string, name: string, headers?: Record<string, string>): Promise<ScoreRecord> => {
  const reply = await fetch(`${address}/api/quiz-scores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(quizBy(name)),
  });
  expect(reply.ok).toBe(true);
  return (await reply.json()) as ScoreRecord;
};
const list = async (address: string): Promise<unknown> => (await fetch(`${address}/api/quiz-scores`)).json();

/** Milliseconds: starting a program takes a second, or many on a busy machine. */
const PATIENCE = { timeout: 60_000 };
/** Of several programs that are stopped, refuse or fill a folder, `npm test` starts one. */
const EXHAUSTIVE = { tags: 'exhaustive' } as const;

describe('the server as a program', PATIENCE, () => {
  test('a server that is killed right after it stored a score has lost nothing', async () => {
    const first = await runServer({ DATA_DIR: folder });
    const records = [await send(first.address, '하늘'), await send(first.address, '바다')];
    first.process.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const second = await runServer({ DATA_DIR: folder });
    expect(await list(second.address)).toEqual(records.toReversed());
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'a server that gets %s finishes running requests and exits with 0',
    async (signal) => {
      const server = await runServer({ DATA_DIR: folder });
      const body = JSON.stringify(quizBy('하늘'));
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const post = request(
          `${server.address}/api/quiz-scores`,
          {
            method: 'POST',
            // Waits for the server's '100 Continue', which says that the request is under way.
            headers: {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              expect: '100-continue',
            },
          },
          (reply) => resolve(reply.resume().statusCode),
        );
        post.on('error', reject);
        post.on('continue', () => {
          server.process.kill(signal);
          // The rest of the body follows only when the server has stopped listening.
          const knock = (): Promise<unknown> => fetch(server.address).then(knock, () => post.end(body));
          void knock();
        });
        post.flushHeaders();
      });
      expect(status).toBe(201);
      expect(await server.ended).toBe(0);
    },
  );

  test.skipIf(!existsSync('/dev/full'))(
    'a server keeps running when its log cannot be written because the disk is full',
    EXHAUSTIVE,
    async () => {
      const port = await freePort();
      const full = openSync('/dev/full', 'w');
      const server = spawn(process.execPath, ['app/server/main.server.ts'], {
        env: {
          PATH: process.env.PATH ?? '',
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: folder,
          LOG_LEVEL: 'info',
        },
        stdio: ['ignore', full, full],
      });
      closeSync(full);
      const address = `http://127.0.0.1:${port}`;
      const isUp = (): Promise<boolean> =>
        fetch(`${address}/healthz`).then(
          () => true,
          () => false,
        );
      while (!(await isUp()) && server.exitCode === null) await setTimeout(50);
      const records = [await send(address, '하늘'), await send(address, '바다')];
      expect(await list(address)).toEqual(records.toReversed());
      server.kill('SIGTERM');
      expect(await once(server, 'exit')).toEqual([0, null]);
    },
  );

  test('a server that finds its port taken says so in one sentence, in both languages', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const server = run('app/server/main.server.ts', { DATA_DIR: folder, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      new RegExp(`^story-forest: Port ${port} is taken.*\\nstory-forest: ${port}번 포트를.*\\n$`),
    );
    other.close();
  });

  test('a server that cannot use its data folder says so in one sentence', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const server = run('app/server/main.server.ts', { DATA_DIR: join(file, 'data') });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^story-forest: The data folder '.*' cannot be used \(ENOTDIR\).*\n$/);
  });

  test('a server whose data file is not a database says so in one sentence', async () => {
    await writeFile(join(folder, SQLITE_FILE), 'a letter to grandmother, certainly no database'.repeat(100));
    const server = run('app/server/main.server.ts', { DATA_DIR: folder });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^story-forest: '.*' is damaged, or no database \(SQLITE_NOTADB\): move it away.*\n$/,
    );
  });

  test('a server that cannot reach Postgres says so in one sentence, without the password', async () => {
    const server = run('app/server/main.server.ts', { DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/stories' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe('story-forest: The database cannot be reached (ECONNREFUSED).\n');
  });

  test('a server with a wrong environment says what is wrong in one sentence', async () => {
    const server = run('app/server/main.server.ts', { PORT: 'three thousand', LOG_LEVEL: 'loud' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(
      /^story-forest: The environment is not right: PORT must be .*; LOG_LEVEL must be .*\n$/,
    );
  });

  test('three servers that are started at once over one empty folder all work', EXHAUSTIVE, async () => {
    const servers = await Promise.all([1, 2, 3].map(() => runServer({ DATA_DIR: folder })));
    const [first, second] = servers;
    expect(await list(second?.address ?? '')).toEqual([]);
    const record = await send(first?.address ?? '', '하늘');
    expect(await list(second?.address ?? '')).toEqual([record]);
    const key = randomUUID();
    const records = await Promise.all(
      servers.map((server) => send(server.address, '바다', { 'idempotency-key': key })),
    );
    expect(await list(second?.address ?? '')).toEqual([records[0], record]);
    expect(records).toEqual([records[0], records[0], records[0]]);
    for (const server of servers) server.process.kill('SIGTERM');
    expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0]);
  });
});

describe('npm run backup', PATIENCE, () => {
  test('a backup holds the database of a running server as of that moment', async () => {
    const server = await runServer({ DATA_DIR: folder });
    const record = await send(server.address, '하늘');
    const target = join(folder, 'copies', 'today.sqlite');
    const backup = run('tools/backup.ts', { DATA_DIR: folder }, [target]);
    expect(await backup.ended).toBe(0);
    await send(server.address, '바다');
    server.process.kill('SIGTERM');
    await server.ended;
    const copy = new BetterSqlite3(target, { readonly: true });
    expect(copy.prepare('select record from quiz_scores').pluck().all()).toEqual([JSON.stringify(record)]);
    copy.close();
  });

  test('a backup never overwrites a file', EXHAUSTIVE, async () => {
    const server = await runServer({ DATA_DIR: folder });
    const target = join(folder, 'mine.sqlite');
    await writeFile(target, 'mine');
    const backup = run('tools/backup.ts', { DATA_DIR: folder }, [target]);
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toContain('exists already');
    server.process.kill('SIGTERM');
    await server.ended;
  });

  test('npm run backup without a database says so', EXHAUSTIVE, async () => {
    const backup = run('tools/backup.ts', { DATA_DIR: folder });
    expect(await backup.ended).toBe(1);
    expect(backup.output()).toContain(`there is no database at ${join(folder, SQLITE_FILE)}`);
  });
});

describe('npm run restore', PATIENCE, () => {
  const backup = async (name: string): Promise<string> => {
    const target = join(folder, name);
    expect(await run('tools/backup.ts', { DATA_DIR: folder }, [target]).ended).toBe(0);
    return target;
  };
  const restore = async (...args: string[]): Promise<{ code: unknown; output: string }> => {
    const program = run('tools/restore.ts', { DATA_DIR: folder }, args);
    return { code: await program.ended, output: program.output() };
  };

  test('a backup is restored under a running server, which keeps running and loses nothing', async () => {
    const server = await runServer({ DATA_DIR: folder });
    const kept = await send(server.address, '하늘');
    const target = await backup('copy.sqlite');
    const undone = await send(server.address, '바다');
    const { code, output } = await restore(target);
    expect(code).toBe(0);
    expect(await list(server.address)).toEqual([kept]);
    const after = await send(server.address, '별');
    expect(await list(server.address)).toEqual([after, kept]);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // What was undone can be had back.
    const [, before = ''] = /what was there before is in (.*)/.exec(output) ?? [];
    expect((await restore(before)).code).toBe(0);
    const again = await runServer({ DATA_DIR: folder });
    expect(await list(again.address)).toEqual([undone, kept]);
    again.process.kill('SIGTERM');
    await again.ended;
  });

  test('a restored backup fills an empty data folder', EXHAUSTIVE, async () => {
    const server = await runServer({ DATA_DIR: folder });
    const record = await send(server.address, '하늘');
    const target = await backup('copy.sqlite');
    server.process.kill('SIGTERM');
    await server.ended;
    const elsewhere = join(folder, 'new', 'data');
    const program = run('tools/restore.ts', { DATA_DIR: elsewhere }, [target]);
    expect(await program.ended).toBe(0);
    const other = await runServer({ DATA_DIR: elsewhere });
    expect(await list(other.address)).toEqual([record]);
    other.process.kill('SIGTERM');
    await other.ended;
  });

  test.each<[string, (file: string) => unknown, RegExp]>([
    ['a letter', (file) => writeFile(file, 'dear grandmother'.repeat(300)), /not a database/],
    [
      'another program’s database',
      (file) => new BetterSqlite3(file).exec('create table letters (text)').close(),
      /not a backup of Story Forest/,
    ],
    [
      'a backup of a newer version',
      async (file) => {
        const database = await openDatabase({ dataDir: folder });
        await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(database.query);
        await database.close();
        await rename(join(folder, SQLITE_FILE), file);
      },
      /newer than this program/,
    ],
  ])('npm run restore changes nothing when it is given %s', EXHAUSTIVE, async (_what, write, sentence) => {
    const file = join(folder, 'given.sqlite');
    await write(file);
    const server = await runServer({ DATA_DIR: folder });
    const record = await send(server.address, '하늘');
    const { code, output } = await restore(file);
    expect(code).toBe(1);
    expect(output).toMatch(/^story-forest: .* was not restored \(.*\)\.\n$/);
    expect(output).toMatch(sentence);
    expect(await list(server.address)).toEqual([record]);
    server.process.kill('SIGTERM');
    await server.ended;
    expect((await readdir(folder)).filter((name) => name.startsWith('restoring-'))).toEqual([]);
  });

  test('npm run restore without a file asks which backup to restore', EXHAUSTIVE, async () => {
    expect(await restore()).toEqual({ code: 1, output: expect.stringMatching(/say which backup/) });
  });
});
