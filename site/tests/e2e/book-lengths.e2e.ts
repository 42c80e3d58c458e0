import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { parsePassage } from '../../features/stories/passages/passage.ts';
import { openBook, telling } from './book.driver.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { openPages } from './paged.driver.ts';

const first = forestAdventure.chapters[0]?.panels[0];
const firstSentence = (text: string | undefined, language: 'en' | 'ko') =>
  parsePassage(text ?? '', language)[0]?.plain ?? '';
const SHORT = firstSentence(first?.short?.en, 'en');
const WHOLE = firstSentence(first?.text.en, 'en');
const WHOLE_KOREAN = firstSentence(first?.text.ko, 'ko');

test.use({ reducedMotion: 'reduce' });

test('a child reads the short text, then it beside the whole one of the other language, also after a reload', async ({
  page,
  expectAccessible,
}) => {
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  const title = page.locator('.title-page');
  await expect(telling(page, '1-1', 'en')).toContainText(WHOLE);
  await title.getByRole('group', { name: 'Length of the story' }).getByRole('button', { name: 'Short' }).click();
  await expect(telling(page, '1-1', 'en')).toContainText(SHORT);

  await title.getByRole('button', { name: 'Both' }).click();
  const korean = title.getByRole('group', { name: 'Length in Korean' });
  await expect(korean.getByRole('button', { name: 'Short' })).toHaveAttribute('aria-pressed', 'true');
  await korean.getByRole('button', { name: 'Whole' }).click();
  await expect(telling(page, '1-1', 'en')).toContainText(SHORT);
  await expect(telling(page, '1-1', 'ko')).toContainText(WHOLE_KOREAN);
  await expectAccessible('both languages, one of them short');

  await page.reload();
  await expect(telling(page, '1-1', 'en')).toContainText(SHORT);
  await expect(telling(page, '1-1', 'ko')).toContainText(WHOLE_KOREAN);
});

test('the length is chosen in a book that lies open as pages', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPages(page, forestAdventure.id, '#1-1');
  const words = page.locator('[data-sheet="current"] .paged-words > .paged-words-lines');
  await expect(words).toContainText(WHOLE);
  await page.getByRole('button', { name: 'Letters and light' }).click();
  const menu = page.getByRole('region', { name: 'Letters and light' });
  await menu.getByRole('button', { name: 'Both' }).click();
  await menu.getByRole('group', { name: 'Length in English' }).getByRole('button', { name: 'Short' }).click();
  await page.keyboard.press('Escape');
  await expect(words).toContainText(SHORT);
  await page.reload();
  await expect(words).toContainText(SHORT);
  // The whole text stands after it, in as many beats as it needs.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(words).toContainText('테오는 공책을', { timeout: 500 });
  }).toPass();
});
