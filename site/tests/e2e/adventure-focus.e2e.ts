import type { Locator } from '@playwright/test';
import { LEVEL_COMPLETE_MS } from '../../features/adventure/state/adventure-state.ts';
import { openAdventure } from './adventure.driver.ts';
import { expect, test } from './journey.fixture.ts';

test('a pressed control keeps the focus or moves it on, and changes are announced', async ({ page }) => {
  // A made level whose solution is: right, collect.
  const player = await openAdventure(page, 'en', '#m5m04ik14h-rc');
  const { text, button, announced, hero, program } = player;
  await expect(page.locator('[data-ready]')).toBeAttached();
  async function enter(what: Locator): Promise<void> {
    await what.focus();
    await page.keyboard.press('Enter');
  }

  await test.step('clear, the last undo and the last redo', async () => {
    await enter(button(text.clear));
    await expect(announced).toContainText(text.move.cleared);
    await expect(button(text.clear)).toBeDisabled();
    await expect(button(text.clear)).toBeFocused();
    await enter(button(text.undo));
    await expect(announced).toContainText(text.move.undone(2));
    await expect(button(text.undo)).toBeDisabled();
    await expect(button(text.undo)).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await program()).toBe('rc');
    await enter(button(text.redo));
    await expect(announced).toContainText(text.move.redone(0));
    await expect(button(text.redo)).toBeFocused();
    await enter(button(text.undo));
  });
  await test.step('the hint, up to its last level, and closing it', async () => {
    await enter(button(text.hint));
    await enter(button(text.hintAgain));
    await enter(button(text.hintAgain));
    await expect(page.locator('[data-hint="3"]')).toBeVisible();
    await expect(button(text.hintClose)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(text.hint)).toBeFocused();
  });
  await test.step('a step, and back to the start', async () => {
    await enter(button(text.stepOnce));
    expect(await hero()).toBe('1,4');
    await enter(button(text.stepBack));
    expect(await hero()).toBe('0,4');
    await expect(button(text.stepBack)).toBeDisabled();
    await expect(button(text.stepBack)).toBeFocused();
  });
  await test.step('a run that solves it', async () => {
    await player.stopClock();
    await enter(button(text.run));
    await expect(button(text.pause)).toBeFocused();
    await player.waitFor(page.locator('[data-level-complete]'));
    await expect(button(text.pause)).toBeFocused();
    await player.wait(LEVEL_COMPLETE_MS);
    await expect(page.locator('[data-level-complete]')).toHaveCount(0);
    await expect(button(text.run)).toBeFocused();
  });
});
