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
import { EPUB_FOLDER, EPUB_MODES, getEpubPath } from '../../features/stories/export/epub-path.ts';
import { PANEL_AVIF_WIDTHS, PANEL_WEBP_WIDTH } from '../../features/stories/model/panel-id.ts';
import { loadPictures } from '../../features/stories/model/pictures.server.ts';
import { buildReadableBook } from '../../features/stories/model/readable-book.ts';
import { getStoryById } from '../../features/stories/model/stories.ts';

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

async function buildEpubs(): Promise<void> {
  rmSync(EPUB_FOLDER, { recursive: true, force: true });
  mkdirSync(EPUB_FOLDER, { recursive: true });
  const modified = new Date();
  await Promise.all(
    Object.values(books).map(async (book) => {
      const readable = buildReadableBook(book, loadPictures(book));
      const story = getStoryById(book.id);
      const epubs = EPUB_MODES.map((mode) => ({ mode, ...buildEpub(story, readable, mode, modified) }));
      const images = Object.fromEntries((await Promise.all((epubs[0]?.images ?? []).map(renderImageFiles))).flat());
      for (const { mode, texts, worksheets } of epubs) {
        const sheets = Object.fromEntries(
          worksheets.map(({ name, address }) => [`EPUB/images/${name}.svg`, readFileSync(`public${address}`, 'utf8')]),
        );
        const archive = zipEpub({ ...texts, ...sheets }, images, modified);
        writeFileSync(`${EPUB_FOLDER}/${basename(getEpubPath(book.id, mode))}`, archive);
      }
    }),
  );
}

if (import.meta.main) await buildEpubs();
