import type { Language } from '../../../shared/language/language.ts';

/** Someone of the family whose recordings read a book. */
export type FamilyVoice = { readonly id: string; readonly name: string };

/** Which part of a sound is played, and how loud: the sound itself is kept as it was recorded. */
export type Cut = {
  readonly startMs: number;
  readonly endMs: number;
  /** Factor of the loudness. */
  readonly gain: number;
};

/**
 * A sentence as one of the family has read it. It belongs to the words, so a book whose text changes is silent there.
 */
export type Recording = Cut & {
  readonly book: string;
  /** Id of its voice; `reader` in the database and in files. */
  readonly reader: string;
  readonly language: Language;
  readonly text: string;
  /** MIME type of `audio`. */
  readonly type: string;
  readonly audio: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  readonly recordedAt: number;
};

export const MAX_VOICE_NAME_LENGTH = 20;

/** A name as it is kept: without spaces around it, not longer than `MAX_VOICE_NAME_LENGTH` characters. */
export function cleanVoiceName(typed: string): string {
  return [...typed.trim().replaceAll(/\s+/g, ' ')].slice(0, MAX_VOICE_NAME_LENGTH).join('');
}

/** Reason why a sentence could not be recorded. */
export type RecorderFault = 'refused' | 'no-microphone' | 'unplugged' | 'hidden' | 'too-quiet' | 'failed';

/** Milliseconds of a window over which loudness is measured. */
const WINDOW_MS = 20;
/** Silence that is left before the first and after the last sound. */
const BEFORE_MS = 120;
const AFTER_MS = 250;
/** Root mean square that all recordings are brought to: −20 dB. */
const TARGET_LOUDNESS = 0.1;
const MAX_GAIN = 8;
/** A softer sound counts as silence. */
const MIN_LOUDNESS = 0.004;
const MAX_PEAK = 0.97;

function windowsOf(samples: Float32Array, size: number): number[] {
  return Array.from({ length: Math.floor(samples.length / size) }, (_, i) => {
    let sum = 0;
    for (let at = i * size; at < (i + 1) * size; at++) sum += (samples[at] ?? 0) ** 2;
    return Math.sqrt(sum / size);
  });
}

/** Trims the silence around a recording and brings it to an even loudness; null where nothing was said. */
export function trimRecording(samples: Float32Array, sampleRate: number): Cut | null {
  const windows = windowsOf(samples, Math.round((sampleRate * WINDOW_MS) / 1000));
  const loudest = Math.max(0, ...windows);
  if (loudest < MIN_LOUDNESS) return null;
  // Twice the noise of the room, but never so much that a soft end is lost.
  const noise = windows.toSorted((a, b) => a - b)[Math.floor(windows.length / 10)] ?? 0;
  const threshold = Math.min(Math.max(noise * 2, loudest * 0.06), loudest * 0.3);
  const isSound = (level: number) => level >= threshold;
  const first = windows.findIndex(isSound);
  const last = windows.findLastIndex(isSound);
  const spoken = windows.filter(isSound);
  const loudness = Math.sqrt(spoken.reduce((sum, level) => sum + level ** 2, 0) / spoken.length);
  const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  return {
    startMs: Math.max(0, first * WINDOW_MS - BEFORE_MS),
    endMs: Math.min((samples.length / sampleRate) * 1000, (last + 1) * WINDOW_MS + AFTER_MS),
    gain: Math.min(TARGET_LOUDNESS / loudness, MAX_GAIN, MAX_PEAK / peak),
  };
}

/** A sentence is over when nothing was heard for so long after it. */
const SILENCE_MS = 1500;
/** A recording ends after this time in any case. */
export const MAX_RECORDING_MS = 60_000;

export type SilenceWatch = { readonly heardAtMs: number | null; readonly isOver: boolean };

/** Follows the loudness while a sentence is recorded: over after a silence that follows speech, or after the limit. */
export function watchSilence(watch: SilenceWatch, loudness: number, elapsedMs: number): SilenceWatch {
  const heardAtMs = loudness >= MIN_LOUDNESS * 3 ? elapsedMs : watch.heardAtMs;
  const isSilent = heardAtMs !== null && elapsedMs - heardAtMs >= SILENCE_MS;
  return { heardAtMs, isOver: watch.isOver || isSilent || elapsedMs >= MAX_RECORDING_MS };
}
