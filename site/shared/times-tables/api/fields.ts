/**
 * Contracts of what quiz and report both call, and the fields that these and player data share, with their limits.
 *
 * @packageDocumentation
 */
import * as z from 'zod/mini';
import { boundedText } from '../../api/bounded-text.ts';
import { MAX_QUIZ_AGE_DAYS, MAX_UTC_OFFSET_MINUTES } from '../facts/quiz-time.ts';
import { cleanName, isAddressableName, MAX_PLAYER_NAME_LENGTH, MAX_RAW_NAME_LENGTH } from '../players/player-name.ts';

/** A right answer has two digits; a longer one is stored as given (docs/product.md §10). */
const MAX_ANSWER = 9999;
/**
 * Ten seconds by the quiz's clock (docs/product.md §12), at most 60 s in a calm quiz and in the two minutes; twice
 * that, so that no honest answer is refused.
 */
export const MAX_QUESTION_SECONDS = 120;

export const MAX_QUESTION_LENGTH = 20;

const CONTROL = /\p{Cc}/u;
const TOO_LONG_NAME = `must have at most ${MAX_PLAYER_NAME_LENGTH} characters`;

const isPlainText = (text: string) => !CONTROL.test(text) && text.isWellFormed();

/** A name as the server listed it. */
export const storedName = boundedText(MAX_RAW_NAME_LENGTH, TOO_LONG_NAME).check(
  z.refine(isPlainText, { error: 'must not hold control characters' }),
);

/** A name as it is stored and compared (`cleanName`). */
export const playerName = boundedText(MAX_RAW_NAME_LENGTH, TOO_LONG_NAME).check(
  z.trim(),
  z.refine(isPlainText, { error: 'must not hold control characters' }),
  z.overwrite(cleanName),
  z.refine((name) => name !== '', { error: 'must not be empty', abort: true }),
  z.refine((name) => [...name].length <= MAX_PLAYER_NAME_LENGTH, { error: TOO_LONG_NAME }),
  z.refine(isAddressableName, { error: "must not be '.' or '..', which no address can carry" }),
  z.describe(
    `1 to ${MAX_PLAYER_NAME_LENGTH} characters after trimming, no control characters, not '.' or '..'. Invisible characters are dropped`,
  ),
);

/** Seconds, rounded to milliseconds, so that a record has a greatest size. */
export const seconds = (max: number) =>
  z.number().check(
    z.minimum(0),
    z.maximum(max),
    z.overwrite((value) => Math.round(value * 1000) / 1000),
  );

export const typedAnswer = z
  .nullable(
    z.number().check(
      z.minimum(-MAX_ANSWER),
      z.maximum(MAX_ANSWER),
      z.refine((answer) => answer === Number(answer.toFixed(2)), { error: 'must have at most two decimals' }),
    ),
  )
  .check(z.describe('null: no answer in time, or not a number'));

export const count = z.int().check(z.minimum(0));

/** An ISO 8601 time has 24 characters with milliseconds; the bound leaves room for finer ones. */
const MAX_TIME_LENGTH = 40;

/** When a quiz or a practice session was finished, by its device. Older clients say nothing of it. */
export const finishFields = z.object({
  finishedAt: z
    .optional(z.pipe(boundedText(MAX_TIME_LENGTH), z.iso.datetime()))
    .check(
      z.describe(
        `When it was finished, UTC, by the device's clock. A time after the arrival, or more than ${MAX_QUIZ_AGE_DAYS} days before it, is stored as that of the arrival`,
      ),
    ),
  utcOffsetMinutes: z
    .optional(z.int().check(z.minimum(-MAX_UTC_OFFSET_MINUTES), z.maximum(MAX_UTC_OFFSET_MINUTES)))
    .check(z.describe("Minutes of the device's time zone then, positive east of Greenwich: whose day it was")),
});

/** What a stored record says of its time. */
export const scoreTimes = z.object({
  completedAt: z.iso.datetime().check(z.describe("When it arrived, by the server's clock, UTC")),
  finishedAt: z.optional(z.iso.datetime()).check(z.describe('When it was finished, UTC')),
  utcOffsetMinutes: z.optional(z.number()).check(z.describe('Minutes of the time zone that it was finished in')),
});

/** The header is not validated here: the answer depends on the server's scope. `parseOwnOrPupilsCode` has its bound. */
export const roomHeaders = z.looseObject({
  'room-code': z
    .optional(z.string())
    .check(
      z.describe(
        "Where scores are kept in rooms (SCORES_SCOPE=rooms): the room's code, or its pupils' code where the call says so. Nowhere else.",
      ),
    ),
});
