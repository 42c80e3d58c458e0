/**
 * Practice that a room sets for a child or for everybody, for a week.
 *
 * @packageDocumentation
 */
import type { FastifyInstance } from 'fastify';
import { addRoute, RefusedRequest } from '../../../shared/api/route.server.ts';
import type { Database } from '../../../shared/database/db.server.ts';
import type { PlayerSelection } from '../../../shared/database/personal-rows.server.ts';
import {
  deleteTaskEndpoint,
  type ListedTask,
  listTasksEndpoint,
  MAX_ROOM_TASKS,
  setTaskEndpoint,
} from '../../../shared/times-tables/api/tasks-api.ts';
import { computeTaskEnd, isTaskCurrent } from '../../../shared/times-tables/facts/table-task.ts';
import { requireRooms, resolveAnyRoom, resolveOwnedRoom } from '../rooms/room.server.ts';
import type { ScoreRouteParts } from '../rooms/score-route-parts.server.ts';

/** The `player_name` column of a task for everybody in the room. */
const EVERYBODY = '';

/** Registers the endpoints of tasks. An open list has none: anybody could set them for anybody. */
export function taskRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope, countSubmission }: ScoreRouteParts,
): void {
  addRoute(app, listTasksEndpoint, async ({ headers, query }) => {
    requireRooms(scope);
    const { room, isPupils } = resolveAnyRoom(scope, headers['room-code']);
    const tasks = await listCurrentTasks(database, room, now());
    if (!isPupils && query.playerName === undefined) return tasks;
    // Pupils do not learn which other names have a task.
    return tasks.filter(({ playerName }) => playerName === null || playerName === query.playerName);
  });

  addRoute(app, setTaskEndpoint, async ({ headers, body, request }) => {
    const room = resolveOwnedRoom(scope, headers['room-code']);
    countSubmission(request);
    await refuseTooMany(database, room, body.playerName);
    return setTask(database, room, body, now());
  });

  addRoute(app, deleteTaskEndpoint, async ({ headers, body }) => ({
    deleted: await deleteTask(database, resolveOwnedRoom(scope, headers['room-code']), body.playerName ?? EVERYBODY),
  }));
}

type TaskRow = { readonly player_name: string; readonly tables: string; readonly set_at: string };

function listedTask({ player_name, tables, set_at }: TaskRow): ListedTask {
  const setAt = new Date(set_at);
  return {
    playerName: player_name === EVERYBODY ? null : player_name,
    tables: JSON.parse(tables) as number[],
    setAt: setAt.toISOString(),
    endsAt: computeTaskEnd(setAt).toISOString(),
  };
}

async function listCurrentTasks(database: Database, room: string, now: Date): Promise<readonly ListedTask[]> {
  const rows = await selectTasks(database, { room }).execute();
  return rows.filter(({ set_at }) => isTaskCurrent(new Date(set_at), now)).map(listedTask);
}

/** @throws a refusal where the room has tasks for too many other names */
async function refuseTooMany(database: Database, room: string, playerName: string | null): Promise<void> {
  const rows = await selectTasks(database, { room }).execute();
  const others = rows.filter(({ player_name }) => player_name !== (playerName ?? EVERYBODY));
  if (others.length < MAX_ROOM_TASKS) return;
  throw new RefusedRequest(
    409,
    'too_many_tasks',
    `A room has at most ${MAX_ROOM_TASKS} tasks at a time: set one for everybody, or take some back.`,
  );
}

/** Stores a task in place of the one before. Repeated, it leaves the same task; its week begins with the last call. */
async function setTask(
  { query }: Database,
  room: string,
  { playerName, tables }: { readonly playerName: string | null; readonly tables: readonly number[] },
  now: Date,
): Promise<ListedTask> {
  const row = { player_name: playerName ?? EVERYBODY, tables: JSON.stringify(tables), set_at: now.toISOString() };
  await query
    .insertInto('quiz_tasks')
    .values({ room, ...row })
    .onConflict((conflict) =>
      conflict.columns(['room', 'player_name']).doUpdateSet({ tables: row.tables, set_at: row.set_at }),
    )
    .execute();
  return listedTask(row);
}

/** The query of the selected tasks: that of the whole room (`playerName` '') first, then by name. */
export function selectTasks({ query }: Database, { room, playerName }: PlayerSelection) {
  let tasks = query.selectFrom('quiz_tasks').select(['player_name', 'tables', 'set_at']).orderBy('player_name');
  if (room !== undefined) tasks = tasks.where('room', '=', room);
  if (playerName !== undefined) tasks = tasks.where('player_name', '=', playerName);
  return tasks;
}

/** Deletes a task, so that no file of the database holds it any more. Returns 1, or 0 where there was none. */
async function deleteTask(database: Database, room: string, playerName: string): Promise<number> {
  const { numDeletedRows } = await database.query
    .deleteFrom('quiz_tasks')
    .where('room', '=', room)
    .where('player_name', '=', playerName)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await database.compact();
  return Number(numDeletedRows);
}
