import * as z from 'zod/mini';
import { parseQuestion, productOf, summarise } from './attempt.ts';
import type { Endpoint, EndpointInput, ReplyOf } from './endpoint.ts';

/** Characters of a player's name, as code points. */
const MAX_NAME_LENGTH = 40;
/** A quiz asks ten (docs/product.md §12); the room above that is for other quizzes. */
const MAX_QUESTIONS = 100;
/** A question is over after ten seconds (docs/product.md §12), but a clock may stutter. */
const MAX_QUESTION_SECONDS = 3600;
const MAX_QUIZ_SECONDS = 86_400;
/** docs/product.md §12, score page. */
export const MAX_RECENT_SCORES = 100;
export const MAX_PLAYER_SCORES = 500;

const CONTROL = /\p{Cc}/u;

/** A name as it is stored and compared: NFC, without white space around it. */
const playerName = z.string().check(
  z.normalize('NFC'),
  z.trim(),
  z.refine((name) => name !== '', { error: 'must not be empty', abort: true }),
  z.refine((name) => [...name].length <= MAX_NAME_LENGTH, { error: `must have at most ${MAX_NAME_LENGTH} characters` }),
  z.refine((name) => !CONTROL.test(name) && name.isWellFormed(), { error: 'must not hold control characters' }),
  z.describe(`1 to ${MAX_NAME_LENGTH} characters after trimming, no control characters`),
);

const attempt = z.object({
  question: z.string().check(z.describe("'a × b', a from 2 to 9, b from 1 to 9")),
  correctAnswer: z.number(),
  userAnswer: z.nullable(z.number()).check(z.describe('null: no answer in time, or not a number')),
  isCorrect: z.boolean(),
  timeSpent: z
    .number()
    .check(
      z.minimum(0),
      z.maximum(MAX_QUESTION_SECONDS),
      z.describe("Seconds from the question's appearance to the answer"),
    ),
});

const count = z.int().check(z.minimum(0));

const scoreFields = z.object({
  playerName,
  score: count,
  totalQuestions: count,
  accuracy: count.check(z.maximum(100), z.describe('Whole percent')),
  timeTaken: z.number().check(z.minimum(0), z.maximum(MAX_QUIZ_SECONDS), z.describe('Seconds')),
  questions: z.array(attempt).check(z.minLength(1), z.maxLength(MAX_QUESTIONS)),
});

/** A finished quiz. What the questions say is counted again here, and a submission that says otherwise is refused. */
const scoreSubmission = scoreFields.check(
  z.superRefine((submission, context) => {
    const disagree = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    submission.questions.forEach((asked, index) => {
      const fact = parseQuestion(asked.question);
      if (fact === null) {
        disagree(['questions', index, 'question'], "must read 'a × b', a from 2 to 9 and b from 1 to 9");
        return;
      }
      const product = productOf(fact);
      if (asked.correctAnswer !== product) disagree(['questions', index, 'correctAnswer'], `must be ${product}`);
      const isRight = asked.userAnswer === product;
      if (asked.isCorrect !== isRight) disagree(['questions', index, 'isCorrect'], `must be ${isRight}`);
    });
    const counted = summarise(submission.questions);
    for (const key of ['score', 'totalQuestions', 'accuracy'] as const) {
      if (submission[key] !== counted[key]) disagree([key], `must be ${counted[key]}, as the questions say`);
    }
  }),
);

const scoreRecord = z.object({
  id: z.string(),
  ...scoreFields.shape,
  playerName: z.string(),
  completedAt: z.iso.datetime().check(z.describe("The server's clock, UTC")),
});

/** What a room must say is for `roomOf` to judge: it depends on the server's scope. */
const roomHeaders = z.looseObject({
  'room-code': z
    .optional(z.string())
    .check(z.describe("Where scores are kept in rooms (SCORES_SCOPE=rooms): the room's code. Nowhere else.")),
});

export const currentScope = {
  method: 'GET',
  path: '/api/scores-scope',
  summary: "Whether quiz scores are kept in one open list, or in rooms that a code opens (header 'Room-Code')",
  reply: z.object({ scope: z.enum(['open', 'rooms']) }),
} satisfies Endpoint;

export const submitScore = {
  method: 'POST',
  path: '/api/quiz-scores',
  summary: 'Stores a finished quiz; repeated with the same Idempotency-Key, answers the first record with 200',
  headers: z.extend(roomHeaders, {
    'idempotency-key': z.optional(z.guid({ error: 'must be a UUID' }).check(z.toLowerCase())),
  }),
  body: scoreSubmission,
  reply: scoreRecord,
  success: [201, 200],
  // A class of 40 ends two quizzes each in a minute at most; the rest is for outboxes after an outage.
  perMinute: 240,
} satisfies Endpoint;

export const recentScores = {
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
} satisfies Endpoint;

export const playerScores = {
  method: 'GET',
  path: '/api/quiz-scores/:playerName',
  summary: `A player's most recent quizzes, newest first, at most ${MAX_PLAYER_SCORES}`,
  headers: roomHeaders,
  params: z.object({ playerName }),
  reply: z.array(scoreRecord),
} satisfies Endpoint;

/** One answered quiz question. */
export type Attempt = ScoreRecord['questions'][number];

/** What a finished quiz sends. */
export type ScoreSubmission = EndpointInput<typeof submitScore>['body'];

/** A stored quiz score. */
export type ScoreRecord = ReplyOf<typeof recentScores>[number];
