import { readFileSync } from 'node:fs';
import { localize } from '../../app/pages/pages.ts';
import { books } from '../../features/stories/books/books.ts';
import type { Book } from '../../features/stories/model/book.ts';
import { getStoryById } from '../../features/stories/model/stories.ts';
import { type MetadataHead, parseMetadata } from '../../pictures/metadata.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { openBook, panel, SIZES, telling, watchShifts } from './book.driver.ts';
import { exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';

const MODES = ['English', '한국어', 'Both'] as const;

/** The head boxes of a book's pictures, by panel id. */
function headsOf(book: Book): Record<string, MetadataHead[]> {
  const ids = book.chapters.flatMap(({ panels }) => panels.map(({ id }) => id));
  return Object.fromEntries(
    ids.map((id) => {
      const file = `pictures/${book.id}/${id}.json`;
      return [id, parseMetadata(readFileSync(file, 'utf8'), file).heads];
    }),
  );
}

/** In the browser: bubbles that cover a head, whose text overflows, or that lie behind their picture. */
function faultsOfBubbles(heads: Record<string, MetadataHead[]>): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-panel-id]')].flatMap((figure) => {
    const id = figure.dataset.panelId ?? '';
    return [...figure.querySelectorAll('[data-bubble]')].flatMap((bubble) => {
      const isPlaced = getComputedStyle(bubble).position === 'absolute';
      if (isPlaced) bubble.scrollIntoView({ block: 'center', behavior: 'instant' });
      const picture = figure.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      const box = bubble.getBoundingClientRect();
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const isHidden = isPlaced && !bubble.contains(onTop);
      const covered = (heads[id] ?? []).filter(
        (head) =>
          box.left < picture.left + (head.left + head.width) * picture.width &&
          box.right > picture.left + head.left * picture.width &&
          box.top < picture.top + (head.top + head.height) * picture.height &&
          box.bottom > picture.top + head.top * picture.height,
      );
      const spills = bubble.scrollHeight > bubble.clientHeight + 1 || bubble.scrollWidth > bubble.clientWidth + 1;
      return [
        ...covered.map((head) => `${id}: over ${'person' in head ? head.person : head.thing}`),
        ...(spills ? [`${id}: text spills`] : []),
        ...(isHidden ? [`${id}: behind ${onTop?.className}`] : []),
      ];
    });
  });
}

for (const book of Object.values(books)) {
  const panels = book.chapters.flatMap((chapter) => chapter.panels);
  const story = getStoryById(book.id);
  const details = exhaustiveUnless(book.id === 'korean-charlotte-birthday');

  test.describe(story.title.en, details, () => {
    test('every chapter, panel, bubble and thing to find is on its page', async ({ page }) => {
      await rememberLanguage(page, 'en');
      await openBook(page, book.id);
      await expect(page.locator('[data-chapter]')).toHaveCount(book.chapters.length);
      for (const chapter of book.chapters) {
        const section = page.locator(`[data-chapter="${chapter.number}"]`);
        await expect(section.getByRole('heading', { level: 2 })).toContainText(chapter.title.en);
        await expect(section.locator('[data-panel]')).toHaveCount(chapter.panels.length);
        for (const { find } of chapter.panels) await expect(section.getByText(find.en)).toBeVisible();
        for (const { title } of chapter.activities ?? []) {
          // An activity may have the name of its chapter.
          await expect(section.getByRole('heading', { level: 3, name: title.en })).toBeVisible();
        }
      }
      await expect(page.locator('[data-bubble]')).toHaveCount(panels.flatMap((each) => each.speechBubbles).length);
      await expect(page.getByText('The End', { exact: true })).toBeVisible();
      const back = book.backLinkLabel === 'home' ? 'Home' : 'Back to Library';
      for (const name of ['Read More Stories', back]) {
        await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', '/');
      }
    });

    test('it opens from the library, and only its cover is fetched at once', async ({ page }) => {
      await rememberLanguage(page, 'en');
      await page.goto('/stories');
      await page.getByRole('link', { name: story.title.en, exact: true }).click();
      await expect(page).toHaveURL(localize(story.route, 'en'));
      await expect(telling(page, '1-1', 'en')).toBeVisible();
      const pictures = page.locator('.reader-cover, .reader-picture');
      expect(await pictures.evaluateAll((all) => all.map((image) => image.getAttribute('loading')))).toEqual([
        'eager',
        ...panels.map(() => 'lazy'),
      ]);
      await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    });

    test('in each language it is accessible, and at every size panels are centered and no bubble covers a face', async ({
      page,
      expectAccessible,
    }) => {
      await rememberLanguage(page, 'en');
      await openBook(page, book.id);
      const modes = page.getByRole('group', { name: 'Language of the book' });
      for (const mode of MODES) {
        await modes.getByRole('button', { name: mode }).click();
        await expectAccessible(`the book in ${mode}`);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const where = `${mode}, ${size.width}×${size.height}`;
          const { x, width } = (await panel(page, '1-1').boundingBox()) ?? { x: 0, width: 0 };
          expect(Math.abs(x + width / 2 - size.width / 2), where).toBeLessThan(10);
          expect(await page.evaluate(faultsOfBubbles, headsOf(book)), where).toEqual([]);
        }
      }
    });

    for (const size of SIZES) {
      test.describe(`at ${size.width}×${size.height}`, exhaustiveUnless(size.width === 390), () => {
        test.use({ viewport: size });

        test('the layout does not shift while the reader scrolls to the end', async ({ page }) => {
          const shifts = await watchShifts(page);
          await openBook(page, book.id);
          for (const { id } of panels) {
            const picture = panel(page, id).locator('img');
            await panel(page, id).scrollIntoViewIfNeeded();
            await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
          }
          expect(await shifts()).toBeLessThan(0.01);
        });
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('both tellings and the answers are shown', async ({ page }) => {
        await page.goto(story.route);
        for (const language of LANGUAGES) await expect(telling(page, '1-1', language)).toBeVisible();
        const answer = book.questions[0]?.answers[0];
        const [say, reply] = [answer?.say[story.language] ?? '', answer?.reply[story.language] ?? ''];
        await page.getByText(say, { exact: true }).click();
        await expect(page.getByText(reply, { exact: true })).toBeVisible();
      });
    });
  });
}

test('a worksheet prints alone, and the book is visible again afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });
  await openBook(page, 'charlotte-birthday');
  const activity = page.locator('[data-chapter="3"] .activity');
  await activity.getByRole('button', { name: 'Print the sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(activity.getByRole('heading', { name: 'Map Your Street' })).toBeVisible();
  await expect(activity.locator('img')).toBeVisible();
  for (const hidden of ['.panel', '.activity', 'h1', 'footer']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.panel').first()).toBeVisible();
});
