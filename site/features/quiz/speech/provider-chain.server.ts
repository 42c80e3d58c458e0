import type { Language } from '../../../shared/language/language.ts';
import { createBreaker, raceAbort, singleFlight } from '../../../shared/providers/calls.server.ts';
import { postToOpenai, withVersion } from '../../../shared/providers/openai-http.server.ts';
import {
  MAX_SPEECH_BYTES,
  type Phrase,
  parseSpeech,
  type Speaker,
  type Speech,
  type SpeechLog,
  type SpeechProvider,
  type SpeechStore,
} from './clips.server.ts';

/** Requests at once; beyond this number the next provider is asked instead. */
const MAX_CONCURRENT_REQUESTS = 8;

type CloudVoice = {
  /** Address of the API, with or without the version at its end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly voice: string;
  /** Undefined for a server that needs none, on the own network for example. */
  readonly apiKey: string | undefined;
};

type OpenaiPorts = {
  readonly store: SpeechStore;
  readonly fetch: typeof globalThis.fetch;
  readonly log: SpeechLog;
};

const SPEECH_PATH = '/audio/speech';

export function buildSpeechAddress(baseUrl: string): string {
  return `${withVersion(baseUrl)}${SPEECH_PATH}`;
}

/** One MP3 from the server. @throws where it answers anything else */
export async function requestSpeech(
  cloud: CloudVoice,
  text: string,
  ports: Pick<OpenaiPorts, 'fetch'>,
  signal: AbortSignal,
): Promise<Speech> {
  const request = { model: cloud.model, voice: cloud.voice, input: text, response_format: 'mp3' };
  const { fetch } = ports;
  return parseSpeech(await postToOpenai(cloud, SPEECH_PATH, request, { fetch, signal, maxBytes: MAX_SPEECH_BYTES }));
}

/** A server with OpenAI's `/v1/audio/speech`. Each answer is stored, so a phrase is requested once. */
export function createOpenaiProvider(cloud: CloudVoice, ports: OpenaiPorts): SpeechProvider {
  let pendingRequests = 0;

  async function requestAndStore(
    phrase: Phrase,
    source: readonly string[],
    signal: AbortSignal,
  ): Promise<Speech | null> {
    if (pendingRequests >= MAX_CONCURRENT_REQUESTS) return null;
    pendingRequests += 1;
    try {
      const speech = await requestSpeech(cloud, phrase.text, ports, signal);
      await ports.store.save(source, speech).catch((err: unknown) => {
        ports.log.warn({ err, clip: phrase.clip }, 'speech could not be stored; it will be asked for again');
      });
      return speech;
    } finally {
      pendingRequests -= 1;
    }
  }

  return {
    name: 'openai',
    async synthesize(phrase: Phrase, language: Language, signal: AbortSignal) {
      const source = [buildSpeechAddress(cloud.baseUrl), cloud.model, cloud.voice, language, phrase.text];
      return (await ports.store.find(source)) ?? requestAndStore(phrase, source, signal);
    },
  };
}

/** Time limit of a provider (docs/product.md §5.5). */
const PROVIDER_TIMEOUT_MS = 5000;

/** How long the circuit breaker of a failed provider stays open. */
export const PROVIDER_REST_MS = 30_000;

type ChainPorts = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly log: SpeechLog;
  /** Set by tests; `PROVIDER_TIMEOUT_MS` by default. */
  readonly timeoutMs?: number;
};

/**
 * Asks the providers in order until one has the phrase. Concurrent requests for one phrase share one call. Each
 * provider has a circuit breaker: after an error or a time-out it is skipped, and later tried with a single phrase.
 */
export function createProviderChain(providers: readonly SpeechProvider[], ports: ChainPorts): Speaker {
  const parts = providers.map((provider) => ({
    provider,
    breaker: createBreaker({ openMs: PROVIDER_REST_MS, now: ports.now }),
  }));

  async function askOne(
    { provider, breaker }: (typeof parts)[number],
    phrase: Phrase,
    language: Language,
  ): Promise<Speech | null> {
    const report = breaker.requestCall();
    if (report === null) return null;
    const signal = AbortSignal.timeout(ports.timeoutMs ?? PROVIDER_TIMEOUT_MS);
    try {
      const speech = await raceAbort(provider.synthesize(phrase, language, signal), signal);
      report(speech ? 'succeeded' : 'skipped');
      return speech;
    } catch (err) {
      report('failed');
      ports.log.warn(
        { err, provider: provider.name, clip: phrase.clip },
        'speech provider failed; skipped for a while',
      );
      return null;
    }
  }

  async function askAll(phrase: Phrase, language: Language): Promise<Speech | null> {
    for (const part of parts) {
      const speech = await askOne(part, phrase, language);
      if (speech) return speech;
    }
    return null;
  }

  return { synthesize: singleFlight(askAll) };
}
