import type { Page } from '@playwright/test';
import { quizText } from '../../features/quiz/play/quiz-text.ts';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';

/** Opens a page whose scripts arrive only when the function that comes back is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opening = page.goto(path);
  await page.locator('main h1').waitFor();
  return async () => {
    release();
    await opening;
  };
}

test('a name that is typed before the scripts are there is kept', async ({ page }) => {
  const text = quizText.ko;
  const letScriptsCome = await openWithoutScripts(page, '/multiplication-table');
  await page.getByLabel(text.nameQuestion).fill('하늘');
  await letScriptsCome();
  await expect(page.getByLabel(text.nameQuestion)).toHaveValue('하늘');
  await expect(page.getByRole('button', { name: text.start, exact: true })).toBeEnabled();
});

test('a tab that is pressed before the scripts are there is opened by them', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  const text = quizText.ko;
  const letScriptsCome = await openWithoutScripts(page, '/multiplication-table');
  await page.getByRole('tab', { name: text.tablesMode }).click();
  await letScriptsCome();
  await expect(page.getByRole('tab', { name: text.tablesMode })).toHaveAttribute('aria-selected', 'true');
});

const BOOK = '/book/pyeongchang-story';
const LAST = '#chapter-8';

/**
 * Keeps every font from coming, as a slow line does, on a page whose patience never ends: until then it does not grow.
 */
async function holdFonts(page: Page): Promise<() => void> {
  await page.addInitScript((patience) => {
    const { setTimeout } = window;
    const patient = (run: () => void, time = 0) => (time < patience ? setTimeout(run, time) : 0);
    // Bound, it passes for the browser's own: this is no faked clock, which journey.fixture.ts would nudge.
    window.setTimeout = patient.bind(window) as typeof setTimeout;
  }, 1000);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-laying-out');
  const hidden = await page
    .locator('.panel')
    .evaluateAll((panels) => panels.filter((panel) => !panel.checkVisibility()));
  expect(hidden).toHaveLength(0);
}

/** Reloads the page and waits until panel 5-2 stands in the window where it stood. */
async function expectPlaceKept(page: Page): Promise<void> {
  const topOfPanel = () => page.locator('#panel-5-2').evaluate((panel) => panel.getBoundingClientRect().top);
  await expect(page.locator('.reader-bar')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  // Fonts that a later style sheet asks for change the lines once more: the place counts when it has come to rest.
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const last = before;
      before = await topOfPanel();
      return Math.abs(before - last);
    })
    .toBeLessThan(0.5);
  await page.reload();
  await expect(page.locator('.reader-bar')).toBeAttached();
  await expect.poll(async () => Math.abs((await topOfPanel()) - before)).toBeLessThan(2);
}

test('a book opens with its first picture and is whole before it answers', async ({ page }) => {
  const letGo = await holdFonts(page);
  const hydrated = page.goto(BOOK);
  await expect(page.locator('#panel-1-1')).toBeVisible();
  await expect(page.locator('#panel-1-2')).toBeHidden();
  letGo();
  await hydrated;
  await expectWhole(page);
});

for (const [how, hurry] of Object.entries({
  'a wheel': (page: Page) => page.mouse.wheel(0, 10),
  'a key': (page: Page) => page.keyboard.press('Shift'),
  'a touch': (page: Page) => page.locator('#panel-1-1').dispatchEvent('pointerdown'),
})) {
  test(`the whole book is there at once for ${how}`, exhaustiveUnless(how === 'a wheel'), async ({ page }) => {
    const letGo = await holdFonts(page);
    const hydrated = page.goto(BOOK);
    await expect(page.locator('html')).toHaveAttribute('data-laying-out');
    await hurry(page);
    await expectWhole(page);
    letGo();
    await hydrated;
  });
}

test('a link to a chapter ends at that chapter, and a reload where the reader was', async ({ page }) => {
  await page.goto(`${BOOK}${LAST}`);
  await expect(page.locator(`${LAST} h2`)).toBeInViewport();
  await page.goto(BOOK);
  await page.locator('#panel-5-2').scrollIntoViewIfNeeded();
  await expectPlaceKept(page);
  await expect(page.locator('.chapter-rail [aria-current]')).toContainText('5');
});

test('a reload keeps the place with the largest letters and both languages', EXHAUSTIVE, async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"mode":{"choice":"both","under":"en"},"textSize":3}'),
    SETTINGS_KEY,
  );
  await page.goto(BOOK);
  await page.locator('#panel-5-2').scrollIntoViewIfNeeded();
  await expectPlaceKept(page);
});

test('a book is whole where no script of the site comes', EXHAUSTIVE, async ({ page, expectedErrors }) => {
  expectedErrors.push(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  page.goto(BOOK).catch(() => {});
  await expect(page.locator(`${LAST} h2`)).toBeVisible();
  // The page loads itself once more in between, since a file of an older version may be gone.
  await expect(() => expectWhole(page)).toPass();
});
