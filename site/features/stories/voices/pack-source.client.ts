import { getFields, parseJson } from '../../../shared/storage/json.ts';
import type { CacheName } from '../../../shared/storage/keys.ts';
import { chapterOf, type Line } from '../model/lines.ts';
import { type PlayedClip, playClip, prepareClip } from './clip-player.client.ts';
import { withDeadline } from './deadline.client.ts';
import type { NarrationSource, SourceEvents } from './narrator.ts';
import { type PackIndex, packPath, readPackFile } from './pack-file.ts';

/** A cache of the page, not of the service worker, which knows the files of the build only. */
const CACHE = 'story-forest-narration' satisfies CacheName;
/** A browser that has not answered by then does not; the voice waits for it. */
const MAX_CACHE_MS = 1000;
/** The index is small; a server that is slow with it must not delay the other voices. */
const MAX_INDEX_MS = 1000;

export type Sounds = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Null over plain http and where the browser allows none. */
async function openCache(): Promise<Cache | null> {
  if (!('caches' in window)) return null;
  return withDeadline(caches.open(CACHE), MAX_CACHE_MS).catch(() => null);
}

/** Whether the server itself says that it has no such file: a network's sign-in page may have status 404, too. */
async function saysNotFound(reply: Response): Promise<boolean> {
  if (reply.status !== 404 || reply.redirected) return false;
  return getFields(getFields(parseJson(await reply.text()))?.error)?.code === 'not_found';
}

/**
 * A file of the server as `read` understands it; a copy stays on the device. Where the server cannot be reached, or
 * something else answers in its place (`read` gives null), the copy. Null where the server has no such file.
 */
async function fetchThroughCache<Value>(
  path: string,
  read: (bytes: Uint8Array) => Value | null,
  init: RequestInit = {},
): Promise<Value | null> {
  const cache = await openCache();
  try {
    const reply = await fetch(path, { ...init, redirect: 'error' });
    if (await saysNotFound(reply)) {
      void cache?.delete(path).catch(() => {});
      return null;
    }
    if (!reply.ok || reply.redirected) throw new Error(`status ${reply.status}`);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    const value = read(bytes);
    if (value === null) throw new Error('another file than the one asked for');
    // Not waited for. A device without room for it reads on; the pack needs the internet then.
    void cache?.put(path, new Response(bytes)).catch(() => {});
    return value;
  } catch (error) {
    const copy = await (cache && withDeadline(cache.match(path), MAX_CACHE_MS));
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

/**
 * The sounds of a chapter; empty where there are none. Rejects where they can neither be fetched nor are on the device.
 */
export async function loadPackChapter(book: string, language: string, chapter: number): Promise<Sounds> {
  const read = (bytes: Uint8Array) => {
    const sounds = readPackFile(bytes);
    return sounds.size === 0 ? null : sounds;
  };
  return (await fetchThroughCache(packPath(book, language, `${chapter}.zip`), read)) ?? new Map();
}

/** A chapter is a file of a megabyte or two. */
const MAX_START_MS = 8000;
function wholeClip(audio: Uint8Array<ArrayBuffer>): PlayedClip {
  return { audio, startMs: 0, endMs: Number.POSITIVE_INFINITY, gain: 1 };
}

export type PackSource = {
  readonly source: NarrationSource;
  /** Whether the server has the chapter of a line, but it could not be fetched: there is no internet. */
  readonly isOutOfReach: (line: Line) => boolean;
};

/**
 * The narration that the site's host has rendered for a book (docs/product.md §4.4). It is asked for when first read,
 * and what was fetched is kept on the device.
 */
export function createPackSource(book: string, rate: () => number): PackSource {
  const indexes = new Map<string, Promise<PackIndex>>();
  const chapters = new Map<string, Promise<Sounds>>();
  /** What is known not to be there, so that it is not asked for again. */
  const missing = new Set<string>();
  /** What the server has, but could not be fetched. Asked for again when reading is started anew. */
  const outOfReach = new Set<string>();

  async function fetchChapter(language: string, chapter: number, key: string): Promise<Sounds> {
    const index = indexes.get(language) ?? loadPackIndex(book, language);
    indexes.set(language, index);
    if (!(await index).chapters.includes(chapter)) return new Map();
    try {
      return await loadPackChapter(book, language, chapter);
    } catch (error) {
      outOfReach.add(key);
      throw error;
    }
  }

  const keyOf = (line: Line) => `${line.language} ${chapterOf(line)}`;

  async function soundOf(line: Line): Promise<Uint8Array<ArrayBuffer>> {
    const key = keyOf(line);
    const sounds = chapters.get(key) ?? fetchChapter(line.language, chapterOf(line), key);
    chapters.set(key, sounds);
    const loaded = await sounds.catch((error: unknown) => {
      // The next source reads; the narrator asks again when reading is started anew.
      indexes.delete(line.language);
      chapters.delete(key);
      throw error;
    });
    outOfReach.delete(key);
    if (loaded.size === 0) missing.add(key);
    const sound = loaded.get(line.text);
    if (!sound) throw new Error('the sentence has no sound');
    return sound;
  }

  const source: NarrationSource = {
    kind: 'pack',
    maxStartMs: MAX_START_MS,
    canRead: (line) => line.panel !== '' && !missing.has(keyOf(line)),
    prepare(line) {
      soundOf(line).then(
        (audio) => prepareClip(wholeClip(audio), rate()),
        () => {},
      );
    },
    play(line, _, events: SourceEvents) {
      let isSilenced = false;
      let silence = () => {};
      soundOf(line).then(
        (audio) => {
          if (isSilenced) return;
          silence = playClip(wholeClip(audio), line.text, rate(), events);
        },
        () => {
          if (!isSilenced) events.onFail();
        },
      );
      return () => {
        isSilenced = true;
        silence();
      };
    },
  };
  return { source, isOutOfReach: (line) => outOfReach.has(keyOf(line)) };
}
