import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { STAGES } from '../../features/career/model/career.ts';
import { planFileName } from '../../features/career/plan-pdf/plan-for-pdf.ts';
import { planPdfText } from '../../features/career/plan-pdf/plan-pdf-text.ts';
import { type PlannerTexts, plannerText } from '../../features/career/planner/planner-text.ts';
import type { Recommendation } from '../../features/career/recommender/recommendation.ts';
import { BOARD_SESSION_KEY, createSessionId, SESSION_RANDOM_BYTES } from '../../shared/board/board-session.ts';
import { type Board, EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { Language } from '../../shared/language/language.ts';
import { readPdf } from '../support/read-pdf.fixture.ts';
import { expect, rememberLanguage } from './journey.fixture.ts';

export const CAREERS_API = '**/api/career-recommendations';

/** A board with something to say. */
export const BOARD: Board = {
  strengths: ['수학', '피아노'],
  weaknesses: ['체육'],
  likes: ['컴퓨터', '그림그리기', '요리'],
  dislikes: ['수영'],
};

/** A child with a board of her own at the planner. */
export type PlannerDriver = {
  readonly page: Page;
  readonly sessionId: string;
  readonly language: Language;
  readonly text: PlannerTexts;
  readonly button: (name: string) => Locator;
  /** The careers to choose from, in their order. */
  readonly careers: Locator;
  readonly plan: Locator;
  readonly tab: (name: string) => Locator;
  /** The part of the page that waits, in words. */
  readonly waiting: (words: string) => Locator;
  readonly titles: () => Promise<readonly string[]>;
};

/** A session that the browser remembers, with its board on the server; the planner isn't opened yet. */
export async function visitWith(page: Page, request: APIRequestContext, board: Board, language: Language = 'ko') {
  const sessionId = createSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(SESSION_RANDOM_BYTES)));
  if (board !== EMPTY_BOARD) await saveBoard(request, sessionId, board);
  await page.addInitScript(([key, id]) => localStorage.setItem(key, id), [BOARD_SESSION_KEY, sessionId] as const);
  await rememberLanguage(page, language);
  return plannerDriverOn(page, sessionId, language);
}

export function plannerDriverOn(page: Page, sessionId: string, language: Language): PlannerDriver {
  const text = plannerText[language];
  const careers = page.getByRole('region', { name: new RegExp(`^(${text.careers}|${text.careersToExplore})`) });
  return {
    page,
    sessionId,
    language,
    text,
    button: (name) => page.getByRole('button', { name, exact: true }),
    careers: careers.getByRole('article'),
    plan: page.locator('section[aria-labelledby="plan-title"]'),
    tab: (name) => page.getByRole('tab', { name, exact: true }),
    waiting: (words) => page.locator('.sheet').getByText(words, { exact: true }),
    titles: () => careers.getByRole('article').getByRole('heading').allInnerTexts(),
  };
}

export async function saveBoard(request: APIRequestContext, sessionId: string, board: Board): Promise<void> {
  const reply = await request.post('/api/quadrant-board', { data: { sessionId, ...board } });
  expect(reply.status()).toBe(200);
}

/** Careers as the server might send them, with what `change` says. */
export function careerWith(change: Partial<Recommendation>): Partial<Recommendation> {
  const sentences = ['한 걸음을 걸어 봐요'];
  return {
    id: 'lamplighter',
    title: '등대지기',
    language: 'ko',
    otherTitle: 'Lighthouse Keeper',
    description: '배가 길을 잃지 않게 밤바다를 밝혀요.',
    matchScore: 91,
    roadmap: { elementary: sentences, middle: sentences, high: sentences, university: sentences, career: sentences },
    because: { cards: ['과학'], fits: ['과학'], sentences: ['과학을 좋아한다고 했으니까요.'] },
    majors: ['Marine Science'],
    familyNote: null,
    asOf: '2026-11-21',
    source: 'embedded',
    round: 0,
    explore: false,
    startsAnew: false,
    ...change,
  };
}

/** Lets the page believe that the server recommends these. */
export async function stubCareers(page: Page, careers: readonly Partial<Recommendation>[]): Promise<void> {
  await page.route(`${CAREERS_API}/generate`, (route) => route.fulfill({ json: careers }));
  await page.route(`${CAREERS_API}/session-*`, (route) => route.fulfill({ json: careers }));
}

/** Puts a mark on the page that a reload wipes away. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** From now on time passes only when the journey lets it. The page's clock was installed before it was opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** The five careers, each with a percent, the cards that it fits, and words in the page's language. */
export async function expectFiveCareers({ careers, text, page, language }: PlannerDriver): Promise<void> {
  await expect(careers).toHaveCount(5);
  await expect(page.getByRole('heading', { name: text.careers })).toContainText(text.careerCount(5));
  for (const career of await careers.all()) {
    await expect(career).toContainText(/\d\d%/);
    await expect(career).toContainText(text.fits(1).replace(/\d.*/, ''));
    await expect(career.getByRole('heading')).toHaveAttribute('lang', language);
  }
  await expect(page.getByText(text.pick.heading)).toBeVisible();
  await expect(page.getByText(text.chosenBy.embedded).first()).toBeVisible();
}

/** The plan of the career that was chosen: its reasons, five stages with sentences, and a stop for each. */
export async function expectPlan({ plan, text, page }: PlannerDriver, title: string): Promise<void> {
  await expect(plan.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(plan.getByText(text.because)).toBeVisible();
  const stages = plan.locator('[data-stage].stage-card');
  await expect(stages.getByRole('heading')).toHaveText(STAGES.map((stage) => text.stages[stage].name));
  for (const stage of await stages.all()) await expect(stage.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('list', { name: text.road }).getByRole('button')).toHaveCount(5);
  await expect(plan.getByRole('img', { name: text.roadPicture })).toBeVisible();
}

export async function expectNoSidewaysScrolling({ page }: PlannerDriver): Promise<void> {
  const { innerWidth, width } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    width: document.documentElement.scrollWidth,
  }));
  expect(width).toBe(innerWidth);
}

/** What the open plan says on the page: description, reasons, stages, and the 3-month steps, shown or not. */
async function wordsOfPlan({ plan, page }: PlannerDriver): Promise<readonly string[]> {
  const parts = ['.stage-sentences li', '.action-list li', '[data-reason]', '[data-description]'];
  const words = await Promise.all(parts.map((part) => plan.locator(part).allTextContents()));
  expect(words.map(({ length }) => length > 0)).toEqual(parts.map(() => true));
  return [...words.flat(), ...(await page.locator('#plan-title').allTextContents())];
}

/**
 * Saves the open plan, pressing the button in the child's own way: a PDF of that career under its name, whose text is
 * what the page says.
 */
export async function savePlan(
  visit: PlannerDriver,
  title: string,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const { page, text, button, language } = visit;
  await expect(visit.plan.locator('.action-list li').first()).toBeAttached();
  const coming = page.waitForEvent('download');
  await press(button(text.savePdf));
  await expect(page.getByRole('progressbar', { name: text.savingPdf })).toBeVisible();
  const download = await coming;
  expect(download.suggestedFilename().normalize('NFC')).toBe(planFileName(title, new Date(), language));
  await expect(page.getByText(text.savedPdf)).toBeVisible();
  const pdf = await readPdf(await readFile(await download.path()));
  expect(pdf).toMatchObject({ title: planPdfText[language].documentTitle(title), missingGlyphs: 0 });
  const withoutSpaces = (words: string) => words.replace(/\s/g, '');
  const printed = withoutSpaces(pdf.pages.map((each) => each.text).join(' '));
  for (const words of await wordsOfPlan(visit)) expect(printed).toContain(withoutSpaces(words));
}
