import { books } from '../../features/stories/books/books.ts';
import { openBook, panel } from './book-reader.ts';
import { expect, rememberLanguage, test } from './journey.ts';

const book = books['korean-charlotte-birthday'];
const panels = book.chapters.flatMap((chapter) => chapter.panels);

for (const [language, words] of [
  ['en', { print: 'Print this book', back: 'Back to the book', note: 'Or press Ctrl+P (on a Mac, ⌘P).' }],
  ['ko', { print: '이 책 인쇄하기', back: '책으로 돌아가기', note: /Ctrl\+P/ }],
] as const) {
  test(`from the book to its print edition and back, in ${language}`, async ({ page, expectAccessible }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
    });
    await rememberLanguage(page, language);
    await openBook(page, book.id);
    await page.getByRole('link', { name: words.print }).click();
    await expect(page).toHaveURL('/book/korean-charlotte-birthday/print');
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
    await expect(page).toHaveURL('/book/korean-charlotte-birthday');
  });
}

test('on paper it has three pages of A4, and headings stay with their pictures', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  await page.goto('/book/korean-charlotte-birthday/print');
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const source = pdf.toString('latin1');
  const sheets = [...source.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual(
    Array.from({ length: 3 }, () => [595, 842]),
  );
  expect(pdf.length).toBeLessThan(20e6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '이 책 인쇄하기' })).toBeHidden();
  for (const heading of await page.locator('.print-edition h2').all()) {
    await expect(heading).toHaveCSS('break-after', 'avoid');
  }
});
