import * as z from 'zod/mini';
import type { Endpoint } from '../../../shared/api/endpoint.ts';

/** All facts that have clips: more than the quiz asks. */
const spokenFact = z.object({
  table: z.int().check(z.minimum(2), z.maximum(9)),
  multiplier: z.int().check(z.minimum(1), z.maximum(9)),
  /** The language of the phrase; Korean where it is left out. */
  language: z.optional(z.enum(['en', 'ko'])),
});

/** The chant, 칠팔 오십육, or the fact in English. Replies with audio/mpeg. */
export const speakFactEndpoint = {
  method: 'POST',
  path: '/api/tts/multiplication',
  summary: 'The spoken fact, as MP3',
  body: spokenFact,
} satisfies Endpoint;

/** The question: 칠 곱하기 팔은? What is seven times eight? Replies with audio/mpeg. */
export const speakQuestionEndpoint = {
  method: 'POST',
  path: '/api/tts/question',
  summary: 'The spoken question, as MP3',
  body: spokenFact,
} satisfies Endpoint;
