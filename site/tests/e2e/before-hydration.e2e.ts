import type { Page } from '@playwright/test';
import { quizText } from '../../features/quiz/text/quiz-text.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';

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
  await page.getByRole('tab', { name: text.practiceMode }).click();
  await letScriptsCome();
  await expect(page.getByRole('tab', { name: text.practiceMode })).toHaveAttribute('aria-selected', 'true');
});
