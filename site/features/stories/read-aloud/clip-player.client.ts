import { spreadWords } from './lines.ts';
import type { SourceEvents } from './narrator.ts';

/** A recorded sound and the part of it that is played. */
export type Clip = {
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly startMs: number;
  readonly endMs: number;
  readonly gain: number;
};

let context: AudioContext | null = null;

/** The audio context of all recorded sounds. First called in a click, so that the browser lets it sound. */
export function clipContext(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** Decodes a copy: decoding takes the buffer away. */
export function decodeClip(audio: Uint8Array<ArrayBuffer>): Promise<AudioBuffer> {
  return clipContext().decodeAudioData(audio.slice().buffer);
}

/** Plays a clip; words are spread over it by their length. Returns a function that silences it. */
export function playClip(clip: Clip, text: string, events: SourceEvents): () => void {
  const { onStart, onWord, onEnd, onFail } = events;
  const audio = clipContext();
  const timers: ReturnType<typeof setTimeout>[] = [];
  let node: AudioBufferSourceNode | null = null;
  let isSilenced = false;

  async function start(): Promise<void> {
    const [buffer] = await Promise.all([decodeClip(clip.audio), audio.resume()]);
    if (isSilenced) return;
    node = audio.createBufferSource();
    node.buffer = buffer;
    const volume = audio.createGain();
    volume.gain.value = clip.gain;
    node.connect(volume).connect(audio.destination);
    node.onended = onEnd;
    const durationMs = Math.max(0, Math.min(clip.endMs, buffer.duration * 1000) - clip.startMs);
    node.start(0, clip.startMs / 1000, durationMs / 1000);
    onStart();
    for (const { word, atMs } of spreadWords(text, durationMs)) timers.push(setTimeout(() => onWord(word), atMs));
  }

  start().catch(() => {
    if (!isSilenced) onFail();
  });
  return () => {
    isSilenced = true;
    for (const timer of timers) clearTimeout(timer);
    if (!node) return;
    node.onended = null;
    node.stop();
  };
}
