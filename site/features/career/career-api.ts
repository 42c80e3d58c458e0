import { z } from 'zod';
import { CARD_LABELS } from '../../shared/cards.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { sessionIdSchema } from '../../shared/session-schema.ts';

const LONGEST_TITLE = 200;

const sentences = z.array(z.string());

const familyNote = z.object({
  title: z.string(),
  text: z.string(),
  asOf: z.iso.date(),
});

const recommendation = z.object({
  id: z.string(),
  title: z.string(),
  titleEn: z.string().nullable(),
  description: z.string(),
  matchScore: z.number().int().min(55).max(97).meta({ description: 'Whole percent' }),
  roadmap: z.object({
    elementary: sentences,
    middle: sentences,
    high: sentences,
    university: sentences,
    career: sentences,
  }),
  because: z.object({ cards: z.array(z.enum(CARD_LABELS)), sentences }),
  majors: sentences.meta({ description: 'English; none where a model recommends' }),
  familyNote: familyNote.nullable().meta({ description: 'For parents: a licence or post that asks for more' }),
  asOf: z.iso.date().nullable().meta({ description: 'When the facts were looked up; null where a model said them' }),
  source: z.enum(['model', 'embedded']),
  round: z.number().int().min(0),
  explore: z.boolean().meta({ description: 'No likes and no strengths: careers to explore' }),
  startsAnew: z.boolean().meta({ description: 'All careers had been shown; these begin again from the first' }),
});

const recommendations = z.array(recommendation).max(5);

export const generateRecommendations = {
  method: 'POST',
  path: '/api/career-recommendations/generate',
  summary:
    "Recommends careers for a session's board: the same for the same board, others with `more`; 409 where it is empty",
  body: z.object({
    sessionId: sessionIdSchema,
    more: z.boolean().default(false).meta({ description: "The board's next round" }),
    round: z.number().int().min(0).optional().meta({
      description: 'The round that the child sees, with `more`: a request that comes twice goes on only once',
    }),
  }),
  reply: recommendations,
  // A class of 40 opens the planner and asks twice for more within a minute; twice that is let through.
  perMinute: 240,
} satisfies Endpoint;

export const storedRecommendations = {
  method: 'GET',
  path: '/api/career-recommendations/:sessionId',
  summary: 'What was recommended last for the board as it is saved now, best first; empty where nothing was',
  params: z.object({ sessionId: sessionIdSchema }),
  reply: recommendations,
} satisfies Endpoint;

export const careerNextSteps = {
  method: 'POST',
  path: '/api/career-recommendations/next-steps',
  summary: 'What to do within three months for one of the careers that were recommended to the session',
  body: z.object({
    sessionId: sessionIdSchema,
    career: z
      .object({ id: z.string().max(LONGEST_TITLE).optional(), title: z.string().min(1).max(LONGEST_TITLE) })
      .meta({ description: 'A recommendation; found again by its id or title, the rest is dropped' }),
  }),
  reply: z.object({ nextSteps: sentences }),
  perMinute: 240,
} satisfies Endpoint;
