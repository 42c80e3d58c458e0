import * as z from 'zod/mini';
import { uuid } from './bounded-text.ts';
import type { Endpoint } from './endpoint.ts';
import { MAX_SENT_KEYS } from './max-sent-keys.ts';
import { count, playerName, roomHeaders, scoreRecord } from './scores-api.ts';

const sentKeys = z.array(uuid.check(z.toLowerCase())).check(z.minLength(1), z.maxLength(MAX_SENT_KEYS));

/** Whether exactly one of the fields is given. */
const hasOneField = (body: Readonly<Record<string, unknown>>) =>
  Object.values(body).filter((value) => value !== undefined).length === 1;

export const exportScoresEndpoint = {
  method: 'POST',
  path: '/api/player-export',
  summary:
    'Everything that is stored of a player: all quizzes of the name with its task, or the quizzes sent under these Idempotency-Keys, oldest first. In the open list by keys only (else 403)',
  headers: roomHeaders,
  body: z
    .object({ playerName: z.optional(playerName), keys: z.optional(sentKeys) })
    .check(z.refine(hasOneField, { error: 'must have either a playerName or keys' })),
  reply: z.object({
    exportedAt: z.iso.datetime().check(z.describe("The server's clock, UTC")),
    quizzes: z.array(
      z.object({
        idempotencyKey: z.nullable(z.string()).check(z.describe('The random number that the quiz was sent under')),
        record: scoreRecord,
      }),
    ),
    task: z
      .nullable(z.object({ tables: z.array(z.number()), setAt: z.string() }))
      .check(z.describe("The player's task in the room, also one whose week is over")),
  }),
  // A teacher who saves a class of 30 at the end of the year. One answer may have megabytes.
  perMinute: 30,
} satisfies Endpoint;

export const deleteScoresEndpoint = {
  method: 'DELETE',
  path: '/api/quiz-scores',
  summary:
    "Deletes quizzes: one by its id, all of a player's and the player's task, or those sent under these Idempotency-Keys. In the open list by keys only (else 403): the device that sent them alone knows them",
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
