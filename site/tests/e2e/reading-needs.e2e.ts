import { pages } from '../../app/pages.ts';
import { expect, rememberLanguage, test } from './journey.ts';

/** In the browser: what is written larger than the box that hides the rest of it. */
function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    // What is for the eye alone may be cut short: its words stand elsewhere.
    if (element.closest('[aria-hidden="true"]')) return [];
    const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    const isSeen = element.clientWidth > 1 && element.clientHeight > 1 && style.clipPath === 'none';
    const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return hides && isSeen && ownText && cut ? [`${element.className}: ${element.textContent?.slice(0, 40)}`] : [];
  });
}

/** In the browser: how far the page can be pushed sideways, in CSS pixels. */
function sidewaysRoom(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

for (const language of ['en', 'ko'] as const) {
  test.describe(`in ${language}`, () => {
    test.describe('on a laptop zoomed to 200 %', () => {
      test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

      for (const { path } of pages) {
        test(`${path} is whole and accessible`, async ({ page, expectAccessible }) => {
          await rememberLanguage(page, language);
          await page.goto(path, { waitUntil: 'networkidle' });
          expect(await page.evaluate(sidewaysRoom)).toBe(0);
          expect(await page.evaluate(cutTexts)).toEqual([]);
          await expectAccessible(`${path} at 200 %`);
        });
      }
    });
  });
}

test.describe('with colours that the reader has set', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  for (const { path } of pages) {
    test(`${path} tells what is chosen and draws its marks`, async ({ page }) => {
      await rememberLanguage(page, 'en');
      await page.goto(path, { waitUntil: 'networkidle' });
      const ground = (selector: string) =>
        page
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).backgroundColor))]);
      const chosen = await ground('[aria-pressed="true"], [aria-selected="true"]');
      expect(chosen, 'the language at least is chosen').toHaveLength(1);
      expect(await ground('[aria-pressed="false"], [aria-selected="false"]')).not.toContain(chosen[0]);
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(await ground('.mark')).not.toContain(paper);
    });
  }
});
