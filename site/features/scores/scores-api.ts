import { z } from 'zod';
import { parseQuestion, productOf, summarise } from '../../shared/attempt.ts';
import type { Endpoint } from '../../shared/endpoint.ts';

/** Characters of a player's name, as code points. */
const LONGEST_NAME = 40;
/** A quiz asks ten (SPEC §9); the room above that is for other quizzes. */
const MOST_QUESTIONS = 100;
/** Seconds: a question is over after ten (SPEC §9), but a clock may stutter. */
const LONGEST_QUESTION = 3600;
const LONGEST_QUIZ = 86_400;
/** SPEC §9, score page. */
const MOST_RECENT = 100;
export const MOST_OF_A_PLAYER = 500;

const CONTROL = /\p{Cc}/u;

/** A name as it is stored and compared: NFC, without white space around it. */
const playerName = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => name !== '', { error: 'must not be empty', abort: true })
  .refine((name) => [...name].length <= LONGEST_NAME, { error: `must have at most ${LONGEST_NAME} characters` })
  .refine((name) => !CONTROL.test(name) && name.isWellFormed(), { error: 'must not hold control characters' })
  .meta({ description: `1 to ${LONGEST_NAME} characters after trimming, no control characters` });

const attempt = z.object({
  question: z.string().meta({ description: "'a × b', a from 2 to 9, b from 1 to 9" }),
  correctAnswer: z.number(),
  userAnswer: z.number().nullable().meta({ description: 'null: no answer in time, or not a number' }),
  isCorrect: z.boolean(),
  timeSpent: z.number().min(0).max(LONGEST_QUESTION).meta({ description: 'Seconds' }),
});

const count = z.number().int().min(0);

const scoreFields = z.object({
  playerName,
  score: count,
  totalQuestions: count,
  accuracy: count.max(100).meta({ description: 'Whole percent' }),
  timeTaken: z.number().min(0).max(LONGEST_QUIZ).meta({ description: 'Seconds' }),
  questions: z.array(attempt).min(1).max(MOST_QUESTIONS),
});

/** A finished quiz. What the questions say is counted again here, and a submission that says otherwise is refused. */
const scoreSubmission = scoreFields.superRefine((submission, context) => {
  const disagree = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  submission.questions.forEach((asked, index) => {
    const fact = parseQuestion(asked.question);
    if (fact === null) {
      disagree(['questions', index, 'question'], "must read 'a × b', a from 2 to 9 and b from 1 to 9");
      return;
    }
    const product = productOf(fact);
    if (asked.correctAnswer !== product) disagree(['questions', index, 'correctAnswer'], `must be ${product}`);
    const right = asked.userAnswer === product;
    if (asked.isCorrect !== right) disagree(['questions', index, 'isCorrect'], `must be ${right}`);
  });
  const counted = summarise(submission.questions);
  for (const key of ['score', 'totalQuestions', 'accuracy'] as const) {
    if (submission[key] !== counted[key]) disagree([key], `must be ${counted[key]}, as the questions say`);
  }
});

const scoreRecord = z.object({
  id: z.string(),
  ...scoreFields.shape,
  playerName: z.string(),
  completedAt: z.iso.datetime().meta({ description: "The server's clock, UTC" }),
});

/** What a room must say is for `roomOf` to judge: it depends on the server's scope. */
const roomHeaders = z.looseObject({
  'room-code': z
    .string()
    .optional()
    .meta({ description: "Where scores are kept in rooms (SCORES_SCOPE=rooms): the room's code. Nowhere else." }),
});

export const currentScope = {
  method: 'GET',
  path: '/api/scores-scope',
  summary: "Whether quiz scores are kept in one open list, or in rooms that a code opens (header 'Room-Code')",
  reply: z.object({ scope: z.enum(['open', 'rooms']) }),
} satisfies Endpoint;

export const sendScore = {
  method: 'POST',
  path: '/api/quiz-scores',
  summary: 'Stores a finished quiz; repeated with the same Idempotency-Key, answers the first record with 200',
  headers: roomHeaders.extend({
    'idempotency-key': z.guid({ error: 'must be a UUID' }).toLowerCase().optional(),
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
    limit: z.coerce.number<string>().int().min(1).max(MOST_RECENT).default(MOST_RECENT),
  }),
  reply: z.array(scoreRecord),
} satisfies Endpoint;

export const playerScores = {
  method: 'GET',
  path: '/api/quiz-scores/:playerName',
  summary: `A player's most recent quizzes, newest first, at most ${MOST_OF_A_PLAYER}`,
  headers: roomHeaders,
  params: z.object({ playerName }),
  reply: z.array(scoreRecord),
} satisfies Endpoint;
