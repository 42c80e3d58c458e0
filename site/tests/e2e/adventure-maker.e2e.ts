import { makerText } from '../../features/adventure/maker/maker-text.ts';
import { describeCell } from '../../features/adventure/run/describe-run.ts';
import { LEVEL_COMPLETE_MS } from '../../features/adventure/state/adventure-state.ts';
import { build, openAdventure } from './adventure.driver.ts';
import { expect, test } from './journey.fixture.ts';

test('a child makes a level and sends it to a friend', async ({ page, expectAccessible }) => {
  const player = await openAdventure(page, 'ko');
  const { text, button } = player;
  const own = makerText.ko;
  const square = (x: number, y: number) => page.locator(`[data-cell="${x},${y}"]`);
  await button(text.makeLevel).click();
  await expect(page.getByRole('heading', { name: own.title })).toBeFocused();
  await expect(page.getByText(own.problem['no-item'])).toBeVisible();
  await expect(button(own.tryIt)).toBeDisabled();
  await test.step('squares are put down by mouse and by keys', async () => {
    await button('열쇠').click();
    await square(2, 5).click();
    await button('불').click();
    await square(2, 5).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(square(1, 6)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(square(1, 6)).toHaveAccessibleName(/불/);
    await expect(player.announced).toContainText(own.placed('불', describeCell('ko', { x: 1, y: 6 })));
    await expectAccessible('the level maker');
  });
  await test.step('squares return after a change of size, and by undo after emptying', async () => {
    const size = page.getByRole('slider', { name: own.size });
    await button('편지').click();
    await square(7, 0).click();
    await size.fill('5');
    await expect(square(7, 0)).toHaveCount(0);
    await size.fill('8');
    await expect(square(7, 0)).toHaveAccessibleName(/편지/);
    await button(own.undo).focus();
    await page.keyboard.press('Enter');
    await expect(square(7, 0)).not.toHaveAccessibleName(/편지/);
    await button(own.anew).click();
    await expect(player.announced).toContainText(own.emptied);
    await expect(square(2, 5)).not.toHaveAccessibleName(/열쇠/);
    await button(own.undo).click();
    await expect(square(2, 5)).toHaveAccessibleName(/열쇠/);
    await expect(button(own.redo)).toBeEnabled();
    await button('불').click();
  });
  await test.step('a level that nobody can solve is not sent', async () => {
    for (const [x, y] of [
      [1, 5],
      [3, 5],
      [2, 4],
      [2, 6],
    ] as const)
      await square(x, y).click();
    await expect(page.getByText(own.problem.unsolvable)).toBeVisible();
    await expect(button(text.share)).toBeDisabled();
    await button(own.erase).click();
    await square(2, 6).click();
    await expect(page.getByText(own.ready)).toBeVisible();
  });
  await button(own.tryIt).click();
  await expect(page.getByText(text.ownLevel)).toBeVisible();
  await expectAccessible('a made level');
  await player.stopClock();
  await build(player, 'rruuc', (what) => what.click());
  const link = page.url();
  await button(text.run).click();
  await player.waitFor(page.locator('[data-level-complete]'));
  await player.wait(LEVEL_COMPLETE_MS);
  await expect(page.getByText(text.friendSolved)).toBeVisible();

  await test.step('the link contains the whole level', async () => {
    await page.clock.resume();
    await page.goto('/games');
    await page.goto(link);
    await expect(page.locator('[data-hero="0,7"]')).toBeAttached();
    expect(await player.program()).toBe('rruuc');
  });
});
