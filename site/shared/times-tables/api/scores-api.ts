import * as z from 'zod/mini';
import { boundedText, uuid } from '../../api/bounded-text.ts';
import type { Endpoint, EndpointInput, ReplyOf } from '../../api/endpoint.ts';
import { parseQuestion, summarize, sumTimeSpent } from '../facts/times-fact.ts';
import {
  count,
  finishFields,
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_SECONDS,
  playerName,
  roomHeaders,
  scoreTimes,
  seconds,
  typedAnswer,
} from './fields.ts';

/** A quiz asks ten (docs/product.md §12); the API allows twice as many. */
const MAX_QUESTIONS = 20;
const MAX_QUIZ_SECONDS = MAX_QUESTIONS * MAX_QUESTION_SECONDS;
/** The whole quiz may be this much shorter than its questions together, for rounding. */
const ROUNDING_SECONDS = 1;
/** docs/product.md §12, score page. */
export const MAX_RECENT_SCORES = 100;
export const MAX_PLAYER_SCORES = 500;
/** How many idempotency keys one request may name, and so how many a device stores of a player. */
export const MAX_SENT_KEYS = 200;
/** How many names a device stores keys of: the players who sent last. */
export const MAX_SENT_NAMES = 70;

const attempt = z.object({
  question: boundedText(MAX_QUESTION_LENGTH).check(z.describe("'a × b', a from 2 to 9, b from 1 to 9")),
  correctAnswer: z.number(),
  userAnswer: typedAnswer,
  isCorrect: z.boolean(),
  timeSpent: seconds(MAX_QUESTION_SECONDS).check(z.describe("Seconds from the question's appearance to the answer")),
});

const scoreFields = z.object({
  playerName,
  score: count,
  totalQuestions: count,
  accuracy: count.check(z.maximum(100), z.describe('Whole percent')),
  timeTaken: seconds(MAX_QUIZ_SECONDS).check(z.describe('Seconds, at least those of the questions together')),
  questions: z.array(attempt).check(z.minLength(1), z.maxLength(MAX_QUESTIONS)),
});

/** A finished quiz. Its sums are computed again from the questions; a submission with other sums is refused. */
const scoreSubmission = z.extend(scoreFields, finishFields.shape).check(
  z.superRefine((submission, context) => {
    const disagree = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    submission.questions.forEach((asked, index) => {
      const fact = parseQuestion(asked.question);
      if (fact === null) {
        disagree(['questions', index, 'question'], "must read 'a × b', a from 2 to 9 and b from 1 to 9");
        return;
      }
      const { product } = fact;
      if (asked.correctAnswer !== product) disagree(['questions', index, 'correctAnswer'], `must be ${product}`);
      const isRight = asked.userAnswer === product;
      if (asked.isCorrect !== isRight) disagree(['questions', index, 'isCorrect'], `must be ${isRight}`);
    });
    const counted = summarize(submission.questions);
    for (const key of ['score', 'totalQuestions', 'accuracy'] as const) {
      if (submission[key] !== counted[key]) disagree([key], `must be ${counted[key]}, as the questions say`);
    }
    const spent = sumTimeSpent(submission.questions);
    if (submission.timeTaken < spent - ROUNDING_SECONDS) {
      disagree(['timeTaken'], `must be at least ${spent}, as the questions say`);
    }
  }),
);

/** Records from before a bound was narrowed are still listed, so a reply's values are not bounded again. */
export const scoreRecord = z.object({
  id: z.string(),
  ...scoreFields.shape,
  playerName: z.string(),
  timeTaken: z.number(),
  questions: z.array(z.object({ ...attempt.shape, userAnswer: z.nullable(z.number()), timeSpent: z.number() })),
  ...scoreTimes.shape,
});

export const getScoresScopeEndpoint = {
  method: 'GET',
  path: '/api/scores-scope',
  summary: "Whether quiz scores are kept in one open list, or in rooms that a code opens (header 'Room-Code')",
  reply: z.object({ scope: z.enum(['open', 'rooms']) }),
} satisfies Endpoint;

export const submitScoreEndpoint = {
  method: 'POST',
  path: '/api/quiz-scores',
  summary:
    "Stores a finished quiz, by the pupils' code too; repeated with the same Idempotency-Key, answers the first record with 200, or 422 where the quiz is another",
  headers: z.extend(roomHeaders, {
    'idempotency-key': z.optional(uuid.check(z.toLowerCase())),
  }),
  body: scoreSubmission,
  reply: scoreRecord,
  success: [201, 200],
  // 40 pupils finish at most two quizzes a minute each; the rest is for outboxes after an outage.
  perMinute: 240,
} satisfies Endpoint;

export const listRecentScoresEndpoint = {
  method: 'GET',
  path: '/api/quiz-scores',
  summary: 'The most recent quizzes of all players, or of those in the room, newest first',
  headers: roomHeaders,
  query: z.object({
    limit: z._default(
      z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(MAX_RECENT_SCORES)),
      MAX_RECENT_SCORES,
    ),
  }),
  reply: z.array(scoreRecord),
  // 40 children who open the report six times; the list may have 220 kB.
  perMinute: 240,
} satisfies Endpoint;

export const listPlayerScoresEndpoint = {
  method: 'GET',
  path: '/api/quiz-scores/:playerName',
  summary: `A player's most recent quizzes, newest first, at most ${MAX_PLAYER_SCORES}`,
  headers: roomHeaders,
  params: z.object({ playerName }),
  reply: z.array(scoreRecord),
  // 40 children who begin their two minutes, and look at themselves twice. The list may have 1.1 MB.
  perMinute: 120,
} satisfies Endpoint;

/** One answered quiz question. */
export type Attempt = ScoreRecord['questions'][number];

/** The request body of a finished quiz. */
export type ScoreSubmission = EndpointInput<typeof submitScoreEndpoint>['body'];

/** A stored quiz score. */
export type ScoreRecord = ReplyOf<typeof listRecentScoresEndpoint>[number];
