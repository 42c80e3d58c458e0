import type { Page } from '@playwright/test';
import { OFFER_CLOSED_KEY } from '../../app/header/language-offer.ts';
import { SHELF_KEY } from '../../features/stories/shelf/shelf.ts';
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
  await expect(goOn(page)).toContainText('Go on reading');
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
  await expect(card).toContainText('Read to the end');
});

test.describe('with the language of the browser', () => {
  test.use({ locale: 'ko-KR' });

  test('one line offers the other language, for everything, and moves nothing', async ({ page, expectAccessible }) => {
    await page.goto('/stories');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const offer = page.getByRole('complementary', { name: '모두 한국어로 보기' });
    await expect(offer).toBeVisible();
    await expectAccessible('the library with the offer of Korean');
    await offer.getByRole('button', { name: '닫기' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(offer).toBeHidden();

    await page.evaluate((key) => localStorage.removeItem(key), OFFER_CLOSED_KEY);
    await page.reload();
    await offer.getByRole('button', { name: '모두 한국어로 보기' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(offer).toBeHidden();
    await page.goto('/games');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });
});
