import { readFile } from 'node:fs/promises';
import decodeQR from 'qr/decode.js';
import { LEVEL_COMPLETE_MS } from '../../features/adventure/game/adventure-state.ts';
import { makerText } from '../../features/adventure/maker/maker-text.ts';
import { describeCell } from '../../features/adventure/run/describe-run.ts';
import { galleryText } from '../../features/adventure/stored/gallery-text.ts';
import { PROGRESS_KEY, parseProgress } from '../../features/adventure/stored/progress.ts';
import { MAX_GRID_SIZE } from '../../features/adventure/world/made-level.ts';
import { paintQrCode } from '../../shared/ui/qr-code.fixture.ts';
import { adventureDriverOn, build, openAdventure } from './adventure.driver.ts';
import { expect, guard, test } from './journey.fixture.ts';

test('a child makes a level and sends it to a friend', async ({ page, browser, expectAccessible }) => {
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
  await test.step('the whole grid is seen on the narrowest phone', async () => {
    const window = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 640 });
    const size = page.getByRole('slider', { name: own.size });
    await size.fill(String(MAX_GRID_SIZE));
    const last = await square(MAX_GRID_SIZE - 1, 0).boundingBox();
    expect(last?.width).toBeGreaterThanOrEqual(24);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(320);
    await size.fill('8');
    await page.setViewportSize(window);
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
  await test.step('it has no stars, and its card sends it', async () => {
    await player.waitFor(page.locator('[data-solved-card]'));
    await expect(page.locator('[data-solved-card]')).toContainText(text.ownSolved);
    await expect(page.locator('[data-solved-card]').getByRole('button', { name: text.share })).toBeFocused();
    await expect(page.getByRole('button', { name: text.starsAsk })).toHaveCount(0);
    await expect(page.locator('.star')).toHaveCount(0);
  });

  await test.step('a reload keeps the program, which the address does not have', async () => {
    await page.clock.resume();
    await page.reload();
    await expect(page.locator('[data-hero="0,7"]')).toBeAttached();
    expect(await player.program()).toBe('rruuc');
    expect(link).toMatch(/-$/);
  });
  await test.step('the link has the whole level, and an old one does not show its solution either', async () => {
    // Another device: the child's own level would be known on this one.
    const context = await browser.newContext();
    const friends = await context.newPage();
    const complaints = guard(friends);
    for (const address of [link, `${link}rruuc`]) {
      await friends.goto('/games');
      await friends.goto(address);
      await expect(friends.getByText(text.friendLevel)).toBeVisible();
      expect(await adventureDriverOn(friends, 'ko').program()).toBe('');
      expect(friends.url()).toBe(link);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a level goes into the gallery, onto a card, into a file and back', async ({ page, expectAccessible }) => {
  const { text, button, announced } = await openAdventure(page, 'en', '#map');
  const own = galleryText.en;
  const maker = makerText.en;
  const square = (x: number, y: number) => page.locator(`[data-cell="${x},${y}"]`);
  const items = page.locator('.gallery-item');
  const named = (name: string) => items.filter({ has: page.getByRole('heading', { name, exact: true }) });
  const of = (label: string, name: string) => button(own.buttonOf(label, name));
  const status = page.getByRole('region', { name: own.fileTitle }).getByRole('status');

  await test.step('kept in the maker, which is reached from the empty gallery on the map', async () => {
    await button(own.title).click();
    await expect(page.getByRole('heading', { name: own.title })).toBeFocused();
    await expect(page.getByText(own.empty)).toBeVisible();
    await expectAccessible('an empty gallery');
    await button(text.makeLevel).click();
    await square(1, 7).click();
    await button(own.keep).click();
    await expect(announced).toContainText(own.kept);
    await expect(button(own.keep)).toHaveAttribute('aria-disabled', 'true');
    await button(maker.anew).click();
    await square(3, 7).click();
    await button(own.keep).click();
    await expectAccessible('a kept level');
    await button(own.title).click();
    await expect(items).toHaveCount(2);
  });
  await test.step('named, by the keyboard', async () => {
    await of(own.rename, own.untitled(1)).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(own.name)).toBeFocused();
    await page.keyboard.type('Dragon path');
    await expectAccessible('a level that is named');
    await page.keyboard.press('Enter');
    await expect(of(own.rename, 'Dragon path')).toBeFocused();
    await expect(announced).toContainText(own.renamed('Dragon path'));
  });
  await test.step('changed: it keeps its place and its name', async () => {
    await of(own.change, 'Dragon path').click();
    await button(maker.erase).click();
    await square(1, 7).click();
    await page.getByRole('button', { name: 'key', exact: true }).click();
    await square(2, 7).click();
    await button(own.keep).click();
    await button(own.title).click();
    await expect(items).toHaveCount(2);
    await expect(named('Dragon path')).toBeVisible();
    await expectAccessible('the gallery');
  });
  const link = await test.step('printed on a card with a code', async () => {
    await of(own.toCard, 'Dragon path').click();
    await expect(page.getByRole('heading', { name: 'Dragon path' })).toBeFocused();
    await expectAccessible('the card');
    const code = page.getByRole('img', { name: own.qrCode });
    const size = Number((await code.getAttribute('viewBox'))?.split(' ')[3]);
    const path = (await code.locator('path').getAttribute('d')) ?? '';
    await page.emulateMedia({ media: 'print' });
    await expect(code).toBeVisible();
    await expect(button(own.print)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await button(own.back).click();
    return decodeQR(paintQrCode({ size, path }));
  });
  await test.step('saved alone in a file', async () => {
    await page.getByRole('checkbox', { name: own.untitled(2) }).uncheck();
    const [download] = await Promise.all([page.waitForEvent('download'), button(own.save(1)).click()]);
    expect(download.suggestedFilename()).toBe('story-forest-levels.json');
    await download.saveAs('test-results/levels.json');
  });
  const file = await readFile('test-results/levels.json', 'utf8');
  const give = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'levels.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await test.step('deleted, brought back, and deleted for good', async () => {
    await of(own.remove, 'Dragon path').click();
    await expect(items).toHaveCount(1);
    const undo = page.getByRole('button', { name: own.undo });
    await expect(undo).toBeFocused();
    await expectAccessible('a deleted level');
    await page.keyboard.press('Enter');
    await expect(items.first().getByRole('heading')).toHaveText('Dragon path');
    await expect(of(own.play, 'Dragon path')).toBeFocused();
    await of(own.remove, 'Dragon path').click();
    await page.reload();
    await expect(items).toHaveCount(1);
    await expect(named('Dragon path')).toHaveCount(0);
  });
  await test.step('a damaged file and one of something else change nothing', async () => {
    await give(file.slice(0, -9));
    await expect(status).toHaveText(own.problem.broken);
    await give('{"a":1}');
    await expect(status).toHaveText(own.problem['not-ours']);
    await expect(items).toHaveCount(1);
  });
  await test.step('its own file brings it back, once', async () => {
    await give(file);
    await expect(status).toHaveText(own.opened(1, 0));
    await give(file);
    await expect(status).toHaveText(own.opened(0, 1));
    await expect(items).toHaveCount(2);
    await expect(named('Dragon path')).toBeVisible();
  });
  await test.step('played from the link of the card', async () => {
    await page.goto('/games');
    await page.goto(link);
    await expect(page.locator('[data-hero="0,7"]')).toBeAttached();
    await expect(page.getByText(text.ownLevel)).toBeVisible();
    await button(own.back).click();
    await of(own.play, own.untitled(1)).click();
    await expect(page.getByText(text.ownLevel)).toBeVisible();
  });
});

test("a friend's program stays after the skip link and a bad link", async ({ page }) => {
  const { text, program, offered } = await openAdventure(page, 'en', '#1-3bre5bcueu');
  const note = page.getByText(text.friendProgram);
  await expect(note).toBeVisible();
  await offered('up').click();
  await test.step('the skip link', async () => {
    const skip = page.locator('a[href="#main"]');
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await expect(note).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#1-3bre5bcueuu');
  });
  await test.step('a bad link is reported and changes nothing', async () => {
    await page.evaluate(() => {
      window.location.hash = '1-zzz';
    });
    await expect(page.getByRole('alertdialog', { name: text.badLink['bad-program'] })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    expect(await program()).toBe('3(r)5(cu)uu');
    expect(new URL(page.url()).hash).toBe('#1-3bre5bcueuu');
  });
});

test("two tabs do not overwrite each other's progress", async ({ page, context }) => {
  const first = await openAdventure(page);
  await page.getByRole('button', { name: /^Dog/ }).click();
  await build(first, 'rr', (what) => what.click());

  const other = await context.newPage();
  const complaints = guard(other);
  await other.goto('/adventure-game#m5m04ik40h-');
  const second = adventureDriverOn(other, 'en');
  await second.button(second.text.changeLevel).click();
  await second.button('fire').click();
  await other.locator('[data-cell="2,2"]').click();
  await expect(other.getByText(makerText.en.ready)).toBeVisible();

  await first.offered('up').click();
  const kept = parseProgress(await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY));
  expect(kept.made?.hazards).toHaveLength(1);
  expect(kept.hero).toBe('dog');
  await page.reload();
  await expect(page.locator('[data-hero]')).toBeAttached();
  expect(await first.program()).toBe('rru');
  expect(complaints).toEqual([]);
});
