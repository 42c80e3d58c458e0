import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '../migrations/tables.ts';
import { EMPTY_BOARD } from '../shared/board/cards.ts';
import { openDatabase, SQLITE_FILE } from '../shared/database/db.server.ts';
import { practiceBy, quizBy } from '../tests/support/submissions.fixture.ts';
import { checkRows } from './check-rows.ts';

const AT = '2026-03-01T09:00:00.000Z';
const ID = '0195b5a0-0000-7000-8000-000000000000';
const ROWS: Tables = {
  quiz_scores: {
    id: ID,
    room: '',
    player_name: '하늘',
    idempotency_key: null,
    record: JSON.stringify({ id: ID, ...quizBy('하늘'), completedAt: AT }),
    completed_at: AT,
  },
  practice_sessions: {
    id: ID,
    room: '',
    player_name: '하늘',
    idempotency_key: null,
    record: JSON.stringify({ id: ID, ...practiceBy('하늘'), completedAt: AT }),
    completed_at: AT,
  },
  quiz_tasks: { room: 'r', player_name: '', tables: '[6,8]', set_at: AT },
  roster_names: { room: 'r', player_name: '하늘', position: 0, version: 1, saved_at: AT },
  quadrant_boards: {
    session_id: 's',
    board: JSON.stringify({ ...EMPTY_BOARD, likes: ['수학'] }),
    revision: 1,
    saved_at: AT,
  },
  career_plans: {
    session_id: 's',
    plan: JSON.stringify({ board: '', round: 0, startsAnew: false, careers: [], shown: [], steps: {} }),
    version: 1,
    saved_at: AT,
  },
  room_invitations: { id: 'i', masked_code: 'm', ends_at: AT },
};

let folder: string;
let file: BetterSqlite3.Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'story-forest-'));
  await (await openDatabase({ dataDir: folder })).close();
  file = new BetterSqlite3(join(folder, SQLITE_FILE));
});
beforeEach(() => file.exec('begin'));
afterEach(() => file.exec('rollback'));
afterAll(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

function insert(table: keyof Tables, row: object): void {
  const columns = Object.keys(row);
  file.prepare(`insert into ${table} (${columns}) values (${columns.map((column) => `@${column}`)})`).run(row);
}

describe('the rows of a backup', () => {
  test('rows as the site writes them pass, and plans as it wrote them before', () => {
    for (const [table, row] of Object.entries(ROWS)) insert(table as keyof Tables, row);
    const koreanPlan = JSON.stringify({ board: '', round: 0, recommendations: [], shown: [], steps: {} });
    insert('career_plans', { ...ROWS.career_plans, session_id: 'earlier', plan: koreanPlan });
    expect(() => checkRows(file)).not.toThrow();
  });

  const change = <Table extends keyof Tables>(table: Table, changes: { [Column in keyof Tables[Table]]?: unknown }) =>
    [table, changes] as const;
  test.each([
    change('quiz_scores', { record: '5' }),
    change('quiz_scores', { record: '{}' }),
    change('quiz_scores', { record: 'not JSON' }),
    change('quiz_scores', { player_name: Buffer.from('하늘') }),
    change('quiz_scores', { id: Buffer.from('a') }),
    change('quiz_scores', { completed_at: 'yesterday' }),
    change('quiz_tasks', { tables: '{}' }),
    change('quiz_tasks', { set_at: 'yesterday' }),
    change('roster_names', { position: 'first' }),
    change('quadrant_boards', { board: '[]' }),
    change('quadrant_boards', { board: JSON.stringify({ ...EMPTY_BOARD, likes: ['no card'] }) }),
    change('quadrant_boards', { revision: 'first' }),
    change('career_plans', { plan: '{"board":""}' }),
    change('room_invitations', { masked_code: Buffer.from('m') }),
  ])('a row of %s with %o is damaged', (table, changes) => {
    insert(table, { ...ROWS[table], ...changes });
    expect(() => checkRows(file)).toThrow(`1 rows of ${table} are damaged`);
  });
});
