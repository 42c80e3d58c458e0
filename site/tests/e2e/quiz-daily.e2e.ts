import { dailyText } from '../../features/quiz/daily/daily-text.ts';
import { EXHAUSTIVE } from './exhaustive.fixture.ts';
import { expect } from './journey.fixture.ts';
import { aName, openQuiz, type QuizDriver, test } from './quiz.driver.ts';

const text = dailyText.ko;

/** Begins the two minutes of a player and waits for the first question. */
async function beginDaily({ page, text: quiz, wait, field }: QuizDriver, name: string): Promise<void> {
  await page.getByLabel(quiz.nameQuestion).fill(name);
  await page.getByRole('button', { name: quiz.daily, exact: true }).click();
  await expect(async () => {
    // The memory of the server may take its time, and React delays a lazily loaded part.
    await wait(200);
    await expect(field).toBeEditable({ timeout: 200 });
  }).toPass({ intervals: [20] });
}

/** Answers every question of the day. A wrong answer is corrected. Returns the questions in order. */
async function playDay({ page, field, wait }: QuizDriver, isRight: (question: string) => boolean): Promise<string[]> {
  const asked: string[] = [];
  const end = page.getByRole('heading', { name: text.doneTitle });
  const correction = page.getByText(text.typeIt);
  for (;;) {
    await expect(async () => {
      await wait(300);
      expect((await end.isVisible()) || ((await field.isEditable()) && (await field.inputValue()) === '')).toBe(true);
    }).toPass({ intervals: [20] });
    if (await end.isVisible()) return asked;
    const [question = '', table, multiplier] = /(\d) × (\d)/.exec(await page.locator('form').innerText()) ?? [];
    asked.push(question);
    const right = String(Number(table) * Number(multiplier));
    await page.keyboard.type(isRight(question) ? right : '1');
    await page.keyboard.press('Enter');
    if (!isRight(question)) {
      await expect(correction).toBeVisible();
      await page.keyboard.type(right);
      await page.keyboard.press('Enter');
      await expect(correction).toBeHidden();
    }
  }
}

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
    await beginDaily(player, name);
    const asked = await playDay(player, () => true);
    if (asked.some(isTree)) days.push(day);
    expect(asked.length).toBeLessThanOrEqual(10);
  }
  expect(days).toEqual([1, 4]);
  await expect(page.getByRole('listitem').filter({ hasText: text.levels.tree }).first()).toBeVisible();
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
  await page.getByRole('tab', { name: quiz.practiceMode }).click();
  await expect(async () => {
    await wait(50);
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass();
  await expectAccessible('leaving a quiz');
  await button(quiz.stay).click();
  await expect(dialog).toBeHidden();

  await page.locator('header a[href="/stories"]').first().click();
  await expect(dialog).toBeVisible();
  await button(quiz.leave).click();
  await expect(page).toHaveURL(/\/stories$/);
  await page.goBack();
  await page.getByRole('button', { name: quiz.resume(name, 2, 10) }).click();
  await isAsked(2);
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
    await beginDaily(player, aName('Ann'));
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
