import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { parsePassage } from '../../features/stories/model/passage.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { openBook, telling } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test, VISITS } from './journey.fixture.ts';
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

test('the length is chosen in a book that lies open as pages', EXHAUSTIVE, async ({ page }) => {
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

/** In the browser: texts that overflow a box with hidden overflow. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    // Decorative text may be cut off; the same words are elsewhere on the page.
    if (element.closest('[aria-hidden="true"]')) return [];
    const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    const isSeen = element.clientWidth > 1 && element.clientHeight > 1 && style.clipPath === 'none';
    const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return hides && isSeen && ownText && cut ? [`${element.className}: ${element.textContent?.slice(0, 40)}`] : [];
  });
}

/** In the browser: how far the page scrolls sideways, in CSS pixels. */
function sidewaysRoom(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

test.describe('on a laptop zoomed to 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  for (const { which, paths } of VISITS)
    for (const language of LANGUAGES)
      test(
        `${which} has no cut text and no sideways scrolling, also 320 px wide, in ${language}`,
        EXHAUSTIVE,
        async ({ page }) => {
          await rememberLanguage(page, language);
          for (const path of paths) {
            await page.goto(path);
            await page.evaluate(() => document.fonts.ready);
            expect(await page.evaluate(sidewaysRoom), path).toBe(0);
            expect(await page.evaluate(cutTexts), path).toEqual([]);
            await page.setViewportSize({ width: 320, height: 568 });
            expect(await page.evaluate(sidewaysRoom), `${path}, 320 px`).toBe(0);
            await page.setViewportSize({ width: 640, height: 400 });
          }
        },
      );
});

test.describe('in forced colors mode', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  for (const { which, paths } of VISITS) {
    test(`${which} shows what is selected and draws its icons`, EXHAUSTIVE, async ({ page }) => {
      await rememberLanguage(page, 'en');
      const ground = (selector: string) =>
        page
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).backgroundColor))]);
      for (const path of paths) {
        await page.goto(path);
        const chosen = await ground('[aria-pressed="true"], [aria-selected="true"], [aria-current="true"]');
        expect(chosen, `${path}: the language at least is chosen`).toHaveLength(1);
        expect(
          await ground('[aria-pressed="false"], [aria-selected="false"], header a[hreflang]:not([aria-current])'),
          path,
        ).not.toContain(chosen[0]);
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(await ground('.icon'), path).not.toContain(paper);
      }
    });
  }
});

test('a family chooses the evening for the whole site, and the day again', async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/');
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Evening colors' }).click();
  await expect(html).toHaveAttribute('data-evening', '');

  await page.goto('/multiplication-table');
  await expect(html).toHaveAttribute('data-evening', '');
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.getByRole('button', { name: 'Day colors' }).click();
  await expect(other.locator('html')).not.toHaveAttribute('data-evening');
  await expect(html).not.toHaveAttribute('data-evening');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(html).not.toHaveAttribute('data-evening');
});
