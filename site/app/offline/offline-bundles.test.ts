import { describe, expect, test } from 'vitest';
import { stories } from '../../features/stories/model/stories.ts';
import { getPageByPath, pages } from '../pages/pages.ts';
import { buildOfflineBundles, parsePictureName, selectPrecacheFiles } from './offline-bundles.ts';

const files = (...urls: string[]) => urls.map((url) => ({ url, revision: 'r', bytes: 1 }));
const urlsOf = (list: readonly { readonly url: string }[]) => list.map(({ url }) => url);

describe('the precache', () => {
  test('pages are precached by their paths, with their loader data, scripts, styles and fonts', () => {
    const urls = [
      '/index.html',
      '/stories/index.html',
      '/stories.data',
      '/assets/a.js',
      '/assets/a.css',
      '/assets/a.woff2',
      '/assets/card-names-x.js',
    ];
    expect(urlsOf(selectPrecacheFiles(files(...urls)))).toEqual(['/', '/stories', ...urls.slice(2)]);
  });

  test('worksheets and the icons of an installed site are precached', () => {
    const urls = ['/activities/fold.svg', '/favicon.svg', '/site.webmanifest', '/icon-192.png'];
    expect(urlsOf(selectPrecacheFiles(files(...urls)))).toEqual(urls);
  });

  test('files for the PDF only and files of bundles are not precached', () => {
    const urls = [
      '/assets/plan-pdf-worker-x.js',
      '/assets/card-math-x.jpg',
      '/assets/pretendard-400-x.ttf',
      '/art/tiles/x-800.avif',
      '/speech/a.mp3',
      '/og/a.png',
    ];
    expect(selectPrecacheFiles(files(...urls))).toEqual([]);
  });
});

describe('a bundle', () => {
  const filesOf = (name: string, ...urls: string[]) =>
    urlsOf(
      buildOfflineBundles(files(...urls), ['forest-adventure']).find((bundle) => bundle.name === name)?.files ?? [],
    );

  test('a bundle has the largest AVIF up to 1024 px of each picture', () => {
    const stem = '/art/forest-adventure/1-1';
    expect(
      filesOf('forest-adventure', ...[1200, 800, 480].map((width) => `${stem}-${width}.avif`), `${stem}-800.webp`),
    ).toEqual([`${stem}-800.avif`]);
    expect(filesOf('board', ...[160, 480, 320].map((width) => `/art/cards/math-${width}.avif`))).toEqual([
      '/art/cards/math-480.avif',
    ]);
  });

  test("the bundle of a book's voice has the files of that book in that language only", () => {
    const [book, other] = ['/spoken/forest-adventure', '/spoken/pyeongchang-story'];
    const urls = [`${book}/ko/1-1.zip`, `${book}/ko/words.zip`, `${book}/en/1-1.zip`, `${other}/ko/1-1.zip`];
    expect(filesOf('spoken-forest-adventure-ko', ...urls)).toEqual(urls.slice(0, 2));
  });

  test("the bundle 'basics' has the smallest width of each picture that every page needs", () => {
    const urls = ['covers/a', 'tiles/b', 'cards/c', 'board/d', 'game/e'].flatMap((name) =>
      [240, 480].map((width) => `/art/${name}-${width}.avif`),
    );
    expect(filesOf('basics', ...urls)).toEqual(urls.filter((url) => url.endsWith('-240.avif')));
  });

  test('a bundle has the smallest width of a picture that is always wider than 1024 px', () => {
    expect(filesOf('adventure', '/art/game/boy-sprite-2048.avif', '/art/game/boy-sprite-1600.avif')).toEqual([
      '/art/game/boy-sprite-1600.avif',
    ]);
  });

  test.each([
    ['quiz', '/speech/fact-7x8.mp3'],
    ['quiz-en', '/speech/en/fact-7x8.mp3'],
  ])('the bundle %s has the speech clips of its language only', (name, clip) => {
    const urls = ['/speech/fact-7x8.mp3', '/speech/en/fact-7x8.mp3', '/speech/manifest.json', '/index.html'];
    expect(filesOf(name, ...urls)).toEqual([clip]);
  });
});

test('bundles without files are left out', () => {
  expect(buildOfflineBundles([], ['forest-adventure'])).toEqual([]);
});

test.each([
  ['/art/covers/a-b-800.avif', '/art/covers/a-b'],
  ['/art/covers/a-b-480.webp', '/art/covers/a-b'],
  ['/speech/fact-7x8.mp3', null],
])('the picture name in %s is %s', (url, picture) => {
  expect(parsePictureName(url)).toBe(picture);
});

describe('the bundle of a page', () => {
  test.each([
    ['/', 'covers'],
    ['/games/', 'covers'],
    ['/multiplication-table', 'quiz'],
    ['/quiz-scores/', 'quiz'],
    ['/adventure-game', 'adventure'],
    ['/quadrant-board', 'board'],
    ['/career-planner/', 'board'],
    ['/book/pyeongchang-story', 'pyeongchang-story'],
    ['/book/pyeongchang-story/', 'pyeongchang-story'],
    ['/book/korean-charlotte-birthday/print', 'korean-charlotte-birthday'],
    ['/privacy', null],
    ['/no-such-page', null],
  ])('the bundle of the page %s is %s', (path, bundle) => {
    expect(getPageByPath(path).offlineBundle).toBe(bundle);
  });

  test('the bundle of every page is one that the build makes', () => {
    const urls = ['/art/covers/a-800.avif', '/speech/a.mp3', '/art/game/a-800.avif', '/art/board/a-800.avif'];
    const books = stories.map(({ id }) => id);
    const built = buildOfflineBundles(files(...urls, ...books.map((book) => `/art/${book}/1-1-800.avif`)), books);
    const names = built.map((bundle) => bundle.name);
    for (const { offlineBundle } of pages) if (offlineBundle) expect(names).toContain(offlineBundle);
  });
});
