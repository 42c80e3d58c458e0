import type { SourceEvents } from '../narrator/narrator.ts';
import { EMBEDDED_SAMPLE_RATE, type TimedWord, type WorkerReply } from './worker-messages.ts';

/** Seconds between the moment a sound is scheduled and the moment it is due. */
const LEAD_S = 0.03;

/** A sentence that is synthesized: what has come of it, and who listens. */
export type VoicedSentence = {
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
function scheduleWords(playback: Playback, words: readonly TimedWord[], offsetS: number): void {
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

function schedule(playback: Playback, samples: Float32Array, words: readonly TimedWord[]): void {
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
export function playSentence(
  context: AudioContext,
  sentence: VoicedSentence,
  text: string,
  events: SourceEvents,
): () => void {
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
