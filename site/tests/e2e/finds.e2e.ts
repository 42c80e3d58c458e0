import type { Page } from '@playwright/test';
import { FOUND_KEY } from '../../features/stories/look/finds.ts';
import { findsText } from '../../features/stories/look/finds-text.ts';
import { findBoxes, getBoxCenter } from '../support/find-box.fixture.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';
import { openPages } from './paged.driver.ts';

/** A sharpened stump: one small thing, at the left. */
const PANEL = '1-1';

const view = (page: Page) => page.getByRole('dialog', { name: /up close|크게 보기/ });
const status = (page: Page) => view(page).getByRole('status').first();

/** Where a point of the picture (shares of it) is in the window. */
async function pointIn(page: Page, share: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const box = await view(page).locator('.picture-view-picture').boundingBox();
  if (!box) throw new Error('the picture is not shown');
  return { x: box.x + share.x * box.width, y: box.y + share.y * box.height };
}

const [THERE = { x: 0, y: 0 }] = findBoxes('forest-adventure', PANEL).map(getBoxCenter);
const ELSEWHERE = { x: 0.9, y: 0.1 };

/** Goes through the beats of the page until its thing may be looked for. */
async function readPage(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: /Look for it|찾아보기/ });
  // It comes when the last beat has been shown for a second, on a busy machine later.
  const comes = () =>
    offer.waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
  for (let beats = 0; beats < 9 && !(await comes()); beats++) {
    const before = new URL(page.url()).hash;
    await page.keyboard.press('ArrowRight');
    if (new URL(page.url()).hash !== before) throw new Error('the page went over before its thing was offered');
  }
  await expect(offer).toBeVisible();
}

test.describe('things to find', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a mouse finds the thing of a read page, a wrong click is silent, and a reload keeps it', async ({
    page,
    expectAccessible,
  }) => {
    await openPages(page, 'forest-adventure', `#${PANEL}`);
    await readPage(page);
    await page.getByRole('button', { name: 'Look for it' }).click();
    await expect(view(page).getByText('Find a stump that somebody has sharpened.')).toBeVisible();
    await expectAccessible('a picture with its hint');
    const wrong = await pointIn(page, ELSEWHERE);
    await page.mouse.click(wrong.x, wrong.y);
    await expect(status(page)).toBeEmpty();
    const right = await pointIn(page, THERE);
    await page.mouse.click(right.x, right.y);
    await expect(status(page)).toHaveText(/Found! A sharpened stump 뾰족한 나무 밑동/);
    await expect(view(page).locator('.found-ring')).toBeVisible();
    await expectAccessible('a found thing');
    await page.keyboard.press('Escape');
    await expect(view(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Look for it' })).toBeFocused();
    await expect(page.locator('[data-sheet="current"] .found-ring')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-sheet="current"] .found-ring')).toBeVisible();
  });

  test('a keyboard finds it in Korean, cell by cell', EXHAUSTIVE, async ({ page }) => {
    await rememberLanguage(page, 'ko');
    await openPages(page, 'forest-adventure', `#${PANEL}`);
    await readPage(page);
    await page.getByRole('button', { name: '찾아보기' }).focus();
    await page.keyboard.press('Enter');
    const cell = (row: number, column: number) =>
      view(page).getByRole('button', { name: findsText.ko.cell(row, column) });
    await expect(cell(1, 1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(view(page).locator('[data-announcer]')).toHaveText('여기에는 없어요.');
    const [row, column] = [Math.ceil(THERE.y * 4), Math.ceil(THERE.x * 6)];
    for (let step = 1; step < row; step++) await page.keyboard.press('ArrowDown');
    for (let step = 1; step < column; step++) await page.keyboard.press('ArrowRight');
    await expect(cell(row, column)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/찾았어요! 뾰족한 나무 밑동 A sharpened stump/);
    await expect(view(page).getByRole('button', { name: '책으로 돌아가기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(view(page)).toHaveCount(0);
  });

  test('by keyboard alone: from an empty album to a found thing that stays', async ({ page }) => {
    await rememberLanguage(page, 'en');
    await page.goto('/stories');
    const album = page.getByRole('dialog', { name: 'Things you found' });
    const openAlbum = async () => {
      await page.getByRole('button', { name: 'Things you found' }).focus();
      await page.keyboard.press('Enter');
    };
    await openAlbum();
    await expect(album).toContainText('0 of 94');
    const place = album.locator(`a[href$="/book/forest-adventure#${PANEL}"]`);
    for (let steps = 0; steps < 99 && !(await place.evaluate((link) => link === document.activeElement)); steps++)
      await page.keyboard.press('Tab');
    await expect(place).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-sheet="current"]')).toHaveAttribute('data-address', `#${PANEL}`);
    await readPage(page);
    await page.getByRole('button', { name: 'Look for it' }).focus();
    await page.keyboard.press('Enter');
    await expect(view(page).getByRole('button', { name: 'Row 1, column 1' })).toBeFocused();
    for (let step = 1; step < Math.ceil(THERE.y * 4); step++) await page.keyboard.press('ArrowDown');
    for (let step = 1; step < Math.ceil(THERE.x * 6); step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(view(page).locator('.found-ring')).toBeVisible();
    await expect(status(page)).toHaveText(/Found! A sharpened stump 뾰족한 나무 밑동/);
    await page.keyboard.press('Escape');
    await expect(view(page)).toHaveCount(0);
    await page.goto('/stories');
    for (const visit of ['found', 'reloaded']) {
      await openAlbum();
      await expect(album, visit).toContainText('1 of 94');
      await expect(place, visit).toHaveAccessibleName(/A sharpened stump/);
      await page.reload();
    }
  });

  test('where several things are hidden each gets its ring, and all together count', EXHAUSTIVE, async ({ page }) => {
    await rememberLanguage(page, 'en');
    await page.goto('/book/pyeongchang-story');
    await page.locator('[data-panel-id="8-3"]').getByRole('button', { name: 'Look for it' }).click();
    const rings = view(page).locator('.found-ring');
    for (const [count, said] of [
      [1, /^1 of 2$/],
      [2, /^Found!/],
    ] as const) {
      const thing = findBoxes('pyeongchang-story', '8-3').map(getBoxCenter)[count - 1] ?? ELSEWHERE;
      const point = await pointIn(page, thing);
      await page.mouse.click(point.x, point.y);
      await expect(rings).toHaveCount(count);
      await expect(status(page)).toHaveText(said);
    }
  });

  test('an enlarged picture is moved by arrows, and the page under it stays', EXHAUSTIVE, async ({ page }) => {
    await openPages(page, 'pyeongchang-story', '#1-3');
    const address = new URL(page.url()).hash;
    await page.locator('[data-sheet="current"] [data-picture]').dblclick({ position: { x: 400, y: 120 } });
    await expect(view(page)).toBeVisible();
    const width = async () => (await view(page).locator('.picture-view-picture').boundingBox())?.width ?? 0;
    const whole = await width();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(whole * 2);
    const before = await view(page).locator('.picture-view-picture').boundingBox();
    await view(page)
      .getByRole('button', { name: /Smaller|더 작게/ })
      .focus();
    await page.keyboard.press('ArrowRight');
    const after = await view(page).locator('.picture-view-picture').boundingBox();
    expect(after?.x).toBeLessThan(before?.x ?? 0);
    await page.keyboard.press('Escape');
    await expect(view(page)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe(address);
  });

  test('the album fills, leads to its pictures, and begins anew after a question', async ({
    page,
    expectAccessible,
  }) => {
    await page.addInitScript((key) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, '["forest-adventure/1-1","pyeongchang-story/4-1"]');
    }, FOUND_KEY);
    await page.goto('/stories');
    await page.getByRole('button', { name: 'Things you found' }).click();
    const album = page.getByRole('dialog', { name: 'Things you found' });
    await expect(album).toContainText('2 of 94');
    await expect(album).toContainText('Bami: 1 of 28');
    await expect(album.getByRole('link')).toHaveCount(94);
    await expect(album.getByRole('link', { name: /Bami on the sign/ }).locator('.album-paw')).toBeVisible();
    await expectAccessible('the album');
    await album.getByRole('button', { name: 'Start the album over' }).click();
    await album.getByRole('button', { name: 'No, keep it' }).click();
    await expect(album).toContainText('2 of 94');
    await album.getByRole('link', { name: /A sharpened stump/ }).click();
    await expect(page.locator('[data-sheet="current"]')).toHaveAttribute('data-address', '#1-1');
    await page.goto('/stories');
    await page.getByRole('button', { name: 'Things you found' }).click();
    await album.getByRole('button', { name: 'Start the album over' }).click();
    await album.getByRole('button', { name: 'Yes, empty it' }).click();
    await expect(album).toContainText('0 of 94');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Things you found' })).toBeFocused();
  });
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

  test('a finger finds the thing of a scrolled panel', EXHAUSTIVE, async ({ page, expectAccessible }) => {
    await page.goto('/book/forest-adventure');
    const panel = page.locator(`[data-panel-id="${PANEL}"]`);
    await panel.getByRole('button', { name: 'Look for it' }).tap();
    await expect(view(page)).toBeVisible();
    const wrong = await pointIn(page, ELSEWHERE);
    await page.touchscreen.tap(wrong.x, wrong.y);
    await expect(status(page)).toBeEmpty();
    const right = await pointIn(page, THERE);
    // Beside the thing, but not farther than a finger is wide.
    await page.touchscreen.tap(right.x + 20, right.y);
    await expect(status(page)).toHaveText(/A sharpened stump/);
    await expectAccessible('a found thing on a phone');
    await view(page).getByRole('button', { name: 'Back to the book' }).tap();
    await expect(view(page)).toHaveCount(0);
  });
});
