import { getFields, parseJson } from '../../../../shared/storage/json.ts';
import type { CacheName } from '../../../../shared/storage/keys.ts';
import { type PackIndex, packPath, readPackFile } from './pack-file.ts';

/** A cache of the page, not of the service worker, which knows the files of the build only. */
const CACHE = 'story-forest-narration' satisfies CacheName;
/** The index is small; a server that is slow with it must not delay the other voices. */
const MAX_INDEX_MS = 1000;

export type Sounds = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Null over plain http and where the browser allows none. */
async function openCache(): Promise<Cache | null> {
  if (!('caches' in window)) return null;
  return caches.open(CACHE).catch(() => null);
}

/**
 * A file of the server as `read` understands it; a copy stays on the device. Where the server cannot be reached, or something
 * else answers in its place (`read` gives null), the copy. Null where the server has no such file.
 */
async function fetchThroughCache<Value>(
  path: string,
  read: (bytes: Uint8Array) => Value | null,
  init: RequestInit = {},
): Promise<Value | null> {
  const cache = await openCache();
  try {
    const reply = await fetch(path, init);
    if (reply.status === 404) {
      await cache?.delete(path);
      return null;
    }
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const value = read(bytes);
    if (value === null) throw new Error('another file than the one asked for');
    // A device without room for it reads on; the pack needs the internet then.
    await cache?.put(path, new Response(bytes)).catch(() => {});
    return value;
  } catch (error) {
    const copy = await cache?.match(path);
    if (!copy) throw error;
    return read(new Uint8Array(await copy.arrayBuffer()));
  }
}

function readIndex(bytes: Uint8Array): PackIndex | null {
  const chapters = getFields(parseJson(new TextDecoder().decode(bytes)))?.chapters;
  return Array.isArray(chapters) ? { chapters } : null;
}

/** The chapters that the server has of a book. Rejects where that is not known: no answer, and no copy. */
export async function loadPackIndex(book: string, language: string): Promise<PackIndex> {
  const init = { signal: AbortSignal.timeout(MAX_INDEX_MS) };
  return (await fetchThroughCache(packPath(book, language, 'index.json'), readIndex, init)) ?? { chapters: [] };
}

/** The sounds of a chapter; empty where there are none. Rejects where they can neither be fetched nor are on the device. */
export async function loadPackChapter(book: string, language: string, chapter: string): Promise<Sounds> {
  const read = (bytes: Uint8Array) => {
    const sounds = readPackFile(bytes);
    return sounds.size === 0 ? null : sounds;
  };
  return (await fetchThroughCache(packPath(book, language, `${chapter}.zip`), read)) ?? new Map();
}
