import type { FastifyInstance } from 'fastify';
import { addRoute, RefusedRequest } from '../../../shared/api/route.server.ts';
import type { TimesFact } from '../../../shared/facts/attempt.ts';
import type { Language } from '../../../shared/language/language.ts';
import { formatClipName, formatPhrase, type PhraseKind } from './chant.ts';
import type { Speaker, Speech } from './provider.server.ts';
import { PROVIDER_REST_MS } from './provider-chain.server.ts';
import { speakFactEndpoint, speakQuestionEndpoint } from './speech-api.ts';

async function synthesize(speech: Speaker, kind: PhraseKind, fact: TimesFact, language: Language): Promise<Speech> {
  const phrase = { clip: formatClipName(kind, fact), text: formatPhrase(kind, fact, language) };
  const found = await speech.synthesize(phrase, language);
  if (!found) {
    throw new RefusedRequest(503, 'speech_unavailable', 'There is no voice for this at the moment.', {
      retryAfter: PROVIDER_REST_MS / 1000,
    });
  }
  return found;
}

/** The two speech endpoints. */
export function speechRoutes(app: FastifyInstance, { speech }: { readonly speech: Speaker }): void {
  const routes = [
    { endpoint: speakFactEndpoint, kind: 'fact' },
    { endpoint: speakQuestionEndpoint, kind: 'question' },
  ] as const;
  for (const { endpoint, kind } of routes) {
    addRoute(app, endpoint, async ({ body, reply }) => {
      const { bytes, etag } = await synthesize(speech, kind, body, body.language ?? 'ko');
      // The page caches clips itself; HTTP caches do not reuse answers to POST.
      return reply.header('Cache-Control', 'no-store').header('ETag', etag).type('audio/mpeg').send(bytes);
    });
  }
}
