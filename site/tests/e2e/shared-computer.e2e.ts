import { dragWithMouse, openBoard } from './board-player.ts';
import { expect, rememberLanguage, test } from './journey.ts';

test('a child who is done leaves nothing of its own on the computer', async ({ page, expectAccessible }) => {
  const board = await openBoard(page, 'en');
  await dragWithMouse(page, board.card('수학'), board.zone('likes'));
  await expect.poll(async () => (await board.saved()).likes).toEqual(['수학']);
  await page.getByRole('button', { name: "I'm done on this computer" }).click();
  await expectAccessible('the question');
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(board.placed('수학')).toBeVisible();
  await page.getByRole('button', { name: "I'm done on this computer" }).click();
  await page.getByRole('button', { name: "Yes, I'm done" }).click();
  await expect(page).toHaveURL('/');
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('story-forest.')));
  expect(keys.filter((key) => !/language|voice|scope|kept/.test(key))).toEqual([]);
  await page.goto('/quadrant-board');
  await expect(board.card('수학')).toBeVisible();
});

test('on a shared computer the next child finds nothing of the one before', async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/privacy');
  await page.getByLabel('This computer is shared (in a school or library)').check();
  const board = await openBoard(page, 'en');
  await dragWithMouse(page, board.card('수학'), board.zone('likes'));
  await expect(board.placed('수학')).toBeVisible();
  // The browser was closed: a new tab has no visit yet.
  await page.close();
  const next = await context.newPage();
  await next.goto('/quadrant-board');
  await expect(next.locator('.card-pool [data-card="수학"]')).toBeVisible();
  await expect(next.locator('[data-placed]')).toHaveCount(0);
});
