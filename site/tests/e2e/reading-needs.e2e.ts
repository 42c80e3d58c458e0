import { pages } from '../../app/pages.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';

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

for (const language of ['en', 'ko'] as const) {
  test.describe(`in ${language}`, () => {
    test.describe('on a laptop zoomed to 200 %', () => {
      test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

      for (const { path } of pages) {
        test(`${path} has no cut text and is accessible`, async ({ page, expectAccessible }) => {
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

test.describe('in forced colors mode', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  for (const { path } of pages) {
    test(`${path} shows what is selected and draws its icons`, async ({ page }) => {
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
      expect(await ground('.icon')).not.toContain(paper);
    });
  }
});
