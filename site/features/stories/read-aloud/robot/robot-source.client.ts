import type { Line } from '../lines.ts';
import type { NarrationSource, SourceEvents } from '../narrator.ts';
import { ROBOT_SAMPLE_RATE, type RobotReply, type RobotRequest, type RobotWord } from './robot-messages.ts';
import { robotVoice } from './robot-voice.ts';
import { spokenText } from './spoken-text.ts';

/** The engine is downloaded once: on a slow connection that takes a while. */
const MAX_START_MS = 30_000;
/** Seconds between the moment a sound is scheduled and the moment it is due. */
const LEAD_S = 0.03;

/** Whether this build has the embedded voice and this browser can run it. */
export function hasRobot(): boolean {
  return import.meta.env.EMBEDDED_VOICE === true && 'Worker' in window && 'AudioContext' in window;
}

/** A sentence that is synthesized: what has come of it, and who listens. */
type Sentence = {
  readonly key: string;
  readonly indices: readonly number[];
  readonly received: RobotReply[];
  listener: ((reply: RobotReply) => void) | null;
};

function keyOf({ text, voice, wordsAMinute, pitch }: Omit<RobotRequest, 'id'>): string {
  return [voice, wordsAMinute, pitch, text].join('|');
}

/** @param onLoaded called when the engine has spoken for the first time: its files can be kept for offline use */
export function createRobotSource(rate: () => number, onLoaded: () => void): NarrationSource {
  let worker: Worker | null = null;
  let context: AudioContext | null = null;
  let lastId = 0;
  let isLoaded = false;
  const sentences = new Map<number, Sentence>();

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

  function request(line: Line, from: number): Sentence {
    const spoken = spokenText(line.text.slice(from), line.language);
    const settings = { text: spoken.text, ...robotVoice(line.language, rate(), line.speaker) };
    const key = keyOf(settings);
    const prepared = [...sentences.values()].find((sentence) => sentence.key === key && sentence.listener === null);
    if (prepared) return prepared;
    sentences.clear();
    const id = ++lastId;
    const sentence: Sentence = {
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

/** Plays the pieces of a sentence one after the other. Returns a function that silences it. */
function playSentence(context: AudioContext, sentence: Sentence, text: string, events: SourceEvents): () => void {
  const nodes = new Set<AudioBufferSourceNode>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isOver = false;
  let hasStarted = false;
  let hasEnd = false;
  let dueS = 0;
  let playedS = 0;

  const at = (seconds: number, call: () => void) => {
    const timer = setTimeout(call, Math.max(0, (seconds - context.currentTime) * 1000));
    timers.add(timer);
  };
  const endIfPlayed = () => {
    if (isOver || !hasEnd || nodes.size > 0) return;
    isOver = true;
    events.onEnd();
  };

  function schedule(samples: Float32Array, words: readonly RobotWord[]): void {
    dueS = Math.max(dueS, context.currentTime + LEAD_S);
    if (!hasStarted) {
      hasStarted = true;
      at(dueS, events.onStart);
    }
    const offsetS = dueS - playedS;
    for (const { index, atMs } of words) {
      const start = sentence.indices[index];
      if (start === undefined) continue;
      const length = text.slice(start).match(/^[^\s,.;:!?…”’"—]+/)?.[0].length ?? 0;
      if (length > 0) at(offsetS + atMs / 1000, () => events.onWord({ start, length }));
    }
    if (samples.length === 0) return;
    const buffer = context.createBuffer(1, samples.length, ROBOT_SAMPLE_RATE);
    buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
    const node = context.createBufferSource();
    node.buffer = buffer;
    node.connect(context.destination);
    node.onended = () => {
      nodes.delete(node);
      endIfPlayed();
    };
    node.start(dueS);
    nodes.add(node);
    dueS += buffer.duration;
    playedS += buffer.duration;
  }

  function receive(reply: RobotReply): void {
    if (isOver) return;
    if (reply.kind === 'piece') schedule(reply.samples, reply.words);
    else if (reply.kind === 'end') {
      hasEnd = true;
      endIfPlayed();
    } else {
      isOver = true;
      events.onFail();
    }
  }

  sentence.listener = () => {};
  // A browser that holds sound back until a gesture: nothing is scheduled before the clock runs.
  context
    .resume()
    .then(() => {
      if (isOver) return;
      sentence.listener = receive;
      for (const reply of [...sentence.received]) receive(reply);
    })
    .catch(() => receive({ id: 0, kind: 'failed', reason: 'audio' }));

  return () => {
    isOver = true;
    sentence.listener = () => {};
    for (const timer of timers) clearTimeout(timer);
    for (const node of nodes) {
      node.onended = null;
      node.stop();
    }
    nodes.clear();
  };
}
