import type { Language } from '../../../shared/language.ts';

/** Something to say. */
export type Phrase = {
  /** Names the phrase's recording in a voice pack, without its ending: 'fact-7x8'. */
  readonly clip: string;
  /** The words, spelt as they are written. */
  readonly text: string;
};

/** A phrase as sound: one MP3. */
export type Speech = {
  readonly bytes: Buffer;
  /** A strong entity tag of the bytes, in its quotes. */
  readonly etag: string;
};

/** One way to turn phrases into sound. */
export type SpeechProvider = {
  /** For the log. */
  readonly name: string;
  /** The speech, or null where this provider does not have the phrase. Throws where it should have had it. */
  readonly synthesize: (phrase: Phrase, language: Language, signal: AbortSignal) => Promise<Speech | null>;
};

/** The site's voice: the phrase as speech from whichever provider can, or null where none can. Never rejects. */
export type Speaker = {
  readonly synthesize: (phrase: Phrase, language: Language) => Promise<Speech | null>;
};

/** The part of a logger that speech needs (Fastify's, say). */
export type SpeechLog = { readonly warn: (details: object, message: string) => void };
