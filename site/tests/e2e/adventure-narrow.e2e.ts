import { MAX_REPEAT_DEPTH } from '../../features/adventure/program/program.ts';
import { openAdventure } from './adventure.driver.ts';
import { exhaustiveUnless } from './exhaustive.fixture.ts';
import { expect, test } from './journey.fixture.ts';

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

for (const language of ['en', 'ko'] as const) {
  for (const depth of [3, MAX_REPEAT_DEPTH]) {
    test(
      `${depth} repeats one inside the other can be read and tapped on the smallest screen, ${language}`,
      exhaustiveUnless(language === 'ko' && depth === MAX_REPEAT_DEPTH),
      async ({ page }) => {
        const form = `${'3b'.repeat(depth)}rc${'e'.repeat(depth)}`;
        const { text, button, lit } = await openAdventure(page, language, `#1-${form}`);
        await expect(page.locator('[data-ready]')).toBeAttached();
        for (const words of await page.locator('.block-chip > .grow').all()) {
          const seen = await words.evaluate((element) => {
            const { lineHeight } = getComputedStyle(element);
            const lines = element.clientHeight / Number.parseFloat(lineHeight);
            return { lines, isCut: element.scrollWidth > element.clientWidth };
          });
          expect(seen.isCut, await words.innerText()).toBe(false);
          expect(seen.lines, await words.innerText()).toBeLessThan(2.5);
        }
        for (const part of await page.locator('.adventure-workshop button').all()) {
          const box = await part.boundingBox();
          expect(box?.height, await part.innerText()).toBeGreaterThanOrEqual(44);
          expect(box?.width, await part.innerText()).toBeGreaterThanOrEqual(44);
        }
        await button(text.stepOnce).tap();
        await expect(lit.locator('.block-round')).toHaveCount(0);
        await expect(page.locator('.block-round')).toHaveCount(depth);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      },
    );
  }
}
