import * as z from 'zod/mini';
import type { Endpoint, ReplyOf } from '../../api/endpoint.ts';
import { CHOOSABLE_TABLES, normalizeTables } from '../facts/times-fact.ts';
import { count, playerName, roomHeaders } from './fields.ts';

/** Names of one room that have a task at a time: two classes. */
export const MAX_ROOM_TASKS = 70;

const whose = z.nullable(playerName).check(z.describe('null: everybody in the room'));

const LOWEST = Math.min(...CHOOSABLE_TABLES);
const HIGHEST = Math.max(...CHOOSABLE_TABLES);

const tables = z.array(z.int().check(z.minimum(LOWEST), z.maximum(HIGHEST))).check(
  z.minLength(1),
  z.maxLength(CHOOSABLE_TABLES.length),
  z.overwrite((chosen) => [...normalizeTables(chosen)]),
  z.describe('Times tables that are asked'),
);

const task = z.object({
  playerName: z.nullable(z.string()).check(z.describe('null: everybody in the room')),
  tables: z.array(z.number()),
  setAt: z.iso.datetime().check(z.describe("The server's clock, UTC")),
  endsAt: z.iso.datetime().check(z.describe('A week later')),
});

export const listTasksEndpoint = {
  method: 'GET',
  path: '/api/quiz-tasks',
  summary:
    "The tasks of a room that are not over: one for the room and one for each name at most. By the pupils' code that of the room, and of a name that is asked for",
  headers: roomHeaders,
  query: z.object({
    playerName: z
      .optional(playerName)
      .check(z.describe("Only this name's task and the room's; without it, all, or the room's to a pupils' code")),
  }),
  reply: z.array(task),
  // 40 children who open the quiz six times.
  perMinute: 240,
} satisfies Endpoint;

export const setTaskEndpoint = {
  method: 'POST',
  path: '/api/quiz-tasks',
  summary:
    'Sets the task of a name or of the whole room for a week, in place of the one before. In rooms only: an open list has no owner',
  headers: roomHeaders,
  body: z.object({ playerName: whose, tables }),
  reply: task,
  // A teacher who sets a task for each child of a class.
  perMinute: 60,
} satisfies Endpoint;

export const deleteTaskEndpoint = {
  method: 'DELETE',
  path: '/api/quiz-tasks',
  summary: 'Takes back the task of a name or of the whole room',
  headers: roomHeaders,
  body: z.object({ playerName: whose }),
  reply: z.object({ deleted: count }),
  perMinute: 60,
} satisfies Endpoint;

export type ListedTask = ReplyOf<typeof listTasksEndpoint>[number];
