/**
 * `npm run export -- --name 하늘 [--room code]`: prints what the server holds of a child or a room as JSON, for parents
 * who ask for it. `--session` adds a board and its plan.
 */
import { pipeline } from 'node:stream/promises';
import { type RecordTable, readRecordPages } from '../features/scores/records/score-store.server.ts';
import { selectRosterNames } from '../features/scores/rooms/roster.server.ts';
import { selectTasks } from '../features/scores/tasks/tasks.server.ts';
import type { PersonalTable } from '../migrations/tables.ts';
import { openDatabase } from '../shared/database/db.server.ts';
import { readPlayerOptions, selectsScores } from './player-data.ts';
import { readDatabasePlace } from './sqlite-copies.ts';

const { selection, session } = readPlayerOptions(process.argv.slice(2));
const database = await openDatabase(readDatabasePlace());
const scoresAreAsked = selectsScores(selection);
const readSessionRows = async (table: 'quadrant_boards' | 'career_plans') =>
  session === undefined
    ? []
    : await database.query.selectFrom(table).selectAll().where('session_id', '=', session).execute();

/** The other tables that hold what belongs to a child: the compiler finds one that is missing here. */
const shortLists: Record<Exclude<PersonalTable, RecordTable>, readonly unknown[]> = {
  quiz_tasks: scoresAreAsked
    ? (await selectTasks(database, selection).execute()).map((task) => ({ ...task, tables: JSON.parse(task.tables) }))
    : [],
  roster_names: scoresAreAsked ? await selectRosterNames(database, selection).execute() : [],
  quadrant_boards: await readSessionRows('quadrant_boards'),
  career_plans: await readSessionRows('career_plans'),
};

/** The export as JSON in pieces, indented by two spaces: a name may have tens of thousands of scores. */
async function* formatExport(): AsyncGenerator<string> {
  yield '{\n  "scores": [';
  yield* formatRecords('quiz_scores');
  yield '],\n  "practices": [';
  yield* formatRecords('practice_sessions');
  const { quiz_tasks: tasks, roster_names: names, quadrant_boards: boards, career_plans: plans } = shortLists;
  // The opening brace is the one above.
  yield `],${JSON.stringify({ tasks, names, boards, plans }, null, 2).slice(1)}\n`;
}

async function* formatRecords(table: RecordTable): AsyncGenerator<string> {
  let separator = '\n';
  for await (const page of scoresAreAsked ? readRecordPages(database, table, selection) : []) {
    yield separator + page.map(({ record }) => indentItem(JSON.parse(record))).join(',\n');
    separator = ',\n';
  }
  if (separator === ',\n') yield '\n  ';
}

function indentItem(record: unknown): string {
  return `    ${JSON.stringify(record, null, 2).replaceAll('\n', '\n    ')}`;
}

await pipeline(formatExport, process.stdout, { end: false });
await database.close();
