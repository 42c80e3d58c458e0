import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { books } from '../../features/stories/books/books.ts';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { buildPages, formatPageAddress } from '../../features/stories/paged/book-pages.ts';
import { giveVoices, said } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';
import { openPages } from './paged.driver.ts';

const FOREST = buildPages(books['forest-adventure']).map(formatPageAddress);
const book = (page: Page) => page.getByRole('dialog');
const hash = (page: Page) => page.evaluate(() => window.location.hash);

/** How long a turned page may take on a busy machine; after it the touch counts as lost. */
const LOST_TOUCH = { timeout: 5000 };

const MODES = ['en', 'ko', 'both'] as const;

/** The languages of the book, and those of the site. Both languages are read on a Korean site. */
async function chooseMode(page: Page, mode: (typeof MODES)[number]): Promise<void> {
  const site = mode === 'en' ? 'en' : 'ko';
  await rememberLanguage(page, site);
  await page.addInitScript(
    ([key, choice, under]) => localStorage.setItem(key, JSON.stringify({ mode: { choice, under } })),
    [SETTINGS_KEY, mode, site] as const,
  );
  await withoutPictures(page);
}

/** Pictures never come: decoding them is most of the time, and their size stands in the page. */
async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/art/**', () => {});
}

/** Turns pages in one way until the end, and returns the addresses it came by, each once. */
async function readThrough(page: Page, turn: () => Promise<unknown>): Promise<string[]> {
  const way = [await hash(page)];
  for (let turns = 0; turns < 200 && way.at(-1) !== '#end'; turns++) {
    await turn();
    const address = await hash(page);
    if (address !== way.at(-1)) way.push(address);
  }
  return way;
}

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a reader opens the book by its button and turns every page with the mouse', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/book/forest-adventure');
    await page.getByRole('link', { name: 'Open the book' }).click();
    await expect(book(page)).toHaveAccessibleName('Forest Adventure: Who Moved the Pond?, page by page');
    await expectAccessible('the cover');
    const next = page.getByRole('button', { name: 'Next page' });
    expect(await readThrough(page, () => next.click())).toEqual(FOREST);
    await expectAccessible('the end');
    await page.goBack();
    await expect(book(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const mode of MODES) {
    for (const [device, key] of [
      ['arrows', 'ArrowRight'],
      ['a clicker', 'PageDown'],
    ] as const) {
      test(`every page is turned with ${device}: ${mode}`, EXHAUSTIVE, async ({ page }) => {
        await chooseMode(page, mode);
        await page.goto('/book/forest-adventure', { waitUntil: 'domcontentloaded' });
        // The tools listen for F once they are there.
        await expect(page.locator('.reader-bar')).toBeAttached();
        await page.evaluate(() => new Promise((heard) => requestAnimationFrame(heard)));
        await page.keyboard.press('f');
        await expect(book(page)).toHaveAttribute('data-mode', mode);
        expect(await readThrough(page, () => page.keyboard.press(key))).toEqual(FOREST);
        await page.keyboard.press('Escape');
        await expect(book(page)).toHaveCount(0);
      });
    }
  }

  for (const mode of ['ko', 'both'] as const) {
    test(`every page is turned with the mouse: ${mode}`, EXHAUSTIVE, async ({ page }) => {
      await chooseMode(page, mode);
      await openPages(page, 'forest-adventure');
      const next = page.getByRole('button', { name: '다음 쪽' });
      expect(await readThrough(page, () => next.click())).toEqual(FOREST);
      await expect(book(page)).toHaveAttribute('data-mode', mode);
    });
  }

  test('the page, its language and its letters are kept over a reload', async ({ page, expectAccessible }) => {
    await openPages(page, 'pyeongchang-story', '#3-2');
    await book(page)
      .getByRole('button', { name: /Letters and light|글자와 화면/ })
      .click();
    const menu = page.getByRole('region', { name: /Letters and light|글자와 화면/ });
    await menu.getByRole('button', { name: /Both|둘 다/ }).click();
    await menu.getByRole('button', { name: /Bigger|더 크게/ }).click();
    await menu.getByRole('button', { name: /Evening|밤/ }).click();
    await expectAccessible('both languages in the evening, the menu open');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(book(page)).toBeVisible();
    await page.reload();
    await expect(book(page)).toHaveAttribute('data-text-size', '2');
    await expect(book(page)).toHaveAttribute('data-mode', 'both');
    expect(await hash(page)).toBe('#3-2');
    await expectAccessible('both languages in the evening');
  });

  test(
    'the choice of pages is remembered for the next book, and forgotten when the book is closed',
    EXHAUSTIVE,
    async ({ page }) => {
      await page.goto('/book/forest-adventure');
      await page.getByRole('link', { name: 'Open the book' }).click();
      await expect(book(page)).toBeVisible();
      await page.keyboard.press('PageDown');
      await page.goto('/book/charlotte-christmas');
      await expect(book(page)).toBeVisible();
      await page.getByRole('button', { name: 'Close the book' }).click();
      await expect(book(page)).toHaveCount(0);
      await page.goto('/book/charlotte-birthday');
      await expect(page.getByRole('link', { name: 'Open the book' })).toBeVisible();
      await expect(book(page)).toHaveCount(0);
    },
  );

  test('the words can be hidden, and a picture is looked at alone', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    await openPages(page, 'forest-adventure', '#1-2');
    const current = page.locator('[data-sheet="current"]');
    await expect(current.locator('[data-line]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Look only' }).click();
    await expect(current.locator('[data-line]')).toHaveCount(0);
    const before = await current.locator('.stage').boundingBox();
    await page.getByRole('button', { name: 'Look only' }).click();
    await expect(current.locator('[data-line]').first()).toBeVisible();
    const after = await current.locator('.stage').boundingBox();
    expect(before?.width).toBeGreaterThan(after?.width ?? 0);
  });

  test(
    'pages without a panel have both languages in pairs, and pictures that fill their part',
    EXHAUSTIVE,
    async ({ page }) => {
      await rememberLanguage(page, 'en');
      await page.addInitScript(
        (key) => localStorage.setItem(key, JSON.stringify({ mode: { choice: 'both', under: 'en' } })),
        SETTINGS_KEY,
      );
      await page.setViewportSize({ width: 1920, height: 1080 });
      for (const address of ['#1-find', '#3-make', '#question-1']) {
        await openPages(page, 'forest-adventure', address);
        const current = page.locator(`[data-sheet="current"][data-address="${address}"]`);
        await expect(current.locator('[lang="en"]').first()).toBeVisible();
        await expect(current.locator('[lang="ko"]').first()).toBeVisible();
        const widths = await current.locator('img').evaluateAll((images) => images.map((image) => image.clientWidth));
        expect(
          widths.reduce((sum, width) => sum + width, 0),
          address,
        ).toBeGreaterThan(0.34 * 1920);
      }
      await book(page).locator('.paged-answers button').first().click();
      await expect(book(page).getByRole('status').locator('[lang="ko"]')).toBeVisible();
    },
  );

  test('the voice turns the pages', async ({ page }) => {
    await giveVoices(page);
    await openPages(page, 'forest-adventure', '#1-1');
    await book(page).getByRole('button', { name: 'Read to me' }).click();
    await expect(page.locator('[data-sheet="current"] [data-lit]').first()).toBeVisible();
    await expect.poll(() => hash(page)).toBe('#1-2');
    expect((await said(page))[0]).toBe(await firstLine());
  });
});

async function firstLine(): Promise<string> {
  const { parsePassage } = await import('../../features/stories/model/passage.ts');
  return parsePassage(books['forest-adventure'].chapters[0]?.panels[0]?.text.en ?? '', 'en')[0]?.plain ?? '';
}

/** Moves a finger over the pages, from one x to another. */
async function swipe(cdp: CDPSession, from: number, to: number): Promise<void> {
  const point = (x: number) => [{ x, y: 300 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(from) });
  for (let step = 1; step <= 5; step++) {
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: point(from + ((to - from) * step) / 5),
    });
    await setTimeout(16);
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('with forced colors', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

  test('buttons, beats and what is switched on are told apart', async ({ page, expectAccessible }) => {
    await openPages(page, 'charlotte-birthday', '#7-3');
    const color = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const canvas = await color('dialog.paged', 'background-color');
    expect(await color('.paged-button', 'color')).not.toBe(canvas);
    expect(await color('[data-sheet="current"] .paged-beats [data-current]', 'background-color')).not.toBe(canvas);
    expect(await color('[data-sheet="current"] .paged-beats :not([data-current])', 'border-top-color')).not.toBe(
      canvas,
    );
    const look = page.getByRole('button', { name: 'Look only' });
    await look.click();
    await expect(look).toHaveAttribute('aria-pressed', 'true');
    expect(await color('.paged-button[aria-pressed="true"]', 'background-color')).not.toBe(canvas);
    await expectAccessible('a page in forced colors');
  });
});

test.describe('by finger', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'no-preference',
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    for (const mode of MODES) {
      test(`every page is turned with a finger: ${mode}`, EXHAUSTIVE, async ({ page }) => {
        await chooseMode(page, mode);
        await openPages(page, 'forest-adventure');
        const cdp = await page.context().newCDPSession(page);
        expect(await readThrough(page, () => swipe(cdp, 340, 60))).toEqual(FOREST);
        await expect(book(page)).toHaveAttribute('data-mode', mode);
      });
    }
  });

  test('a page follows the finger and goes over by a swipe or a tap at the edge, there and back', async ({ page }) => {
    await withoutPictures(page);
    await openPages(page, 'forest-adventure', '#1-1');
    const cdp = await page.context().newCDPSession(page);
    await expect(async () => {
      await swipe(cdp, 340, 60);
      await expect.poll(() => hash(page), LOST_TOUCH).toBe('#1-2');
    }).toPass();
    await expect(async () => {
      await swipe(cdp, 60, 340);
      await expect.poll(() => hash(page), LOST_TOUCH).toBe('#1-1');
    }).toPass();
    // A finger that changes its mind.
    await swipe(cdp, 200, 185);
    expect(await hash(page)).toBe('#1-1');

    // A tap at the edge goes on beat by beat, a tap in the middle stays.
    await page.touchscreen.tap(195, 150);
    expect(await hash(page)).toBe('#1-1');
    await expect(async () => {
      await page.touchscreen.tap(375, 150);
      await expect.poll(() => hash(page), LOST_TOUCH).toBe('#1-2');
    }).toPass();
    await expect(async () => {
      await page.touchscreen.tap(15, 150);
      await expect.poll(() => hash(page), LOST_TOUCH).toBe('#1-1');
    }).toPass();
  });

  test('among things to find a tap at the edge of a picture turns the page, one in its middle goes to it', async ({
    page,
  }) => {
    await withoutPictures(page);
    await openPages(page, 'korean-charlotte-birthday', '#1-find');
    const picture = page.locator('[data-sheet="current"] .paged-finds button');
    const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(x + width).toBeGreaterThan(360);
    await expect(async () => {
      await page.touchscreen.tap(360, y + height / 2);
      await expect.poll(() => hash(page), LOST_TOUCH).toBe('#2');
    }).toPass();
    await openPages(page, 'korean-charlotte-birthday', '#1-find');
    await page.touchscreen.tap(195, y + height / 2);
    await expect.poll(() => hash(page)).toBe('#1-1');
  });
});
