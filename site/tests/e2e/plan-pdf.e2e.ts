import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { SAMPLE_BOARD } from '../../features/career/plan-pdf/plan.fixture.ts';
import type { PlannedStep } from '../../features/career/plan-pdf/plan-for-pdf.ts';
import { planFileName } from '../../features/career/plan-pdf/plan-for-pdf.ts';
import { planPdfText } from '../../features/career/plan-pdf/plan-pdf-text.ts';
import { plannerText } from '../../features/career/planner/planner-text.ts';
import type { Recommendation } from '../../features/career/recommender/recommendation.ts';
import { BOARD_SESSION_KEY, createSessionId, SESSION_RANDOM_BYTES } from '../../shared/board/board-session.ts';
import type { Language } from '../../shared/language/language.ts';
import { listDrawnWords } from '../support/drawn-plan.fixture.ts';
import { drawPdf } from '../support/pdf-pixels.fixture.ts';
import { compareWithPlan } from '../support/plan-texts.fixture.ts';
import { readPdf } from '../support/read-pdf.fixture.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

/** A child who has sorted the cards, and the careers the server recommends for them. */
async function sortedChild(
  page: Page,
  request: APIRequestContext,
  language: Language = 'ko',
): Promise<{ readonly sessionId: string; readonly careers: readonly Recommendation[] }> {
  const random = crypto.getRandomValues(new Uint8Array(SESSION_RANDOM_BYTES));
  const sessionId = createSessionId(Date.now(), random);
  const saved = await request.post('/api/quadrant-board', { data: { sessionId, ...SAMPLE_BOARD, revision: 1 } });
  expect(saved.ok()).toBe(true);
  const generated = await request.post('/api/career-recommendations/generate', { data: { sessionId, language } });
  await page.addInitScript(([key, id]) => localStorage.setItem(key, id), [BOARD_SESSION_KEY, sessionId] as const);
  return { sessionId, careers: await generated.json() };
}

async function stepsOf(request: APIRequestContext, sessionId: string, career: Recommendation): Promise<PlannedStep[]> {
  const data = { sessionId, career, language: career.language };
  const reply = await request.post('/api/career-recommendations/next-steps', { data });
  const { nextSteps } = (await reply.json()) as { nextSteps: readonly string[] };
  return nextSteps.map((text) => ({ text, isDone: false }));
}

/** On longer Latin lines the widths of canvas and PDF drift apart, and reversed letters coincide less. */
const LONG_LINE_LETTERS = 60;

/**
 * Between the likeness of the letters themselves and of the same letters in another order. Measured: 0.72 and more
 * against 0.65 and less; on long lines 0.65 and more against 0.31 and less.
 */
const limitOf = (line: string) => (line.length > LONG_LINE_LETTERS ? 0.5 : 0.68);

async function saved(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

for (const language of ['ko', 'en'] as const) {
  test(
    `a plan is saved as a PDF from the ${language} page, whole and lovely to print`,
    EXHAUSTIVE,
    async ({ page, request }) => {
      test.slow();
      const text = plannerText[language];
      const { sessionId, careers } = await sortedChild(page, request, language);
      const [career] = careers;
      if (!career) throw new Error('no career');
      const nextSteps = await stepsOf(request, sessionId, career);
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

      await test.step('its text is the whole plan, in the page’s language, in our fonts', async () => {
        const pdf = await readPdf(file);
        const { documentTitle, locale } = planPdfText[language];
        expect(pdf).toMatchObject({ title: documentTitle(career.title), language: locale, missingGlyphs: 0 });
        expect(
          pdf.fonts.every(({ name, embedded, subset }) => embedded && subset && /^(Jua|Pretendard)-/.test(name)),
        ).toBe(true);
        const plan = { board: SAMPLE_BOARD, recommendation: career, nextSteps, date: new Date(), language };
        expect(compareWithPlan(listDrawnWords(pdf), plan, 2)).toEqual({ missing: [], unknown: [] });
      });

      await test.step('its letters are drawn as their fonts draw them', async () => {
        const { texts, pictures } = await drawPdf(page, file);
        for (const [index, picture] of pictures.entries()) {
          await test.info().attach(`page ${index + 1}`, { body: picture, contentType: 'image/png' });
        }
        expect(texts.length).toBeGreaterThan(50);
        expect(texts.filter(({ text, likeness }) => likeness < limitOf(text))).toEqual([]);
        expect(
          texts.filter(({ text, reads, unlikeness }) => reads === 'one way' && unlikeness >= limitOf(text)),
        ).toEqual([]);
      });
    },
  );
}

test('a PDF that cannot be fetched is said kindly, and made when asked again', async ({
  page,
  request,
  expectedErrors,
}) => {
  const text = plannerText.ko;
  expectedErrors.push(/Failed to load resource/, /The PDF was not made/);
  const [career] = (await sortedChild(page, request)).careers;
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
