import { localize } from '../../app/pages/pages.ts';
import { books } from '../../features/stories/books/books.ts';
import { stories } from '../../features/stories/model/stories.ts';
import { readPdf } from '../support/read-pdf.fixture.ts';
import { openBook, panel } from './book.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';

const book = books['korean-charlotte-birthday'];
const BLANK_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="9"/>';
const panels = book.chapters.flatMap((chapter) => chapter.panels);

for (const [language, words] of [
  ['en', { print: 'Print this book', back: 'Back to the book', note: 'Or press Ctrl+P (on a Mac, ⌘P).' }],
  ['ko', { print: '이 책 인쇄하기', back: '책으로 돌아가기', note: /Ctrl\+P/ }],
] as const) {
  test(
    `from the book to its print edition and back, in ${language}`,
    exhaustiveUnless(language === 'ko'),
    async ({ page, expectAccessible }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
      });
      await rememberLanguage(page, language);
      await openBook(page, book.id);
      await page.getByRole('link', { name: words.print }).click();
      await expect(page).toHaveURL(localize('/book/korean-charlotte-birthday/print', language));
      await expect(page.getByText(words.note)).toBeVisible();
      await expect(page.locator('[data-chapter]')).toHaveCount(book.chapters.length);
      await expect(page.locator('[data-bubble]')).toHaveCount(panels.flatMap((each) => each.speechBubbles).length);
      for (const { id, alt } of panels) {
        await expect(panel(page, id).getByRole('img', { name: alt[language], exact: true })).toBeVisible();
        await expect(panel(page, id).locator('figcaption > p')).not.toBeEmpty();
      }
      await expectAccessible(`the print edition in ${language}`);
      await page.getByRole('button', { name: words.print }).click();
      await expect(page.locator('html')).toHaveAttribute('data-asked-to-print', '');
      await page.getByRole('link', { name: words.back }).click();
      await expect(page).toHaveURL(localize('/book/korean-charlotte-birthday', language));
    },
  );
}

/** Width and height of every page of a PDF, in points. */
function pagesOf(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`);
}

test('on paper it fills both sides of two sheets of A4, and headings stay with their pictures', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  await page.goto('/book/korean-charlotte-birthday/print');
  await expect(page.locator('.edition')).toHaveAttribute('style', /--print-type: \d/);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pagesOf(pdf)).toEqual(Array.from({ length: 4 }, () => '595 × 842'));
  expect(pdf.length).toBeLessThan(20e6);
  const last = (await readPdf(pdf)).pages.at(-1)?.text ?? '';
  expect(last, 'the last page is not nearly empty').toMatch(/^.{400,}$/);
  await page.emulateMedia({ media: 'print' });
  // The placeholder would fill the torn edges of the pictures.
  await expect(page.locator('figure .print-picture').first()).not.toHaveCSS('background-size', 'cover');
  await expect(page.locator('figure .print-picture').first()).toHaveCSS('background-repeat', 'no-repeat');
  await expect(page.getByRole('button', { name: '이 책 인쇄하기' })).toBeHidden();
  for (const heading of await page.locator('[data-chapter] h2').all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
});

test('in both languages each picture has both of its texts', EXHAUSTIVE, async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/book/forest-adventure/print');
  await page.getByRole('button', { name: 'Both', exact: true }).click();
  await expect(panel(page, '1-1').locator('figcaption > p:lang(ko)')).not.toBeEmpty();
  await expect(panel(page, '1-1').locator('figcaption > p:lang(en)')).not.toBeEmpty();
});

/** In the browser, with the styles of paper: the share of each column that is left empty, in percent. */
function emptyOfColumns(flow: Element): number[] {
  const [PAGE_WIDTH_PX, PAGE_HEIGHT_PX, TOLERANCE_PX] = [(210 / 25.4 - 1) * 96, (297 / 25.4 - 1) * 96, 12];
  const style = { width: `${PAGE_WIDTH_PX}px`, height: `${PAGE_HEIGHT_PX}px`, columnFill: 'auto' };
  Object.assign((flow as HTMLElement).style, style);
  const column = (PAGE_WIDTH_PX + Number.parseFloat(getComputedStyle(flow).columnGap)) / 2;
  const page = flow.getBoundingClientRect();
  const bottoms: number[] = [];
  for (const part of flow.querySelectorAll('img, h1, h2, p, blockquote, li, dl > div')) {
    for (const { left, bottom } of part.getClientRects()) {
      const index = Math.floor((left - page.left + TOLERANCE_PX) / column);
      bottoms[index] = Math.max(bottoms[index] ?? 0, bottom - page.top);
    }
  }
  Object.assign((flow as HTMLElement).style, { width: '', height: '', columnFill: '' });
  return Array.from(bottoms, (bottom = 0) => Math.round(100 * (1 - bottom / PAGE_HEIGHT_PX)));
}

for (const { id } of stories) {
  test(`the columns of ${id} are full on paper, in each language and in both`, EXHAUSTIVE, async ({ page }) => {
    // Narrow, so that it is measured at the time of printing.
    await page.setViewportSize({ width: 390, height: 844 });
    await rememberLanguage(page, 'en');
    // Only their size counts.
    await page.route('**/art/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK_PICTURE }));
    await page.goto(`/book/${id}/print`);
    await expect(page.locator('.edition img').last()).toHaveAttribute('loading', 'eager');
    for (const mode of ['English', '한국어', 'Both']) {
      await page.locator('.print-choices').getByRole('button', { name: mode, exact: true }).click();
      const flow = page.locator('.edition');
      await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await document.fonts.ready;
        window.dispatchEvent(new Event('beforeprint'));
      });
      await expect(flow).toHaveAttribute('style', /--print-type: \d/);
      await page.emulateMedia({ media: 'print' });
      const empty = await flow.evaluate(emptyOfColumns);
      expect(empty.length % 4, `${mode}: both sides of every sheet`).toBe(0);
      expect(Math.max(...empty), `${mode}: ${empty.join(' ')}`).toBeLessThan(20);
      await page.emulateMedia({ media: null });
    }
  });
}

/** In the browser: pages of a booklet with much room left in one place, and bubbles that part a word at its hyphen. */
function faultsOfPages(booklet: Element): string[] {
  const MAX_BLANK = 0.2;
  const blank = [...booklet.querySelectorAll('[data-kind="panel"]')].flatMap((page) => {
    const box = page.getBoundingClientRect();
    const number = page.querySelector('.booklet-number')?.getBoundingClientRect();
    let [bottom, gap] = [box.top, 0];
    for (const part of [...page.children, null]) {
      const { top, height } = part?.getBoundingClientRect() ?? { top: number?.top ?? box.bottom, height: 0 };
      if (part && (height === 0 || part.className === 'booklet-number')) continue;
      // The padding of a text is room left, too.
      const paragraph = part?.querySelector(':scope > p')?.getBoundingClientRect();
      gap = Math.max(gap, (paragraph?.top ?? top) - bottom);
      bottom = paragraph?.bottom ?? top + height;
    }
    return gap > MAX_BLANK * box.height
      ? [`${page.textContent?.slice(0, 40)}: ${Math.round((100 * gap) / box.height)} %`]
      : [];
  });
  const parted = [...booklet.querySelectorAll('[data-placed] .hyphenated')].filter(
    (word) => word.getClientRects().length > 1,
  );
  return [...blank, ...parted.map((word) => `parted: ${word.textContent}`)];
}

for (const { id } of stories) {
  test(`the booklet of ${id} fits its pages in both languages, on A4 and US Letter`, EXHAUSTIVE, async ({ page }) => {
    await rememberLanguage(page, 'en');
    await page.goto(`/book/${id}/print`);
    const booklet = page.getByRole('img', { name: /The booklet as it is printed/ });
    for (const mode of ['English', '한국어']) {
      await page.locator('.print-choices').getByRole('button', { name: mode, exact: true }).click();
      for (const layout of ['Booklet, A4', 'Booklet, US Letter']) {
        await page.getByRole('button', { name: layout }).click();
        await expect(booklet).toHaveAttribute('data-fitted', '');
        const crowded = await booklet
          .locator('.booklet-page')
          .evaluateAll((pages) =>
            pages
              .filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
              .map((each) => each.textContent?.slice(0, 60)),
          );
        expect(crowded, `${mode}, ${layout}`).toEqual([]);
        expect(await booklet.evaluate(faultsOfPages), `${mode}, ${layout}`).toEqual([]);
      }
    }
  });
}

test(
  'a booklet prints two pages on each side of its sheets, and nothing else',
  EXHAUSTIVE,
  async ({ page, expectAccessible }) => {
    await rememberLanguage(page, 'en');
    // The pictures are not what is looked at here, and they make a PDF of 20 MB.
    await page.route('**/art/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK_PICTURE }));
    await page.goto(`/book/${book.id}/print`);
    await page.getByRole('button', { name: 'Booklet, A4' }).click();
    await expect(page.locator('.booklet')).toHaveAttribute('data-fitted', '');
    await expectAccessible('the preview of a booklet');
    const sides = (panels.length + 3) / 2;
    const a4 = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pagesOf(a4)).toEqual(Array.from({ length: sides }, () => '842 × 595'));
    await page.getByRole('button', { name: 'Booklet, US Letter' }).click();
    const letter = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pagesOf(letter)).toEqual(Array.from({ length: sides }, () => '792 × 612'));
  },
);

test('a phone measures the pages when it prints', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/book/forest-adventure/print');
  await expect(page.locator('.edition img').last()).toHaveAttribute('loading', 'eager');
  await expect(page.locator('.edition')).not.toHaveAttribute('style', /--print-type/);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.edition')).toHaveAttribute('style', /--print-type: \d/);
});

for (const [language, words] of [
  ['en', { section: 'For parents and teachers', sheet: /Teacher’s page/, file: 'Both', theater: 'Readers’ theater' }],
  ['ko', { section: '부모님과 선생님께', sheet: /선생님 자료/, file: '둘 다', theater: '낭독극' }],
] as const) {
  test(
    `from the end of a book to its page for teachers and its e-book, in ${language}`,
    exhaustiveUnless(language === 'en'),
    async ({ page, expectAccessible }) => {
      await rememberLanguage(page, language);
      await page.goto('/book/forest-adventure');
      const section = page.getByRole('region', { name: words.section });
      const file = section.getByRole('link', { name: new RegExp(`^${words.file} \\(\\d\\.\\d MB\\)$`) });
      const reply = await page.request.get((await file.getAttribute('href')) ?? '');
      expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/epub+zip']);
      await section.getByRole('link', { name: words.sheet }).click();
      await expect(page).toHaveURL(localize('/book/forest-adventure/teachers', language));
      await expect(page.getByRole('heading', { name: words.theater })).toBeVisible();
      await expectAccessible(`the page for teachers in ${language}`);
    },
  );

  test(`the page for teachers of every book is one sheet of A4, in ${language}`, EXHAUSTIVE, async ({ page }) => {
    await rememberLanguage(page, language);
    for (const { id } of stories) {
      await page.goto(`/book/${id}/teachers`);
      await expect(page.locator('.teachers-sheet')).toHaveAttribute('style', /--sheet-type: \d/);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const sheets = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(
        sheets.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]),
        id,
      ).toEqual([[595, 842]]);
      const size = await page
        .locator('.teachers-sheet')
        .evaluate((sheet) => Number.parseFloat(sheet.style.getPropertyValue('--sheet-type')));
      expect(size, `type on paper of ${id}, in points`).toBeGreaterThanOrEqual(9);
    }
  });
}

test('a book is taken along from its title page, its last page and its print page', async ({
  page,
  expectAccessible,
}) => {
  await rememberLanguage(page, 'en');
  await openBook(page, 'forest-adventure');
  const file = page.getByRole('link', { name: /^Both \(\d\.\d MB\)$/ });
  await page.locator('.title-take-along > summary').click();
  await expect(page.locator('.title-take-along').getByRole('link', { name: /^Both \(/ })).toBeVisible();
  await expectAccessible('a title page with what can be taken along');
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await page.locator('.title-take-along').getByRole('link', { name: 'On paper: a booklet to fold' }).click();
  await expect(page).toHaveURL('/book/forest-adventure/print#booklet');
  await expect(page.getByRole('button', { name: 'Booklet, A4' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(file).toHaveAttribute('href', '/epub/forest-adventure-both.epub');
  await page.goto('/book/forest-adventure#end');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it along' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Both \(/ })).toBeInViewport();
  await expectAccessible('the last page with what can be taken along');
});
