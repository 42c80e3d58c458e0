import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dailyText } from '../../features/quiz/daily/daily-text.ts';
import { buildReport, type ScoreReport } from '../../features/scores/report/report.ts';
import { buildReportCsv } from '../../features/scores/report/report-csv.ts';
import { sampleAttempt, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { type ScoresTexts, scoresText } from '../../features/scores/report/scores-text.ts';
import { createFormatters, type Formatters } from '../../shared/language/formatters.ts';
import type { Attempt, ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { plantText } from '../../shared/times-tables/facts/plant-text.ts';
import { getLocalDay } from '../../shared/times-tables/facts/quiz-time.ts';
import { getFact } from '../../shared/times-tables/facts/times-fact.ts';
import { COPIED_NUMBERS } from '../../shared/times-tables/facts/typing-speed.ts';
import { enqueue, formatOutbox, OUTBOX_KEY, settle } from '../../shared/times-tables/outbox/outbox.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, test } from './journey.fixture.ts';
import { answerReport } from './report.driver.ts';

const ZONE = 'Asia/Seoul';
const SEOUL_OFFSET_MINUTES = 540;
test.use({ timezoneId: ZONE });

/** Unique names, because journeys share one database. */
function childrenOfThisJourney(): { mark: string; learner: string; perfect: string } {
  const mark = crypto.randomUUID().slice(0, 8);
  return { mark, learner: `하늘 ${mark}`, perfect: `바다 ${mark}` };
}

/** Ten answers, of which those next to 7 × 8 are wrong. */
function quiz(wrong: number): Attempt[] {
  return Array.from({ length: 10 }, (_, index) =>
    sampleAttempt(
      getFact(7 - (index % 4), 7 - (index % 3)),
      index < wrong ? (index % 2 === 0 ? 'wrong' : 'late') : 'right',
      index < wrong ? 8.5 : 2.3,
    ),
  );
}

async function store(request: APIRequestContext, playerName: string, questions: Attempt[]): Promise<ScoreRecord> {
  const { id: _, completedAt: __, ...submission } = sampleRecord(playerName, questions);
  const reply = await request.post('/api/quiz-scores', { data: submission });
  expect(reply.status()).toBe(201);
  return reply.json();
}

/** With more than eight names, from other journeys as well, the list shows only those that the search finds. */
async function findNames(page: Page, text: ScoresTexts, mark: string): Promise<void> {
  const names = page.getByRole('group', { name: text.whose });
  const search = names.getByRole('searchbox');
  await expect(names.getByRole('button', { name: mark }).or(search).first()).toBeVisible();
  if (await search.isVisible()) await search.fill(mark);
}

function isPressed(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true, pressed: true });
}

/** The six figures on the screen, in order. */
function screenNumbers({ statistics }: ScoreReport, text: ScoresTexts, writer: Formatters): string[] {
  if (!statistics) return [];
  return [
    writer.number(statistics.averageScore) + text.outOf(writer.number(statistics.averageQuestions)),
    writer.number(statistics.best.score) + text.outOf(writer.number(statistics.best.totalQuestions)),
    writer.percent(statistics.accuracy),
    text.seconds(writer.number(statistics.averageTime)),
    text.seconds(writer.number(statistics.averageTimePerQuestion)),
    text.times(writer.number(statistics.count)),
  ];
}

for (const language of ['ko', 'en'] as const) {
  test(
    `dad reads the report and finds what to practice tonight (${language})`,
    exhaustiveUnless(language === 'ko'),
    async ({ page, request, expectAccessible }) => {
      const text = scoresText[language];
      const writer = createFormatters(language, ZONE);
      const { mark, learner, perfect } = childrenOfThisJourney();
      const records: ScoreRecord[] = [];
      for (const wrong of [5, 3, 4]) records.push(await store(request, learner, quiz(wrong)));
      await store(request, perfect, quiz(0));
      const report = buildReport(
        records.reverse(),
        { kind: 'player', name: learner },
        {
          today: getLocalDay(Date.now(), SEOUL_OFFSET_MINUTES),
          offsetAt: () => SEOUL_OFFSET_MINUTES,
        },
      );

      await page.goto('/quiz-scores');
      if (language === 'en') await page.getByRole('link', { name: 'EN, English', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await expect(isPressed(page, text.all)).toBeVisible();

      await test.step('one child alone, and everybody stays in the list', async () => {
        await findNames(page, text, mark);
        await page.getByRole('button', { name: learner, exact: true }).click();
        await expect(isPressed(page, learner)).toBeVisible();
        await expect(page.getByRole('button', { name: perfect, exact: true })).toBeVisible();
        await expect(page.getByRole('definition')).toHaveText(screenNumbers(report, text, writer));
      });

      await test.step('the table of the chart has the same numbers', async () => {
        await expect(page.getByRole('img', { name: text.trend })).toBeVisible();
        await page.getByText(text.trendTable).click();
        const table = page.getByRole('table', { name: text.trendOf(3) });
        await expect(table.getByRole('row')).toHaveCount(4);
        for (const [index, point] of report.trend.entries()) {
          const row = table.getByRole('row').nth(index + 1);
          await expect(row).toContainText(`${point.score} / ${point.totalQuestions}`);
          await expect(row).toContainText(text.ratings[point.rating]);
        }
      });

      await test.step('the answers of one quiz open, scroll at 256 px and close', async () => {
        const button = page.getByRole('button', { name: text.details }).first();
        await button.click();
        const answers = page.getByRole('region', { name: text.details });
        await expect(answers.getByRole('row')).toHaveCount(11);
        await expect(answers).toContainText(text.noAnswer);
        expect(await answers.evaluate((element) => element.getBoundingClientRect().height)).toBe(256);
        await answers.focus();
        await page.keyboard.press('End');
        await expect.poll(() => answers.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
        await expectAccessible(`records, ${language}`);
        await button.click();
        await expect(answers).toBeHidden();
      });

      await test.step('the CSV file has the numbers of the screen', async () => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: text.downloadCsv }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(
          new RegExp(`^${text.csv.fileName}-${learner.replace(' ', '-')}-\\d{4}-\\d{2}-\\d{2}\\.csv$`),
        );
        const file = await readFile(await download.path(), 'utf8');
        expect(file).toBe(buildReportCsv(report, text, plantText[language].levels, writer.sortable));
      });

      await test.step('the analysis begins with tonight', async () => {
        await page.getByRole('tab', { name: text.tabs.records }).focus();
        await page.keyboard.press('ArrowRight');
        const panel = page.getByRole('tabpanel', { name: text.tabs.analysis });
        await expect(panel.getByRole('heading').first()).toHaveText(text.tonight);
        const { analysis } = report;
        const problems = analysis.kind === 'mistakes' ? analysis.missedFacts : [];
        const missed = panel.getByRole('region', { name: text.playerFacts });
        await expect(missed.getByRole('listitem')).toHaveCount(problems.length);
        await expect(missed.getByRole('listitem').first()).toContainText(problems[0]?.fact.question ?? '');
        await expect(panel.getByRole('region', { name: text.forest }).locator('[data-level]')).toHaveCount(21);
        await expectAccessible(`analysis, ${language}`);
      });

      await test.step('the printed report is one page, without the site around it', async () => {
        await page.emulateMedia({ media: 'print' });
        for (const heading of [text.title, text.trend, text.tonight, text.forest]) {
          await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        }
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('button')).toHaveCount(0);
        await page.emulateMedia({ media: null });
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      });

      await test.step('a child without mistakes is celebrated', async () => {
        await page.getByRole('button', { name: perfect, exact: true }).click();
        await expect(page.getByText(text.noWrong)).toBeVisible();
      });

      await test.step('practice these opens the two minutes', async () => {
        await page.getByRole('button', { name: learner, exact: true }).click();
        await page.getByRole('button', { name: text.practiceThese }).click();
        await expect(page).toHaveURL(/\/multiplication-table$/);
        const [number = 0] = COPIED_NUMBERS;
        await expect(page.getByRole('textbox', { name: dailyText[language].copyNumber(number) })).toBeFocused();
      });
    },
  );
}

test('without any quiz the report says so, and leads to the first one', async ({ page, expectAccessible }) => {
  const text = scoresText.ko;
  await answerReport(page, []);
  await page.goto('/quiz-scores');
  await expect(page.getByRole('heading', { name: '아직 퀴즈 기록이 없어요' })).toBeVisible();
  await expectAccessible('no records');
  await page.getByRole('tab', { name: text.tabs.analysis }).click();
  await expect(page.getByRole('heading', { name: '오답 분석을 할 자료가 없어요' })).toBeVisible();
  await page.getByRole('tab', { name: text.tabs.records }).click();
  await page.getByRole('link', { name: text.empty.start }).click();
  await expect(page).toHaveURL(/\/multiplication-table$/);
});

test('a class of children who made no mistake is celebrated', async ({ page }) => {
  const records = ['하늘', '바다'].map((name, minute) => sampleRecord(name, quiz(0), minute));
  await answerReport(page, records);
  await page.goto('/quiz-scores');
  await page.getByRole('tab', { name: scoresText.ko.tabs.analysis }).click();
  await expect(page.getByText('모두 다 맞혔어요!')).toBeVisible();
  await expect(page.getByRole('button', { name: scoresText.ko.practiceThese })).toBeHidden();
});

test('scores that fail to load show no alert, and load on another try', async ({
  page,
  expectedErrors,
  expectAccessible,
}) => {
  const text = scoresText.ko;
  expectedErrors.push(/Failed to load resource.*503/, /Scores did not load: status 503 overloaded/);
  const error = { code: 'overloaded', message: 'Come back in a moment' };
  await page.route('**/api/quiz-scores?*', (route) => route.fulfill({ status: 503, json: { error } }));
  await page.goto('/quiz-scores');
  await expect(page.getByRole('heading', { name: text.loadFailed.heading })).toBeVisible();
  await expectAccessible('load failed');
  await page.unroute('**/api/quiz-scores?*');
  await page.getByRole('button', { name: text.loadFailed.tryAgain }).click();
  await expect(page.getByRole('tab', { name: text.tabs.records })).toBeVisible();
});

test('choosing everybody again refetches', EXHAUSTIVE, async ({ page, request }) => {
  const { mark, learner, perfect } = childrenOfThisJourney();
  await store(request, learner, quiz(2));
  await page.goto('/quiz-scores');
  await findNames(page, scoresText.ko, mark);
  await page.getByRole('button', { name: learner, exact: true }).click();
  await expect(isPressed(page, learner)).toBeVisible();
  await store(request, perfect, quiz(0));
  await page.getByRole('button', { name: scoresText.ko.all, exact: true }).click();
  await expect(page.getByRole('button', { name: perfect, exact: true })).toBeVisible();
});

test('a quiz that the server refused is shown to the parent until it has been seen', async ({
  page,
  expectAccessible,
}) => {
  const text = scoresText.ko;
  const { id: _, completedAt: __, ...body } = sampleRecord('구름', quiz(1));
  const key = '00000000-0000-4000-8000-000000000001';
  const queued = enqueue([], { kind: 'quiz', key, body, finishedAt: Date.UTC(2026, 10, 21), roomCode: null });
  const parked = formatOutbox(settle(queued, key, { kind: 'answered', status: 400 }));
  await page.goto('/quiz-scores');
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [OUTBOX_KEY, parked] as const);
  await page.reload();
  const section = page.getByRole('region', { name: text.parked });
  await expect(section).toContainText('구름: 9 / 10');
  await expectAccessible('parked scores');
  await section.getByRole('button', { name: text.parkedSeen }).click();
  await expect(section).toBeHidden();
});
