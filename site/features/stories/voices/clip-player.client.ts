import { scheduleWords, spreadWords } from '../model/lines.ts';
import type { Speed } from '../model/reading-settings.ts';
import type { SourceEvents } from './narrator.ts';
import { stretchSound } from './stretch-sound.ts';

/** A recorded sound and the part of it that is played. */
export type PlayedClip = {
  readonly audio: Uint8Array<ArrayBuffer>;
  readonly startMs: number;
  readonly endMs: number;
  readonly gain: number;
  /** When each word begins, in ms from the start of the sound, where that is known. */
  readonly wordsMs?: readonly number[] | null;
};

/** Speeds of recordings and narration packs; 1 is as they were spoken, which is already calm. */
export const RECORDED_SPEEDS: Readonly<Record<Speed, number>> = { slow: 0.8, calm: 1, brisk: 1.2 };

let context: AudioContext | null = null;

/** The audio context of all recorded sounds. First called in a click, so that the browser lets it sound. */
export function getClipContext(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** Decodes a copy: decoding takes the buffer away. */
export function decodeClip(audio: Uint8Array<ArrayBuffer>): Promise<AudioBuffer> {
  return getClipContext().decodeAudioData(audio.slice().buffer);
}

/** The played part of a decoded clip, at another speed (1 is unchanged). */
function partOf(buffer: AudioBuffer, { startMs, endMs }: PlayedClip, rate: number): AudioBuffer {
  const { sampleRate } = buffer;
  const at = (ms: number) => Math.round((Math.min(ms, buffer.duration * 1000) / 1000) * sampleRate);
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, channel) => {
    const part = buffer.getChannelData(channel).slice(at(startMs), Math.max(at(startMs) + 1, at(endMs)));
    return rate === 1 ? part : stretchSound(part, sampleRate, rate);
  });
  const length = channels[0]?.length ?? 1;
  const played = new AudioBuffer({ numberOfChannels: channels.length, length, sampleRate });
  for (const [channel, samples] of channels.entries()) played.copyToChannel(samples, channel);
  return played;
}

type ReadyPart = { readonly clip: PlayedClip; readonly rate: number; readonly part: Promise<AudioBuffer> };

/** The sound that plays and the next one: decoded and at their speed, so that they begin with their light. */
const MAX_READY = 2;
let ready: readonly ReadyPart[] = [];

function readyPart(clip: PlayedClip, rate: number): Promise<AudioBuffer> {
  const found = ready.find((each) => {
    const { audio, startMs, endMs } = each.clip;
    return each.rate === rate && audio === clip.audio && startMs === clip.startMs && endMs === clip.endMs;
  });
  if (found) return found.part;
  const part = decodeClip(clip.audio).then((buffer) => partOf(buffer, clip, rate));
  ready = [...ready, { clip, rate, part }].slice(-MAX_READY);
  return part;
}

/** Gets a clip ready that is likely to be played next. */
export function prepareClip(clip: PlayedClip, rate: number): void {
  // A sound that cannot be decoded fails when it is played.
  readyPart(clip, rate).catch(() => {});
}

/** Plays a clip at a speed (1: as it was recorded), in its own pitch. Returns a function that silences it. */
export function playClip(clip: PlayedClip, text: string, rate: number, events: SourceEvents): () => void {
  const { onStart, onWord, onEnd, onFail } = events;
  const audio = getClipContext();
  const timers: ReturnType<typeof setTimeout>[] = [];
  let node: AudioBufferSourceNode | null = null;
  let isSilenced = false;

  async function start(): Promise<void> {
    const [part] = await Promise.all([readyPart(clip, rate), audio.resume()]);
    if (isSilenced) return;
    node = audio.createBufferSource();
    node.buffer = part;
    const volume = audio.createGain();
    volume.gain.value = clip.gain;
    node.connect(volume).connect(audio.destination);
    node.onended = onEnd;
    node.start();
    onStart();
    const known = clip.wordsMs && scheduleWords(text, clip.wordsMs, clip.startMs, rate);
    for (const { word, atMs } of known ?? spreadWords(text, part.duration * 1000))
      timers.push(setTimeout(() => onWord(word), atMs));
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
