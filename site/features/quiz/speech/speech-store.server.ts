import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../../shared/database/write-atomically.server.ts';
import { parseSpeech } from './mp3.server.ts';
import type { Speech } from './provider.server.ts';

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
