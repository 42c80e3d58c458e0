/** What is kept on a device so that a page works without a network. Pure: the build and the tests share it. */

/** A file of the built site: its address and, of its bytes, a short hash and how many. */
export type SiteFile = { readonly url: string; readonly revision: string; readonly bytes: number };

/** Kept with the first visit: every page with its words, scripts, styles and letters. */
export type Shell = readonly SiteFile[];

/** Kept once a page of it has been opened: its pictures, or its spoken clips. */
export type Kit = { readonly name: string; readonly files: readonly SiteFile[] };

/** The PDF's own fonts, pictures and layout engine: they are fetched when a plan is saved, by whoever saves one. */
const PDF_ONLY = /\/assets\/(?:plan-pdf-worker|card-|road|jua-400(?:-latin)?-[\w-]+\.ttf|pretendard)/;
const SHELL_FILE = /\.(?:js|css|woff2|data|html)$/;
const SHELL_EXTRAS = new Set(['/favicon.svg', '/site.webmanifest', '/icon-192.png']);

/** A picture is kept in one size: sharp enough for a tablet, small enough for a phone. */
const KEPT_WIDTHS = [800, 480, 320, 640, 400, 240, 160, 1200, 1600];
const PICTURE = /^(\/art\/.+)-(\d+)\.(?:avif|webp)$/;

/** The picture that a file shows, whatever its size and format; nothing where it is no picture. */
export function pictureOf(url: string): string | null {
  return PICTURE.exec(url)?.[1] ?? null;
}

function belongsToShell({ url }: SiteFile): boolean {
  return (SHELL_FILE.test(url) && !PDF_ONLY.test(url)) || SHELL_EXTRAS.has(url) || url.startsWith('/activities/');
}

/** Where an index file is asked for: `/stories/index.html` answers `/stories`. */
function addressOf(file: SiteFile): SiteFile {
  return { ...file, url: file.url.replace(/\/index\.html$/, '') || '/' };
}

export function shellOf(files: readonly SiteFile[]): Shell {
  return files
    .filter(belongsToShell)
    .filter(({ url }) => !url.startsWith('/404'))
    .map(addressOf);
}

/** Of each picture below a folder the one file that is kept. */
function picturesBelow(files: readonly SiteFile[], folder: string): SiteFile[] {
  const best = new Map<string, { file: SiteFile; rank: number }>();
  for (const file of files) {
    const [, picture, width] = PICTURE.exec(file.url) ?? [];
    if (!picture?.startsWith(`/art/${folder}`) || !file.url.endsWith('.avif')) continue;
    const rank = KEPT_WIDTHS.indexOf(Number(width));
    const found = best.get(picture);
    if (!found || (rank >= 0 && rank < found.rank))
      best.set(picture, { file, rank: rank < 0 ? KEPT_WIDTHS.length : rank });
  }
  return [...best.values()].map(({ file }) => file);
}

/** The folders of pictures, and of clips, that each kit carries. `books` are the ids of the published books. */
export function kitsOf(files: readonly SiteFile[], books: readonly string[]): Kit[] {
  const pictures = (...folders: string[]) => folders.flatMap((folder) => picturesBelow(files, folder));
  return [
    { name: 'covers', files: pictures('covers/', 'site/home', 'tiles/') },
    ...books.map((id) => ({ name: id, files: pictures(`${id}/`) })),
    { name: 'quiz', files: files.filter(({ url }) => url.startsWith('/speech/')) },
    { name: 'adventure', files: pictures('game/') },
    { name: 'board', files: pictures('board/', 'cards/', 'site/') },
  ].filter((kit) => kit.files.length > 0);
}

const KITS_OF_PAGES: Readonly<Record<string, string>> = {
  '/': 'covers',
  '/stories': 'covers',
  '/games': 'covers',
  '/multiplication-table': 'quiz',
  '/quiz-scores': 'quiz',
  '/adventure-game': 'adventure',
  '/quadrant-board': 'board',
  '/career-planner': 'board',
};

/** The kit that a page needs; nothing for a page that needs none. */
export function kitOfPage(path: string): string | null {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return KITS_OF_PAGES[bare] ?? /^\/book\/([\w-]+)/.exec(bare)?.[1] ?? null;
}
