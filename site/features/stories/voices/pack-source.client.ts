import { getFields, parseJson } from '../../../shared/storage/json.ts';
import type { CacheName } from '../../../shared/storage/keys.ts';
import { chapterOf, findWords, type Line } from '../model/lines.ts';
import { type PlayedClip, playClip, prepareClip } from './clip-player.client.ts';
import { withDeadline } from './deadline.client.ts';
import type { NarrationSource, SourceEvents } from './narrator.ts';
import { findSound, type PackIndex, type PackSounds, packPath, readPackFile, spokenPath } from './pack-file.ts';

/** A cache of the page, not of the service worker, which knows the files of the build only. */
const CACHE = 'story-forest-narration' satisfies CacheName;
/** A browser that has not answered by then does not; the voice waits for it. */
const MAX_CACHE_MS = 1000;
/** The index is small; a server that is slow with it must not delay the other voices. */
const MAX_INDEX_MS = 1000;

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

const readSounds = (bytes: Uint8Array) => {
  const sounds = readPackFile(bytes);
  return sounds.size === 0 ? null : sounds;
};

/** The sounds of a file; empty where there is none. Rejects where it can neither be fetched nor is on the device. */
async function loadSounds(path: string): Promise<PackSounds> {
  return (await fetchThroughCache(path, readSounds)) ?? new Map();
}

/** The sounds of a chapter that the host has. */
export const loadPackChapter = (book: string, language: string, chapter: number) =>
  loadSounds(packPath(book, language, `${chapter}.zip`));

/** A chapter is a file of a megabyte or two. */
const MAX_START_MS = 8000;
/** Before a word: what leads to its first sound. */
const WORD_LEAD_MS = 30;

/** The sound of a line, or of the word that was tapped in it; null where the file does not have it. */
function findClip(sounds: PackSounds, line: Line): PlayedClip | null {
  const { within } = line;
  const whole = findSound(sounds, line);
  if (whole) return { ...whole, startMs: 0, endMs: Number.POSITIVE_INFINITY, gain: 1 };
  const sentence = within && findSound(sounds, { ...line, text: within.text });
  if (!sentence?.wordsMs) return null;
  const index = findWords(within?.text ?? '').findIndex(({ start }) => start === within?.word.start);
  const startMs = sentence.wordsMs[index];
  if (startMs === undefined) return null;
  const next = sentence.wordsMs.slice(index + 1).find((ms) => ms > startMs);
  return { audio: sentence.audio, startMs: startMs - WORD_LEAD_MS, endMs: next ?? Number.POSITIVE_INFINITY, gain: 1 };
}

/** Where the sounds of lines are. */
type PackFiles = {
  /** Names the file of a line. */
  readonly keyOf: (line: Line) => string;
  /** Empty where there is no such file. */
  readonly load: (line: Line) => Promise<PackSounds>;
  /** Called when the file of a line has come. */
  readonly onLoaded?: (line: Line) => void;
};

/** Reads lines from files that are fetched when first needed, and kept. */
function createFileSource(kind: 'pack' | 'spoken', { keyOf, load, onLoaded }: PackFiles, rate: () => number) {
  const files = new Map<string, Promise<PackSounds>>();
  /** What is known not to be there, so that it is not asked for again. */
  const missing = new Set<string>();
  const present = new Set<string>();

  function loadOnce(line: Line, key: string): Promise<PackSounds> {
    const known = files.get(key);
    if (known) return known;
    const loading = load(line).then(
      (sounds) => {
        (sounds.size === 0 ? missing : present).add(key);
        if (sounds.size > 0) onLoaded?.(line);
        return sounds;
      },
      (error: unknown) => {
        // The next source reads; the narrator asks again when reading is started anew.
        files.delete(key);
        throw error;
      },
    );
    files.set(key, loading);
    return loading;
  }

  async function clipOf(line: Line): Promise<PlayedClip> {
    const clip = findClip(await loadOnce(line, keyOf(line)), line);
    if (!clip) throw new Error('the sentence has no sound');
    return clip;
  }

  const source: NarrationSource = {
    kind,
    maxStartMs: MAX_START_MS,
    canRead: (line) => 'AudioContext' in window && !missing.has(keyOf(line)),
    prepare(line) {
      clipOf(line).then(
        (clip) => prepareClip(clip, rate()),
        () => {},
      );
    },
    play(line, _, events: SourceEvents) {
      let isSilenced = false;
      let silence = () => {};
      clipOf(line).then(
        (clip) => {
          if (isSilenced) return;
          silence = playClip(clip, line.text, rate(), events);
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
  return { source, loadOnce, isKnown: (line: Line) => present.has(keyOf(line)) };
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
  /** What the server has, but could not be fetched. Asked for again when reading is started anew. */
  const outOfReach = new Set<string>();
  const keyOf = (line: Line) => `${line.language} ${chapterOf(line)}`;

  async function load(line: Line): Promise<PackSounds> {
    const { language } = line;
    const key = keyOf(line);
    const index = indexes.get(language) ?? loadPackIndex(book, language);
    indexes.set(language, index);
    let isThere = false;
    try {
      isThere = (await index).chapters.includes(chapterOf(line));
      const sounds = isThere ? await loadPackChapter(book, language, chapterOf(line)) : new Map();
      outOfReach.delete(key);
      return sounds;
    } catch (error) {
      indexes.delete(language);
      if (isThere) outOfReach.add(key);
      throw error;
    }
  }

  const { source, isKnown } = createFileSource('pack', { keyOf, load }, rate);
  return {
    source: { ...source, isUnsure: (line) => !isKnown(line) },
    isOutOfReach: (line) => outOfReach.has(keyOf(line)),
  };
}

/**
 * The voice that the site ships with a book: a file for each panel, so that reading begins when the first one has come,
 * and one for the glossary (`WORDS_PANEL`). The files of the chapter follow one after the other.
 *
 * @param lines of the text that is read
 */
export function createSpokenSource(book: string, lines: readonly Line[], rate: () => number): NarrationSource {
  const keyOf = ({ panel, language }: Line) => `${language} ${panel}`;

  /** A line of the panel after this one, in the same chapter. */
  function findNext(line: Line): Line | undefined {
    const own = lines.filter(({ language }) => language === line.language);
    const next = own
      .slice(own.findIndex(({ panel }) => panel === line.panel))
      .find(({ panel }) => panel !== line.panel);
    return next && chapterOf(next) === chapterOf(line) ? next : undefined;
  }

  const { source, loadOnce } = createFileSource(
    'spoken',
    {
      keyOf,
      load: ({ language, panel }) => loadSounds(spokenPath(book, language, panel)),
      onLoaded(line) {
        const next = findNext(line);
        // Where it does not come, it is asked for again when it is read.
        if (next) loadOnce(next, keyOf(next)).catch(() => {});
      },
    },
    rate,
  );
  return source;
}
