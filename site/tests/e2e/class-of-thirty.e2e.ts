import type { Page } from '@playwright/test';
import { rosterChipsText } from '../../features/quiz/play/roster-chips-text.ts';
import { classText } from '../../features/scores/class/class-text.ts';
import { groupsText } from '../../features/scores/class/groups-text.ts';
import { practiceText } from '../../features/scores/report/practice-text.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { DAY_MS } from '../../shared/time.ts';
import type { PracticeSubmission } from '../../shared/times-tables/api/practice-api.ts';
import { PRESET_TABLES, TIMES_FACTS } from '../../shared/times-tables/facts/times-fact.ts';
import { formatRooms, SCORES_SCOPE_KEY, STORED_ROOMS_KEY } from '../../shared/times-tables/rooms/room.ts';
import { readPdf } from '../support/read-pdf.fixture.ts';
import { EXHAUSTIVE, expect, expectPageAccessible, rememberLanguage } from './journey.fixture.ts';
import { answerRight, openQuiz } from './quiz.driver.ts';
import { codeOf, newDevice, player, test } from './rooms.driver.ts';

const ROOM = codeOf(17);
const CHILDREN = 30;
const DAYS = 20;
const QUESTIONS = 10;
const PHONE = { width: 390, height: 844 };

const text = classText.ko;
const NAMES = Array.from(
  { length: CHILDREN },
  (_, child) => `${['김', '이', '박', '최', '정'][child % 5]}하늘 ${child + 1}`,
);
const FACTS = TIMES_FACTS.filter(({ table, multiplier }) => PRESET_TABLES.includes(table) && multiplier < 8);

/** A child's two minutes of a day. Later children in the list miss more; every third has practiced today. */
function sessionOf(child: number, daysAgo: number, utcOffsetMinutes: number): PracticeSubmission {
  const questions = Array.from({ length: QUESTIONS }, (_, index) => {
    const fact = FACTS[(daysAgo * QUESTIONS + index) % FACTS.length] ?? FACTS[0];
    if (!fact) throw new Error('no facts');
    const isRight = index * 3 >= child;
    return {
      question: fact.question,
      form: 'product',
      userAnswer: isRight ? fact.product : fact.product + 1,
      timeSpent: 3,
    } as const;
  });
  const finishedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  return { playerName: NAMES[child] ?? '', fluentSeconds: 5, finishedAt, utcOffsetMinutes, questions };
}

/** Sends what the class has practiced on twenty days, a day at a time, and its roster. Returns the pupils' code. */
async function storeClass(page: Page): Promise<string> {
  const headers = { 'Room-Code': ROOM };
  const offset = await page.evaluate(() => -new Date().getTimezoneOffset());
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const present = [...NAMES.keys()].filter((child) => daysAgo > 0 || child % 3 === 0);
    const replies = await Promise.all(
      present.map((child) =>
        page.request.post('/api/practice-sessions', { data: sessionOf(child, daysAgo, offset), headers }),
      ),
    );
    for (const reply of replies) expect(reply.status()).toBe(201);
  }
  expect((await page.request.post('/api/room-roster', { data: { names: NAMES }, headers })).status()).toBe(200);
  return (await (await page.request.get('/api/pupils-code', { headers })).json()).pupilsCode;
}

/** The words of a print, without spaces. */
async function printed(page: Page): Promise<{ readonly words: string; readonly sheets: number }> {
  const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return { words: pages.map((sheet) => sheet.text.replace(/\s/g, '')).join(''), sheets: pages.length };
}

const withoutSpaces = (name: string) => name.replace(/\s/g, '');
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function enterRoom(page: Page, code: string): Promise<void> {
  const entries = [
    [SCORES_SCOPE_KEY, 'rooms'],
    [STORED_ROOMS_KEY, formatRooms([code])],
  ] as const;
  await page.addInitScript((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, entries);
}

async function openClass(page: Page): Promise<void> {
  await page.goto('/quiz-scores');
  await page.getByRole('tab', { name: scoresText.ko.tabs.analysis }).click();
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
}

test(
  'a class of 30 over 20 days: the teacher sees it on a desktop, a phone and paper, a pupil its own part',
  EXHAUSTIVE,
  async ({ page, browser, server, expectAccessible }) => {
    test.slow();
    await rememberLanguage(page, 'ko');
    await enterRoom(page, ROOM);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/quiz-scores');
    const pupilsCode = await storeClass(page);
    const names = page.getByRole('table').filter({ hasText: text.lastDay }).getByRole('rowheader');

    await test.step('on a desktop every child is there, who needs help first', async () => {
      await page.goto('/quiz-scores');
      await page.getByRole('button', { name: practiceText.ko.seeClass }).click();
      await expect(page.getByRole('heading', { name: text.title })).toBeFocused();
      await expect(page.getByRole('heading', { name: text.title })).toBeInViewport();
      await expect(page.getByText(text.today(10, CHILDREN))).toBeVisible();
      await expect(names).toHaveCount(CHILDREN);
      await expect(names.first()).toHaveText(NAMES.at(-1) ?? '');
      await expect(page.getByRole('region', { name: groupsText.ko.title }).getByRole('listitem').first()).toBeVisible();
      expect(await width(page)).toBe(1440);
      await expectAccessible('a class of 30 over 20 days');
    });

    await test.step('on a phone the class scrolls within its frame', async () => {
      await page.setViewportSize(PHONE);
      const frame = page.getByRole('region', { name: text.frame });
      expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
      expect(await width(page)).toBe(PHONE.width);
      await expectAccessible('a class of 30 over 20 days on a phone');
    });

    await test.step('on paper every child is there, and nothing to press', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(names).toHaveCount(CHILDREN);
      await expect(page.getByLabel(text.order)).toBeHidden();
      const { words, sheets } = await printed(page);
      for (const name of NAMES) expect(words).toContain(withoutSpaces(name));
      expect(sheets).toBeLessThanOrEqual(3);
      await page.emulateMedia({ media: 'screen' });
    });

    const own = NAMES[4] ?? '';
    const pupil = await newDevice(browser, server.url, 'ko');
    await pupil.page.setViewportSize(PHONE);
    await enterRoom(pupil.page, pupilsCode);
    await test.step('a pupil finds its name among thirty, and plays', async () => {
      const quiz = await openQuiz(pupil.page);
      const chips = pupil.page.getByRole('group', { name: rosterChipsText.ko.names }).getByRole('button');
      await expect(chips).toHaveText(NAMES);
      await expectPageAccessible(pupil.page, 'a roster of 30 on a phone');
      await chips.nth(4).click();
      await expect(quiz.button(quiz.text.start)).toBeInViewport();
      await pupil.page.keyboard.press('Enter');
      await answerRight(quiz, 1, QUESTIONS);
      await expect(pupil.page.getByRole('tabpanel').getByRole('status')).toHaveText(quiz.text.saved);
      await pupil.page.clock.resume();
    });

    await test.step("the pupil's report, on the phone and on paper, is of this child alone", async () => {
      await pupil.page.goto('/quiz-scores');
      await expect(player(pupil.page, own)).toBeVisible();
      await pupil.page.getByRole('tab', { name: scoresText.ko.tabs.analysis }).click();
      await expect(pupil.page.getByRole('heading', { name: text.title })).toBeHidden();
      const { words } = await printed(pupil.page);
      expect(NAMES.filter((name) => words.includes(withoutSpaces(name)))).toEqual([own]);
    });

    await test.step('the teacher sees that one more has practiced today', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openClass(page);
      await expect(page.getByText(text.today(11, CHILDREN))).toBeVisible();
    });
    expect(pupil.complaints).toEqual([]);
    await pupil.close();
  },
);
