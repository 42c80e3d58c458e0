import { join } from 'node:path';
import { openaiProvider } from './openai-provider.server.ts';
import type { Speaker, SpeechLog, SpeechProvider } from './provider.server.ts';
import { providerChain } from './provider-chain.server.ts';
import { recordingsProvider } from './recordings.server.ts';
import { openSpeechStore } from './speech-store.server.ts';

/** The clips that `npm run render:speech` made. */
const PACK_FOLDER = join(import.meta.dirname, '../../../public/speech');

/** docs/product.md §5.5. */
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
  /** Bought speech is stored under it, in `speech/`. */
  readonly dataDir: string;
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds on any steady clock. */
  readonly now: () => number;
  readonly log: SpeechLog;
  /** Only tests use others than the site's. */
  readonly packFolder?: string;
  readonly timeoutMs?: number;
};

function cloudProvider({ settings, dataDir, fetch, log }: SpeechPorts): SpeechProvider {
  const { baseUrl, model, voice, apiKey } = settings;
  if (!baseUrl || !model || !voice) {
    throw new Error('TTS_PROVIDER=openai needs TTS_BASE_URL, TTS_MODEL and TTS_VOICE as well');
  }
  const store = openSpeechStore(join(dataDir, 'speech'));
  return openaiProvider({ baseUrl, model, voice, apiKey }, { store, fetch, log });
}

/** The site's voice: a family's own recordings first, then a cloud voice where one is named, then the clip pack. */
export function createSpeech(ports: SpeechPorts): Speaker {
  const { log } = ports;
  const { voicePack, provider } = ports.settings;
  const providers: SpeechProvider[] = [];
  if (voicePack) providers.push(recordingsProvider('recordings', voicePack, { keep: false, log }));
  if (provider === 'openai') providers.push(cloudProvider(ports));
  providers.push(recordingsProvider('pack', ports.packFolder ?? PACK_FOLDER, { keep: true, log }));
  return providerChain(providers, ports);
}
