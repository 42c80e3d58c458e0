import type { Locator } from '@playwright/test';
import { type AdventureDriver, build, openAdventure } from './adventure.driver.ts';
import { EXHAUSTIVE, expect, test } from './journey.fixture.ts';

const MIN_TOUCH_PX = 44;

/**
 * Asks for the number of the only repeat; the dialog stands over everything, and every number is as large as a finger.
 */
async function openTimes(player: AdventureDriver, press: (what: Locator) => Promise<void>): Promise<Locator> {
  const { page, text } = player;
  const numbers = page.locator('.times-button:visible');
  const small = await numbers.evaluateAll(
    (all, least) =>
      all.filter((each) => each.getBoundingClientRect().width < least || each.getBoundingClientRect().height < least)
        .length,
    MIN_TOUCH_PX,
  );
  expect(small).toBe(0);
  await press(numbers.first());
  const dialog = page.getByRole('dialog', { name: text.chooseTimes });
  await player.waitFor(dialog);
  const boxes = await dialog
    .locator('.times-choice')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(8);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const box of boxes) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(MIN_TOUCH_PX);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.bottom).toBeLessThanOrEqual(height);
  }
  return dialog;
}

const numberIn = (dialog: Locator, times: number) => dialog.getByRole('button', { name: `${times}`, exact: true });

/** Runs the program, and sees the delivery solved with the words of its program. */
async function expectSolved(player: AdventureDriver, words: readonly string[]): Promise<void> {
  const { page, button, text } = player;
  await button(text.run).click();
  await player.waitFor(page.locator('[data-solved-card]'));
  await expect(page.locator('.program-words li')).toHaveText(words);
}

test.describe('with a finger, on the lowest phone', () => {
  test.use({ viewport: { width: 568, height: 320 }, hasTouch: true, isMobile: true });

  test('the number in a repeat is tapped in the strip, and the program is told in words', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    // The delivery begins with a 5 that is wrong, and no number of the palette is right.
    const player = await openAdventure(page, 'en', '#d26');
    await player.stopClock();
    const tap = (what: Locator) => what.tap();
    await numberIn(await openTimes(player, tap), 3).tap();
    expect(await player.program()).toBe('3(r)uuc');
    const dialog = await openTimes(player, tap);
    await expectAccessible('the number of a repeat');
    await numberIn(dialog, 4).tap();
    await expect(player.announced).toHaveText('Repeat 4 times');
    await expectSolved(player, ['repeat 4: right', 'up, up, collect']);
    // On a low screen what lies below is scrolled under the controls.
    await page.setViewportSize({ width: 820, height: 1180 });
    await expectAccessible('the program in words');
  });
});

test('the number in a repeat is chosen with a mouse, and undone', EXHAUSTIVE, async ({ page }) => {
  const player = await openAdventure(page, 'en', '#d27');
  const { text, button } = player;
  await player.stopClock();
  await build(player, '5(u)3(r)c', (what) => what.click());
  const first = page.locator('.block-times').first();
  await first.click();
  const dialog = page.getByRole('dialog', { name: text.chooseTimes });
  await player.waitFor(dialog);
  await numberIn(dialog, 7).click();
  expect(await player.program()).toBe('7(u)3(r)c');
  await button(text.undo).click();
  expect(await player.program()).toBe('5(u)3(r)c');
  await first.click();
  await button(text.closeTimes).click();
  expect(await player.program()).toBe('5(u)3(r)c');
  await first.click();
  await numberIn(dialog, 6).click();
  await page.locator('.block-times').nth(1).click();
  await numberIn(dialog, 4).click();
  await expectSolved(player, ['repeat 6: up', 'repeat 4: right', 'collect']);
});

test(
  'the number in a repeat is chosen with keys, in Korean; a program of the story keeps 3 and 5',
  EXHAUSTIVE,
  async ({ page }) => {
    const player = await openAdventure(page, 'ko', '#d12');
    const { text } = player;
    await player.stopClock();
    await build(player, '3(5(r)uc)', async (what) => {
      await what.focus();
      await page.keyboard.press('Enter');
    });
    const inner = page.locator('.block-times').nth(1);
    await inner.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: text.chooseTimes });
    await player.waitFor(dialog);
    await expect(numberIn(dialog, 5)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inner).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    await expect(dialog).toHaveCount(0);
    await expect(inner).toBeFocused();
    expect(await player.program()).toBe('3(3(r)uc)');
    await expectSolved(player, ['3번 반복:3번 반복: 오른쪽위, 줍기', '3번 반복: 오른쪽', '위, 줍기']);
    await page.goto('/adventure-game#1-3bre5bcue');
    await expect(page.locator('.strip-chip, .block-chip').first()).toBeAttached();
    await expect(page.locator('.times-button')).toHaveCount(0);
  },
);
