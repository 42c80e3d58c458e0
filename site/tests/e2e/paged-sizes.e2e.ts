import { books } from '../../features/stories/books/books.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import { getShownLanguages, SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { getStoryById } from '../../features/stories/model/stories.ts';
import { buildPages, formatPageAddress } from '../../features/stories/paged/book-pages.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';
import { measurePages, openPages } from './paged.driver.ts';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const;

test.use({ reducedMotion: 'reduce' });

for (const book of Object.values(books)) {
  for (const mode of ['en', 'ko', 'both'] as const) {
    test(`every page of ${book.id} fits with the largest letters: ${mode}`, EXHAUSTIVE, async ({ page }) => {
      test.slow();
      await page.addInitScript(
        ([key, choice]) =>
          localStorage.setItem(key, JSON.stringify({ mode: { choice, under: 'en' }, textSize: 3, paged: true })),
        [SETTINGS_KEY, mode] as const,
      );
      await rememberLanguage(page, 'en');
      // Pictures never come: decoding them is most of the time, and their size stands in the page.
      await page.route('**/art/**', () => {});
      await openPages(page, book.id);
      const addresses = buildPages(book).map(formatPageAddress);
      const panels = book.chapters.flatMap((chapter) => chapter.panels);
      const lines: Record<string, string[]> = {};
      for (const { panel, id } of buildLines(panels, getShownLanguages(mode, getStoryById(book.id).language))) {
        lines[`#${panel}`] = [...(lines[`#${panel}`] ?? []), id];
      }
      // `npm test` measures a phone held sideways, where there is least room.
      const isAll = test.info().project.name === 'all';
      for (const [width, height] of isAll ? SIZES : [[844, 390] as const]) {
        await page.setViewportSize({ width, height });
        const measures = await measurePages(page, addresses, lines);
        const faults = measures.filter(({ overflow, covered, missing }) => overflow || covered || missing.length > 0);
        expect(faults, `${width} × ${height}`).toEqual([]);
      }
    });
  }
}

test('on a projector the letters and the picture can be seen from the last row', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openPages(page, 'charlotte-birthday', '#1-1');
  const picture = await page.locator('[data-sheet="current"] .stage').boundingBox();
  const type = await page
    .locator('[data-sheet="current"] .paged-words > .paged-words-lines')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(picture?.height).toBeGreaterThanOrEqual(0.7 * 1080);
  expect(type).toBeGreaterThanOrEqual(0.03 * 1080);
});
