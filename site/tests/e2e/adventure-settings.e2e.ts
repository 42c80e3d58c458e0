import type { Locator } from '@playwright/test';
import { LEVEL_COMPLETE_MS } from '../../features/adventure/game/adventure-state.ts';
import { STEP_DELAY_MS, STEP_DELAYS_MS } from '../../features/adventure/game/step-delay.ts';
import { openAdventure } from './adventure.driver.ts';
import { EXHAUSTIVE, expect, test } from './journey.fixture.ts';

test('speed and sound of a run can be set, and both are stored', async ({ page }) => {
  await page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype;
    // Without an audio device the audio context never runs.
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      document.documentElement.dataset.notes = `${Number(document.documentElement.dataset.notes ?? 0) + 1}`;
      return createOscillator.call(this);
    };
  });
  const player = await openAdventure(page, 'en', '#1-rrruuu');
  const { text, button, hero, wait } = player;
  const notes = async () => Number((await page.locator('html').getAttribute('data-notes')) ?? 0);
  const speed = page.getByRole('slider', { name: text.speed });
  await player.stopClock();
  await test.step('the slowest and the fastest', async () => {
    for (const [key, pace] of [
      ['Home', Math.max(...STEP_DELAYS_MS)],
      ['End', Math.min(...STEP_DELAYS_MS)],
    ] as const) {
      await speed.focus();
      await page.keyboard.press(key);
      await expect(speed).toHaveAttribute('aria-valuetext', text.pace(pace / 1000));
      await button(text.run).click();
      expect(await hero()).toBe('1,7');
      await wait(pace - 1);
      expect(await hero()).toBe('1,7');
      await wait(1);
      expect(await hero()).toBe('2,7');
      await button(text.pause).click();
      await button(text.backToStart).click();
    }
  });
  await test.step('with sounds, and without', async () => {
    const sounds = button(text.sound);
    expect(await notes()).toBeGreaterThan(0);
    await sounds.click();
    await expect(sounds).toHaveAttribute('aria-pressed', 'false');
    const before = await notes();
    await button(text.run).click();
    await wait(STEP_DELAY_MS);
    expect(await hero()).not.toBe('1,7');
    expect(await notes()).toBe(before);
  });
  await page.clock.resume();
  await page.reload();
  await expect(button(text.sound)).toHaveAttribute('aria-pressed', 'false');
  await expect(speed).toHaveAttribute('aria-valuetext', text.pace(Math.min(...STEP_DELAYS_MS) / 1000));
});

test('a spike and the block that led into it are named', EXHAUSTIVE, async ({ page }) => {
  const player = await openAdventure(page, 'en', '#1-rrruuuuu');
  await player.stopClock();
  await player.button(player.text.run).click();
  const alert = page.getByRole('alertdialog', { name: 'Oops! You hit a spike! Try again.' });
  await player.waitFor(alert);
  await page.keyboard.press('Enter');
  await expect(page.getByText(player.text.itWasThis.spike)).toBeVisible();
  expect(await player.hero()).toBe('3,3');
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 600 } });

  test('a run goes on its way without gliding or scrolling smoothly', EXHAUSTIVE, async ({ page }) => {
    await page.addInitScript(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function (this: Element, options) {
        const how = typeof options === 'object' ? (options.behavior ?? 'auto') : 'auto';
        document.documentElement.dataset.scrolls = `${document.documentElement.dataset.scrolls ?? ''} ${how}`;
        scrollIntoView.call(this, options);
      };
    });
    const player = await openAdventure(page, 'en', '#1-rrruuuuu');
    await player.stopClock();
    await player.button(player.text.run).click();
    await player.wait(STEP_DELAY_MS);
    await expect(page.locator('[data-hero="2,7"]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-scrolls', /^( instant)+$/);
    const moving = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
    );
    for (const milliseconds of moving) expect(Number(milliseconds)).toBeLessThan(1);
  });
});

test('a pressed control keeps the focus or moves it on, and changes are announced', async ({ page }) => {
  const player = await openAdventure(page, 'en', '#1-3bre5bcue');
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
    await expect(announced).toContainText(text.move.undone(5));
    await expect(button(text.undo)).toBeDisabled();
    await expect(button(text.undo)).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await program()).toBe('3(r)5(cu)');
    await enter(button(text.redo));
    await expect(announced).toContainText(text.move.redone(0));
    await expect(button(text.redo)).toBeFocused();
    await enter(button(text.undo));
  });
  await test.step('more of the hint, and closing it', async () => {
    await enter(button(text.hint));
    await enter(button(text.hintAgain));
    await expect(page.locator('[data-hint="2"]')).toBeVisible();
    await expect(button(text.hintClose)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(text.hint)).toBeFocused();
  });
  await test.step('a step, and back to the start', async () => {
    await enter(button(text.stepOnce));
    expect(await hero()).toBe('1,7');
    await enter(button(text.stepBack));
    expect(await hero()).toBe('0,7');
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
