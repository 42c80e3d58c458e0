import { createBreaker } from '../../../shared/breaker.ts';
import type { Language } from '../../../shared/language.ts';
import { raceAbort } from '../../../shared/race-abort.server.ts';
import type { Phrase, Speaker, Speech, SpeechLog, SpeechProvider } from './provider.server.ts';

/** A provider that has not answered by then has failed (docs/product.md §5.5). */
const PROVIDER_TIMEOUT_MS = 5000;

/** A provider that failed is left alone for this long. */
export const PROVIDER_REST_MS = 30_000;

export type ChainPorts = {
  /** Milliseconds on any steady clock. */
  readonly now: () => number;
  readonly log: SpeechLog;
  /** Only tests wait less than `PROVIDER_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
};

/**
 * Asks the providers in order until one has the phrase; null where none has. One phrase is synthesised once however
 * many ask for it at the same time. A provider that throws or takes too long is skipped for a while, and then tried with
 * one phrase alone.
 */
export function providerChain(providers: readonly SpeechProvider[], ports: ChainPorts): Speaker {
  const parts = providers.map((provider) => ({
    provider,
    breaker: createBreaker({ openMs: PROVIDER_REST_MS, now: ports.now }),
  }));
  const underWay = new Map<string, Promise<Speech | null>>();

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

  return {
    synthesize(phrase, language) {
      const key = JSON.stringify([language, phrase.clip, phrase.text]);
      const before = underWay.get(key);
      if (before) return before;
      const asked = askAll(phrase, language).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },
  };
}
