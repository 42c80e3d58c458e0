import type { Locator, Page } from '@playwright/test';
import { openAdventure, type Player } from './adventure-player.ts';
import { expect, test } from './journey.ts';

/** Phones upright and sideways, low windows, a laptop of 1440 × 900 at 200 % zoom (720 × 450), a tablet, a desktop. */
const SIZES = [
  [844, 390],
  [740, 360],
  [667, 375],
  [568, 320],
  [320, 568],
  [390, 844],
  [1024, 500],
  [1024, 600],
  [720, 450],
  [820, 1180],
  [1440, 900],
] as const;

const MIN_BOARD_PX = 220;
const MIN_TOUCH_PX = 44;

/** Why a control cannot be tapped on the screen as it is, in words; null where it can. */
async function obstacleOf(control: Locator): Promise<string | null> {
  return control.evaluate((element, min) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const name = `${element.textContent} ${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)}`;
    if (width < min || height < min) return `${name} is too small`;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return `${name} is off the screen`;
    const inset = min / 4;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ] as const;
    const covered = points.find(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    return covered ? `${name} is covered at ${covered}` : null;
  }, MIN_TOUCH_PX);
}

async function expectAllTappable(page: Page, controls: string): Promise<void> {
  const found = await Promise.all((await page.locator(controls).all()).map(obstacleOf));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((obstacle) => obstacle !== null)).toEqual([]);
}

/** The whole board is on the screen, and the program's blocks are seen in the strip or in the list. */
async function expectBoardAndProgramSeen({ page }: Player, blocks: number): Promise<void> {
  const board = await page.locator('[data-board]').boundingBox();
  const height = await page.evaluate(() => innerHeight);
  expect(board?.width).toBeGreaterThanOrEqual(MIN_BOARD_PX);
  expect(board?.y).toBeGreaterThanOrEqual(0);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual(height);
  const isStripShown = await page.locator('.program-strip').isVisible();
  const shown = page.locator(isStripShown ? '.strip-chip' : '.block-chip');
  await expect(shown).toHaveCount(blocks);
  for (const block of await shown.all()) await expect(block).toBeInViewport({ ratio: 0.9 });
}

for (const language of ['en', 'ko'] as const) {
  test(`a level is played without scrolling on every screen, ${language}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = await openAdventure(page, language);
    for (const [width, height] of SIZES)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => localStorage.removeItem('story-forest.adventure'));
        await page.goto('/adventure-game');
        await page.locator('.character-card').first().click();
        await expect(page.locator('[data-ready]')).toBeAttached();
        await expectAllTappable(page, '.block-button, .controls > button, .play-bar button');
        await player.offered('repeat3').click();
        await player.offered('up').click();
        await expectBoardAndProgramSeen(player, 2);
        await player.button(player.text.stepOnce).click();
        await player.button(player.text.backToStart).click();
        await player.offered('up').click();
        await player.stopClock();
        await player.button(player.text.run).click();
        const chip = page.locator('[data-run-from]');
        await player.waitFor(chip);
        await page.clock.resume();
        await expect(chip).toHaveAttribute('data-run-from', 'start');
        await expectAllTappable(page, '.block-button, .controls > button');
        await expectBoardAndProgramSeen(player, 3);
        expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.scrollY])).toEqual([width, 0]);
      });
  });
}
