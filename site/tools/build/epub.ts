/**
 * Build step before the pages: writes every book as EPUB in English, in Korean and in both. The pages show
 * the sizes of the files; the step `site-files` links them into the built site.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { books } from '../../features/stories/books/books.ts';
import { buildEpub, type EpubImage } from '../../features/stories/export/epub.ts';
import { EPUB_FOLDER, EPUB_MODES, getEpubPath, getVoicedEdition } from '../../features/stories/export/epub-path.ts';
import { type EpubSound, type FindSound, soundPath } from '../../features/stories/export/epub-voice.ts';
import { PANEL_AVIF_WIDTHS, PANEL_WEBP_WIDTH } from '../../features/stories/model/panel-id.ts';
import { loadPictures } from '../../features/stories/model/pictures.server.ts';
import { buildReadableBook, type ReadableBook } from '../../features/stories/model/readable-book.ts';
import { getStoryById } from '../../features/stories/model/stories.ts';
import { readSpokenFile, spokenPath } from '../../features/stories/voices/pack-file.ts';
import { LANGUAGES, type Language } from '../../shared/language/language.ts';
import { MP3 } from '../voice/sound.ts';

/** For reading programs without AVIF: made of the WebP, which is decoded four times as fast as the larger AVIF. */
const FALLBACK_QUALITY = 80;
const STORED = { level: 0 } as const;

type Files = Record<string, Uint8Array>;

/** The files of a picture in the archive, by path. JPEG has no transparency: round a torn edge lies white paper. */
export async function renderImageFiles({ name, picture }: EpubImage): Promise<[path: string, bytes: Uint8Array][]> {
  const jpeg = await sharp(`public/art/${picture}-${PANEL_WEBP_WIDTH}.webp`)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: FALLBACK_QUALITY })
    .toBuffer();
  const fallback = [`EPUB/images/${name}.jpg`, new Uint8Array(jpeg)] as [string, Uint8Array];
  if (name === 'cover') return [fallback];
  return [
    fallback,
    [`EPUB/images/${name}.avif`, readFileSync(`public/art/${picture}-${PANEL_AVIF_WIDTHS.large}.avif`)],
  ];
}

/** The archive. `mimetype` must be its first file and uncompressed; `images` are compressed already. */
export function zipEpub(texts: Readonly<Record<string, string>>, images: Files, modified: Date): Uint8Array {
  const files: Zippable = { mimetype: [strToU8('application/epub+zip'), STORED] };
  for (const [path, text] of Object.entries(texts)) files[path] = strToU8(text);
  for (const [path, bytes] of Object.entries(images)) files[path] = [bytes, STORED];
  return zipSync(files, { mtime: modified });
}

/** The bytes of a second of MP3. */
const BYTES_A_SECOND = (MP3.kilobits * 1000) / 8;

/** The sounds of a book's whole text and its bubbles, and the files that hold them. */
export function loadVoice(
  { id: book, chapters }: ReadableBook,
  language: Language,
): { findSound: FindSound; files: Files } {
  const sounds = new Map<string, EpubSound>();
  const files: Files = {};
  const keyOf: (line: Parameters<FindSound>[0]) => string = ({ panel, speaker, text }) =>
    [panel, speaker, text].join('\n');
  for (const { id: panel } of chapters.flatMap(({ panels }) => panels)) {
    const sentences = readSpokenFile(readFileSync(`public${spokenPath(book, language, panel)}`));
    for (const [i, { text, speaker, audio }] of sentences.entries()) {
      const sound = { name: `${panel}-${i + 1}`, seconds: audio.length / BYTES_A_SECOND };
      sounds.set(keyOf({ panel, text, speaker }), sound);
      files[soundPath(sound)] = audio;
    }
  }
  return { findSound: (line) => sounds.get(keyOf(line)), files };
}

async function buildEpubs(): Promise<void> {
  rmSync(EPUB_FOLDER, { recursive: true, force: true });
  mkdirSync(EPUB_FOLDER, { recursive: true });
  const modified = new Date();
  await Promise.all(
    Object.values(books).map(async (book) => {
      const readable = buildReadableBook(book, loadPictures(book));
      const story = getStoryById(book.id);
      const silent = EPUB_MODES.map((mode) => ({
        edition: mode,
        sounds: {},
        epub: buildEpub(story, readable, mode, modified),
      }));
      const voiced = LANGUAGES.map((language) => {
        const { findSound, files } = loadVoice(readable, language);
        const epub = buildEpub(story, readable, language, modified, findSound);
        const sounds = Object.fromEntries(epub.sounds.flatMap((path) => (files[path] ? [[path, files[path]]] : [])));
        return { edition: getVoicedEdition(language), sounds, epub };
      });
      const epubs = [...silent, ...voiced];
      const images = Object.fromEntries(
        (await Promise.all((epubs[0]?.epub.images ?? []).map(renderImageFiles))).flat(),
      );
      for (const { edition, sounds, epub } of epubs) {
        const { texts, worksheets } = epub;
        const sheets = Object.fromEntries(
          worksheets.map(({ name, address }) => [`EPUB/images/${name}.svg`, readFileSync(`public${address}`, 'utf8')]),
        );
        const archive = zipEpub({ ...texts, ...sheets }, { ...images, ...sounds }, modified);
        writeFileSync(`${EPUB_FOLDER}/${basename(getEpubPath(book.id, edition))}`, archive);
      }
    }),
  );
}

if (import.meta.main) await buildEpubs();
