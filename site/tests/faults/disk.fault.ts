import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SQLITE_FILE } from '../../shared/database/db.server.ts';
import { formatCount, measured } from '../support/fault-options.fixture.ts';
import { openLedger } from '../support/ledger.fixture.ts';
import { ask, openClass } from '../support/load-generator.fixture.ts';
import { type RunningServer, runServer, type Wrapper } from '../support/process.fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const succeeds = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** A way to fill the disk under a server, and to make room again. */
type FullDisk = {
  readonly name: string;
  readonly canBeHad: boolean;
  readonly wrapper: Wrapper;
  /** Puts something in the way before the load, where the way needs it. */
  readonly prepare: (server: RunningServer) => Promise<void>;
  readonly makeRoom: (server: RunningServer) => Promise<void>;
  /** The data folder as this process sees it. */
  readonly seen: (server: RunningServer) => string;
};

const shell = (script: string): Wrapper => {
  return ([command = '', ...args]) => ['sh', '-c', `${script} && exec "$0" "$@"`, command, ...args];
};

const fileSystem: FullDisk = {
  name: 'a file system of 6 MB (ENOSPC)',
  canBeHad: succeeds('unshare', '-Urm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'),
  wrapper: (command) => ['unshare', '-Urm', ...shell('mount -t tmpfs -o size=6m,mode=777 tmpfs "$DATA_DIR"')(command)],
  seen: (server) => `/proc/${server.process.pid}/root${folder}`,
  prepare: (server) => writeFile(join(fileSystem.seen(server), 'ballast'), Buffer.alloc(3 * 1024 * 1024)),
  makeRoom: (server) => rm(join(fileSystem.seen(server), 'ballast')),
};

const fileLimit: FullDisk = {
  name: 'files of at most 512 kB (EFBIG)',
  canBeHad: existsSync('/proc/self') && succeeds('prlimit', '--version'),
  wrapper: shell('ulimit -S -f 1024'),
  seen: () => folder,
  prepare: async () => {},
  makeRoom: async (server) => {
    if (!succeeds('prlimit', '--pid', String(server.process.pid), '--fsize=unlimited')) throw new Error('no room made');
  },
};

describe('a full disk', () => {
  test.each([fileSystem, fileLimit])(
    'on a full disk ($name) writes get 503 until there is space again, and none is lost',
    async (disk) => {
      if (!disk.canBeHad) {
        measured(`disk full, ${disk.name}`, 'skipped: this machine has no way to make one');
        return;
      }
      const server = await runServer({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' }, disk.wrapper);
      await disk.prepare(server);
      const ledger = openLedger();
      const children = openClass(ledger);
      const stop = children.begin(server.address);
      while (children.refusals.length < 200) await setTimeout(20);
      for (const path of ['/healthz', '/api/quiz-scores', '/']) {
        expect((await ask(server.address, path)).status).toBe(200);
      }
      await stop();
      for (const { status, headers, body } of children.refusals) {
        expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '5' });
        expect(JSON.parse(body).error.code).toMatch(/^(unavailable|storage_full)$/);
      }
      const before = ledger.acknowledged();
      await disk.makeRoom(server);
      await children.sendRest(server.address);
      // Nobody writes any more: the files are at rest, and their copy can be looked at from here.
      const copy = await mkdtemp(join(tmpdir(), 'story-forest-'));
      for (const name of [SQLITE_FILE, `${SQLITE_FILE}-wal`])
        await copyFile(join(disk.seen(server), name), join(copy, name));
      await ledger.audit({ dataDir: copy });
      await rm(copy, { recursive: true });
      expect(server.process.exitCode).toBeNull();
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      const after = ledger.acknowledged();
      measured(
        `disk full, ${disk.name}`,
        `${formatCount(before.scores + before.boards)} writes acknowledged, then ${formatCount(
          children.refusals.length,
        )} answered 503 with Retry-After while pages and lists were served; with room again all ${formatCount(
          after.scores + after.boards,
        )} stood there, once, without a restart`,
      );
    },
  );
});

describe('a database that another program holds locked', () => {
  const lockFor = async (server: RunningServer, milliseconds: number, during: () => Promise<void>): Promise<void> => {
    const other = new BetterSqlite3(join(folder, SQLITE_FILE));
    other.pragma('busy_timeout = 5000');
    other.exec('begin immediate');
    const over = setTimeout(milliseconds);
    await during();
    await over;
    expect(server.process.exitCode).toBeNull();
    other.exec('rollback');
    other.close();
  };

  test('writes wait while another program locks the database for 2 s, and pages do not', async () => {
    const server = await runServer({ DATA_DIR: folder, RATE_LIMIT: 'off' });
    const ledger = openLedger();
    const children = openClass(ledger);
    const stop = children.begin(server.address);
    await setTimeout(500);
    let read = 0;
    await lockFor(server, 2000, async () => {
      const end = performance.now() + 1500;
      while (performance.now() < end) {
        for (const path of ['/', '/api/quiz-scores']) {
          expect((await ask(server.address, path)).status).toBe(200);
          read += 1;
        }
      }
    });
    await setTimeout(500);
    await stop();
    expect([...children.counts.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([]);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await ledger.audit({ dataDir: folder });
    const { scores, boards } = ledger.acknowledged();
    measured(
      'database locked by another writer for 2 s',
      `${formatCount(scores + boards)} writes, none refused; ${formatCount(read)} pages and lists served under the lock`,
    );
  });

  test('writes get 503 while another program locks the database for 9 s, and none is lost', async () => {
    const server = await runServer({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' });
    const ledger = openLedger();
    const children = openClass(ledger);
    let read = 0;
    const stop = children.begin(server.address);
    await setTimeout(300);
    await lockFor(server, 9000, async () => {
      while (children.refusals.length === 0) {
        for (const path of ['/', '/api/quiz-scores']) {
          expect((await ask(server.address, path)).status).toBe(200);
          read += 1;
        }
        await setTimeout(20);
      }
    });
    await stop();
    for (const { status, headers } of children.refusals) {
      expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '5' });
    }
    await children.sendRest(server.address);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await ledger.audit({ dataDir: folder });
    measured(
      'database locked by another writer for 9 s',
      `${formatCount(children.refusals.length)} writes answered 503 with Retry-After after 5 s, all stored later; ${formatCount(
        read,
      )} pages and lists served meanwhile`,
    );
  });
});
