import * as z from 'zod/mini';
import { uuid } from '../../../shared/api/bounded-text.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { playerName, roomHeaders } from '../../../shared/times-tables/api/fields.ts';
import { practiceRecord } from '../../../shared/times-tables/api/practice-api.ts';
import { MAX_SENT_KEYS, MAX_SENT_NAMES, scoreRecord } from '../../../shared/times-tables/api/scores-api.ts';

export const sentKeys = z.array(uuid.check(z.toLowerCase())).check(z.minLength(1), z.maxLength(MAX_SENT_KEYS));

/** A pupils' code reads answers in this way alone: whoever sent a record, and nobody else, knows its key. */
export const listSentRecordsEndpoint = {
  method: 'POST',
  path: '/api/sent-records',
  summary:
    "The quizzes and practice sessions of these names that were sent under these Idempotency-Keys, newest first, by the pupils' code too",
  headers: roomHeaders,
  body: z.object({
    playerNames: z.array(playerName).check(z.minLength(1), z.maxLength(MAX_SENT_NAMES)),
    keys: sentKeys,
  }),
  reply: z.object({ quizzes: z.array(scoreRecord), practices: z.array(practiceRecord) }),
  // 40 children who open the report six times.
  perMinute: 240,
} satisfies Endpoint;
