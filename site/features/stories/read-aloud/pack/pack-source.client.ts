import { type PlayedClip, playClip, prepareClip } from '../narrator/clip-player.client.ts';
import type { Line } from '../narrator/lines.ts';
import type { NarrationSource, SourceEvents } from '../narrator/narrator.ts';
import type { PackIndex } from './pack-file.ts';
import { loadPackChapter, loadPackIndex, type Sounds } from './pack-store.client.ts';

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
 * The narration that the site's host has rendered for a book (docs/product.md §4.4). It is asked for when first read, and
 * what was fetched is kept on the device.
 */
export function createPackSource(book: string, rate: () => number): PackSource {
  const indexes = new Map<string, Promise<PackIndex>>();
  const chapters = new Map<string, Promise<Sounds>>();
  /** What is known not to be there, so that it is not asked for again. */
  const missing = new Set<string>();
  /** What the server has, but could not be fetched. Asked for again when reading is started anew. */
  const outOfReach = new Set<string>();

  async function fetchChapter(language: string, chapter: string, key: string): Promise<Sounds> {
    const index = indexes.get(language) ?? loadPackIndex(book, language);
    indexes.set(language, index);
    if (!(await index).chapters.includes(Number(chapter))) return new Map();
    try {
      return await loadPackChapter(book, language, chapter);
    } catch (error) {
      outOfReach.add(key);
      throw error;
    }
  }

  const keyOf = ({ language, panel }: Line) => `${language} ${panel.split('-')[0]}`;

  async function soundOf(line: Line): Promise<Uint8Array<ArrayBuffer>> {
    const key = keyOf(line);
    const [, chapter = ''] = key.split(' ');
    const sounds = chapters.get(key) ?? fetchChapter(line.language, chapter, key);
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
