import type { Page } from '@playwright/test';
import { books } from '../../features/stories/books/books.ts';
import { loadPictures } from '../../features/stories/model/pictures.server.ts';
import { placeKey } from '../../features/stories/model/reading-place.ts';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { openBook, panel } from './book.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';

/** Windows of at least 600 px: a small phone, a phone, tablets both ways, a Chromebook, half of a screen, a
 * laptop, a projector. */
const SIZES = [
  [320, 600],
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1024, 600],
  [800, 600],
  [1440, 900],
  [1920, 1080],
] as const;

/**
 * Scrolls to each line of the book as reading aloud does: to its panel, then to the line. Returns the lines that are
 * not seen together with their picture. Of a sentence that is higher than the room, as much as there is room for must
 * be seen.
 */
function linesApart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    for (const figure of document.querySelectorAll<HTMLElement>('[data-panel-id]')) {
      const picture = figure.querySelector('img.reader-picture');
      for (const line of figure.querySelectorAll<HTMLElement>('[data-line]')) {
        if (!picture || line.getClientRects().length === 0) continue;
        figure.scrollIntoView({ block: 'start', behavior: 'instant' });
        line.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const [words, paint] = [line.getBoundingClientRect(), picture.getBoundingClientRect()];
        const bar = document.querySelector('.reader-tools')?.getBoundingClientRect().top ?? 0;
        const bubble = line.closest('[data-bubble]');
        const isBubble = bubble !== null && getComputedStyle(bubble).position === 'absolute';
        const isUnder = !isBubble && words.left < paint.right && paint.left < words.right;
        const roomTop = isUnder ? paint.bottom : headerBottom;
        const seen = Math.min(words.bottom, bar) - Math.max(words.top, roomTop);
        const isPictureSeen = paint.top >= headerBottom - 2 && paint.bottom <= bar + 2;
        if (!isPictureSeen || seen < Math.min(words.height, bar - roomTop) - 5)
          faults.push(
            `${line.dataset.line}: words ${Math.round(words.top)} to ${Math.round(words.bottom)}, picture ` +
              `${Math.round(paint.top)} to ${Math.round(paint.bottom)}, bar ${Math.round(bar)}`,
          );
      }
    }
    return faults;
  });
}

/** What the bar covers of what it must not cover, each scrolled to as the keyboard would. */
function coveredByBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHECKED = '.title-page .segmented-control, .chapter-title, .stage img, .finds li, .answer, .the-end';
    return [...document.querySelectorAll<HTMLElement>(CHECKED)].flatMap((element) => {
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const bar = document.querySelector('.reader-tools')?.getBoundingClientRect().top ?? 0;
      return box.bottom > bar + 1 ? [`${element.className} by ${Math.round(box.bottom - bar)} px`] : [];
    });
  });
}

for (const [book, mode, textSize] of [
  ['charlotte-birthday', 'English', 1],
  ['pyeongchang-story', '둘 다', 3],
] as const) {
  test(
    `in ${book} (${mode}, letters ${textSize}) each picture is seen with its words, and the bar covers nothing`,
    exhaustiveUnless(mode === 'English'),
    async ({ page }) => {
      await rememberLanguage(page, mode === 'English' ? 'en' : 'ko');
      await page.addInitScript(
        ([place, settings, size]) => {
          localStorage.setItem(place, '5-1');
          localStorage.setItem(settings, JSON.stringify({ textSize: size }));
        },
        [placeKey(book), SETTINGS_KEY, textSize] as const,
      );
      await page.setViewportSize({ width: 390, height: 844 });
      await openBook(page, book);
      // The offer to read on lies over the cover: over no button below it.
      const [card, button] = [page.locator('.resume-prompt'), page.locator('.open-book')];
      const cardBox = await card.boundingBox();
      expect((cardBox?.y ?? 0) + (cardBox?.height ?? 0)).toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0);
      await page
        .getByRole('group', { name: /Language of the book|책의 언어/ })
        .getByRole('button', { name: mode })
        .click();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const size = `${width}×${height}`;
        await expect.poll(() => linesApart(page), size).toEqual([]);
        expect(await coveredByBar(page), size).toEqual([]);
      }
    },
  );
}

test('on a phone the offer to read on lies below the open sheet of letters', EXHAUSTIVE, async ({ page }) => {
  const book = 'charlotte-birthday';
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberLanguage(page, 'en');
  await page.addInitScript((key) => localStorage.setItem(key, '5-1'), placeKey(book));
  await openBook(page, book);
  await expect(page.getByRole('button', { name: 'Keep reading' })).toBeVisible();
  await page.getByRole('button', { name: 'Letters and light' }).click();
  const sheet = page.locator('.drawer');
  await expect(sheet).toBeVisible();
  const middle = await page.locator('.resume-prompt').evaluate((offer) => {
    const { x, y, width, height } = offer.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const isInSheet = () => sheet.evaluate((each, { x, y }) => each.contains(document.elementFromPoint(x, y)), middle);
  await expect.poll(isInSheet).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep reading' })).toBeVisible();
});

/** Px between the tail of a caption and the middle of its speaker's head: a caption has a margin, and round corners. */
const MAX_ASIDE_PX = 32;

test('on a phone, captions come after their text and point at their speakers', EXHAUSTIVE, async ({ page }) => {
  const book = books['forest-adventure'];
  const pictures = loadPictures(book).panels;
  await rememberLanguage(page, 'en');
  await openBook(page, book.id);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const { id, speechBubbles } of book.chapters.flatMap(({ panels }) => panels)) {
      const figure = panel(page, id);
      await figure.scrollIntoViewIfNeeded();
      const captions = await figure.evaluate((element) => {
        const text = element.querySelector('[data-telling][data-shown].telling')?.getBoundingClientRect();
        const picture = element.querySelector('img')?.getBoundingClientRect();
        return [...element.querySelectorAll('[data-bubble]')].map((caption) => {
          const box = caption.getBoundingClientRect();
          const { left, width: tailWidth } = getComputedStyle(caption, '::before');
          const tail = box.left + Number.parseFloat(left) + Number.parseFloat(tailWidth) / 2;
          return {
            isAfterText: box.top >= (text?.bottom ?? Number.POSITIVE_INFINITY),
            tail: (tail - (picture?.left ?? 0)) / (picture?.width ?? 1),
          };
        });
      });
      for (const [i, { isAfterText, tail }] of captions.entries()) {
        const head = pictures[id]?.heads.find((each) => each.id === speechBubbles[i]?.character);
        expect(isAfterText, `${id}, bubble ${i}`).toBe(true);
        if (head) {
          const aside = Math.abs(tail - (head.left + head.width / 2)) * width;
          expect(aside, `${id}, bubble ${i}, ${width} px`).toBeLessThan(MAX_ASIDE_PX);
        }
      }
    }
  }
});

/** The sizes that every book is checked at: phones both ways, tablets both ways, a laptop, a projector. */
const ALL_SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const;

/** The parts of the title page that the bar lies on at some scroll position. */
function coveredOnTitlePage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STEP_PX = 16;
    const covered = new Set<string>();
    const parts = [...document.querySelectorAll('.title-page > *')];
    const bar = document.querySelector('.reader-tools');
    const end = (document.querySelector('.title-page')?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
    for (let y = 0; y <= end; y += STEP_PX) {
      window.scrollTo({ top: y, behavior: 'instant' });
      const { top = 0, bottom = 0 } = bar?.getBoundingClientRect() ?? {};
      for (const part of parts) {
        const box = part.getBoundingClientRect();
        if (box.top < bottom && box.bottom > top) covered.add(`${part.className} at ${y}`);
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...covered];
  });
}

for (const language of LANGUAGES) {
  test(`the bar covers nothing of a title page, in ${language}`, EXHAUSTIVE, async ({ page }) => {
    await rememberLanguage(page, language);
    for (const book of ['charlotte-birthday', 'pyeongchang-story']) {
      await openBook(page, book);
      for (const [width, height] of ALL_SIZES) {
        await page.setViewportSize({ width, height });
        expect(await coveredOnTitlePage(page), `${book}, ${width}×${height}`).toEqual([]);
      }
    }
  });
}

test('words belong together: captions stand between text and buttons, at every size', EXHAUSTIVE, async ({ page }) => {
  await openBook(page, 'charlotte-birthday');
  await page.getByRole('button', { name: 'Letters and light' }).click();
  await page.getByRole('button', { name: 'Biggest' }).click();
  const topOf = async (selector: string) => (await panel(page, '1-1').locator(selector).last().boundingBox())?.y ?? 0;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const size = `${width} × ${height}`;
    const [text, caption, buttons] = [await topOf('.page-text'), await topOf('[data-bubble]'), await topOf('button')];
    expect(text, size).toBeLessThan(caption);
    expect(caption, size).toBeLessThan(buttons);
  }
});
