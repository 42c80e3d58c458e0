/**
 * `npm run export -- --name 하늘 [--room code]`: prints what the server holds of a child or a room as JSON, for parents who
 * ask for it. `--session` adds a board and its plan.
 */
import { selectScores } from '../features/scores/score-store.server.ts';
import { selectTasks } from '../features/scores/tasks/tasks.server.ts';
import { openDatabase } from '../shared/database/db.server.ts';
import { readPlayerOptions, selectsScores } from './player-data.ts';

const { selection, session } = readPlayerOptions(process.argv.slice(2));
const database = await openDatabase({
  dataDir: process.env.DATA_DIR || 'data',
  databaseUrl: process.env.DATABASE_URL || undefined,
});
const ofSession = async (table: 'quadrant_boards' | 'career_plans') =>
  session === undefined
    ? []
    : await database.query.selectFrom(table).selectAll().where('session_id', '=', session).execute();
const scores = selectsScores(selection) ? await selectScores(database, selection).select('record').execute() : [];
const tasks = selectsScores(selection) ? await selectTasks(database, selection).execute() : [];
const held = {
  scores: scores.map(({ record }) => JSON.parse(record)),
  tasks: tasks.map(({ tables, ...task }) => ({ ...task, tables: JSON.parse(tables) })),
  boards: await ofSession('quadrant_boards'),
  plans: await ofSession('career_plans'),
};
await database.close();
console.log(JSON.stringify(held, null, 2));
