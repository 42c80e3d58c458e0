import type { Line } from '../model/lines.ts';
import { hasEmbeddedVoice } from './browser-support.client.ts';
import type { NarrationSource, SourceEvents } from './narrator.ts';
import { toSpokenText } from './spoken-text.ts';
import { getEmbeddedVoice } from './synthesizer.ts';
import { EMBEDDED_SAMPLE_RATE, type SynthesizedWord, type WorkerReply, type WorkerRequest } from './worker-messages.ts';

/** Seconds between the moment a sound is scheduled and the moment it is due. */
const LEAD_S = 0.03;

/** A sentence that is synthesized: what has come of it, and who listens. */
type VoicedSentence = {
  /** All that it is synthesized from. */
  readonly key: string;
  /** The index in the line's text of each code point that is spoken. */
  readonly indices: readonly number[];
  readonly received: WorkerReply[];
  listener: ((reply: WorkerReply) => void) | null;
};

/** A sentence that is played: the one place of its state. */
type Playback = {
  readonly context: AudioContext;
  readonly sentence: VoicedSentence;
  readonly text: string;
  readonly events: SourceEvents;
  readonly nodes: Set<AudioBufferSourceNode>;
  readonly timers: Set<ReturnType<typeof setTimeout>>;
  isOver: boolean;
  hasStarted: boolean;
  /** Whether the last piece has come. */
  hasEnd: boolean;
  /** The time at which the next piece is due, on the context's clock. */
  dueS: number;
  /** Length of the pieces that are scheduled. */
  scheduledS: number;
};

function callAt({ context, timers }: Playback, seconds: number, call: () => void): void {
  timers.add(setTimeout(call, Math.max(0, (seconds - context.currentTime) * 1000)));
}

function endIfPlayed(playback: Playback): void {
  if (playback.isOver || !playback.hasEnd || playback.nodes.size > 0) return;
  playback.isOver = true;
  playback.events.onEnd();
}

/** `offsetS`: the clock's time at which the sentence has begun, pauses between its pieces left out. */
function scheduleWords(playback: Playback, words: readonly SynthesizedWord[], offsetS: number): void {
  const { sentence, text, events } = playback;
  for (const { index, atMs } of words) {
    const start = sentence.indices[index];
    if (start === undefined) continue;
    const length = text.slice(start).match(/^[^\s,.;:!?…”’"—]+/)?.[0].length ?? 0;
    if (length > 0) callAt(playback, offsetS + atMs / 1000, () => events.onWord({ start, length }));
  }
}

function scheduleSound(playback: Playback, samples: Float32Array): void {
  const { context, nodes } = playback;
  const buffer = context.createBuffer(1, samples.length, EMBEDDED_SAMPLE_RATE);
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
  const node = context.createBufferSource();
  node.buffer = buffer;
  node.connect(context.destination);
  node.onended = () => {
    nodes.delete(node);
    endIfPlayed(playback);
  };
  node.start(playback.dueS);
  nodes.add(node);
  playback.dueS += buffer.duration;
  playback.scheduledS += buffer.duration;
}

function schedule(playback: Playback, samples: Float32Array, words: readonly SynthesizedWord[]): void {
  playback.dueS = Math.max(playback.dueS, playback.context.currentTime + LEAD_S);
  if (!playback.hasStarted) {
    playback.hasStarted = true;
    callAt(playback, playback.dueS, playback.events.onStart);
  }
  scheduleWords(playback, words, playback.dueS - playback.scheduledS);
  if (samples.length > 0) scheduleSound(playback, samples);
}

function receive(playback: Playback, reply: WorkerReply): void {
  if (playback.isOver) return;
  if (reply.kind === 'piece') schedule(playback, reply.samples, reply.words);
  else if (reply.kind === 'end') {
    playback.hasEnd = true;
    endIfPlayed(playback);
  } else {
    playback.isOver = true;
    playback.events.onFail();
  }
}

function silence(playback: Playback): void {
  playback.isOver = true;
  playback.sentence.listener = () => {};
  for (const timer of playback.timers) clearTimeout(timer);
  for (const node of playback.nodes) {
    node.onended = null;
    node.stop();
  }
  playback.nodes.clear();
}

/** Plays the pieces of a sentence one after the other. Returns a function that silences it. */
function playSentence(context: AudioContext, sentence: VoicedSentence, text: string, events: SourceEvents): () => void {
  const playback: Playback = {
    context,
    sentence,
    text,
    events,
    nodes: new Set(),
    timers: new Set(),
    isOver: false,
    hasStarted: false,
    hasEnd: false,
    dueS: 0,
    scheduledS: 0,
  };
  sentence.listener = () => {};
  // A browser that holds sound back until a gesture: nothing is scheduled before the clock runs.
  context
    .resume()
    .then(() => {
      if (playback.isOver) return;
      sentence.listener = (reply) => receive(playback, reply);
      for (const reply of [...sentence.received]) receive(playback, reply);
    })
    .catch(() => receive(playback, { id: 0, kind: 'failed', reason: 'audio' }));
  return () => silence(playback);
}

/** The engine is downloaded once: on a slow connection that takes a while. */
const MAX_START_MS = 30_000;

function keyOf({ text, voice, wordsAMinute, pitch }: Omit<WorkerRequest, 'id'>): string {
  return [voice, wordsAMinute, pitch, text].join('|');
}

/**
 * The embedded voice: one worker and one audio context for all its sources. Returns a function that makes a source of
 * it with a rate (1 is normal).
 *
 * @param onLoaded called when the engine has spoken for the first time: its files can be kept for offline use
 */
export function openEmbeddedVoice(onLoaded: () => void): (rate: () => number) => NarrationSource {
  let worker: Worker | null = null;
  let context: AudioContext | null = null;
  let lastId = 0;
  let isLoaded = false;
  const sentences = new Map<number, VoicedSentence>();

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

  function request(line: Line, from: number, rate: number): VoicedSentence {
    const spoken = toSpokenText(line.text.slice(from), line.language);
    const settings = { text: spoken.text, ...getEmbeddedVoice(line.language, rate, line.speaker) };
    const key = keyOf(settings);
    const prepared = [...sentences.values()].find((sentence) => sentence.key === key && sentence.listener === null);
    if (prepared) return prepared;
    sentences.clear();
    const id = ++lastId;
    const sentence: VoicedSentence = {
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

  return (rate) => ({
    kind: 'embedded',
    maxStartMs: MAX_START_MS,
    canRead: hasEmbeddedVoice,
    prepare(line) {
      const playing = [...sentences].find(([, { listener }]) => listener !== null);
      request(line, 0, rate());
      if (playing) sentences.set(...playing);
    },
    play(line, from, events) {
      context ??= new AudioContext({ sampleRate: EMBEDDED_SAMPLE_RATE });
      const sentence = request(line, from, rate());
      return playSentence(context, sentence, line.text, events);
    },
  });
}
