import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { giveVoices, openBook, panel, said } from './book.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';

const KILOBYTE = 1000;

type Budgets = { scriptGzipKilobytes: { storyWhenQuiet: number; adventureWhenQuiet: number } };

/** Limits of all scripts that a page has asked for when it is quiet. */
const { scriptGzipKilobytes } = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;

/** Opens a page, and returns the scripts that it has asked for when it is quiet. */
async function scriptsWhenQuiet(page: Page, open: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  // Comes last, three seconds after the page (app/background.tsx).
  const last = page.waitForRequest(/\/assets\/offline-(?!mark)/);
  await open();
  await last;
  await page.waitForLoadState('networkidle');
  return scripts;
}

/** The gzipped scripts of the build together. */
function gzipKilobytes(scripts: ReadonlySet<string>): number {
  const bytes = [...scripts].map((script) => gzipSync(readFileSync(`build/client${script}`)).length);
  return bytes.reduce((sum, each) => sum + each, 0) / KILOBYTE;
}

/** The modules that read aloud. */
const NARRATION = /\/assets\/(?:narration|open-text)/;

for (const book of ['charlotte-birthday', 'pyeongchang-story']) {
  test(
    `when ${book} is quiet it has asked for little script, and for nothing that reads aloud`,
    exhaustiveUnless(book === 'charlotte-birthday'),
    async ({ page }) => {
      const scripts = await scriptsWhenQuiet(page, () => openBook(page, book));
      expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(scriptGzipKilobytes.storyWhenQuiet);
      expect([...scripts].filter((script) => NARRATION.test(script))).toEqual([]);
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

test(
  'where the voices cannot be loaded the bar says so, and the page loaded again reads',
  EXHAUSTIVE,
  async ({ page, expectAccessible, expectedErrors }) => {
    expectedErrors.push(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await giveVoices(page);
    await rememberLanguage(page, 'en');
    await openBook(page, 'charlotte-birthday');
    await page.route(NARRATION, (route) => route.abort());
    const button = page.getByRole('button', { name: 'Read to me', exact: true });
    await button.click();
    await expect(page.getByText('The voice didn’t load.')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expectAccessible('the voice could not be loaded');
    await page.unroute(NARRATION);
    await page.reload();
    await button.click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  },
);

test('when the adventure is quiet it has asked for little script, and for no gallery', async ({ page }) => {
  await rememberLanguage(page, 'en');
  const scripts = await scriptsWhenQuiet(page, async () => {
    await page.goto('/adventure-game');
    await page.locator('.character-card').first().click();
    await expect(page.locator('[data-ready]')).toBeAttached();
  });
  expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(scriptGzipKilobytes.adventureWhenQuiet);
  expect([...scripts].filter((script) => /gallery|qr-code|level-maker-page/.test(script))).toEqual([]);
});
