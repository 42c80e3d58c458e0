import type { Locator } from '@playwright/test';
import { LEVEL_COMPLETE_MS } from '../../features/adventure/game/adventure-state.ts';
import { levels, SHORTEST_PROGRAMS } from '../../features/adventure/world/levels.ts';
import { type AdventureDriver, adventureDriverOn, build, openAdventure } from './adventure.driver.ts';
import { EXHAUSTIVE, expect, guard, test } from './journey.fixture.ts';

const smallest = levels.map(({ id }) => SHORTEST_PROGRAMS[id] ?? '');

/** Runs the program until the level is complete, and checks that 'Level Complete' shows for two seconds. */
async function finish(
  { page, text, wait, waitFor }: AdventureDriver,
  index: number,
  runIt: () => Promise<void>,
): Promise<void> {
  await runIt();
  const overlay = page.locator('[data-level-complete]');
  await waitFor(overlay);
  await expect(overlay).toContainText(text.levelComplete);
  await wait(LEVEL_COMPLETE_MS - 1);
  await expect(overlay).toBeVisible();
  await wait(1);
  await expect(overlay).toBeHidden();
  if (index < levels.length - 1) await expect(page.getByText(text.levelOf(index + 2, levels.length))).toBeVisible();
}

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a child solves the three levels and plays again', async ({ page, expectAccessible }) => {
    test.slow();
    const player = await openAdventure(page);
    const { text, button, offered, hero, wait, announced } = player;
    await expectAccessible('choosing a character');
    await page.getByRole('button', { name: /^Fairy/ }).tap();
    await expect(button(text.run)).toBeDisabled();
    await expectAccessible('level 1');
    await test.step('touch targets are large enough', async () => {
      await offered('repeat3').tap();
      await offered('right').tap();
      for (const part of await page.locator('main button').all()) {
        const box = await part.boundingBox();
        expect(box?.height, await part.innerText()).toBeGreaterThanOrEqual(44);
        expect(box?.width, await part.innerText()).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await button(text.clear).tap();
    });
    await player.stopClock();
    for (const [index, form] of smallest.entries()) {
      await build(player, form, (what) => what.tap());
      await test.step('a step a second, block and hero together', async () => {
        if (index > 0) return;
        await button(text.run).tap();
        await expect(button(text.run)).toBeDisabled();
        await expect(player.lit).toHaveCount(1);
        expect(await hero()).toBe('1,7');
        await wait(1000);
        await expect(page.locator('[data-hero="2,7"]')).toBeAttached();
        await expect(announced).not.toBeEmpty();
        await button(text.pause).tap();
        await wait(5000);
        expect(await hero()).toBe('2,7');
        // Where a tap has scrolled the page, the site's header lies over a button.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible('paused');
      });
      await finish(player, index, () => button(text.run).tap());
    }
    await expect(page.getByRole('heading', { name: text.completedTitle })).toBeFocused();
    await expect(page.locator('main')).toContainText(text.completedPoints(400));
    await expect(page.getByRole('link', { name: text.backToStories })).toHaveAttribute('href', '/');
    await expect(page.locator('[data-star][data-earned]')).toHaveCount(12);
    await expectAccessible('completed');
    await button(text.playAgain).tap();
    await expect(page.getByText(text.choose)).toBeVisible();
  });
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 1600 } });

  test('a child solves a level by dragging', EXHAUSTIVE, async ({ page }) => {
    test.slow();
    const player = await openAdventure(page);
    const { text, button, offered, placed, gaps, program } = player;
    await page.getByRole('button', { name: /^Robot/ }).click();
    await expect(page.locator('[data-ready]')).toBeAttached();

    async function drag(from: Locator, gap: Locator): Promise<void> {
      await from.scrollIntoViewIfNeeded();
      const start = await from.boundingBox();
      if (!start) throw new Error('Nothing to drag');
      await page.mouse.move(start.x + 60, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(start.x + 60, start.y + start.height / 2 + 15, { steps: 3 });
      // The layout may have changed: an animation of the previous block ends, a dragged block leaves its place.
      const end = await gap.boundingBox();
      if (!end) throw new Error('Nowhere to drop');
      await page.mouse.move(end.x + 80, end.y + end.height / 2, { steps: 8 });
      await expect(gap).toHaveAttribute('data-target', 'true');
      await page.mouse.up();
    }

    await test.step('level 1: a block into a repeat, one to another place', async () => {
      await offered('repeat3').click();
      await player.slots.last().click();
      await offered('repeat5').click();
      await offered('up').click();
      await drag(offered('right'), gaps.nth(1));
      await expect.poll(program).toBe('3(r)5(u)');
      await drag(offered('collect'), gaps.nth(5));
      await expect.poll(program).toBe('3(r)5(uc)');
      await drag(placed('collect'), gaps.nth(4));
      await expect.poll(program).toBe('3(r)5(cu)');
      await button(text.undo).click();
      expect(await program()).toBe('3(r)5(uc)');
      await button(text.redo).click();
      expect(await program()).toBe('3(r)5(cu)');
    });
    await player.stopClock();
    await finish(player, 0, () => button(text.run).click());
  });
});

test('a child solves a level with keys alone, in Korean', async ({ page, expectAccessible }) => {
  const player = await openAdventure(page, 'ko');
  const { text, button, offered, placed, program, announced } = player;

  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  async function reach(what: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const isThere = () => what.evaluate((element) => element === document.activeElement);
    for (let turn = 0; turn < 90 && !(await isThere()); turn += 1) await page.keyboard.press(key);
    await expect(what).toBeFocused();
  }
  const direction = async (what: Locator) =>
    (await what.evaluate((element) =>
      Boolean((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING),
    ))
      ? 'Shift+Tab'
      : 'Tab';
  async function press(what: Locator): Promise<void> {
    await reach(what, await direction(what));
    await page.keyboard.press('Enter');
  }

  await press(page.getByRole('button', { name: /^마법사/ }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-ready]')).toBeAttached();
  await test.step('a block is carried into a repeat', async () => {
    await press(offered('right'));
    await press(offered('repeat3'));
    await reach(placed('right'));
    await page.keyboard.press('Space');
    await expect(announced).toContainText(text.move.picked('오른쪽으로 한 칸'));
    // Its own slot, the one after it, then the slot inside the repeat.
    await page.keyboard.press('ArrowDown');
    await expect(announced).toContainText(text.move.over(2, 4, null));
    await page.keyboard.press('ArrowDown');
    await expect(announced).toContainText(text.inside('3번 반복하기'));
    await page.keyboard.press('Space');
    await expect.poll(program).toBe('3(r)');
    await expect(placed('right')).toBeFocused();
    await expectAccessible('a program with a repeat');
    await press(button(text.remove('3번 반복하기')));
    expect(await program()).toBe('');
  });
  await player.stopClock();
  await build(player, smallest[0] ?? '', press);
  await finish(player, 0, () => press(button(text.run)));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a hazard stops the run, and the child finds out why', EXHAUSTIVE, async ({ page, expectAccessible }) => {
  const player = await openAdventure(page);
  const { text, button, placed, hero } = player;
  await page.getByRole('button', { name: /^Cat/ }).click();
  await player.stopClock();
  await build(player, 'ruu', (what) => what.click());
  await button(text.run).click();
  const alert = page.getByRole('alertdialog', { name: 'Oops! You hit a fire! Try again.' });
  await player.waitFor(alert);
  await expectAccessible('the alert');
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  expect(await hero()).toBe('1,7');
  await expect(page.locator('[data-fell] > .block-chip')).toHaveCount(1);
  await expect(page.getByText(text.itWasThis.fire)).toBeVisible();
  await test.step('step by step back, and forward again', async () => {
    await button(text.stepBack).click();
    await button(text.stepBack).click();
    expect(await hero()).toBe('0,7');
    await expect(button(text.stepBack)).toBeDisabled();
    await button(text.stepOnce).click();
    expect(await hero()).toBe('1,7');
    await expect(player.lit).toHaveText(/right/);
  });
  await test.step('a hint about this program, in three levels', async () => {
    await button(text.hint).click();
    await button(text.hintAgain).click();
    await expect(page.getByText(text.hintAfterRun)).toBeVisible();
    await expect(button(text.hintAgain)).toHaveCount(0);
    await button(text.run).click();
    await player.waitFor(alert);
    await page.keyboard.press('Enter');
    await button(text.hintAgain).click();
    await expect(page.locator('[data-hint="3"]')).toBeVisible();
    await expectAccessible('a hint');
  });
  await button(text.backToStart).click();
  expect(await hero()).toBe('0,7');
  await expect(placed('up')).toHaveCount(2);
});

test('a reload during a level loses nothing', async ({ page }) => {
  const player = await openAdventure(page, 'ko');
  const { text, button, program, hero, wait } = player;
  await page.getByRole('button', { name: /^유니콘/ }).click();
  await player.stopClock();
  await build(player, '3(r)cl', (what) => what.click());
  await button(text.run).click();
  for (let second = 0; second < 3; second += 1) await wait(1000);
  await expect(page.locator('[data-found]')).toHaveCount(1);
  await page.reload();
  await player.waitFor(page.locator('[data-hero]'));
  expect(await hero()).toBe('3,7');
  expect(await program()).toBe('3(r)cl');
  await expect(page.locator('[data-found]')).toHaveCount(1);
  await expect(page.locator('[data-points]')).toHaveText(text.points(50));
  await expect(button(text.run)).toBeEnabled();
});

test('a program goes to a friend by link', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const player = await openAdventure(page);
  await page.getByRole('button', { name: /^Dog/ }).click();
  await build(player, 'r3(uc)', (what) => what.click());
  await player.button(player.text.share).click();
  await expect(page.getByText(player.text.shareCopied).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friendsPage = await context.newPage();
  const complaints = guard(friendsPage);
  await friendsPage.goto(link);
  const friend = adventureDriverOn(friendsPage, 'en');
  await expect(friendsPage.getByText(friend.text.friendProgram)).toBeVisible();
  expect(await friend.program()).toBe('r3(uc)');
  await expect(friend.button(friend.text.run)).toBeEnabled();
  await friend.button(friend.text.toMyGame).click();
  expect(new URL(friendsPage.url()).hash).toBe('');

  await test.step('a broken link is reported', async () => {
    await friendsPage.goto('/adventure-game#1-zzz');
    await expect(friendsPage.getByRole('alertdialog', { name: friend.text.badLink['bad-program'] })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
