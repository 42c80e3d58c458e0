/**
 * The contract of the planner's API.
 *
 * @packageDocumentation
 */
import * as z from 'zod/mini';
import { boundedText } from '../../../shared/api/bounded-text.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { CARD_LABELS } from '../../../shared/board/cards.ts';
import { sessionIdSchema } from '../../../shared/board/session-schema.ts';
import { MATCH_PERCENT } from '../model/career.ts';

const MAX_TITLE_LENGTH = 200;

/** The match score, in percent, that a page shows where a reply has none (docs/product.md §9.2). */
const DEFAULT_MATCH_SCORE = 85;

const sentences = z.array(z.string());

/** A stage that is missing in a reply has no sentences (docs/product.md §9.3). */
const stage = z._default(sentences, []);
const NO_STAGES = { elementary: [], middle: [], high: [], university: [], career: [] };

const cards = z.array(z.enum(CARD_LABELS));

const day = z.object({
  work: z.string(),
  hard: z.string(),
  best: z.string(),
});

const familyNote = z.object({
  title: z.string(),
  text: z.string(),
  asOf: z.iso.date(),
});

const occupation = z.object({ code: z.string().check(z.regex(/^\d{2}-\d{4}\.\d{2}$/)), title: z.string() });

/** The reader's language. A client that names none gets Korean. */
const language = z.enum(['en', 'ko']);
const requestedLanguage = z._default(language, 'ko').check(z.describe('Of the texts in the reply'));

/** One recommended career. Its texts are in `language`; the majors are English. */
const recommendation = z.object({
  id: z.string().check(z.describe("A curated career's id, or one that is unique within its round")),
  language: z
    ._default(language, 'ko')
    .check(z.describe('Of the texts: the one asked for, unless a model has only answered in the other')),
  title: z.string().check(z.minLength(1)),
  otherTitle: z.nullable(z.string()).check(z.describe('In the other language; null where a model recommends')),
  description: z.string(),
  /** How well the cards chosen by now go with the career. No chance of success. */
  matchScore: z
    ._default(z.int().check(z.minimum(MATCH_PERCENT.min), z.maximum(MATCH_PERCENT.max)), DEFAULT_MATCH_SCORE)
    .check(z.describe('Whole percent')),
  roadmap: z._default(
    z.object({ elementary: stage, middle: stage, high: stage, university: stage, career: stage }),
    NO_STAGES,
  ),
  because: z.object({
    cards: cards.check(z.describe('At most three: what spoke most for it')),
    fits: z._default(cards, []).check(z.describe('All likes and strengths that the career uses')),
    sentences,
  }),
  day: z
    ._default(z.nullable(day), null)
    .check(z.describe('A day at work: what one does, what is hard, the best part; null where a model recommends')),
  isSurprise: z
    ._default(z.boolean(), false)
    .check(z.describe('The fifth of a round, where no other one is of its family of fields or first Holland letter')),
  occupation: z
    ._default(z.nullable(occupation), null)
    .check(z.describe('The O*NET occupation that comes nearest; null where none does, and where a model recommends')),
  majors: sentences.check(z.describe('English; none where a model recommends')),
  familyNote: z.nullable(familyNote).check(z.describe('For parents: a license or post that asks for more')),
  asOf: z.nullable(z.iso.date()).check(z.describe('When the facts were looked up; null where a model said them')),
  /** A language model ('AI'), or the embedded recommender over the curated careers ('추천 도우미'). */
  source: z.enum(['model', 'embedded']),
  round: z.int().check(z.minimum(0), z.describe("0 for a board's first five, 1 after 'see other jobs', and so on")),
  explore: z.boolean().check(z.describe('No likes and no strengths: careers to explore')),
  startsAnew: z.boolean().check(z.describe('All careers had been shown; these begin again from the first')),
});

const recommendations = z.array(recommendation).check(z.maxLength(5));

export const generateRecommendationsEndpoint = {
  method: 'POST',
  path: '/api/career-recommendations/generate',
  summary:
    "Recommends careers for a session's board: the same for the same board, others with `more`; 409 where it is empty",
  body: z.object({
    sessionId: sessionIdSchema,
    language: requestedLanguage,
    more: z._default(z.boolean(), false).check(z.describe("The board's next round")),
    round: z
      .optional(z.int().check(z.minimum(0)))
      .check(z.describe('The round that the child sees, with `more`: a request that comes twice goes on only once')),
  }),
  reply: recommendations,
  // A class of 40 opens the planner and asks twice for more within a minute; twice that is let through.
  perMinute: 240,
} satisfies Endpoint;

export const getRecommendationsEndpoint = {
  method: 'GET',
  path: '/api/career-recommendations/:sessionId',
  summary: 'What was recommended last for the board as it is saved now, best first; empty where nothing was',
  params: z.object({ sessionId: sessionIdSchema }),
  query: z.object({ language: requestedLanguage }),
  reply: recommendations,
} satisfies Endpoint;

export const getNextStepsEndpoint = {
  method: 'POST',
  path: '/api/career-recommendations/next-steps',
  summary: 'What to do within three months for one of the careers that were recommended to the session',
  body: z.object({
    sessionId: sessionIdSchema,
    language: requestedLanguage,
    career: z
      .object({
        id: z.optional(boundedText(MAX_TITLE_LENGTH)),
        title: boundedText(MAX_TITLE_LENGTH).check(z.minLength(1)),
      })
      .check(z.describe('A recommendation; found again by its id or title, the rest is dropped')),
  }),
  reply: z.object({
    nextSteps: sentences.check(z.minLength(1)),
    ids: z
      ._default(sentences, [])
      .check(z.describe('One for each step, the same in both languages: what a page remembers of a tick')),
  }),
  perMinute: 240,
} satisfies Endpoint;
