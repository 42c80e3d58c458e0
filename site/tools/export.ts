/**
 * `npm run export -- --name 하늘 [--room code]`: prints what the server holds of a child or a room as JSON, for parents who
 * ask for it. `--session` adds a board and its plan.
 */
import { selectScores } from '../features/scores/score-store.server.ts';
import { selectTasks } from '../features/scores/tasks/tasks.server.ts';
import type { PersonalTable } from '../migrations/tables.ts';
import { openDatabase } from '../shared/database/db.server.ts';
import { readPlayerOptions, selectsScores } from './player-data.ts';

const { selection, session } = readPlayerOptions(process.argv.slice(2));
const database = await openDatabase({
  dataDir: process.env.DATA_DIR || 'data',
  databaseUrl: process.env.DATABASE_URL || undefined,
});
const scoresAreAsked = selectsScores(selection);
const readSessionRows = async (table: 'quadrant_boards' | 'career_plans') =>
  session === undefined
    ? []
    : await database.query.selectFrom(table).selectAll().where('session_id', '=', session).execute();

/** All tables that hold what belongs to a child: the compiler finds one that is missing here. */
const personalRows: Record<PersonalTable, readonly unknown[]> = {
  quiz_scores: scoresAreAsked
    ? (await selectScores(database, selection).select('record').execute()).map(({ record }) => JSON.parse(record))
    : [],
  quiz_tasks: scoresAreAsked
    ? (await selectTasks(database, selection).execute()).map((task) => ({ ...task, tables: JSON.parse(task.tables) }))
    : [],
  quadrant_boards: await readSessionRows('quadrant_boards'),
  career_plans: await readSessionRows('career_plans'),
};
const { quiz_scores: scores, quiz_tasks: tasks, quadrant_boards: boards, career_plans: plans } = personalRows;
await database.close();
console.log(JSON.stringify({ scores, tasks, boards, plans }, null, 2));
