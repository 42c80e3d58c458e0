import type { Page } from '@playwright/test';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';

const BOOK = '/book/korean-charlotte-birthday';

const pagedBook = (page: Page) => page.locator('dialog.paged');
const enlarged = (page: Page) => page.locator('dialog.picture-view');

/** Enlarges the first picture of the long page by a double tap, once the tools that listen for it are there. */
async function enlarge(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Reading tools' })).toBeVisible();
  await page.locator('[data-picture]').first().dblclick();
}

/** Turns pages by the key, one beat after the other. */
async function turn(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press('ArrowRight');
}

test.beforeEach(async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/stories');
});

for (const hash of ['#1-1', ''])
  test(
    `Back leads from the turned pages of a book opened at '${hash}' to its long page, then to where the reader came from`,
    exhaustiveUnless(hash === ''),
    async ({ page }) => {
      if (hash === '')
        await page.evaluate(() => localStorage.setItem('story-forest.reader', JSON.stringify({ paged: true })));
      await page.goto(`/en${BOOK}${hash}`);
      await expect(pagedBook(page)).toBeVisible();
      await turn(page, 6);
      await page.goBack();
      await expect(pagedBook(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(`/en${BOOK}`);
      await page.goBack();
      await expect(page).toHaveURL(/\/stories$/);
    },
  );

test('Back closes an enlarged picture, in the long page and in the book as pages, and leaves the book open', async ({
  page,
}) => {
  await page.goto(`/en${BOOK}`);
  await enlarge(page);
  await expect(enlarged(page)).toBeVisible();
  await page.goBack();
  await expect(enlarged(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/en${BOOK}`);

  await page.goto(`/en${BOOK}#1-1`);
  await expect(pagedBook(page)).toBeVisible();
  await page.getByRole('button', { name: /See it bigger|Look for it/ }).click();
  await expect(enlarged(page)).toBeVisible();
  await page.goBack();
  await expect(enlarged(page)).toHaveCount(0);
  await expect(pagedBook(page)).toBeVisible();
  await page.goBack();
  await expect(pagedBook(page)).toHaveCount(0);
});

test('a picture that is closed otherwise leaves no step in the history', EXHAUSTIVE, async ({ page }) => {
  await page.goto(`/en${BOOK}`);
  await enlarge(page);
  await expect(enlarged(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarged(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.history.state?.layers)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/stories$/);
});

test('a quiz whose address gets another hash warns of nothing, and asks before it is left', async ({ page }) => {
  await page.locator('header').getByRole('link', { name: 'Games' }).click();
  await page.locator('main a[href$="/multiplication-table"]').first().click();
  await page.getByRole('textbox').first().fill('Yuna');
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await page.evaluate(() => {
    window.location.hash = 'tables=2,3';
  });
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\/games$/);
});
