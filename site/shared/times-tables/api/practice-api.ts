import * as z from 'zod/mini';
import { boundedText, uuid } from '../../api/bounded-text.ts';
import type { Endpoint, EndpointInput, ReplyOf } from '../../api/endpoint.ts';
import { FACT_FORMS } from '../facts/fact-form.ts';
import { DAY_RESULTS } from '../facts/fact-memory.ts';
import { MAX_UTC_OFFSET_MINUTES } from '../facts/quiz-time.ts';
import { parseQuestion } from '../facts/times-fact.ts';
import { MAX_FLUENT_SECONDS, MIN_FLUENT_SECONDS } from '../facts/typing-speed.ts';
import {
  finishFields,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_SECONDS,
  playerName,
  roomHeaders,
  scoreTimes,
  seconds,
  storedName,
  typedAnswer,
} from './fields.ts';

/** Twelve facts are asked at most four times (docs/product.md §5.6). */
export const MAX_PRACTICE_QUESTIONS = 60;
/** A session a day for half a year. */
export const MAX_PLAYER_PRACTICES = 200;
/** Players of a page of `listMemoriesEndpoint`. */
export const MEMORIES_PER_PAGE = 30;

const asked = z.object({
  question: boundedText(MAX_QUESTION_LENGTH).check(
    z.refine((text) => parseQuestion(text) !== null, { error: "must read 'a × b', a from 2 to 9 and b from 1 to 9" }),
    z.describe("The fact: 'a × b', a from 2 to 9, b from 1 to 9"),
  ),
  form: z.enum(FACT_FORMS).check(z.describe("What was asked of it: 'a × b = ?', 'a × ? = c' or 'c ÷ a = ?'")),
  userAnswer: typedAnswer,
  timeSpent: seconds(MAX_QUESTION_SECONDS).check(z.describe("Seconds from the question's appearance to the answer")),
});

/** Answers in order; whether one is right follows from its question. */
const practiceSubmission = z.object({
  playerName,
  fluentSeconds: z
    .optional(z.number().check(z.minimum(MIN_FLUENT_SECONDS), z.maximum(MAX_FLUENT_SECONDS)))
    .check(z.describe("Seconds of a quick answer, by the child's own typing")),
  questions: z.array(asked).check(z.minLength(1), z.maxLength(MAX_PRACTICE_QUESTIONS)),
  ...finishFields.shape,
});

/** A reply's values are not bounded again: a stored session is listed even where a bound is narrower by now. */
export const practiceRecord = z.object({
  id: z.string(),
  playerName: z.string(),
  fluentSeconds: z.optional(z.number()),
  questions: z.array(
    z.object({ ...asked.shape, question: z.string(), userAnswer: z.nullable(z.number()), timeSpent: z.number() }),
  ),
  ...scoreTimes.shape,
});

export const submitPracticeEndpoint = {
  method: 'POST',
  path: '/api/practice-sessions',
  summary:
    "Stores a practice session, a child's two minutes; repeated with the same Idempotency-Key, answers the first record with 200, or 422 where the answers are others",
  headers: z.extend(roomHeaders, { 'idempotency-key': z.optional(uuid.check(z.toLowerCase())) }),
  body: practiceSubmission,
  reply: practiceRecord,
  success: [201, 200],
  // As many as quizzes.
  perMinute: 240,
} satisfies Endpoint;

export const listPracticesEndpoint = {
  method: 'GET',
  path: '/api/practice-sessions/:playerName',
  summary: `A player's most recent practice sessions, newest first, at most ${MAX_PLAYER_PRACTICES}`,
  headers: roomHeaders,
  params: z.object({ playerName }),
  reply: z.array(practiceRecord),
  // As the list of a player's quizzes. The list may have 1.2 MB.
  perMinute: 120,
} satisfies Endpoint;

const dayResults = z.record(z.string(), z.enum(DAY_RESULTS));

export const listMemoriesEndpoint = {
  method: 'GET',
  path: '/api/player-memories',
  summary: `What each player has shown of each product, by all of the player's quizzes and practice sessions: ${MEMORIES_PER_PAGE} players at a time, by name`,
  headers: roomHeaders,
  query: z.object({
    after: z.optional(storedName).check(z.describe('The name that the page before ended with')),
    utcOffsetMinutes: z
      ._default(
        z.coerce
          .number<number | string>()
          .check(z.int(), z.minimum(-MAX_UTC_OFFSET_MINUTES), z.maximum(MAX_UTC_OFFSET_MINUTES)),
        0,
      )
      .check(z.describe("The reader's time zone: for quizzes that do not say theirs")),
  }),
  reply: z.object({
    players: z.array(
      z.object({
        playerName: z.string(),
        fluentSeconds: z
          .optional(z.number())
          .check(z.describe('Seconds of a quick answer, as the latest practice session says')),
        facts: z
          .record(z.string(), dayResults)
          .check(z.describe("Results by fact and day (since 1970-01-01): {'3 × 7': {'20600': 'fluent'}}")),
        days: z.array(z.number()).check(z.describe('All days with an answer, ascending')),
      }),
    ),
    next: z.nullable(z.string()).check(z.describe('`after` of the next page; null at the end')),
  }),
  // 40 children who open the report twice, in pages.
  perMinute: 240,
} satisfies Endpoint;

/** The request body of a practice session. */
export type PracticeSubmission = EndpointInput<typeof submitPracticeEndpoint>['body'];

/** A stored practice session. */
export type PracticeRecord = ReplyOf<typeof listPracticesEndpoint>[number];

/** What the server knows of a player's facts. */
export type ListedMemory = ReplyOf<typeof listMemoriesEndpoint>['players'][number];
