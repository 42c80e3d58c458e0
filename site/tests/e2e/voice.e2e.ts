import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { unzipSync } from 'fflate';
import { charlotteChristmas } from '../../features/stories/books/charlotte-christmas.ts';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { getEpubPath, getVoicedEdition } from '../../features/stories/export/epub-path.ts';
import { buildLines, findWords } from '../../features/stories/model/lines.ts';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { findSound, readPackFile, spokenPath } from '../../features/stories/voices/pack-file.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import type { CacheName } from '../../shared/storage/keys.ts';
import { AUDIBLE, delaysByLine, heardSoFar, listen } from './audio-probe.fixture.ts';
import { giveVoices, openBook, said } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

/** A short chapter: it is read in real time. */
const panels = charlotteChristmas.chapters.find(({ number }) => number === 4)?.panels ?? [];

for (const language of LANGUAGES) {
  test(`without a voice of the device a whole chapter is read: ${language}`, EXHAUSTIVE, async ({ page }) => {
    await listen(page);
    await rememberLanguage(page, language);
    await page.addInitScript((key) => {
      Object.defineProperty(window, 'speechSynthesis', { value: undefined });
      localStorage.setItem(key, JSON.stringify({ speed: 'brisk' }));
    }, SETTINGS_KEY);
    await openBook(page, charlotteChristmas.id);
    await page.getByRole('button', { name: /^(Letters and light|글자와 화면)$/ }).click();
    await page.getByRole('button', { name: /^(After this chapter|이번 장까지만)$/ }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-evening', '');
    expect((await heardSoFar(page)).every(({ loudness }) => loudness === 0)).toBe(true);

    await page
      .locator(`[data-panel-id="${panels[0]?.id}"]`)
      .getByRole('button', { name: /^(Read to me from here|여기부터 읽어 주세요)$/ })
      .click();
    await expect(page.getByText(/^(A computer voice is reading|컴퓨터 목소리가 읽어 줘요)$/)).toBeVisible();
    await expect(page.getByText(/^(The chapter is over|이번 장은 여기까지예요)/)).toBeVisible({ timeout: 200_000 });

    const lines = buildLines(panels, [language]).map(({ id }) => id);
    const delays = delaysByLine(await heardSoFar(page));
    expect([...delays.keys()]).toEqual(lines);
    const heardPanels = panels.filter(({ id }) =>
      lines.some((line) => line.startsWith(`${id}.`) && delays.get(line) !== null),
    );
    expect(heardPanels).toEqual(panels);
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'what was read in Korean is read without the internet',
    EXHAUSTIVE,
    async ({ page, context, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource: net::ERR_/);
      const [first] = forestAdventure.chapters[0]?.panels ?? [];
      await listen(page);
      await rememberLanguage(page, 'ko');
      await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
      await openBook(page, forestAdventure.id);
      await page.getByRole('button', { name: '읽어 주세요', exact: true }).click();
      await expect(page.getByText('컴퓨터 목소리가 읽어 줘요')).toBeVisible();
      const isKept = () =>
        page.evaluate(async ([name, path]) => (await (await caches.open(name)).match(path)) !== undefined, [
          'story-forest-narration' satisfies CacheName,
          spokenPath(forestAdventure.id, 'ko', first?.id ?? ''),
        ] as const);
      await expect.poll(isKept).toBe(true);
      await expect(page.getByText('이 책을 기기에 담아 두었어요.')).toBeVisible({ timeout: 60_000 });
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: '읽어 주세요', exact: true }).click();
      await expect(page.getByText('컴퓨터 목소리가 읽어 줘요')).toBeVisible();
      await expect.poll(async () => (await heardSoFar(page)).some(({ loudness }) => loudness > AUDIBLE)).toBe(true);
    },
  );
});

test('a tap on a sentence reads on there, and on a word of the paused book says the word', async ({
  page,
  expectAccessible,
}) => {
  await listen(page);
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  const [, second, third] = buildLines(forestAdventure.chapters[0]?.panels ?? [], ['en']).filter(
    ({ speaker }) => !speaker,
  );
  const line = (id = '') => page.locator(`[data-line="${id}"]`).first();
  await page.getByRole('button', { name: 'Read to me', exact: true }).click();
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await expect(page.getByText('A computer voice is reading')).toBeVisible();
  await expectAccessible('a computer voice reads');
  // Not a real click: the page may still be scrolling to the line that is read.
  await line(third?.id).dispatchEvent('click');
  await expect(line(third?.id)).toHaveAttribute('data-lit', '');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Tap a word to hear it.')).toBeVisible();
  await line(second?.id).click({ position: { x: 6, y: 10 } });
  await expect(line(second?.id)).toHaveAttribute('data-lit', '');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});

type Played = { readonly atMs: number; readonly seconds: number };

/** Notes when a sound begins and how long it is, and when which word is lit. Call before the page is opened. */
async function watchWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [played, lit]: [object[], object[]] = [[], []];
    Object.assign(window, { played, lit });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      played.push({ atMs: performance.now(), seconds: this.buffer?.duration ?? 0 });
      return start.apply(this, when);
    };
    const { set } = HighlightRegistry.prototype;
    HighlightRegistry.prototype.set = function (name, highlight) {
      const line = document.querySelector<HTMLElement>('[data-lit]')?.dataset.line;
      lit.push({ atMs: performance.now(), line, word: [...highlight].join('') });
      return set.call(this, name, highlight);
    };
  });
}

const playedSoFar = (page: Page) => page.evaluate(() => (window as unknown as { played: Played[] }).played);
const litSoFar = (page: Page) =>
  page.evaluate(() => (window as unknown as { lit: { atMs: number; line: string; word: string }[] }).lit);

test('the voice of the book lights each word as it sounds, says a tapped word, and reads without the internet', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  const [first] = buildLines(panels, ['en']);
  const file = readFileSync(`public${spokenPath(charlotteChristmas.id, 'en', first?.panel ?? '')}`);
  const times = (first && findSound(readPackFile(file), first)?.wordsMs) ?? [];
  expect(times.length).toBeGreaterThan(3);
  const readFirst = () =>
    page.locator(`[data-panel-id="${first?.panel}"]`).getByRole('button', { name: 'Read to me from here' }).click();

  await watchWords(page);
  await rememberLanguage(page, 'en');
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await openBook(page, charlotteChristmas.id);
  await test.step('each word is lit at its time in the sound', async () => {
    await readFirst();
    await expect(page.getByText('A computer voice is reading')).toBeVisible();
    await expect.poll(async () => (await playedSoFar(page)).length).toBeGreaterThan(1);
    const [sound] = await playedSoFar(page);
    const words = (await litSoFar(page)).filter(({ line }) => line === first?.id);
    expect(words.map(({ word }) => word)).toEqual(
      findWords(first?.text ?? '').map(({ start, length }) => first?.text.slice(start, start + length)),
    );
    const apart = words.map(({ atMs }, i) => Math.abs(atMs - (sound?.atMs ?? 0) - (times[i] ?? 0)));
    // The middle one: a busy machine may be late with a few.
    expect(apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)]).toBeLessThan(60);
  });
  await test.step('a tapped word is played out of its sentence', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    const before = (await playedSoFar(page)).length;
    await page
      .locator(`[data-line="${first?.id}"]`)
      .first()
      .click({ position: { x: 6, y: 10 } });
    await expect.poll(async () => (await playedSoFar(page)).length).toBe(before + 1);
    expect((await playedSoFar(page)).at(-1)?.seconds).toBeLessThan(1.5);
  });
  await test.step('what was read is there without the internet', async () => {
    await page.route('**/spoken/**', (route) => route.abort());
    await page.reload();
    await readFirst();
    await expect(page.getByText('A computer voice is reading')).toBeVisible();
  });
});

test('a gloss word is heard in both languages without a voice of the device', async ({ page }) => {
  await watchWords(page);
  await rememberLanguage(page, 'en');
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
  await openBook(page, forestAdventure.id);
  await page.getByRole('button', { name: 'stepping stones' }).click();
  for (const [i, word] of ['stepping stones', '징검다리'].entries()) {
    await page.getByRole('button', { name: `Hear “${word}”` }).click();
    await expect.poll(async () => (await playedSoFar(page)).length).toBe(i + 1);
  }
});

test.describe('a damaged file of the voice', () => {
  test.beforeEach(async ({ page }) => {
    await rememberLanguage(page, 'en');
    await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ voice: 'book' })), SETTINGS_KEY);
    await page.route('**/spoken/**', (route) => route.fulfill({ body: 'no archive' }));
  });

  test('lets the device read', EXHAUSTIVE, async ({ page }) => {
    await giveVoices(page);
    await openBook(page, charlotteChristmas.id);
    await page.getByRole('button', { name: 'Read to me', exact: true }).click();
    await expect.poll(() => said(page)).not.toEqual([]);
  });

  test('is told where the device has no voice', EXHAUSTIVE, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }));
    await openBook(page, charlotteChristmas.id);
    await page.getByRole('button', { name: 'Read to me', exact: true }).click();
    await expect(page.getByText('The voice didn’t load. Is the internet on?')).toBeVisible();
  });
});

for (const language of LANGUAGES) {
  test(`another reading program plays an EPUB with a voice: ${language}`, EXHAUSTIVE, async ({ page }) => {
    const archive = unzipSync(
      readFileSync(`build/client${getEpubPath(charlotteChristmas.id, getVoicedEdition(language))}`),
    );
    const foliate = dirname(createRequire(import.meta.url).resolve('foliate-js/epub.js'));
    const pathOf = (route: Route, folder: string) => new URL(route.request().url()).pathname.slice(folder.length);
    await page.route('**/foliate/**', (route) => route.fulfill({ path: join(foliate, pathOf(route, '/foliate/')) }));
    await page.route('**/unpacked/**', (route) => {
      const file = archive[pathOf(route, '/unpacked/')];
      return route.fulfill(file ? { body: Buffer.from(file) } : { status: 204 });
    });
    await page.goto('/en/privacy');
    // A page makes no sound before it was touched.
    await page.locator('h1').click();
    const heard = await page.evaluate(async (wanted) => {
      const { EPUB } = await import('/foliate/epub.js' as string);
      const load = (uri: string) => fetch(`/unpacked/${uri}`);
      const book = await new EPUB({
        loadText: async (uri: string) => (await load(uri)).text(),
        loadBlob: async (uri: string) => (await load(uri)).blob(),
        getSize: () => 1,
      }).init();
      const voice = book.getMediaOverlay();
      const texts: string[] = [];
      await new Promise<void>((resolve, reject) => {
        voice.addEventListener('highlight', ({ detail }: { detail: { text: string } }) => {
          texts.push(detail.text);
          if (texts.length === wanted) resolve();
        });
        voice.addEventListener('error', ({ detail }: { detail: Error }) => reject(detail));
        voice.start(0);
      });
      voice.stop();
      return texts;
    }, 3);
    const lines = buildLines(charlotteChristmas.chapters[0]?.panels ?? [], [language]).slice(0, 3);
    expect(heard).toEqual(lines.map(({ id }) => `EPUB/chapter-1.xhtml#s-${id}`));
  });
}
