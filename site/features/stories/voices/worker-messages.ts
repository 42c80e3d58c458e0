/** What the page and the worker of the embedded voice say to each other. */

/** A sentence to synthesize. */
export type WorkerRequest = {
  readonly id: number;
  readonly text: string;
  /** A voice of the engine. */
  readonly voice: string;
  readonly wordsAMinute: number;
  /** Pitch from 0 to 99. */
  readonly pitch: number;
};

/** A word that begins in a piece of sound. */
export type SynthesizedWord = {
  /** Index of its first character in the request's text, in code points. */
  readonly index: number;
  /** Time from the start of the sentence. */
  readonly atMs: number;
};

/** A sentence comes in pieces, so that its start is heard while its end is still made. Samples are in −1…1. */
export type WorkerReply =
  | {
      readonly id: number;
      readonly kind: 'piece';
      readonly samples: Float32Array;
      readonly words: readonly SynthesizedWord[];
    }
  | { readonly id: number; readonly kind: 'end' }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };

/** Sample rate of the engine, in Hz. */
export const EMBEDDED_SAMPLE_RATE = 22_050;
