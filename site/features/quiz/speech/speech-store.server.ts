import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { speechOf } from './mp3.server.ts';
import type { Speech } from './provider.server.ts';

/** Speech kept in memory: all 144 phrases of the site; what was longest unused goes first. */
const MAX_CACHED_CLIPS = 144;

/** Bought speech, kept by what it was made from: in memory while the process lives, and in a folder for good. */
export type SpeechStore = {
  readonly find: (source: readonly string[]) => Promise<Speech | null>;
  readonly keep: (source: readonly string[], speech: Speech) => Promise<void>;
};

function keyOf(source: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(source)).digest('hex');
}

async function readStored(path: string): Promise<Speech | null> {
  try {
    return speechOf(await readFile(path));
  } catch {
    // Missing, or no longer what was written: it is made again.
    return null;
  }
}

/** A reader finds the whole file or none, even after a power cut. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
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
    async keep(source, speech) {
      const key = keyOf(source);
      remember(key, speech);
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, `${key}.mp3`), speech.bytes);
    },
  };
}
