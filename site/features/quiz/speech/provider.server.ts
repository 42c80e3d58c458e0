import type { Language } from '../../../shared/language/language.ts';

export type Phrase = {
  /** File name of its recording without the extension: 'fact-7x8'. */
  readonly clip: string;
  /** The words in normal spelling. */
  readonly text: string;
};

/** A phrase as sound: one MP3. */
export type Speech = {
  readonly bytes: Buffer;
  /** A strong ETag, with its quotes. */
  readonly etag: string;
};

export type SpeechProvider = {
  /** Name of the provider in the log. */
  readonly name: string;
  /**
   * Null where this provider does not have the phrase.
   * @throws where it has failed
   */
  readonly synthesize: (phrase: Phrase, language: Language, signal: AbortSignal) => Promise<Speech | null>;
};

/** Speech from the first provider that has it; null where none has. Never rejects. */
export type Speaker = {
  readonly synthesize: (phrase: Phrase, language: Language) => Promise<Speech | null>;
};

/** A part of Fastify's logger. */
export type SpeechLog = { readonly warn: (details: object, message: string) => void };
