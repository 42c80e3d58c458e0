/**
 * What is stored of a player: saving it, deleting it, and finding what a device has sent.
 *
 * @packageDocumentation
 */
import * as z from 'zod/mini';
import { uuid } from '../../../shared/api/bounded-text.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { count, playerName, roomHeaders } from '../../../shared/times-tables/api/fields.ts';
import { practiceRecord } from '../../../shared/times-tables/api/practice-api.ts';
import { scoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { sentKeys } from './player-records-api.ts';

/** Whether exactly one of the fields is given. */
const hasOneField = (body: Readonly<Record<string, unknown>>) =>
  Object.values(body).filter((value) => value !== undefined).length === 1;

const idempotencyKey = z.nullable(z.string()).check(z.describe('The random number that it was sent under'));

export const exportScoresEndpoint = {
  method: 'POST',
  path: '/api/player-export',
  summary:
    'Everything that is stored of a player: all quizzes and practice sessions of the name with its task and name in the roster, or those sent under these Idempotency-Keys, oldest first. In the open list by keys only (else 403)',
  headers: roomHeaders,
  body: z
    .object({ playerName: z.optional(playerName), keys: z.optional(sentKeys) })
    .check(z.refine(hasOneField, { error: 'must have either a playerName or keys' })),
  reply: z.object({
    exportedAt: z.iso.datetime().check(z.describe("The server's clock, UTC")),
    quizzes: z.array(z.object({ idempotencyKey, record: scoreRecord })),
    practices: z.array(z.object({ idempotencyKey, record: practiceRecord })),
    task: z
      .nullable(z.object({ tables: z.array(z.number()), setAt: z.string() }))
      .check(z.describe("The player's task in the room, also one whose week is over")),
    rosterSavedAt: z.nullable(z.string()),
  }),
  // A teacher who saves a class of 30 at the end of the year. One answer may have megabytes.
  perMinute: 30,
} satisfies Endpoint;

export const deleteScoresEndpoint = {
  method: 'DELETE',
  path: '/api/quiz-scores',
  summary:
    "Deletes quizzes and practice sessions: one by its id, all of a player's with task and name in the roster, or those sent under these Idempotency-Keys. In the open list by keys only (else 403): the device that sent them alone knows them",
  headers: roomHeaders,
  body: z
    .object({
      id: z.optional(uuid),
      playerName: z.optional(playerName),
      keys: z.optional(sentKeys),
    })
    .check(z.refine(hasOneField, { error: 'must have either an id, a playerName or keys' })),
  reply: z.object({ deleted: count }),
  perMinute: 60,
} satisfies Endpoint;
