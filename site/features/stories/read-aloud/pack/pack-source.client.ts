import { playClip } from '../clip-player.client.ts';
import type { Line } from '../lines.ts';
import type { NarrationSource, SourceEvents } from '../narrator.ts';
import { type PackIndex, packPath, readPackFile } from './pack-file.ts';

/** A chapter is a file of a megabyte or two. */
const MAX_START_MS = 8000;
/** The index is small; a server that is slow with it must not delay the other voices. */
const MAX_INDEX_MS = 1000;

type Sounds = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** The narration that the site's host has rendered for a book (docs/product.md §4.4). It is asked for when first read. */
export function createPackSource(book: string): NarrationSource {
  const indexes = new Map<string, Promise<PackIndex>>();
  const chapters = new Map<string, Promise<Sounds>>();
  /** What is known not to be there, so that it is not asked for again. */
  const missing = new Set<string>();

  async function fetchIndex(language: string): Promise<PackIndex> {
    const reply = await fetch(packPath(book, language, 'index.json'), { signal: AbortSignal.timeout(MAX_INDEX_MS) });
    return reply.ok ? await reply.json() : { chapters: [] };
  }

  async function fetchChapter(language: string, chapter: string): Promise<Sounds> {
    const index = indexes.get(language) ?? fetchIndex(language);
    indexes.set(language, index);
    if (!(await index).chapters.includes(Number(chapter))) return new Map();
    const reply = await fetch(packPath(book, language, `${chapter}.zip`));
    return reply.ok ? readPackFile(new Uint8Array(await reply.arrayBuffer())) : new Map();
  }

  const keyOf = ({ language, panel }: Line) => `${language} ${panel.split('-')[0]}`;

  async function soundOf(line: Line): Promise<Uint8Array<ArrayBuffer>> {
    const key = keyOf(line);
    const [, chapter = ''] = key.split(' ');
    const sounds = chapters.get(key) ?? fetchChapter(line.language, chapter);
    chapters.set(key, sounds);
    // Offline: the next source reads, and the chapter is not asked for again before the page is loaded again.
    const loaded = await sounds.catch((): Sounds => new Map());
    if (loaded.size === 0) missing.add(key);
    const sound = loaded.get(line.text);
    if (!sound) throw new Error('the sentence has no sound');
    return sound;
  }

  return {
    kind: 'pack',
    maxStartMs: MAX_START_MS,
    canRead: (line) => line.panel !== '' && !missing.has(keyOf(line)),
    play(line, _, events: SourceEvents) {
      let isSilenced = false;
      let silence = () => {};
      soundOf(line).then(
        (audio) => {
          if (isSilenced) return;
          const clip = { audio, startMs: 0, endMs: Number.POSITIVE_INFINITY, gain: 1 };
          silence = playClip(clip, line.text, events);
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
}
