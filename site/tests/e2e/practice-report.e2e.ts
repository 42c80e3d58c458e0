import type { Page } from '@playwright/test';
import { dailyText } from '../../features/quiz/daily/daily-text.ts';
import { practiceText } from '../../features/scores/report/practice-text.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';
import { DAY_MS } from '../../shared/time.ts';
import { OUTBOX_KEY } from '../../shared/times-tables/outbox/outbox.ts';
import { beginDaily, playDay } from './daily.driver.ts';
import { expect, expectPageAccessible, guard } from './journey.fixture.ts';
import { aName, openQuiz, type QuizDriver, test } from './quiz.driver.ts';

const text = scoresText.ko;

/** Noon so many days ago: the server believes a device whose clock is behind, not one that is ahead. */
function noonOf(daysAgo: number): Date {
  const noon = new Date(Date.now() - daysAgo * DAY_MS);
  noon.setHours(12, 0, 0, 0);
  return noon;
}

/** Plays the two minutes, missing the first question, and waits until the server has them. Returns what was missed. */
async function practice(player: QuizDriver, name: string, isNew: boolean): Promise<string> {
  const { page } = player;
  await beginDaily(player, name, { isNew });
  let first = '';
  await playDay(player, (question) => {
    first ||= question;
    return question !== first;
  });
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), OUTBOX_KEY)).toBeNull();
  return first;
}

const levelsOf = (page: Page) =>
  page.locator('[data-level]').evaluateAll((plants) => plants.map((plant) => plant.getAttribute('data-level')));

test('dad sees each day of a child who practices on two devices and plays no quiz', async ({ page, browser }) => {
  test.slow();
  const name = aName('하늘');
  const phone = await openQuiz(page, 'ko', noonOf(4));
  const missed = [await practice(phone, name, true)];

  const other = await browser.newContext();
  const tabletPage = await other.newPage();
  const complaints = guard(tabletPage);
  const tablet = await openQuiz(tabletPage, 'ko', noonOf(3));
  missed.push(await practice(tablet, name, true));
  expect(complaints.filter((complaint) => !complaint.startsWith('warning: speech'))).toEqual([]);
  await other.close();

  await page.getByRole('button', { name: dailyText.ko.back }).click();
  await page.clock.fastForward(2 * DAY_MS);
  await page.getByRole('button', { name, exact: true }).click();
  missed.push(await practice(phone, name, false));
  const onPhone = await levelsOf(page);

  const dads = await browser.newContext();
  const report = await dads.newPage();
  const complaintsOfDad = guard(report);
  await report.addInitScript((key) => localStorage.setItem(key, 'ko'), LANGUAGE_KEY);
  await report.goto('/quiz-scores');
  const names = report.getByRole('group', { name: text.whose });
  const search = names.getByRole('searchbox');
  await expect(names.getByRole('button', { name, exact: true }).or(search).first()).toBeVisible();
  if (await search.isVisible()) await search.fill(name);
  await names.getByRole('button', { name, exact: true }).click();

  const days = report.getByRole('region', { name: text.practice }).getByRole('time');
  await expect(days).toHaveCount(3);
  const isoDay = (daysAgo: number) => {
    const noon = noonOf(daysAgo);
    return new Date(noon.getTime() - noon.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  };
  for (const [index, daysAgo] of [2, 3, 4].entries()) {
    await expect(days.nth(index)).toHaveAttribute('datetime', isoDay(daysAgo));
  }
  for (const question of missed) {
    await expect(report.getByText(practiceText.ko.missed(question)).first()).toBeVisible();
  }
  await expect(report.getByRole('heading', { name: text.empty.heading })).toBeVisible();
  await report.getByText(practiceText.ko.answers, { exact: false }).first().click();
  await expectPageAccessible(report, 'a report of practice alone');

  await report.getByRole('tab', { name: text.tabs.analysis }).click();
  await expect(report.getByRole('heading', { name: text.tonight })).toBeVisible();
  await expect.poll(() => levelsOf(report)).toEqual(onPhone);
  await expectPageAccessible(report, 'the forest of practice');
  expect(complaintsOfDad).toEqual([]);
  await dads.close();
});
