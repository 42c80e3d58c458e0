import type { Page } from '@playwright/test';
import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { openPages } from './paged.driver.ts';

/** Three people near, all with open eyes. */
const BOOK = 'charlotte-birthday';
const PANEL = '2-1';
const PEOPLE = 3;

test.use({ reducedMotion: 'no-preference' });

const eyes = (page: Page) => page.locator('[data-sheet="current"] .blinking-eyes');
const running = (page: Page) => eyes(page).evaluateAll((all) => all.flatMap((each) => each.getAnimations()).length);

/** Shows the last beat of the page; it counts as read a second later. */
async function showLastBeat(page: Page): Promise<void> {
  const beats = page.locator('[data-sheet="current"] .paged-beats > span');
  await expect(page.locator('[data-sheet="current"] .paged-words-lines').first()).toBeVisible();
  for (let left = (await beats.count()) - 1; left > 0; left--) await page.keyboard.press('ArrowRight');
}

test('people blink when their page has been read, each for itself, and then look on', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await openPages(page, BOOK, `#${PANEL}`);
  await expect(eyes(page)).toHaveCount(0);
  await showLastBeat(page);
  await expect(eyes(page)).toHaveCount(PEOPLE);
  await expect.poll(() => running(page)).toBe(PEOPLE);
  const shares = await eyes(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).clipPath));
  expect(new Set(shares).size).toBe(PEOPLE);
  // They end by themselves: five seconds at most (WCAG 2.2.2).
  const endsMs = await eyes(page).evaluateAll((all) =>
    Math.max(
      ...all.flatMap((each) => each.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
    ),
  );
  expect(endsMs).toBeLessThanOrEqual(5000);
  await eyes(page).evaluateAll((all) => {
    for (const each of all) for (const animation of each.getAnimations()) animation.finish();
  });
  expect(await eyes(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))).toEqual(
    Array(PEOPLE).fill('0'),
  );
});

test('a picture that is opened large blinks at once', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  await openPages(page, BOOK, `#${PANEL}`);
  await page.getByRole('button', { name: '크게 보기' }).first().click();
  const large = page.getByRole('dialog', { name: /크게 보기/ }).locator('.blinking-eyes');
  await expect(large).toHaveCount(PEOPLE);
  await expect.poll(() => large.evaluateAll((all) => all.flatMap((each) => each.getAnimations()).length)).toBe(PEOPLE);
});

test.describe('where less motion is asked for', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nobody blinks', async ({ page }) => {
    await rememberLanguage(page, 'en');
    await openPages(page, BOOK, `#${PANEL}`);
    await showLastBeat(page);
    await expect(eyes(page)).toHaveCount(PEOPLE);
    await expect(eyes(page).first()).toHaveAttribute('data-loaded');
    expect(await running(page)).toBe(0);
    expect(await eyes(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))).toEqual(
      Array(PEOPLE).fill('0'),
    );
  });
});
