import { z } from 'zod';
import type { Endpoint } from '../../shared/endpoint.ts';
import { SPEECH_PATHS } from './voice.ts';

/** What both speech endpoints take: every fact with a voice, whatever the quiz asks. */
const spokenFact = z.object({
  table: z.int().min(2).max(9),
  multiplier: z.int().min(1).max(9),
});

/** Says the fact: 칠팔 오십육. Answers audio/mpeg. */
export const speakFactEndpoint = {
  method: 'POST',
  path: SPEECH_PATHS.fact,
  summary: 'The spoken fact, as MP3',
  body: spokenFact,
} satisfies Endpoint;

/** Asks the question: 칠 곱하기 팔은? Answers audio/mpeg. */
export const speakQuestionEndpoint = {
  method: 'POST',
  path: SPEECH_PATHS.question,
  summary: 'The spoken question, as MP3',
  body: spokenFact,
} satisfies Endpoint;
