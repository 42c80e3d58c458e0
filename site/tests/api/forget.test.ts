import { readdirSync, readFileSync, statSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldRows } from '../../app/server/retention.server.ts';
import { openDatabase, SQLITE_FILE } from '../../shared/database/db.server.ts';
import { run } from '../support/process.fixture.ts';
import { startServer } from '../support/server.fixture.ts';
import { createScoreRows, practiceBy, quizBy } from '../support/submissions.fixture.ts';
import { OURS, THEIRS } from './room-behaviors.ts';

const PATIENCE = { timeout: 60_000 };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const APRIL = new Date('2026-04-20T09:00:00.000Z');

/** How often a text is in the files of the data folder, backups too. */
function occurrences(text: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const needle = Buffer.from(text);
  return files.reduce((sum, { parentPath, name }) => {
    const bytes = readFileSync(join(parentPath, name));
    let found = 0;
    for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) found += 1;
    return sum + found;
  }, 0);
}

/** Posts to a server, in a room or to the open list, and closes the database. */
async function postAll(url: string, bodies: readonly object[], room?: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder });
  const { app, stop } = await startServer(database, { scoresScope: room === undefined ? 'open' : 'rooms' });
  const headers = room === undefined ? {} : { 'room-code': room };
  for (const payload of bodies) {
    const reply = await app.inject({ method: 'POST', url, payload, headers });
    expect(reply.statusCode).toBeLessThan(300);
  }
  await stop();
  await database.close();
}

/** Stores quizzes by each name, as a server would. */
const store = (names: readonly string[], room?: string) =>
  postAll(
    '/api/quiz-scores',
    names.map((name) => quizBy(name)),
    room,
  );

const storePractice = (name: string, room: string) => postAll('/api/practice-sessions', [practiceBy(name)], room);

/** Sets tasks for each name of a room. */
const storeTasks = (names: readonly string[], room: string) =>
  postAll(
    '/api/quiz-tasks',
    names.map((playerName) => ({ playerName, tables: [6, 8] })),
    room,
  );

/** Saves the roster of a room. */
const storeRoster = (names: readonly string[], room: string) => postAll('/api/room-roster', [{ names }], room);

async function namesIn(file: string): Promise<unknown[]> {
  const database = new BetterSqlite3(file, { readonly: true });
  const names = database.prepare('select player_name from quiz_scores order by id').pluck().all();
  database.close();
  return names;
}

const tool = async (script: string, ...args: string[]) => {
  const program = run(`tools/${script}.ts`, { DATA_DIR: folder }, args);
  return { code: await program.ended, output: program.output() };
};

describe('deleted names', PATIENCE, () => {
  test('names deleted by retention are in no file: database, log or later backup', async () => {
    const database = await openDatabase({ dataDir: folder });
    const { app, stop } = await startServer(database);
    for (let child = 0; child < 120; child++) {
      await app.inject({ method: 'POST', url: '/api/quiz-scores', payload: quizBy(`Rumpelstilz${child}`) });
    }
    expect(occurrences('Rumpelstilz')).toBeGreaterThan(120);
    expect(await deleteOldRows(database, 30, APRIL)).toBe(120);
    expect(occurrences('Rumpelstilz')).toBe(0);
    await stop();
    await database.close();
    expect((await tool('backup')).code).toBe(0);
    expect(occurrences('Rumpelstilz')).toBe(0);
  });

  test('opening a database of the first edition removes the deleted names it still contains', async () => {
    const file = join(folder, SQLITE_FILE);
    await store(['Rumpelstilz']);
    // As the first edition left it: no zeros over deleted rows, and a file that never shrinks.
    const old = new BetterSqlite3(file);
    old.pragma('journal_mode = DELETE');
    old.pragma('auto_vacuum = NONE');
    old.exec('vacuum');
    old.pragma('secure_delete = OFF');
    old.exec('delete from quiz_scores');
    old.close();
    expect(occurrences('Rumpelstilz')).toBeGreaterThan(0);
    await (await openDatabase({ dataDir: folder })).close();
    expect(occurrences('Rumpelstilz')).toBe(0);
  });

  test('npm run forget removes a name from one room or all, and from backups, and shrinks the file', async () => {
    await store(['Rumpelstilz', '하늘', 'Rumpelstilz']);
    await store(['Rumpelstilz', '바다'], OURS);
    await store(['Rumpelstilz'], THEIRS);
    await storeTasks(['Rumpelstilz', '바다'], OURS);
    await storePractice('Rumpelstilz', OURS);
    await storeRoster(['바다', 'Rumpelstilz'], OURS);
    await storeRoster(['Rumpelstilz'], THEIRS);
    expect((await tool('backup')).code).toBe(0);
    const [backup = ''] = readdirSync(join(folder, 'backups'));

    const inRoom = await tool('forget', '--name', ' Rumpelstilz\u200B', '--room', OURS, '--yes');
    expect(inRoom).toEqual({ code: 0, output: expect.stringContaining('deleted 4 rows of the database') });
    const left = ['Rumpelstilz', '하늘', 'Rumpelstilz', '바다', 'Rumpelstilz'];
    expect(await namesIn(join(folder, SQLITE_FILE))).toEqual(left);
    expect(await namesIn(join(folder, 'backups', backup))).toEqual(left);

    expect((await tool('forget', '--name', 'Rumpelstilz', '--yes')).code).toBe(0);
    expect(await namesIn(join(folder, SQLITE_FILE))).toEqual(['하늘', '바다']);
    expect(occurrences('Rumpelstilz')).toBe(0);
  });

  test('npm run forget removes a name from every SQLite file in the data folder, whatever its name', async () => {
    await store(['Rumpelstilz', '하늘']);
    await mkdir(join(folder, 'from-grandmother'));
    const copy = join(folder, 'from-grandmother', 'old.db');
    await copyFile(join(folder, SQLITE_FILE), copy);
    const { code, output } = await tool('forget', '--name', 'Rumpelstilz', '--yes');
    expect([code, output]).toEqual([0, expect.stringContaining(`deleted 1 rows of ${copy}`)]);
    expect(await namesIn(copy)).toEqual(['하늘']);
    expect(occurrences('Rumpelstilz')).toBe(0);
  });

  test('npm run forget names a damaged copy, and deletes the name everywhere else', async () => {
    await store(['Rumpelstilz']);
    const damaged = join(folder, 'damaged.sqlite');
    await writeFile(damaged, `SQLite format 3\0${'no pages'.repeat(1000)}`);
    const { code, output } = await tool('forget', '--name', 'Rumpelstilz', '--yes');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/deleted 1 rows[\s\S]*damaged.sqlite could not be searched/),
    ]);
    expect(occurrences('Rumpelstilz')).toBe(0);
  });

  test('npm run forget deletes nothing without a yes or without a name', async () => {
    await store(['하늘']);
    const asked = run('tools/forget.ts', { DATA_DIR: folder }, ['--name', '하늘']);
    await asked.says(/하늘: 1 quizzes, 2026-03-01 to 2026-03-01[\s\S]*yes\/no/);
    asked.process.stdin?.end('no\n');
    expect(await asked.ended).toBe(1);
    expect((await tool('forget', '--yes')).output).toContain('say whose');
    expect((await tool('forget', '--room', 'k7qm', '--yes')).output).toContain('not whole');
    expect(await namesIn(join(folder, SQLITE_FILE))).toEqual(['하늘']);
  });
});

test('npm run export prints all data of one child and of nobody else', PATIENCE, async () => {
  await store(['하늘', '바다', '하늘']);
  const { code, output } = await tool('export', '--name', '하늘');
  expect(code).toBe(0);
  const { scores, tasks, names, boards, plans } = JSON.parse(output);
  expect(scores).toMatchObject([quizBy('하늘'), quizBy('하늘')]);
  expect([tasks, names, boards, plans]).toEqual([[], [], [], []]);
});

test('npm run export prints more scores than it reads at a time as one list', PATIENCE, async () => {
  const database = await openDatabase({ dataDir: folder });
  const rows = createScoreRows('', '하늘', 250);
  await database.query.insertInto('quiz_scores').values(rows).execute();
  await database.close();
  const { output } = await tool('export', '--name', '하늘');
  const scores = rows.map(({ record }) => JSON.parse(record));
  expect(output).toBe(
    `${JSON.stringify({ scores, practices: [], tasks: [], names: [], boards: [], plans: [] }, null, 2)}\n`,
  );
  const nobody = await tool('export', '--name', '바다');
  expect(nobody.output).toBe(
    `${JSON.stringify({ scores: [], practices: [], tasks: [], names: [], boards: [], plans: [] }, null, 2)}\n`,
  );
});

test('npm run export prints the practice sessions of a child', PATIENCE, async () => {
  await storePractice('하늘', OURS);
  await storePractice('바다', OURS);
  const { output } = await tool('export', '--name', '하늘');
  expect(JSON.parse(output).practices).toMatchObject([practiceBy('하늘')]);
});

test('npm run export and npm run forget include tasks and rosters', PATIENCE, async () => {
  const at = '2026-03-01T09:00:00.000Z';
  await storeTasks(['하늘', '바다'], OURS);
  await storeRoster(['하늘', '바다'], OURS);
  const { tasks, names } = JSON.parse((await tool('export', '--name', '하늘')).output);
  expect(tasks).toEqual([{ player_name: '하늘', set_at: at, tables: [6, 8] }]);
  expect(names).toEqual([{ player_name: '하늘', saved_at: at }]);
  const { output } = await tool('forget', '--room', OURS, '--yes');
  expect(output).toMatch(/2 names in rosters[\s\S]*deleted 4 rows of the database/);
  expect(JSON.parse((await tool('export', '--room', OURS)).output)).toMatchObject({ tasks: [], names: [] });
});

test('data files are readable by their owner only', PATIENCE, async () => {
  await store(['하늘']);
  expect((await tool('backup')).code).toBe(0);
  const server = run('app/server/main.server.ts', { DATA_DIR: folder, PORT: '0' });
  await server.says(/listening/);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    expect([entry.name, statSync(join(entry.parentPath, entry.name)).mode & 0o077]).toEqual([entry.name, 0]);
  }
  expect(entries.length).toBeGreaterThanOrEqual(4);
  server.process.kill('SIGTERM');
  await server.ended;
});

describe('npm run restore', PATIENCE, () => {
  const hostile = async (change: (database: BetterSqlite3.Database) => void): Promise<string> => {
    await store(['바다']);
    const file = join(folder, 'given', SQLITE_FILE);
    await mkdir(join(folder, 'given'));
    await (await openDatabase({ dataDir: join(folder, 'given') })).close();
    const database = new BetterSqlite3(file);
    change(database);
    database.close();
    return file;
  };

  test('npm run restore runs no SQL hidden in the name of a table', async () => {
    const other = join(folder, 'written.sqlite');
    const name = `quiz_scores"; commit; attach '${other}' as p; create table p.x (y); --`;
    const file = await hostile((database) => database.exec(`create table "${name.replaceAll('"', '""')}" (y)`));
    expect((await tool('restore', file)).code).toBe(0);
    expect(readdirSync(folder)).not.toContain('written.sqlite');
  });

  test.each<[string, (database: BetterSqlite3.Database) => void, RegExp]>([
    [
      'a trigger',
      (database) =>
        database.exec("create trigger t after insert on quiz_scores begin delete from quiz_scores where id = ''; end"),
      /not a backup of Story Forest/,
    ],
    ['a view', (database) => database.exec('create view v as select 1'), /not a backup of Story Forest/],
    [
      'a record that is no JSON',
      (database) => database.exec("insert into quiz_scores (id, player_name, record) values ('a', 'x', 'not JSON')"),
      /1 rows of quiz_scores are damaged/,
    ],
    [
      'a name that is no text',
      (database) => database.exec("insert into quiz_tasks values ('r', x'ff', '[6]', '2026-03-01T09:00:00.000Z')"),
      /1 rows of quiz_tasks are damaged/,
    ],
  ])('npm run restore changes nothing when it is given %s', async (_what, change, sentence) => {
    const { code, output } = await tool('restore', await hostile(change));
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(await namesIn(join(folder, SQLITE_FILE))).toEqual(['바다']);
  });
});
