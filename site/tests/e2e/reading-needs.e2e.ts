import { EXHAUSTIVE, VISITS } from './exhaustive.fixture.ts';
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

test.describe('on a laptop zoomed to 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  for (const { which, paths, details } of VISITS)
    for (const language of ['en', 'ko'] as const)
      test(
        `${which} has no cut text and no sideways scrolling, also 320 px wide, in ${language}`,
        language === 'ko' ? details : EXHAUSTIVE,
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

  for (const { which, paths, details } of VISITS) {
    test(`${which} shows what is selected and draws its icons`, details, async ({ page }) => {
      await rememberLanguage(page, 'en');
      const ground = (selector: string) =>
        page
          .locator(selector)
          .filter({ visible: true })
          .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).backgroundColor))]);
      for (const path of paths) {
        await page.goto(path);
        const chosen = await ground('[aria-pressed="true"], [aria-selected="true"]');
        expect(chosen, `${path}: the language at least is chosen`).toHaveLength(1);
        expect(await ground('[aria-pressed="false"], [aria-selected="false"]'), path).not.toContain(chosen[0]);
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(await ground('.icon'), path).not.toContain(paper);
      }
    });
  }
});
