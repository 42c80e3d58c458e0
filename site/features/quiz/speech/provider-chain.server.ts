import type { Language } from '../../../shared/language/language.ts';
import { createBreaker } from '../../../shared/providers/breaker.ts';
import { raceAbort } from '../../../shared/providers/race-abort.server.ts';
import { singleFlight } from '../../../shared/providers/single-flight.ts';
import type { Phrase, Speaker, Speech, SpeechLog, SpeechProvider } from './provider.server.ts';

/** Time limit of a provider (docs/product.md §5.5). */
const PROVIDER_TIMEOUT_MS = 5000;

/** How long the circuit breaker of a failed provider stays open. */
export const PROVIDER_REST_MS = 30_000;

export type ChainPorts = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly log: SpeechLog;
  /** Set by tests; `PROVIDER_TIMEOUT_MS` by default. */
  readonly timeoutMs?: number;
};

/**
 * Asks the providers in order until one has the phrase. Concurrent requests for one phrase share one call. Each provider
 * has a circuit breaker: after an error or a time-out it is skipped, and later tried with a single phrase.
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
