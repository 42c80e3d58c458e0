/** Spoken facts: recordings of a family, a cloud voice, or the committed clips, in this order. */
import { join } from 'node:path';
import { createOpenaiProvider } from './openai-provider.server.ts';
import type { Speaker, SpeechLog, SpeechProvider } from './provider.server.ts';
import { createProviderChain } from './provider-chain.server.ts';
import { createRecordingsProvider } from './recordings.server.ts';
import { openSpeechStore } from './speech-store.server.ts';

/** Written by `npm run render:speech`. */
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

export type SpeechPorts = {
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
