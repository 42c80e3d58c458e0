import { hasRobot } from '../narrator/can-speak.client.ts';
import type { Line } from '../narrator/lines.ts';
import type { NarrationSource } from '../narrator/narrator.ts';
import { playSentence, type RobotSentence } from './play-sentence.client.ts';
import { ROBOT_SAMPLE_RATE, type RobotReply, type RobotRequest } from './robot-messages.ts';
import { getRobotVoice } from './robot-voice.ts';
import { toSpokenText } from './spoken-text.ts';

/** The engine is downloaded once: on a slow connection that takes a while. */
const MAX_START_MS = 30_000;

/** A sentence; `key` holds all that it is synthesized from. */
type QueuedSentence = RobotSentence & { readonly key: string };

function keyOf({ text, voice, wordsAMinute, pitch }: Omit<RobotRequest, 'id'>): string {
  return [voice, wordsAMinute, pitch, text].join('|');
}

/** @param onLoaded called when the engine has spoken for the first time: its files can be kept for offline use */
export function createRobotSource(rate: () => number, onLoaded: () => void): NarrationSource {
  let worker: Worker | null = null;
  let context: AudioContext | null = null;
  let lastId = 0;
  let isLoaded = false;
  const sentences = new Map<number, QueuedSentence>();

  function startWorker(): Worker {
    const started = new Worker(new URL('./robot-worker.client.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<RobotReply>) => {
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
    const settings = { text: spoken.text, ...getRobotVoice(line.language, rate(), line.speaker) };
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
    worker.postMessage({ id, ...settings } satisfies RobotRequest);
    return sentence;
  }

  return {
    kind: 'robot',
    maxStartMs: MAX_START_MS,
    canRead: hasRobot,
    prepare(line) {
      const playing = [...sentences].find(([, { listener }]) => listener !== null);
      request(line, 0);
      if (playing) sentences.set(...playing);
    },
    play(line, from, events) {
      context ??= new AudioContext({ sampleRate: ROBOT_SAMPLE_RATE });
      const sentence = request(line, from);
      return playSentence(context, sentence, line.text, events);
    },
  };
}
