/**
 * `npm run forget -- --name 하늘 [--room code]`: shows what is stored of a child or a room (quizzes, practice, tasks,
 * rosters), asks, and deletes it from the database and from every copy of it in the data folder. `--session` deletes a
 * board and its plan; `--yes` does not ask. With Postgres, backups made by pg_dump are yours to delete.
 */
import { createInterface } from 'node:readline/promises';
import BetterSqlite3 from 'better-sqlite3';
import { type RecordTable, selectRecords } from '../features/scores/records/score-store.server.ts';
import { selectRosterNames } from '../features/scores/rooms/roster.server.ts';
import { selectTasks } from '../features/scores/tasks/tasks.server.ts';
import { type PersonalTable, selectPersonalTables } from '../migrations/tables.ts';
import { type Database, openDatabase } from '../shared/database/db.server.ts';
import { deletePlayerRows, deleteSessionRows } from '../shared/database/personal-rows.server.ts';
import { type PlayerDataOptions, readPlayerOptions, selectsScores } from './player-data.ts';
import { claimCopies, getErrorMessage, listCopies, readDatabasePlace, stopWith } from './sqlite-copies.ts';

const options = readPlayerOptions(process.argv.slice(2));
const place = readDatabasePlace();
const { dataDir, databaseUrl } = place;
const findCopies = () => (databaseUrl === undefined ? listCopies(dataDir) : []);

/** Deletes the selection of a copy, and rewrites the file, so that nothing of it is left. Returns the rows deleted. */
function forgetInCopy(file: string, { selection, session }: PlayerDataOptions): number {
  const copy = new BetterSqlite3(file);
  try {
    copy.pragma('trusted_schema = OFF');
    copy.pragma('secure_delete = ON');
    let deleted = 0;
    if (selectsScores(selection)) {
      const { playerName, room } = selection;
      for (const table of selectPersonalTables('player_name')) {
        deleted += deleteInCopy(copy, table, { player_name: playerName, room });
      }
    }
    if (session !== undefined) {
      for (const table of selectPersonalTables('session_id')) {
        deleted += deleteInCopy(copy, table, { session_id: session });
      }
    }
    if (deleted > 0) copy.exec('vacuum');
    return deleted;
  } finally {
    copy.close();
  }
}

/**
 * Deletes the rows of a table that have the given values. None in a copy from before the table, or from before one of
 * the columns: without `room` it holds the open list alone.
 */
function deleteInCopy(
  copy: BetterSqlite3.Database,
  table: PersonalTable,
  values: Readonly<Record<string, string | undefined>>,
): number {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = copy.prepare('select name from pragma_table_info(?)').pluck().all(table);
  if (given.length === 0 || !given.every(([column]) => columns.includes(column))) return 0;
  const conditions = given.map(([column]) => `${column} = @${column}`).join(' and ');
  return copy.prepare(`delete from ${table} where ${conditions}`).run(Object.fromEntries(given)).changes;
}

async function show(database: Database, { selection, session }: PlayerDataOptions): Promise<void> {
  if (selectsScores(selection)) {
    await showRecords(database, 'quiz_scores', 'quizzes', selection);
    await showRecords(database, 'practice_sessions', 'practice sessions', selection);
    const tasks = await selectTasks(database, selection).execute();
    if (tasks.length > 0) console.log(`  ${tasks.length} tasks`);
    const names = await selectRosterNames(database, selection).execute();
    if (names.length > 0) console.log(`  ${names.length} names in rosters`);
  }
  if (session !== undefined) console.log(`  the board and the plan of ${session}`);
  console.log(`  the same in ${findCopies().length} copies`);
}

async function showRecords(
  database: Database,
  table: RecordTable,
  word: string,
  selection: PlayerDataOptions['selection'],
): Promise<void> {
  const rows = await selectRecords(database, table, selection).select(['player_name', 'completed_at']).execute();
  for (const name of new Set(rows.map((row) => row.player_name))) {
    const dates = rows.filter((row) => row.player_name === name).map((row) => row.completed_at?.slice(0, 10));
    console.log(`  ${name}: ${dates.length} ${word}, ${dates.at(0)} to ${dates.at(-1)}`);
  }
  if (rows.length === 0) console.log(`  no ${word} in the database`);
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Delete this for good? (yes/no) ');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

const database = await openDatabase(place);
await show(database, options);
if (!options.isSure && !(await isConfirmed())) {
  await database.close();
  stopWith('nothing was deleted.');
}
if (databaseUrl === undefined) claimCopies(dataDir, 'exclusive');
const { selection, session } = options;
const counts = [
  ...(selectsScores(selection) ? (await deletePlayerRows(database, selection)).values() : []),
  ...(session === undefined ? [] : (await deleteSessionRows(database, session)).values()),
];
const deleted = counts.reduce((sum, rows) => sum + rows, 0);
await database.close();
console.log(`story-forest: deleted ${deleted} rows of the database`);
for (const file of findCopies()) {
  try {
    const changed = forgetInCopy(file, options);
    if (changed > 0) console.log(`story-forest: deleted ${changed} rows of ${file}`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`story-forest: ${file} could not be searched (${getErrorMessage(error)}): delete it yourself.`);
  }
}
