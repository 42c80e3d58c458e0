import type { Page } from '@playwright/test';
import { quizText } from '../../features/quiz/play/quiz-text.ts';
import { certificateText } from '../../features/scores/certificate/certificate-text.ts';
import { classText } from '../../features/scores/class/class-text.ts';
import { GROUPS_SHOWN } from '../../features/scores/class/groups.ts';
import { groupsText } from '../../features/scores/class/groups-text.ts';
import { sampleAttempt, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { taskText } from '../../features/scores/tasks/task-text.ts';
import { DAY_MS } from '../../shared/time.ts';
import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { getFact, PRESET_TABLES } from '../../shared/times-tables/facts/times-fact.ts';
import { findPlayer, parsePlayers } from '../../shared/times-tables/players/players.ts';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';
import { readPdf } from '../support/read-pdf.fixture.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';
import { answerReport } from './report.driver.ts';

const text = classText.ko;
const CHILDREN = 30;

function nameOf(child: number): string {
  return `${['김', '이', '박', '최', '정'][child % 5]}하늘 ${child + 1}`;
}

/**
 * Three quizzes of each child on different days; the later in the list, the more is missed. A third practices today.
 */
function classRecords(): ScoreRecord[] {
  const facts = [2, 3, 4, 5, 6, 7].flatMap((table) => [3, 6].map((multiplier) => getFact(table, multiplier)));
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
  await answerReport(page, classRecords());
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
  await expect(names).toHaveCount(CHILDREN);
  const filter = page.getByRole('group', { name: scoresText.ko.whose });
  await expect(filter.getByRole('button')).toHaveCount(1 + 8);

  const groups = page.getByRole('region', { name: groupsText.ko.title }).getByRole('listitem');
  await expect(groups).toHaveCount(GROUPS_SHOWN);
  // The first fact of the quizzes was missed by all but one.
  await expect(groups.first()).toContainText(groupsText.ko.need(CHILDREN - 1, '2 × 3'));
  await expect(groups.first()).toContainText(nameOf(29));

  await page.getByRole('button', { name: taskText.ko.table(2), exact: true }).click();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: taskText.ko.copy }).click();
  await expect(page.getByText('/multiplication-table#tables=2')).toBeVisible();
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeLessThanOrEqual(3);
  const printed = pages.map((sheet) => sheet.text.replace(/\s/g, '')).join('');
  for (let child = 0; child < CHILDREN; child++) expect(printed).toContain(nameOf(child).replace(/\s/g, ''));
});

/** A printer's dialog would wait for an answer. */
const withoutPrinter = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'));
  });

test('a strip for each group is printed in place of the report', async ({ page }) => {
  await withoutPrinter(page);
  await openClass(page);
  await page.getByRole('button', { name: groupsText.ko.print }).click();
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const printed = pages.map((sheet) => sheet.text.replace(/\s/g, '')).join('');
  expect(printed).toContain('2×3=');
  expect(printed).not.toContain(text.title.replace(/\s/g, ''));
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
});

test('the trend of several children is points, of one child a line', EXHAUSTIVE, async ({ page }) => {
  await openClass(page);
  const title = page.getByRole('heading', { name: scoresText.ko.trend });
  await page.getByRole('tab', { name: scoresText.ko.tabs.records }).click();
  const line = page.getByRole('img', { name: scoresText.ko.trend }).locator('polyline');
  await expect(title).toBeVisible();
  await expect(line).toHaveCount(0);
  await page
    .getByRole('group', { name: scoresText.ko.whose })
    .getByRole('button', { name: nameOf(0), exact: true })
    .click();
  await expect(line.first()).toBeAttached();
});

for (const [language, name, format, points] of [
  ['ko', '김하늘 1', 'A4', 842],
  ['en', 'Maximiliana Wilhelmina Wigglesworth-Wood', 'Letter', 792],
] as const) {
  test(
    `a child's certificate is shown, and printed on one page of ${format} (${language})`,
    exhaustiveUnless(language === 'ko'),
    async ({ page, expectAccessible }) => {
      const certificate = certificateText[language];
      await withoutPrinter(page);
      await rememberLanguage(page, language);
      const records = classRecords()
        .slice(0, 3)
        .map((record): ScoreRecord => ({ ...record, playerName: name }));
      await answerReport(page, records);
      await page.goto('/quiz-scores');
      await page.getByRole('button', { name: certificate.open }).click();
      const dialog = page.getByRole('dialog', { name: certificate.title });
      await expect(dialog.getByText(name)).toBeVisible();
      await expectAccessible('the certificate');
      const seen = await dialog.locator('article').evaluate((sheet) => {
        const { top, bottom, left, right } = sheet.getBoundingClientRect();
        const parts = [...sheet.querySelectorAll('p, h2, .certificate-heroes')];
        return parts.every((part) => {
          const box = part.getBoundingClientRect();
          return box.top >= top && box.bottom <= bottom && box.left >= left && box.right <= right;
        });
      });
      expect(seen).toBe(true);

      await dialog.getByRole('button', { name: certificate.close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: certificate.open })).toBeFocused();

      await page.getByRole('button', { name: certificate.open }).click();
      await expect(dialog.getByText(name)).toBeVisible();
      const { pages } = await readPdf(await page.pdf({ format, preferCSSPageSize: true }));
      expect(pages).toHaveLength(1);
      expect(Math.abs((pages[0]?.height ?? 0) - points)).toBeLessThan(2);
      const printed = pages[0]?.text.replaceAll(/\s/g, '') ?? '';
      const year = String(new Date().getFullYear());
      for (const part of [certificate.title, name, certificate.words(11), year]) {
        expect(printed).toContain(part.replaceAll(/\s/g, ''));
      }
    },
  );
}

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

test("a task that came by link is preset, and asked, and only what the child chooses becomes the child's", async ({
  page,
}) => {
  const name = page.getByLabel(quizText.ko.nameQuestion);
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const readTables = async () =>
    findPlayer(parsePlayers(await page.evaluate((key) => localStorage.getItem(key), PLAYERS_KEY)), '하늘').tables;
  await page.goto('/multiplication-table#tables=6,8');
  await expect(page.getByText('숙제는 6단, 8단이에요.')).toBeVisible();
  await expect(page.getByText('6, 8단', { exact: false }).first()).toBeVisible();
  await name.fill('하늘');
  await button(quizText.ko.daily).click();
  await expect(name).toBeHidden();
  expect(await readTables()).toEqual(PRESET_TABLES);

  await page.reload();
  await expect(page.getByText('숙제는 6단, 8단이에요.')).toBeVisible();
  await page.getByText(quizText.ko.settings).click();
  await button(quizText.ko.tableName(6)).click();
  await button('하늘').click();
  await button(quizText.ko.start).click();
  await expect(page.locator('form')).toContainText('8 ×');
  expect(await readTables()).toEqual([8]);
});
