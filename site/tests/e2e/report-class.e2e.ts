import type { Page } from '@playwright/test';
import { classText } from '../../features/scores/report/class-text.ts';
import { sampleAttempt, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { taskText } from '../../features/scores/tasks/task-text.ts';
import type { ScoreRecord } from '../../shared/api/scores-api.ts';
import { DAY_MS } from '../../shared/time.ts';
import { readPdf } from '../support/read-pdf.fixture.ts';
import { EXHAUSTIVE } from './exhaustive.fixture.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';

const text = classText.ko;
const CHILDREN = 30;

function nameOf(child: number): string {
  return `${['김', '이', '박', '최', '정'][child % 5]}하늘 ${child + 1}`;
}

/** Three quizzes of each child on different days; the later in the list, the more is missed. A third practices today. */
function classRecords(): ScoreRecord[] {
  const facts = [2, 3, 4, 5, 6, 7].flatMap((table) => [3, 6].map((multiplier) => ({ table, multiplier })));
  return Array.from({ length: CHILDREN }, (_, child) =>
    [0, 2, 5].map((daysAgo): ScoreRecord => {
      const questions = facts.map((fact, index) => sampleAttempt(fact, index * 3 < child ? 'wrong' : 'right'));
      const completedAt = new Date(Date.now() - (daysAgo + (child % 3 === 0 ? 0 : 1)) * DAY_MS).toISOString();
      return { ...sampleRecord(nameOf(child), questions), id: `${child}-${daysAgo}`, completedAt };
    }),
  ).flat();
}

async function openClass(page: Page): Promise<void> {
  await rememberLanguage(page, 'ko');
  await page.route('**/api/quiz-scores?*', (route) => route.fulfill({ json: classRecords() }));
  await page.goto('/quiz-scores');
  await page.getByRole('tab', { name: scoresText.ko.tabs.analysis }).click();
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
}

test('a teacher finds in a class of thirty who needs help, and prints it', async ({ page, expectAccessible }) => {
  await openClass(page);
  await expect(page.getByText(text.today(10, CHILDREN))).toBeVisible();
  const table = page.getByRole('table').filter({ hasText: text.lastDay });
  const names = table.getByRole('rowheader');
  await expect(names).toHaveCount(CHILDREN);
  await expect(names.first()).toHaveText(nameOf(29));
  await expectAccessible('a class of thirty');

  await page.getByLabel(text.order).selectOption(text.orders.name);
  await expect(names.first()).toHaveText(nameOf(0));
  await page.getByRole('searchbox').last().fill('박하늘 1');
  await expect(names).toHaveCount(2);
  await page.getByRole('searchbox').last().fill('');
  const filter = page.getByRole('group', { name: scoresText.ko.whose });
  await expect(filter.getByRole('button')).toHaveCount(1 + 8);

  await page.getByRole('button', { name: taskText.ko.table(2), exact: true }).click();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: taskText.ko.copy }).click();
  await expect(page.getByText('/multiplication-table#tables=3,4,5,6,7')).toBeVisible();
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeLessThanOrEqual(3);
  const printed = pages.map((sheet) => sheet.text.replace(/\s/g, '')).join('');
  for (let child = 0; child < CHILDREN; child++) expect(printed).toContain(nameOf(child).replace(/\s/g, ''));
});

test("a child's certificate is one page with the name, the trees and the day", async ({ page }) => {
  // A printer's dialog would wait for an answer.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openClass(page);
  const records = classRecords().filter(({ playerName }) => playerName === nameOf(0));
  await page.route('**/api/quiz-scores/*', (route) => route.fulfill({ json: records }));
  const title = page.getByRole('heading', { name: scoresText.ko.trend });
  await page.getByRole('tab', { name: scoresText.ko.tabs.records }).click();
  // Of several children points, of one child a line.
  const line = page.getByRole('img', { name: scoresText.ko.trend }).locator('polyline');
  await expect(title).toBeVisible();
  await expect(line).toHaveCount(0);
  await page
    .getByRole('group', { name: scoresText.ko.whose })
    .getByRole('button', { name: nameOf(0), exact: true })
    .click();
  await expect(line.first()).toBeAttached();

  await page.getByRole('button', { name: text.certificate }).click();
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(1);
  const printed = pages[0]?.text.replaceAll(/\s/g, '') ?? '';
  const year = String(new Date().getFullYear());
  for (const part of [text.certificateTitle, nameOf(0), text.certificateText(11), year]) {
    expect(printed).toContain(part.replaceAll(/\s/g, ''));
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: scoresText.ko.title })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the class scrolls within its own frame', EXHAUSTIVE, async ({ page, expectAccessible }) => {
    await openClass(page);
    const frame = page.getByRole('region', { name: text.frame });
    await expect(frame).toBeVisible();
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // A name in the table is not squeezed to a column of letters.
    for (const name of await frame.getByRole('rowheader').all()) {
      expect((await name.boundingBox())?.height).toBeLessThanOrEqual(50);
    }
    await expectAccessible('a class on a phone');
  });
});

test('a task that came by link is preset, and asked', async ({ page }) => {
  await page.goto('/multiplication-table#tables=6,8');
  await expect(page.getByText('과제는 6단, 8단이에요.')).toBeVisible();
  await expect(page.getByText('6, 8단', { exact: false }).first()).toBeVisible();
});
