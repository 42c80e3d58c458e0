/**
 * `npm run forget -- --name 하늘 [--room code]`: shows what is stored of a child or a room (quizzes, tasks), asks, and deletes it from the
 * database and from the backups in the data folder. `--session` deletes a board and its plan; `--yes` does not ask.
 * With Postgres, backups made by pg_dump are yours to delete.
 */
import { createInterface } from 'node:readline/promises';
import BetterSqlite3 from 'better-sqlite3';
import { deleteBoard } from '../features/board/boards.server.ts';
import { deletePlan } from '../features/career/plans.server.ts';
import { deleteScores, selectScores } from '../features/scores/scores.server.ts';
import { deleteTasks, selectTasks } from '../features/scores/tasks/tasks.server.ts';
import { type Database, openDatabase } from '../shared/database/db.server.ts';
import { type PlayerDataOptions, readPlayerOptions, selectsScores } from './player-data.ts';
import { copiesIn, stopWith } from './sqlite-copies.ts';

const options = readPlayerOptions(process.argv.slice(2));
const dataDir = process.env.DATA_DIR || 'data';
const databaseUrl = process.env.DATABASE_URL || undefined;
const copies = databaseUrl === undefined ? copiesIn(dataDir) : [];

/** Deletes the selection of a copy, and rewrites the file, so that nothing of it is left. Returns the rows deleted. */
function forgetInCopy(file: string, { selection, session }: PlayerDataOptions): number {
  const copy = new BetterSqlite3(file);
  try {
    copy.pragma('trusted_schema = OFF');
    copy.pragma('secure_delete = ON');
    const columns = copy.prepare("select name from pragma_table_info('quiz_scores')").pluck().all();
    let deleted = 0;
    if (selectsScores(selection)) {
      // A copy from before there were rooms holds the open list alone.
      const isOfRooms = columns.includes('room');
      if (isOfRooms || selection.room === undefined) {
        const given = { name: selection.playerName ?? null, ...(isOfRooms && { room: selection.room ?? null }) };
        const inRoom = isOfRooms ? 'and (@room is null or room = @room)' : '';
        // A copy from before there were tasks has no such table.
        const tables = copy.prepare("select name from sqlite_schema where name in ('quiz_scores', 'quiz_tasks')");
        for (const table of tables.pluck().all()) {
          deleted += copy
            .prepare(`delete from ${table} where (@name is null or player_name = @name) ${inRoom}`)
            .run(given).changes;
        }
      }
    }
    if (session !== undefined) {
      for (const table of ['quadrant_boards', 'career_plans']) {
        deleted += copy.prepare(`delete from ${table} where session_id = ?`).run(session).changes;
      }
    }
    if (deleted > 0) copy.exec('vacuum');
    return deleted;
  } finally {
    copy.close();
  }
}

async function show(database: Database, { selection, session }: PlayerDataOptions): Promise<void> {
  if (selectsScores(selection)) {
    const scores = await selectScores(database, selection).select(['player_name', 'completed_at']).execute();
    for (const name of new Set(scores.map((row) => row.player_name))) {
      const dates = scores.filter((row) => row.player_name === name).map((row) => row.completed_at?.slice(0, 10));
      console.log(`  ${name}: ${dates.length} quizzes, ${dates.at(0)} to ${dates.at(-1)}`);
    }
    if (scores.length === 0) console.log('  no quizzes in the database');
    const tasks = await selectTasks(database, selection).execute();
    if (tasks.length > 0) console.log(`  ${tasks.length} tasks`);
  }
  if (session !== undefined) console.log(`  the board and the plan of ${session}`);
  console.log(`  the same in ${copies.length} backups`);
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Delete this for good? (yes/no) ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

const database = await openDatabase({ dataDir, databaseUrl });
await show(database, options);
if (!options.isSure && !(await isConfirmed())) {
  await database.close();
  stopWith('nothing was deleted.');
}
const { selection, session } = options;
let deleted = 0;
if (selectsScores(selection)) {
  deleted += await deleteTasks(database, selection);
  deleted += await deleteScores(database, selection);
}
if (session !== undefined) {
  deleted += await deleteBoard(database, session);
  await deletePlan(database, session);
  database.compact();
}
await database.close();
console.log(`story-forest: deleted ${deleted} rows of the database`);
for (const file of copies) {
  const changed = forgetInCopy(file, options);
  if (changed > 0) console.log(`story-forest: deleted ${changed} rows of ${file}`);
}
