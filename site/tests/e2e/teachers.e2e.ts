import { stories } from '../../features/stories/model/stories.ts';
import { exhaustiveUnless } from './exhaustive.fixture.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';

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
      await expect(page).toHaveURL('/book/forest-adventure/teachers');
      await expect(page.getByRole('heading', { name: words.theater })).toBeVisible();
      await expectAccessible(`the page for teachers in ${language}`);
    },
  );

  test(
    `the page for teachers of every book is one sheet of A4, in ${language}`,
    exhaustiveUnless(language === 'ko'),
    async ({ page }) => {
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
    },
  );
}
