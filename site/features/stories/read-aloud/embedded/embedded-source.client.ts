import { hasEmbeddedVoice } from '../narrator/has-embedded-voice.client.ts';
import type { Line } from '../narrator/lines.ts';
import type { NarrationSource } from '../narrator/narrator.ts';
import { getEmbeddedVoice } from './embedded-voice.ts';
import { playSentence, type VoicedSentence } from './play-sentence.client.ts';
import { toSpokenText } from './spoken-text.ts';
import { EMBEDDED_SAMPLE_RATE, type WorkerReply, type WorkerRequest } from './worker-messages.ts';

/** The engine is downloaded once: on a slow connection that takes a while. */
const MAX_START_MS = 30_000;

/** A sentence; `key` holds all that it is synthesized from. */
type QueuedSentence = VoicedSentence & { readonly key: string };

function keyOf({ text, voice, wordsAMinute, pitch }: Omit<WorkerRequest, 'id'>): string {
  return [voice, wordsAMinute, pitch, text].join('|');
}

/** @param onLoaded called when the engine has spoken for the first time: its files can be kept for offline use */
export function createEmbeddedSource(rate: () => number, onLoaded: () => void): NarrationSource {
  let worker: Worker | null = null;
  let context: AudioContext | null = null;
  let lastId = 0;
  let isLoaded = false;
  const sentences = new Map<number, QueuedSentence>();

  function startWorker(): Worker {
    const started = new Worker(new URL('./voice-worker.client.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      const sentence = sentences.get(data.id);
      if (data.kind === 'failed') sentences.delete(data.id);
      if (data.kind === 'piece' && !isLoaded) {
        isLoaded = true;
        onLoaded();
      }
      sentence?.received.push(data);
      sentence?.listener?.(data);
    };
    started.onerror = () => {
      worker = null;
      for (const [id, { listener }] of sentences) listener?.({ id, kind: 'failed', reason: 'worker' });
      sentences.clear();
    };
    return started;
  }

  function request(line: Line, from: number): QueuedSentence {
    const spoken = toSpokenText(line.text.slice(from), line.language);
    const settings = { text: spoken.text, ...getEmbeddedVoice(line.language, rate(), line.speaker) };
    const key = keyOf(settings);
    const prepared = [...sentences.values()].find((sentence) => sentence.key === key && sentence.listener === null);
    if (prepared) return prepared;
    sentences.clear();
    const id = ++lastId;
    const sentence: QueuedSentence = {
      key,
      indices: spoken.indices.map((index) => index + from),
      received: [],
      listener: null,
    };
    sentences.set(id, sentence);
    worker ??= startWorker();
    worker.postMessage({ id, ...settings } satisfies WorkerRequest);
    return sentence;
  }

  return {
    kind: 'embedded',
    maxStartMs: MAX_START_MS,
    canRead: hasEmbeddedVoice,
    prepare(line) {
      const playing = [...sentences].find(([, { listener }]) => listener !== null);
      request(line, 0);
      if (playing) sentences.set(...playing);
    },
    play(line, from, events) {
      context ??= new AudioContext({ sampleRate: EMBEDDED_SAMPLE_RATE });
      const sentence = request(line, from);
      return playSentence(context, sentence, line.text, events);
    },
  };
}
