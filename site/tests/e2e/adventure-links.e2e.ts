import { makerText } from '../../features/adventure/maker/maker-text.ts';
import { PROGRESS_KEY, parseProgress } from '../../features/adventure/progress/progress.ts';
import { adventureDriverOn, build, openAdventure } from './adventure.driver.ts';
import { expect, guard, test } from './journey.fixture.ts';

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
