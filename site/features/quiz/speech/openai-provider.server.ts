import type { Language } from '../../../shared/language.ts';
import { MAX_SPEECH_BYTES, speechOf } from './mp3.server.ts';
import type { Phrase, Speech, SpeechLog, SpeechProvider } from './provider.server.ts';
import type { SpeechStore } from './speech-store.server.ts';

/** Requests under way at the cloud at once; a phrase beyond them goes to the next provider. */
const MAX_REQUESTS = 8;

export type CloudVoice = {
  /** With or without the `/v1` at its end. */
  readonly baseUrl: string;
  readonly model: string;
  readonly voice: string;
  /** A server at home may want none. */
  readonly apiKey: string | undefined;
};

export type OpenaiPorts = {
  readonly store: SpeechStore;
  readonly fetch: typeof globalThis.fetch;
  readonly log: SpeechLog;
};

export function speechAddress(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return `${base.endsWith('/v1') ? base : `${base}/v1`}/audio/speech`;
}

/** The body, cut off with an error as soon as it is longer than speech can be. */
async function readBody(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > MAX_SPEECH_BYTES) throw new Error(`audio of more than ${MAX_SPEECH_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function requestSpeech(
  cloud: CloudVoice,
  text: string,
  ports: OpenaiPorts,
  signal: AbortSignal,
): Promise<Speech> {
  const response = await ports.fetch(speechAddress(cloud.baseUrl), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(cloud.apiKey && { Authorization: `Bearer ${cloud.apiKey}` }),
    },
    body: JSON.stringify({ model: cloud.model, voice: cloud.voice, input: text, response_format: 'mp3' }),
    // The key goes to the server that was named and to no other.
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  return speechOf(await readBody(response));
}

/** Any server that speaks OpenAI's `/v1/audio/speech`. What it once answered is stored and never asked again. */
export function openaiProvider(cloud: CloudVoice, ports: OpenaiPorts): SpeechProvider {
  let underWay = 0;

  async function buy(phrase: Phrase, source: readonly string[], signal: AbortSignal): Promise<Speech | null> {
    if (underWay >= MAX_REQUESTS) return null;
    underWay += 1;
    try {
      const speech = await requestSpeech(cloud, phrase.text, ports, signal);
      await ports.store.keep(source, speech).catch((err: unknown) => {
        ports.log.warn({ err, clip: phrase.clip }, 'speech could not be stored; it will be asked for again');
      });
      return speech;
    } finally {
      underWay -= 1;
    }
  }

  return {
    name: 'openai',
    async synthesize(phrase: Phrase, language: Language, signal: AbortSignal) {
      const source = [speechAddress(cloud.baseUrl), cloud.model, cloud.voice, language, phrase.text];
      return (await ports.store.find(source)) ?? buy(phrase, source, signal);
    },
  };
}
