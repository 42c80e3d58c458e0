/**
 * Spoken facts: recordings of a family, a cloud voice, or the committed clips, in this order.
 *
 * @packageDocumentation
 */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addRoute, RefusedRequest } from '../../../shared/api/route.server.ts';
import type { Language } from '../../../shared/language/language.ts';
import { getFact, type TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import {
  createRecordingsProvider,
  openSpeechStore,
  type Speaker,
  type Speech,
  type SpeechLog,
  type SpeechProvider,
} from './clips.server.ts';
import { formatClipName, formatPhrase, type PhraseKind } from './phrases.ts';
import { createOpenaiProvider, createProviderChain, PROVIDER_REST_MS } from './provider-chain.server.ts';
import { speakFactEndpoint, speakQuestionEndpoint } from './speech-api.ts';

/** Written by `npm run render:voice`. */
const PACK_FOLDER = join(import.meta.dirname, '../../../public/speech');

/** Settings of the voices (docs/product.md §5.5). */
export type SpeechSettings = {
  readonly provider: 'openai' | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly voice: string | undefined;
  readonly apiKey: string | undefined;
  /** Folder of a family's own recordings. */
  readonly voicePack: string | undefined;
};

type SpeechPorts = {
  readonly settings: SpeechSettings;
  /** Speech of a cloud voice is stored in its folder `speech/`. */
  readonly dataDir: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly log: SpeechLog;
  /** Folder of the clips; set by tests. */
  readonly packFolder?: string;
  readonly timeoutMs?: number;
};

function cloudProvider({ settings, dataDir, fetch, log }: SpeechPorts): SpeechProvider {
  const { baseUrl, model, voice, apiKey } = settings;
  if (!baseUrl || !model || !voice) {
    throw new Error('TTS_PROVIDER=openai needs TTS_BASE_URL, TTS_MODEL and TTS_VOICE as well');
  }
  const store = openSpeechStore(join(dataDir, 'speech'));
  return createOpenaiProvider({ baseUrl, model, voice, apiKey }, { store, fetch, log });
}

/** The providers in order: own recordings, a cloud voice, the clip pack. The first two are optional settings. */
export function createSpeech(ports: SpeechPorts): Speaker {
  const { log } = ports;
  const { voicePack, provider } = ports.settings;
  const providers: SpeechProvider[] = [];
  if (voicePack) providers.push(createRecordingsProvider('recordings', voicePack, { isCached: false, log }));
  if (provider === 'openai') providers.push(cloudProvider(ports));
  providers.push(createRecordingsProvider('pack', ports.packFolder ?? PACK_FOLDER, { isCached: true, log }));
  return createProviderChain(providers, ports);
}

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
      const { bytes, etag } = await synthesize(
        speech,
        kind,
        getFact(body.table, body.multiplier),
        body.language ?? 'ko',
      );
      // The page caches clips itself; HTTP caches do not reuse answers to POST.
      return reply.header('Cache-Control', 'no-store').header('ETag', etag).type('audio/mpeg').send(bytes);
    });
  }
}
