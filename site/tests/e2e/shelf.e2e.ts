import type { Page } from '@playwright/test';
import { SHELF_KEY } from '../../features/stories/model/reading-place.ts';
import { openBook, panel } from './book.driver.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { openPages } from './paged.driver.ts';

/** The part of the page where a reader finds the way back into the book. */
function goOn(page: Page) {
  return page.locator('.go-on');
}

test('a book that was left is gone on with from home, at its picture, until it was read', async ({
  page,
  expectAccessible,
}) => {
  await rememberLanguage(page, 'en');
  await page.goto('/');
  await expect(goOn(page)).toHaveCount(0);
  await openBook(page, 'forest-adventure');
  await panel(page, '2-1').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SHELF_KEY)).toContain('forest');

  await page.goto('/');
  await expect(goOn(page)).toContainText('Keep reading');
  await expect(goOn(page)).toContainText('Chapter 2 of 4');
  const picture = goOn(page).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('2-1');
  await expectAccessible('home with a book to go on with');
  await goOn(page).click();
  await expect(page).toHaveURL(/forest-adventure#panel-2-1$/);
  await expect(panel(page, '2-1')).toBeInViewport();

  await page.goto('/stories');
  const card = page.getByRole('main').getByRole('link', { name: /Who Moved the Pond/ });
  await expect(card.last()).toContainText('Chapter 2 of 4');
  await openPages(page, 'forest-adventure', '#4-3');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SHELF_KEY)).toContain('"going":[]');
  await page.goto('/stories');
  await expect(goOn(page)).toHaveCount(0);
  await expect(card.last()).toContainText('Finished');
});

test('a book that was read as pages is gone on with as pages, from its first picture on', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await openPages(page, 'korean-charlotte-birthday', '#1-1');
  await page.goto('/');
  await expect(goOn(page)).toHaveCount(0);
  await openPages(page, 'korean-charlotte-birthday');
  const current = (address: string) => page.locator(`[data-sheet="current"][data-address="${address}"]`);
  for (const address of ['#1', '#1-1']) {
    await page.keyboard.press('PageDown');
    await expect(current(address)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close the book' }).click();
  await expect(page.locator('dialog.paged')).toHaveCount(0);
  await page.goto('/');
  await expect(goOn(page)).toContainText('Chapter 1 of 9');
  await goOn(page).click();
  await expect(current('#1-1')).toBeVisible();
});
