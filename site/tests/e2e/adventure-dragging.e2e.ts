import { MAX_REPEAT_DEPTH } from '../../features/adventure/program/program.ts';
import { openAdventure } from './adventure.driver.ts';
import { fingerOn } from './board.driver.ts';
import { EXHAUSTIVE, expect, test } from './journey.fixture.ts';

test('a block that is pressed and let go changes nothing', EXHAUSTIVE, async ({ page }) => {
  const player = await openAdventure(page, 'en', '#1-rru');
  const { text, button, placed, program } = player;
  await expect(page.locator('[data-ready]')).toBeAttached();
  for (const kind of ['right', 'up'] as const) await placed(kind).first().click();
  await expect(button(text.undo)).toBeDisabled();
  await test.step('redo is still possible', async () => {
    await player.offered('left').click();
    await button(text.undo).click();
    await placed('right').first().click();
    await expect(button(text.redo)).toBeEnabled();
  });
  await test.step('a paused run continues', async () => {
    await button(text.stepOnce).click();
    await placed('right').nth(1).click();
    expect(await player.hero()).toBe('1,7');
    await expect(player.lit).toHaveCount(1);
  });
  expect(await program()).toBe('rru');
});

test('a block that is dropped at its own place changes nothing', EXHAUSTIVE, async ({ page }) => {
  const player = await openAdventure(page, 'en', '#1-3brerru');
  const { text, button, placed, program, announced } = player;
  await expect(page.locator('[data-ready]')).toBeAttached();
  for (const steps of [0, 1, 2]) {
    await placed('up').focus();
    await page.keyboard.press('Space');
    await expect(announced).toContainText(text.move.picked('Move up'));
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(step === 0 ? 'ArrowDown' : 'ArrowUp');
    await page.keyboard.press('Space');
    await expect(announced).toContainText(text.move.canceled('Move up'));
    await expect(button(text.undo)).toBeDisabled();
    await expect(placed('up')).toBeFocused();
  }
  expect(await program()).toBe('3(r)rru');
});

test('a repeat that is dropped too deep returns, and the page says why', EXHAUSTIVE, async ({ page }) => {
  const deep = `${'3('.repeat(MAX_REPEAT_DEPTH)}${')'.repeat(MAX_REPEAT_DEPTH)}5()`;
  const link = deep.replaceAll('(', 'b').replaceAll(')', 'e');
  const player = await openAdventure(page, 'ko', `#1-${link}`);
  const { text, button, placed, program, announced } = player;
  await expect(page.locator('[data-ready]')).toBeAttached();
  await placed('repeat5').focus();
  await page.keyboard.press('Space');
  await expect(announced).toContainText(text.move.picked('5번 반복하기'));
  for (let gap = 0; gap < MAX_REPEAT_DEPTH; gap += 1) await page.keyboard.press('ArrowUp');
  await expect(announced).toContainText(text.inside('3번 반복하기'));
  await page.keyboard.press('Space');
  await expect(announced).toContainText(text.move.canceled('5번 반복하기'));
  await expect(page.getByText(text.noRoom).first()).toBeVisible();
  await expect(button(text.undo)).toBeDisabled();
  await expect(placed('repeat5')).toBeFocused();
  expect(await program()).toBe(deep);
});

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the grip pulls at once, and the block goes into a repeat', async ({ page }) => {
    const player = await openAdventure(page, 'en', '#1-r3bue');
    const { placed, gaps, program } = player;
    await expect(page.locator('[data-ready]')).toBeAttached();
    const finger = await fingerOn(page);
    const grip = placed('right').locator('[data-grip]');
    // Above the middle of the screen, where dnd-kit does not scroll.
    await grip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrolled = () => page.evaluate(() => window.scrollY);
    const [start, gap, before] = [await grip.boundingBox(), await gaps.nth(2).boundingBox(), await scrolled()];
    if (!start || !gap) throw new Error('Nothing to drag');
    const from = { x: start.x + start.width / 2, y: start.y + start.height / 2 };
    await finger.down(from);
    await finger.move({ x: from.x, y: from.y + 12 }, 2);
    await expect(page.locator('[data-dnd-dragging]')).toBeAttached();
    await finger.move({ x: from.x + 30, y: gap.y + gap.height / 2 });
    await expect(gaps.nth(2)).toHaveAttribute('data-target', 'true');
    expect(await scrolled()).toBe(before);
    await finger.up();
    await expect.poll(program).toBe('3(ru)');

    await test.step('a block of the palette is dragged after a touch has rested', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const offered = player.offered('collect');
      await offered.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const [block, end] = [await offered.boundingBox(), await gaps.nth(3).boundingBox()];
      if (!block || !end) throw new Error('Nothing to drag');
      await finger.down({ x: block.x + block.width / 2, y: block.y + block.height / 2 });
      await expect(page.locator('[data-dnd-dragging]')).toBeAttached();
      await finger.move({ x: end.x + 40, y: end.y + end.height / 2 });
      // Near the screen's edge dnd-kit scrolls the page: the touch follows the drop target until both are at rest.
      await expect(async () => {
        const aim = await gaps.nth(3).boundingBox();
        if (aim) await finger.move({ x: aim.x + 40, y: aim.y + aim.height / 2 }, 2);
        expect((await gaps.nth(3).boundingBox())?.y).toBe(aim?.y);
        await expect(gaps.nth(3)).toHaveAttribute('data-target', 'true', { timeout: 500 });
      }).toPass();
      await finger.up();
      await expect.poll(program).toBe('3(ruc)');
    });
  });
});
