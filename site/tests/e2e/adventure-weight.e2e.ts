import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { gzipKilobytes, scriptGzipKilobytes, scriptsWhenQuiet } from './script-weight.fixture.ts';

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
