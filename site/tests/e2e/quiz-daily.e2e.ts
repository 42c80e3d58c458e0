import { homeText } from '../../features/home/home-text.ts';
import { dailyText } from '../../features/quiz/daily/daily-text.ts';
import { MAX_FACTS } from '../../features/quiz/daily/day-plan.ts';
import { libraryText } from '../../features/stories/shelf/library-text.ts';
import { DAILY_REQUEST_KEY, formatDailyRequest } from '../../shared/times-tables/facts/daily-request.ts';
import { getFact } from '../../shared/times-tables/facts/times-fact.ts';
import { COPIED_NUMBERS } from '../../shared/times-tables/facts/typing-speed.ts';
import { findPlayer, formatPlayers } from '../../shared/times-tables/players/players.ts';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';
import { beginDaily, playDay } from './daily.driver.ts';
import { EXHAUSTIVE, expect } from './journey.fixture.ts';
import { aName, openQuiz, test } from './quiz.driver.ts';

const text = dailyText.ko;

test('what was missed comes back tomorrow and in three days', async ({ page, expectAccessible }) => {
  test.slow();
  const player = await openQuiz(page);
  const name = aName('하늘');
  await beginDaily(player, name);
  await expectAccessible('a question of the two minutes');
  let missed = '';
  const first = await playDay(player, (question) => {
    if (missed === '') missed = question;
    return question !== missed;
  });
  expect(first.filter((question) => question === missed)).toHaveLength(4);
  expect(first.indexOf(missed, 1)).toBe(3);
  expect(first.at(-1)).toBe(missed);
  await expectAccessible('the end of the two minutes');

  const isTree = (question: string) => {
    const [, a = '', b = ''] = /(\d) × (\d)/.exec(question) ?? [];
    return [`${a} × ${b}`, `${b} × ${a}`].includes(missed);
  };
  const days: number[] = [];
  let today = 0;
  for (const day of [1, 4]) {
    await page.getByRole('button', { name: text.back }).click();
    await page.clock.fastForward((day - today) * 24 * 3600 * 1000);
    today = day;
    // The chip has the name; the field is filled by one press.
    await page.getByRole('button', { name, exact: true }).click();
    await beginDaily(player, name, { isNew: false });
    const asked = await playDay(player, () => true);
    if (asked.some(isTree)) days.push(day);
    expect(asked.length).toBeLessThanOrEqual(MAX_FACTS);
  }
  expect(days).toEqual([1, 4]);
  await expect(page.locator('[data-level=tree]').first()).toBeVisible();
});

test('the request of the report opens the two minutes with its facts, without a clock', async ({
  page,
  expectedErrors,
}) => {
  // A clip that is still loading when the answer comes is dropped.
  expectedErrors.push(/ERR_FILE_NOT_FOUND \(blob:/);
  const name = aName('하늘');
  const facts = [getFact(7, 6), getFact(3, 7)];
  await page.addInitScript(([key, request]) => sessionStorage.setItem(key, request), [
    DAILY_REQUEST_KEY,
    formatDailyRequest({ playerName: name, facts }),
  ] as const);
  await page.goto('/multiplication-table');
  for (const number of COPIED_NUMBERS) {
    await expect(page.getByRole('textbox', { name: text.copyNumber(number) })).toBeFocused();
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
  }
  for (const [question, answer] of [
    ['6 × 7', '42'],
    ['3 × 7', '21'],
  ] as const) {
    await expect(page.locator('form')).toContainText(question);
    await expect(page.getByRole('textbox')).toBeEditable();
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: text.doneTitle })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), DAILY_REQUEST_KEY)).toBeNull();
});

test('a child who is known on the device finds the two minutes and the letter on the home page', async ({ page }) => {
  const stored = formatPlayers([{ ...findPlayer([], '하늘'), fluentSeconds: 5 }]);
  await page.addInitScript(([key, players]) => localStorage.setItem(key, players), [PLAYERS_KEY, stored] as const);
  await page.goto('/ko');
  await expect(page.getByRole('link', { name: homeText.ko.letter })).toHaveAttribute('href', /#day-\d{4}-\d{2}-\d{2}$/);
  await page.getByRole('button', { name: homeText.ko.twoMinutes('하늘') }).click();
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
});

test('a quiz that is left asks once, and goes on where it was', async ({ page, expectAccessible }) => {
  const player = await openQuiz(page);
  const { text: quiz, isAsked, rightAnswer, wait, button } = player;
  const name = aName('지우');
  await page.getByLabel(quiz.nameQuestion).fill(name);
  await page.keyboard.press('Enter');
  await isAsked(1);
  await page.keyboard.type(String(await rightAnswer()));
  await page.keyboard.press('Enter');
  await wait(1600);
  await isAsked(2);

  const dialog = page.getByRole('alertdialog', { name: quiz.leaveTitle });
  await page.getByRole('tab', { name: quiz.tablesMode }).click();
  await expect(async () => {
    await wait(50);
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass();
  await expectAccessible('leaving a quiz');
  await button(quiz.stay).click();
  await expect(dialog).toBeHidden();

  await page.locator('header a[href="/ko/stories"]').first().click();
  await expect(dialog).toBeVisible();
  await button(quiz.leave).click();
  await expect(page.getByRole('heading', { level: 1, name: libraryText.ko.heading })).toBeVisible();
  await page.goBack();
  const offer = page.getByRole('button', { name: quiz.resume(name, 2, 10) });
  await offer.click();
  await isAsked(2);

  await test.step('a device that is told to forget its players does not offer it again', async () => {
    await page.reload();
    await expect(offer).toBeVisible();
    await page.getByText(quiz.players).click();
    await page.getByLabel(quiz.forgetful).check();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(name);
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 568, height: 320 } });

  test('question, clock, pad and confirm are all seen, and the time-out whole', async ({ page, expectAccessible }) => {
    const player = await openQuiz(page);
    const { text: quiz, field, pad, button, wait } = player;
    await page.getByLabel(quiz.nameQuestion).fill(aName('윤'));
    await button(quiz.start).tap();
    for (const [width, height] of [
      [568, 320],
      [667, 375],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
      for (const key of await pad.getByRole('button').all()) await expect(key).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible('sideways');
    await wait(10_100);
    const overlay = page.getByRole('alert');
    await page.setViewportSize({ width: 568, height: 320 });
    for (const part of await overlay.locator('> *').all()) await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('the two minutes are seen whole, their heading clear of the answer', EXHAUSTIVE, async ({ page }) => {
    const player = await openQuiz(page, 'en');
    await expect(page.getByLabel(player.text.nameQuestion)).toBeInViewport({ ratio: 0.7 });
    await beginDaily(player, aName('Ann'), { words: dailyText.en });
    const { field, pad } = player;
    for (const [width, height] of [
      [568, 320],
      [667, 375],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const progress = page.getByRole('progressbar');
      await expect(progress).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
      for (const key of await pad.getByRole('button').all()) await expect(key).toBeInViewport({ ratio: 1 });
      const [bar, answer] = [await progress.boundingBox(), await field.boundingBox()];
      // The focus ring reaches beyond the field.
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((answer?.y ?? 0) - 4);
    }
  });
});
