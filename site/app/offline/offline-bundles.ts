/**
 * Which files of the built site are stored on the device, so that pages work offline. Pure: the build step
 * (tools/build/service-worker.ts) writes the lists into the service worker.
 */
import { getVoiceBundle, type StoryId } from '../../features/stories/model/stories.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import type { OfflineBundleName } from '../pages/pages.ts';

/** Hexadecimal digits of a file's SHA-256 that tell its versions apart. */
export const REVISION_LENGTH = 12;

/** A file of the built site: its path, a short hash of its content, and its size as it is downloaded. */
export type BundledFile = { readonly url: string; readonly revision: string; readonly bytes: number };

/** Files that are downloaded after a visit to a page that needs them: its pictures, or its speech clips. */
export type OfflineBundle = { readonly name: OfflineBundleName; readonly files: readonly BundledFile[] };

/**
 * The layout engine of the plan's PDF: fetched when a plan is saved, never before. Its fonts and pictures are of other
 * types.
 */
const PDF_ONLY = /\/assets\/plan-pdf-worker/;
const PRECACHED_TYPES = /\.(?:js|css|woff2|data|html)$/;
const PRECACHED_EXTRAS = new Set(['/favicon.svg', '/site.webmanifest', '/icon-192.png']);

/** One file of each picture is stored: the largest AVIF up to this width in pixels, sharp enough for a tablet. */
const MAX_STORED_WIDTH = 1024;
const PICTURE = /^(\/art\/.+)-(\d+)\.(?:avif|webp)$/;

/** The picture that a file shows, whatever its width and format; null where the file is no picture. */
export function parsePictureName(url: string): string | null {
  return PICTURE.exec(url)?.[1] ?? null;
}

function isPrecached({ url }: BundledFile): boolean {
  return (
    (PRECACHED_TYPES.test(url) && !PDF_ONLY.test(url)) || PRECACHED_EXTRAS.has(url) || url.startsWith('/activities/')
  );
}

/** The files of the first visit: every page with its loader data, scripts, styles and fonts. */
export function selectPrecacheFiles(files: readonly BundledFile[]): BundledFile[] {
  // A page is requested by its path: /stories, not /stories/index.html.
  return files.filter(isPrecached).map((file) => ({ ...file, url: file.url.replace(/\/index\.html$/, '') || '/' }));
}

/** Whether the first of two widths of a picture is the one to store. */
type IsBetter = (width: number, than: number) => boolean;

/** One AVIF of each picture below a folder. */
function picturesBelow(files: readonly BundledFile[], folder: string, isBetter: IsBetter): BundledFile[] {
  const best = new Map<string, { readonly file: BundledFile; readonly width: number }>();
  for (const file of files) {
    const [, picture, digits] = PICTURE.exec(file.url) ?? [];
    if (!picture?.startsWith(`/art/${folder}`) || !file.url.endsWith('.avif')) continue;
    const width = Number(digits);
    const found = best.get(picture);
    if (!found || isBetter(width, found.width)) best.set(picture, { file, width });
  }
  return [...best.values()].map(({ file }) => file);
}

const isSharper: IsBetter = (width, than) => {
  if (width <= MAX_STORED_WIDTH) return than > MAX_STORED_WIDTH || width > than;
  return than > MAX_STORED_WIDTH && width < than;
};
const isSmaller: IsBetter = (width, than) => width < than;

/** All bundles that have files. `books` are the ids of the published books. */
export function buildOfflineBundles(files: readonly BundledFile[], books: readonly StoryId[]): OfflineBundle[] {
  const pictures = (...folders: string[]) => folders.flatMap((folder) => picturesBelow(files, folder, isSharper));
  const smallPictures = (...folders: string[]) => folders.flatMap((folder) => picturesBelow(files, folder, isSmaller));
  const bundles: OfflineBundle[] = [
    { name: 'covers', files: pictures('covers/', 'site/home', 'tiles/') },
    ...books.map((name) => ({ name, files: pictures(`${name}/`) })),
    // Not of a page: asked for by whoever keeps all books, in the languages that are read.
    ...books.flatMap((book) =>
      LANGUAGES.map((language) => ({
        name: getVoiceBundle(book, language),
        files: files.filter(({ url }) => url.startsWith(`/spoken/${book}/${language}/`)),
      })),
    ),
    { name: 'quiz', files: files.filter(({ url }) => /^\/speech\/[^/]+\.mp3$/.test(url)) },
    { name: 'quiz-en', files: files.filter(({ url }) => /^\/speech\/en\/[^/]+\.mp3$/.test(url)) },
    { name: 'adventure', files: pictures('game/') },
    { name: 'board', files: pictures('board/', 'cards/', 'site/') },
    // After the sharper ones: they are looked for first.
    { name: 'basics', files: smallPictures('covers/', 'tiles/', 'cards/', 'board/', 'game/', 'site/home') },
  ];
  return bundles.filter((bundle) => bundle.files.length > 0);
}
