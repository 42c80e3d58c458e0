import type { Locator, Page } from '@playwright/test';
import { LEVEL_COMPLETE_MS } from '../../features/adventure/game/adventure-state.ts';
import { deliveryText } from '../../features/adventure/world/delivery-text.ts';
import { build, openAdventure } from './adventure.driver.ts';
import { exhaustiveUnless, expect, test } from './journey.fixture.ts';

const own = deliveryText.en;

/** Whether all of an element is on the screen, and nothing lies over its middle. */
async function expectSeen(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const box = (await what.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(size.width);
  expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  const isOnTop = await what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  expect(isOnTop).toBe(true);
}

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

for (const [width, height] of SIZES)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(
      'a hint stands at the hero, and a solved delivery leads on until it is tapped away',
      exhaustiveUnless(width === SIZES[0][0]),
      async ({ page, expectAccessible }) => {
        const player = await openAdventure(page, 'en', '#d1');
        const { text, button } = player;
        const card = page.locator('[data-solved-card]');
        await player.stopClock();
        await build(player, 'rrcuu', (what) => what.click());
        await button(text.hint).click();
        const hint = page.locator('[data-hint="1"]');
        await expect(hint).toContainText('Is one of them too early?');
        await expectSeen(page, hint);
        const more = await button(text.hintAgain).boundingBox();
        const bubble = await hint.boundingBox();
        expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual((bubble?.y ?? 0) + (bubble?.height ?? 0));
        // On the lowest screen the controls lie over the slider until one scrolls.
        if (height > 400) await expectAccessible('a hint at the hero');
        await button(text.hintClose).click();
        await button(text.undo).click();
        await button(text.undo).click();
        await button(text.undo).click();
        for (const kind of ['up', 'up', 'collect'] as const) await player.offered(kind).click();
        await button(text.run).click();
        await player.waitFor(page.locator('[data-level-complete]'));
        await player.wait(LEVEL_COMPLETE_MS);
        await player.wait(60_000);
        await expectSeen(page, card.getByRole('button', { name: own.next }));
        // Enter leads on instead of running the program once more.
        await expect(card.getByRole('button', { name: own.next })).toBeFocused();
        await expect(card.locator('[data-star][data-earned]')).toHaveCount(3);
        await expect(card.getByRole('listitem').filter({ hasText: /^right, right, up, up, collect$/ })).toHaveCount(1);
        await expectAccessible('a solved delivery');
        await card.getByRole('button', { name: text.stayHere }).click();
        await expect(card).toHaveCount(0);
        await expect(button(text.run)).toBeFocused();
        await button(own.next).click();
        await expect(page.locator('[data-delivery="d2"]')).toBeAttached();
      },
    );
  });

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a hint and a solved delivery are scrolled into view', async ({ page }) => {
    const player = await openAdventure(page, 'ko', '#d1');
    const { text, button } = player;
    const scrollDown = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await player.stopClock();
    await build(player, 'rruuc', (what) => what.click());
    await scrollDown();
    // Playwright would scroll to the button.
    await button(text.hint).evaluate((element: HTMLElement) => element.click());
    await expectSeen(page, page.locator('[data-hint="1"]'));
    await scrollDown();
    await button(text.run).click();
    await player.waitFor(page.locator('[data-level-complete]'));
    await expectSeen(page, page.locator('[data-level-complete]'));
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the wrong block is mended in the strip, and a hazard is told three times', async ({ page }) => {
    test.slow();
    const player = await openAdventure(page, 'en', '#d3');
    const { text, button, offered } = player;
    const chip = (index: number) => page.locator('.strip-chip').nth(index);
    const alert = page.getByRole('alertdialog');
    await player.stopClock();
    for (let time = 1; time <= 4; time += 1) {
      await button(text.run).tap();
      await player.waitFor(page.locator('[data-strip-hit]'));
      if (time <= 3) await alert.getByRole('button', { name: text.backToStart }).tap();
      await expect(alert).toHaveCount(0);
    }
    await chip(5).tap();
    await expect(chip(5)).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('region', { name: text.strip })
      .getByRole('button', { name: text.remove('Move left') })
      .tap();
    expect(await player.program()).toBe('rrcuuc');
    await offered('right').tap();
    expect(await player.program()).toBe('rrcuurc');
    await button(text.run).tap();
    await player.waitFor(page.locator('[data-level-complete]'));
  });
});

test('after a wrong guess the run goes step by step, and the surprising block is tapped', async ({
  page,
  expectAccessible,
}) => {
  const player = await openAdventure(page, 'en', '#d6');
  const { text, button, placed } = player;
  const guess = page.locator('[data-guess="1,2"]');
  const note = page.locator('[data-wrong]');
  // Loaded late: React shows it by a timer.
  await expect(guess).toBeVisible();
  await player.stopClock();
  await guess.click();
  await button(text.run).click();
  await player.waitFor(note);
  await expect(note).toContainText(own.askSurprise);
  await expectAccessible('a wrong guess');
  await button(own.stepByStep).click();
  expect(await player.hero()).toBe('1,4');
  await button(own.stepByStep).click();
  expect(await player.hero()).toBe('2,4');
  await expect(guess).toHaveAttribute('aria-selected', 'true');
  await placed('up').first().click();
  await expect(note).toContainText(own.surpriseOther);
  await expect(page.locator('[data-hinted] > .block-row')).toContainText('Move right');
  await placed('repeat3').click();
  await expect(note).toContainText(own.surpriseStop);
  await test.step('back at the start no other answer counts', async () => {
    await button(text.backToStart).click();
    await page.locator('[data-guess="3,2"]').click();
    await expect(guess).toHaveAttribute('aria-selected', 'true');
  });
  await button(own.another).click();
  expect(await player.program()).toBe('uu3(r)u');
});
