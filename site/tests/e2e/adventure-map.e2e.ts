import type { Page } from '@playwright/test';
import { EMPTY_MAP_PROGRESS, formatMapProgress } from '../../features/adventure/stored/map-progress.ts';
import { EMPTY_PROGRESS, formatProgress, PROGRESS_KEY } from '../../features/adventure/stored/progress.ts';
import { deliveries } from '../../features/adventure/world/deliveries.ts';
import { deliveryText } from '../../features/adventure/world/delivery-text.ts';
import { levels } from '../../features/adventure/world/levels.ts';
import { homeText } from '../../features/home/home-text.ts';
import { LANGUAGES, type Language } from '../../shared/language/language.ts';
import { MAP_PROGRESS_KEY } from '../../shared/storage/map-progress-key.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

/** Two phones upright, a phone on its side, a tablet and a desktop. */
const SIZES = [
  [320, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;
/** The root's letters where the browser's setting is 16 and 24 px. */
const LETTERS = ['', '159.375%'];
const MIN_TOUCH_PX = 44;

/** Level 1 and the first two deliveries are solved. */
async function openMap(page: Page, language: Language): Promise<void> {
  const stored = [
    [PROGRESS_KEY, formatProgress({ ...EMPTY_PROGRESS, stars: { 'programming-basics': ['solved'] } })],
    [MAP_PROGRESS_KEY, formatMapProgress({ ...EMPTY_MAP_PROGRESS, stars: { d1: ['solved'], d2: ['solved'] } })],
  ] as const;
  await page.addInitScript((all) => {
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, stored);
  await rememberLanguage(page, language);
  await page.goto('/adventure-game#map');
  await expect(page.locator('.place')).toHaveCount(levels.length + deliveries.length);
}

/** Runs in the page: what of the path does not fit, a sentence each. */
function findMisfits(minTouch: number): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const misfits = scrollWidth > clientWidth ? [`the page is ${scrollWidth} of ${clientWidth} px wide`] : [];
  const places = [...document.querySelectorAll('.place')].map((place) => ({
    name: place.getAttribute('data-level'),
    box: place.getBoundingClientRect(),
    parts: [...place.querySelectorAll('.place-stone, .place-title')].map((part) => part.getBoundingClientRect()),
  }));
  const lines = [...document.querySelectorAll('.path-line')].filter((line) => line.checkVisibility());
  if (lines.length !== 3) misfits.push(`${lines.length} lines in three lands`);
  for (const [index, { name, box, parts }] of places.entries()) {
    if (box.width < minTouch || box.height < minTouch) misfits.push(`${name} is too small`);
    if (parts.some(({ left, right }) => left < 0 || right > clientWidth)) misfits.push(`${name} sticks out`);
    for (const other of places.slice(index + 1))
      if (
        parts.some((part) =>
          other.parts.some(
            (each) =>
              part.left < each.right - 1 &&
              each.left < part.right - 1 &&
              part.top < each.bottom - 1 &&
              each.top < part.bottom - 1,
          ),
        )
      )
        misfits.push(`${name} covers ${other.name}`);
  }
  return misfits;
}

/** Runs in the page: how far, in px, the stones lie beside the line that is shown. */
function measureStones(): number[] {
  return [...document.querySelectorAll('.land-path')].flatMap((land) => {
    const line = [...land.querySelectorAll('.path-line')].find((each) => each.checkVisibility());
    const path = line?.querySelector('path');
    const matrix = path?.getScreenCTM();
    if (!path || !matrix) return [Number.POSITIVE_INFINITY];
    const points = Array.from({ length: 401 }, (_, index) =>
      path.getPointAtLength((path.getTotalLength() * index) / 400).matrixTransform(matrix),
    );
    return [...land.querySelectorAll('.place-stone')].map((stone) => {
      const { left, right, top, bottom } = stone.getBoundingClientRect();
      const distances = points.map(({ x, y }) => Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2));
      return Math.min(...distances);
    });
  });
}

for (const language of LANGUAGES)
  test(`the path fits every screen, with large letters too, ${language}`, EXHAUSTIVE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page, language);
    for (const letters of LETTERS) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        expect.soft(await page.evaluate(findMisfits, MIN_TOUCH_PX), `${width} × ${height} ${letters}`).toEqual([]);
        // A path that is drawn for another layout would miss them by half a column.
        expect
          .soft(Math.max(...(await page.evaluate(measureStones))), `${width} × ${height} ${letters}`)
          .toBeLessThan(8);
      }
    }
  });

test('the map is a list in the order of the path, and is played by the keyboard', async ({
  page,
  expectAccessible,
}) => {
  const text = deliveryText.en;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page, 'en');
  await expectAccessible('the map');
  await test.step('the hero stands at the next delivery', async () => {
    const here = page.locator('[aria-current="step"]');
    await expect(here).toHaveAttribute('data-level', 'd3');
    await expect(here.locator('.place-hero')).toBeVisible();
    await expect(page.locator('.place-hero')).toHaveCount(1);
  });
  await test.step('the tab key follows the path', async () => {
    const meadow = page.getByRole('region', { name: text.lands.meadow });
    await expect(meadow.getByRole('listitem')).toHaveCount(9);
    const places = meadow.getByRole('button');
    await places.first().focus();
    for (const id of ['d1', 'd2', 'd3']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('data-level', id);
    }
  });
  await test.step('a level that is not reached says when it opens', async () => {
    const last = page.locator(`[data-level="${levels[2]?.id}"]`);
    await expect(last).toContainText(text.notReached(2));
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.place')).not.toHaveCount(0);
  });
  await test.step('the next one opens from its place and from the top', async () => {
    await page.locator('[data-level="d3"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-delivery="d3"]')).toBeVisible();
    await page.goto('/adventure-game#map');
    await page.getByRole('button', { name: text.nextIs(deliveries[2]?.title.en ?? '') }).press('Enter');
    await expect(page.locator('[data-delivery="d3"]')).toBeVisible();
  });
  await test.step("the day's letter is opened at its box", async () => {
    await page.goto('/adventure-game#map');
    await page.getByRole('region', { name: text.todaysLetter }).getByRole('button').press('Enter');
    await expect(page.locator('[data-delivery^="day-"]')).toBeVisible();
  });
  await test.step('home offers it to a child who has never practiced the times tables', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: homeText.en.letter }).click();
    await expect(page.locator('[data-delivery^="day-"]')).toBeVisible();
  });
});

test('what moves on the map stands still where less motion is asked for', EXHAUSTIVE, async ({ page }) => {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMap(page, 'en');
  expect(await page.evaluate(moving)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => page.evaluate(moving)).toBe(0);
});
