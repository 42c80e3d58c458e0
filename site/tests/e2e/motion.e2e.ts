import type { Page } from '@playwright/test';
import { pages } from '../../app/pages/pages.ts';
import { watchShifts } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';
import { openPages } from './paged.driver.ts';

test.use({ reducedMotion: 'no-preference' });

/** Lighthouse's limit of a good page. */
const MAX_SHIFT = 0.1;

/** The entrances of a page's parts, as the browser computes them: name, duration and delay in seconds. */
function entrances() {
  const parts = [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element));
  return parts
    .filter(({ animationName }) => animationName === 'rise')
    .map(({ animationDuration, animationDelay }) => ({
      duration: Number.parseFloat(animationDuration),
      delay: Number.parseFloat(animationDelay),
    }));
}

const SEEN = [
  {
    which: 'the home page, a list and a book',
    paths: ['/', '/stories', '/book/korean-charlotte-birthday'],
    details: {},
  },
  { which: 'every page', paths: pages.map(({ path }) => path), details: EXHAUSTIVE },
] as const;

for (const { which, paths, details } of SEEN) {
  test(
    `${which} comes in with its parts one after the other, shifts nothing, and stands still where less motion is asked for`,
    details,
    async ({ page }) => {
      const shifts = await watchShifts(page);
      for (const path of paths) {
        await page.goto(path);
        const found = await page.evaluate(entrances);
        expect(new Set(found.map(({ delay }) => delay)).size, `${path}: moments of entering`).toBeGreaterThan(1);
        expect(Math.max(...found.map(({ duration, delay }) => duration + delay)), `${path}: seconds`).toBeLessThan(2);
        await expect
          .poll(() =>
            page.evaluate(
              () =>
                document
                  .getAnimations()
                  .filter(
                    (each) =>
                      each instanceof CSSAnimation && each.animationName === 'rise' && each.playState === 'running',
                  ).length,
            ),
          )
          .toBe(0);
        expect(await shifts(), path).toBeLessThan(MAX_SHIFT);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const { duration, delay } of await page.evaluate(entrances)) {
          expect(duration + delay, path).toBeLessThan(0.001);
        }
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      }
    },
  );
}

/** Three people near, all with open eyes. */
const BOOK = 'charlotte-birthday';
const PANEL = '2-1';
const PEOPLE = 3;

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

test('a picture that is opened large blinks at once', EXHAUSTIVE, async ({ page }) => {
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
