import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../shared/language/language.ts';
import { writeAtomically } from '../../../shared/write-atomically.server.ts';

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

/** A clip of the pack has 11 kB. */
export const MAX_SPEECH_BYTES = 512 * 1024;

/** Whether the bytes begin as an MP3 does: with an ID3 tag, or with the sync word of an MPEG layer III frame. */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes;
  const hasTag = first === 0x49 && second === 0x44 && third === 0x33;
  return hasTag || (first === 0xff && (second & 0xe6) === 0xe2);
}

/** @throws where the bytes are empty, too many or no MP3 */
export function parseSpeech(bytes: Buffer): Speech {
  if (bytes.length === 0) throw new Error('empty audio');
  if (bytes.length > MAX_SPEECH_BYTES) throw new Error(`audio of more than ${MAX_SPEECH_BYTES} bytes`);
  if (!isMp3(bytes)) throw new Error('audio that is not MP3');
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** All phrases of the site in both languages. Beyond that the least recently used clip is evicted. */
const MAX_CACHED_CLIPS = 288;

/** A cache of synthesized speech in memory and in a folder. `source` is everything that the speech depends on. */
export type SpeechStore = {
  readonly find: (source: readonly string[]) => Promise<Speech | null>;
  readonly save: (source: readonly string[], speech: Speech) => Promise<void>;
};

function keyOf(source: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex');
}

async function readStored(path: string): Promise<Speech | null> {
  try {
    return parseSpeech(await readFile(path));
  } catch {
    // Missing or damaged: it will be requested again.
    return null;
  }
}

export function openSpeechStore(folder: string): SpeechStore {
  const memory = new Map<string, Speech>();

  function remember(key: string, speech: Speech): void {
    memory.delete(key);
    memory.set(key, speech);
    const oldest = memory.keys().next();
    if (memory.size > MAX_CACHED_CLIPS && !oldest.done) memory.delete(oldest.value);
  }

  return {
    async find(source) {
      const key = keyOf(source);
      const speech = memory.get(key) ?? (await readStored(join(folder, `${key}.mp3`)));
      if (speech) remember(key, speech);
      return speech;
    },
    async save(source, speech) {
      const key = keyOf(source);
      remember(key, speech);
      await mkdir(folder, { recursive: true });
      await writeAtomically(join(folder, `${key}.mp3`), speech.bytes);
    },
  };
}

/** A file's name, without dots and slashes: it must not lead out of the folder. */
const CLIP_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function isMissing(cause: unknown): boolean {
  const code = (cause as NodeJS.ErrnoException).code;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Korean recordings lie in the folder itself, those of another language in a folder below it. */
function folderOf(folder: string, language: Language): string {
  return language === 'ko' ? folder : join(folder, language);
}

/** Reads a recording; null where the folder has none. */
async function readRecording(folder: string, clip: string): Promise<Speech | null> {
  const path = join(folder, `${clip}.mp3`);
  try {
    const { size } = await stat(path);
    if (size > MAX_SPEECH_BYTES) throw new Error(`${clip}.mp3 has more than ${MAX_SPEECH_BYTES} bytes`);
    return parseSpeech(await readFile(path));
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}

/**
 * Recordings in a folder: `fact-7x8.mp3` and so on in Korean, `en/fact-7x8.mp3` in English. A file that is no valid MP3
 * is logged and counts as missing.
 *
 * @param isCached true for a folder that never changes; false where files may be added while the site runs
 */
export function createRecordingsProvider(
  name: string,
  folder: string,
  { isCached, log }: { readonly isCached: boolean; readonly log: SpeechLog },
): SpeechProvider {
  const cache = new Map<string, Speech>();
  return {
    name,
    async synthesize({ clip }, language) {
      if (!CLIP_NAME.test(clip)) return null;
      const key = `${language} ${clip}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const speech = await readRecording(folderOf(folder, language), clip).catch((err: unknown) => {
        log.warn({ err, provider: name, clip, language }, 'a recording cannot be used');
        return null;
      });
      if (speech && isCached) cache.set(key, speech);
      return speech;
    },
  };
}
