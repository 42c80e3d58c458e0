import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { SAMPLE_BOARD } from '../../features/career/plan-pdf/plan.fixture.ts';
import { planFileName } from '../../features/career/plan-pdf/plan-file-name.ts';
import { planPdfText } from '../../features/career/plan-pdf/plan-pdf-text.ts';
import { plannerText } from '../../features/career/planner/planner-text.ts';
import type { Recommendation } from '../../features/career/recommendation.ts';
import { BOARD_SESSION_KEY, createSessionId, SESSION_RANDOM_BYTES } from '../../shared/board/board-session.ts';
import { cardName, ZONES } from '../../shared/board/cards.ts';
import type { Language } from '../../shared/language/language.ts';
import { drawPdf } from '../pdf/pdf-pixels.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { expect, rememberLanguage, test } from './journey.ts';

const MAX_COMPARED_LETTERS = 60;

/** A child who has sorted the cards, and the careers the server recommends for them. */
async function sortedChild(
  page: Page,
  request: APIRequestContext,
  language: Language = 'ko',
): Promise<readonly Recommendation[]> {
  const random = crypto.getRandomValues(new Uint8Array(SESSION_RANDOM_BYTES));
  const sessionId = createSessionId(Date.now(), random);
  const saved = await request.post('/api/quadrant-board', { data: { sessionId, ...SAMPLE_BOARD, revision: 1 } });
  expect(saved.ok()).toBe(true);
  const generated = await request.post('/api/career-recommendations/generate', { data: { sessionId, language } });
  await page.addInitScript(([key, id]) => localStorage.setItem(key, id), [BOARD_SESSION_KEY, sessionId] as const);
  return (await generated.json()) as readonly Recommendation[];
}

async function saved(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

const joined = (text: string) => text.replace(/\s/g, '');

for (const language of ['ko', 'en'] as const) {
  test(`a plan is saved as a PDF from the ${language} page, whole and lovely to print`, async ({ page, request }) => {
    test.slow();
    const text = plannerText[language];
    const [career] = await sortedChild(page, request, language);
    if (!career) throw new Error('no career');
    await rememberLanguage(page, language);
    const fetched: string[] = [];
    page.on('request', (each) => fetched.push(new URL(each.url()).pathname));
    await page.goto('/career-planner');
    await page.getByText(career.title, { exact: true }).first().click();
    await expect(page.getByRole('button', { name: text.savePdf })).toBeVisible();
    expect(fetched.filter((path) => /plan-pdf|\.ttf|road-[\w-]+\.jpg/.test(path))).toEqual([]);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: text.savePdf }).click();
    await expect(page.getByText(text.savingPdf)).toBeVisible();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(planFileName(career.title, new Date(), language));
    await expect(page.getByText(text.savedPdf)).toBeVisible();
    const file = await saved(download);

    await test.step('its text is the plan, in the page’s language, in our fonts', async () => {
      const pdf = await readPdf(file);
      const { documentTitle, locale, zones } = planPdfText[language];
      expect(pdf).toMatchObject({ title: documentTitle(career.title), language: locale, missingGlyphs: 0 });
      expect(
        pdf.fonts.every(({ name, embedded, subset }) => embedded && subset && /^(Jua|Pretendard)-/.test(name)),
      ).toBe(true);
      const words = joined(pdf.pages.map((each) => each.text).join(' '));
      for (const sentence of [
        ...ZONES.flatMap(({ id }) => [zones[id].name, ...SAMPLE_BOARD[id].map((card) => cardName(card, language))]),
        career.title,
        career.description,
        ...career.because.sentences,
        ...Object.values(career.roadmap).flat(),
      ]) {
        expect(words).toContain(joined(sentence));
      }
    });

    await test.step('its letters are drawn as their fonts draw them', async () => {
      const { texts, pictures } = await drawPdf(page, file);
      for (const [index, picture] of pictures.entries()) {
        await test.info().attach(`page ${index + 1}`, { body: picture, contentType: 'image/png' });
      }
      expect(texts.length).toBeGreaterThan(50);
      // On longer Latin lines the widths of canvas and PDF drift apart.
      const lines = texts.filter((each) => each.text.length <= MAX_COMPARED_LETTERS);
      // Measured: 0.72 and more for the letters themselves, 0.65 and less for the same letters in another order.
      expect(lines.filter(({ likeness }) => likeness < 0.68)).toEqual([]);
      expect(lines.filter(({ reads, unlikeness }) => reads === 'one way' && unlikeness >= 0.68)).toEqual([]);
    });
  });
}

test('a PDF that cannot be fetched is said kindly, and made when asked again', async ({
  page,
  request,
  expectedErrors,
}) => {
  const text = plannerText.ko;
  expectedErrors.push(/Failed to load resource/, /The PDF was not made/);
  const [career] = await sortedChild(page, request);
  if (!career) throw new Error('no career');
  await page.goto('/career-planner');
  await page.getByText(career.title, { exact: true }).first().click();
  await page.route('**/assets/pretendard-400-*.ttf', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: text.savePdf }).click();
  await expect(page.getByRole('alert')).toContainText(text.pdfFailed);
  await page.unroute('**/assets/pretendard-400-*.ttf');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: text.tryAgain }).click();
  expect((await saved(await coming)).subarray(0, 5).toString()).toBe('%PDF-');
});
