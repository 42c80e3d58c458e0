import { readFile } from 'node:fs/promises';
import decodeQR from 'qr/decode.js';
import { galleryText } from '../../features/adventure/gallery/gallery-text.ts';
import { makerText } from '../../features/adventure/maker/maker-text.ts';
import { paintQrCode } from '../../shared/ui/qr-code.fixture.ts';
import { openAdventure } from './adventure.driver.ts';
import { expect, test } from './journey.fixture.ts';

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
