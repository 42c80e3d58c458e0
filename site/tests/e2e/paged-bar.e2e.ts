import type { Page } from '@playwright/test';
import { books } from '../../features/stories/books/books.ts';
import { giveVoices } from './book.driver.ts';
import { exhaustiveUnless, expect, test } from './journey.fixture.ts';
import { openPages } from './paged.driver.ts';

const book = (page: Page) => page.getByRole('dialog');
const hash = (page: Page) => page.evaluate(() => window.location.hash);

test.describe('the bar of a phone', () => {
  test.use({ hasTouch: true, reducedMotion: 'reduce' });

  /** Left edges and widths of the buttons, in px. */
  const buttonsOf = (page: Page) =>
    page.locator('.paged-bar button.paged-button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, height } = button.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), height: Math.round(height) };
      }),
    );

  /** In the browser: words under buttons that are too small, cut by the bar, or lie on an icon or on another word. */
  const faultsOfWords = (words: Element[]) => {
    const boxes = words.map((word) => word.getBoundingClientRect());
    return words.filter((word, i) => {
      const { left, right, top, bottom } = boxes[i] ?? new DOMRect();
      const bar = word.closest('.paged-bar')?.getBoundingClientRect();
      const icon = word.previousElementSibling?.getBoundingClientRect();
      const isSmall = Number.parseFloat(getComputedStyle(word).fontSize) < 13;
      const isCut = left < 0 || right > window.innerWidth || bottom > (bar?.bottom ?? 0) - 1;
      return isSmall || isCut || (icon?.bottom ?? 0) > top + 1 || left < (boxes[i - 1]?.right ?? 0);
    }).length;
  };

  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [390, 844],
    [844, 390],
  ] as const) {
    test(
      `no button moves or is covered when reading starts: ${width} × ${height}`,
      exhaustiveUnless(width === 390),
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await giveVoices(page);
        await openPages(page, 'forest-adventure', '#1-1');
        const before = await buttonsOf(page);
        expect(before).toHaveLength(8);
        for (const [index, { left, right, height: tall }] of before.entries()) {
          expect(left).toBeGreaterThanOrEqual(before[index - 1]?.right ?? 0);
          expect(right).toBeLessThanOrEqual(width);
          expect(tall).toBeGreaterThanOrEqual(44);
        }
        expect(await page.locator('.paged-tool-word').evaluateAll(faultsOfWords)).toBe(0);
        await book(page).getByRole('button', { name: 'Read to me' }).click();
        await expect(book(page).getByRole('button', { name: 'Stop' }).locator('.paged-tool-word')).toHaveText('Stop');
        expect(await buttonsOf(page)).toEqual(before);
        await book(page).getByRole('button', { name: 'Stop' }).click();
      },
    );
  }

  test('the number of the page opens the chapters, and a word goes once its button was used', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPages(page, 'forest-adventure', '#1-1');
    const words = page.locator('.paged-tool-word');
    await expect(words).toHaveText(['Close', 'Text', 'Look', 'Read', 'Bigger']);
    await book(page).getByRole('button', { name: 'Look only' }).click();
    await expect(words).toHaveText(['Close', 'Text', 'Read', /Bigger|Find/]);
    await book(page)
      .getByRole('button', { name: /^Chapters\. Page 3 of/ })
      .click();
    await expectAccessible('the chapters over the bar');
    const chapters = page.getByRole('region', { name: /^Chapters/ }).getByRole('button');
    await expect(chapters).toHaveCount(books['forest-adventure'].chapters.length);
    await chapters.nth(2).click();
    await expect.poll(() => hash(page)).toBe('#3');
    await page.keyboard.press('PageDown');
    await expect.poll(() => hash(page)).toBe('#3-1');
    await page.reload();
    await expect(words).not.toContainText(['Look']);
  });

  test('a book that is closed at its end shows the end of the long page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/book/forest-adventure');
    await page.getByRole('link', { name: 'Open the book' }).click();
    await expect(book(page)).toBeVisible();
    await page.keyboard.press('End');
    await expect.poll(() => hash(page)).toBe('#end');
    await page.getByRole('button', { name: 'Close the book' }).click();
    await expect(book(page)).toHaveCount(0);
    await expect(page.locator('.the-end')).toBeInViewport();
  });
});
