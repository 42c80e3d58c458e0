import type { Locator } from '@playwright/test';
import { deliveries } from '../../features/adventure/deliveries/deliveries.ts';
import { deliveryText } from '../../features/adventure/deliveries/delivery-text.ts';
import { EXTRAS_KEY, parseExtras } from '../../features/adventure/deliveries/extra-progress.ts';
import { makerText } from '../../features/adventure/maker/maker-text.ts';
import { LEVEL_COMPLETE_MS } from '../../features/adventure/state/adventure-state.ts';
import { build, openAdventure, type Player } from './adventure-player.ts';
import { expect, test } from './journey.ts';

/** A program with all stars for each delivery to be built, by its number. docs/adventure.md has them too. */
const PROGRAMS: Readonly<Record<number, string>> = {
  1: 'rruuc',
  2: 'drruc',
  3: 'rrcuurc',
  4: '3(r)c',
  5: '5(u)c',
  7: '3(uc)',
  8: '5(r)uuc',
  9: '3(rc)uc',
  10: '5(r)3(u)c',
  11: '5(ruc)',
  12: '3(3(r)uc)',
  13: '3(3(r)3(u)c)',
};
/** The square to tap in each delivery with a question. */
const ANSWERS: Readonly<Record<number, string>> = { 6: '3,2', 14: '3,2' };

/** Runs to the end, and waits until the celebration is over. */
async function runToEnd({ page, text, button, wait, waitFor }: Player): Promise<void> {
  await button(text.run).click();
  await waitFor(page.locator('[data-level-complete]'));
  await wait(LEVEL_COMPLETE_MS);
  await expect(page.locator('[data-level-complete]')).toBeHidden();
}

const starsMissed = ({ page }: Player) => page.locator('.delivery-note [data-star]:not([data-earned])');

const click = (what: Locator) => what.click();

/** Plays the deliveries with these numbers, each one from the button that the one before ends with. */
async function play(player: Player, numbers: readonly number[]): Promise<void> {
  const { page, text, button, program } = player;
  for (const number of numbers) {
    const delivery = deliveries[number - 1];
    if (!delivery) throw new Error(`There is no delivery ${number}`);
    await test.step(`${number}: ${delivery.title.en}`, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(delivery.title.en);
      expect(new URL(page.url()).hash).toBe(`#d${number}`);
      if (delivery.kind === 'question') {
        await expect(button(text.run)).toBeDisabled();
        await page.locator(`[data-guess="${ANSWERS[number]}"]`).click();
      } else {
        if (delivery.kind === 'build' && delivery.given) {
          expect(await program()).toBe(delivery.given);
          await button(text.clear).click();
        }
        await build(player, PROGRAMS[number] ?? '', click);
      }
      await runToEnd(player);
      await expect(page.locator('[data-delivery][data-solved]')).toBeVisible();
      await expect(starsMissed(player)).toHaveCount(0);
    });
    await button(deliveryText.en.next).click();
  }
}

test('a child plays the first eight deliveries, one after the other', async ({ page }) => {
  test.slow();
  const player = await openAdventure(page);
  await player.button(player.text.map).click();
  await expect(page.locator('.level-card')).toHaveCount(18);
  await page.locator('[data-level="d1"]').click();
  await player.stopClock();
  await play(player, [1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a child plays the last deliveries, and makes one', async ({ page, expectAccessible }) => {
  test.slow();
  const player = await openAdventure(page, 'en', '#d9');
  const { text, button } = player;
  await expect(page.locator('[data-delivery]')).toBeVisible();
  await player.stopClock();
  await play(player, [9, 10, 11, 12, 13, 14]);
  await test.step('15: a level of the own', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(makerText.en.title);
    await page.locator('[data-cell="1,7"]').click();
    await button(makerText.en.tryIt).click();
    await build(player, 'rc', click);
    await runToEnd(player);
    await expect(page.getByText(text.friendSolved)).toBeVisible();
  });
  await button(text.map).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.level-card [data-earned] > .star')).toHaveCount(4 * 3 + 2 + 1 + 1);
  await expectAccessible('the map');
});

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a wrong answer leads to another program, in Korean', async ({ page, expectAccessible }) => {
    const player = await openAdventure(page, 'ko', '#d6');
    const { text, button, program } = player;
    const words = deliveryText.ko;
    await expect(page.getByText(words.askStop)).toBeVisible();
    await player.stopClock();
    await expectAccessible('a question');
    for (const cell of await page.locator('.guess-cell').all()) {
      const box = await cell.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await program()).toBe('3(r)uu');
    await page.locator('[data-guess="1,2"]').tap();
    await button(text.run).tap();
    await player.waitFor(page.locator('[data-wrong]'));
    await button(words.another).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await program()).toBe('uu3(r)u');
    await page.locator('[data-guess="3,1"]').tap();
    await button(text.run).tap();
    await player.waitFor(page.locator('[data-delivery][data-solved]'));
    await expect(page.getByText(words.right)).toBeVisible();
    const stored = await page.evaluate((key) => localStorage.getItem(key), EXTRAS_KEY);
    expect(parseExtras(stored).stars).toEqual({ d6: ['solved'] });
  });

  test('every card of the map is large enough, and a small bag refuses a fifth block', async ({ page }) => {
    const player = await openAdventure(page);
    const { text, button, offered, program } = player;
    await button(text.map).tap();
    for (const part of await page.locator('main button').all()) {
      const box = await part.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await part.innerText()).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Robot' }).tap();
    await page.locator('[data-level="d11"]').tap();
    await build(player, '5(ruc)', (what) => what.tap());
    await offered('up').tap();
    await expect(page.getByText(text.bagFull(4)).first()).toBeVisible();
    expect(await program()).toBe('5(ruc)');
    await page.reload();
    await expect.poll(program).toBe('5(ruc)');
    await expect(page.locator('.hero-sheet')).toHaveAttribute('alt', '🤖');
  });
});

test('a question is answered with keys alone', async ({ page }) => {
  const player = await openAdventure(page, 'en', '#d14');
  const { text, button, announced } = player;
  await expect(page.getByText(deliveryText.en.askForgotten)).toBeVisible();
  await player.stopClock();
  await page.locator('[data-guess="0,4"]').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await expect(announced).toContainText('column 4, row 3');
  await button(text.run).focus();
  await page.keyboard.press('Enter');
  await player.waitFor(page.locator('[data-delivery][data-solved]'));
  await test.step('an unknown delivery is reported', async () => {
    await page.evaluate(() => {
      window.location.hash = 'd99';
    });
    await expect(page.getByRole('alertdialog', { name: text.badLink['unknown-level'] })).toBeVisible();
  });
});
