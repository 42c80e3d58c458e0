import { giveVoices, openBook, panel, said } from './book.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless } from './exhaustive.fixture.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { gzipKilobytes, scriptGzipKilobytes, scriptsWhenQuiet } from './script-weight.fixture.ts';

/** The module that reads aloud. */
const NARRATION = '**/assets/narration-*.js';

for (const book of ['charlotte-birthday', 'pyeongchang-story']) {
  test(
    `when ${book} is quiet it has asked for little script, and for nothing that reads aloud`,
    exhaustiveUnless(book === 'charlotte-birthday'),
    async ({ page }) => {
      const scripts = await scriptsWhenQuiet(page, () => openBook(page, book));
      expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(scriptGzipKilobytes.storyWhenQuiet);
      expect([...scripts].filter((script) => script.includes('narration'))).toEqual([]);
    },
  );
}

test('a press before the voices are loaded is not lost', async ({ page }) => {
  await giveVoices(page);
  await rememberLanguage(page, 'en');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(NARRATION, async (route) => {
    await held;
    await route.continue();
  });
  await openBook(page, 'charlotte-birthday');
  const button = page.getByRole('button', { name: 'Read to me', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0);
});

test('the button at a panel loads the voices and reads from there', EXHAUSTIVE, async ({ page }) => {
  await giveVoices(page);
  await rememberLanguage(page, 'en');
  await openBook(page, 'charlotte-birthday');
  await panel(page, '2-1').getByRole('button', { name: 'Read to me from here' }).click();
  await expect(panel(page, '2-1').locator('[data-lit]').first()).toBeVisible();
});

test(
  'the key Enter reads, too, and what reads is asked for once the button has the focus',
  EXHAUSTIVE,
  async ({ page }) => {
    await giveVoices(page);
    await rememberLanguage(page, 'en');
    await openBook(page, 'charlotte-birthday');
    const asked = page.waitForRequest(NARRATION);
    await page.getByRole('button', { name: 'Read to me', exact: true }).focus();
    await asked;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
);

test('where the voices cannot be loaded the bar says so, and the page loaded again reads', async ({
  page,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await giveVoices(page);
  await rememberLanguage(page, 'en');
  await openBook(page, 'charlotte-birthday');
  await page.route(NARRATION, (route) => route.abort());
  const button = page.getByRole('button', { name: 'Read to me', exact: true });
  await button.click();
  await expect(page.getByText('The voice could not be loaded.')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expectAccessible('the voice could not be loaded');
  await page.unroute(NARRATION);
  await page.reload();
  await button.click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});
