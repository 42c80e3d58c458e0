import type { Request } from '@playwright/test';
import { FORGET_PLAYERS_KEY } from '../../shared/times-tables/players/players.ts';
import { expect } from './journey.fixture.ts';
import { aName, openQuiz, test } from './quiz.driver.ts';

test('a child takes a whole quiz by keyboard', async ({ page, request, expectAccessible }) => {
  test.slow();
  const playerName = aName('지우');
  const spoken: { path: string; body: unknown }[] = [];
  page.on('request', (sent: Request) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/tts/')) spoken.push({ path: pathname, body: sent.postDataJSON() });
  });
  // As on a school's computer.
  await page.addInitScript((key) => localStorage.setItem(key, 'on'), FORGET_PLAYERS_KEY);
  const { text, button, alert, dismiss, wait, rightAnswer, isAsked } = await openQuiz(page);
  const countdown = page.getByRole('timer');
  const status = page.getByRole('tabpanel').getByRole('status');

  await test.step('the name', async () => {
    await expect(page.getByRole('tab', { name: '퀴즈 모드' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible('name entry');
    const name = page.getByLabel(text.nameQuestion);
    await expect(button(text.start)).toBeDisabled();
    await page.getByRole('tab', { name: '퀴즈 모드' }).focus();
    while (!(await name.evaluate((input) => input === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    const dialog = await alert('이름을 입력해주세요!');
    await expectAccessible('blank name');
    await dismiss(dialog);
    await expect(name).toBeFocused();
    await name.fill('..');
    await name.press('Enter');
    await dismiss(await alert(text.dotsName));
    await name.fill(` ${playerName} `);
    await name.press('Enter');
  });

  await test.step('a right answer', async () => {
    await isAsked(1);
    await expect(button(text.confirm)).toBeDisabled();
    // As Enter does in older versions of Safari: an empty answer does not count.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(countdown).toHaveAccessibleName('남은 시간 10초');
    await wait(450);
    expect(spoken).toEqual([]);
    await wait(100);
    const [, table, multiplier] = /(\d) × (\d)/.exec(await page.locator('form').innerText()) ?? [];
    const fact = { table: Number(table), multiplier: Number(multiplier) };
    await expect.poll(() => spoken).toEqual([{ path: '/api/tts/question', body: fact }]);
    await expectAccessible('asking');
    await page.keyboard.type(String(await rightAnswer()));
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('정답! 🎉');
    await expectAccessible('right');
    await page.keyboard.press('Enter');
    await wait(1200);
    await expect(status).toHaveText('정답! 🎉');
    await wait(400);
    await isAsked(2);
    await expect(status).toHaveText('');
  });

  await test.step('a wrong answer, at the last moment', async () => {
    await wait(6500);
    await expect(countdown).toHaveAttribute('data-urgency', 'calm');
    await wait(1000);
    await expect(countdown).toHaveAttribute('data-urgency', 'orange');
    await wait(1000);
    await expect(countdown).toHaveAttribute('data-urgency', 'red');
    await expect(countdown).toHaveAccessibleName('남은 시간 2초');
    await expectAccessible('hurry');
    const answer = await rightAnswer();
    await page.keyboard.type('1');
    spoken.length = 0;
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(`틀렸어요. 정답은 ${answer}입니다.`);
    await expect.poll(() => spoken.map(({ path }) => path)).toEqual(['/api/tts/multiplication']);
    await expectAccessible('wrong');
    await wait(3500);
    await expect(status).toHaveText(`틀렸어요. 정답은 ${answer}입니다.`);
    await wait(600);
    await isAsked(3);
  });

  await test.step('time runs out', async () => {
    const answer = await rightAnswer();
    await page.keyboard.type(String(answer));
    await wait(10_000);
    const overlay = page.getByRole('alert').filter({ hasText: '시간 초과!' });
    await expect(overlay).toBeVisible();
    await expect(overlay.getByText(` = ${answer}`)).toHaveCount(3);
    expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expectAccessible('time-out');
    await wait(3500);
    await expect(overlay).toBeVisible();
    await wait(600);
    await expect(overlay).toBeHidden();
    await isAsked(4);
  });

  await test.step('text that is not a number counts as no answer', async () => {
    await page.keyboard.type('열둘');
    await page.keyboard.press('Enter');
    await expect(status).toContainText('틀렸어요.');
    await wait(4100);
  });

  await test.step('the other six', async () => {
    for (let number = 5; number <= 10; number += 1) {
      await isAsked(number);
      await wait(2000);
      await page.keyboard.type(String(await rightAnswer()));
      await page.keyboard.press('Enter');
      await expect(status).toHaveText('정답! 🎉');
      await wait(1600);
    }
  });

  await test.step('the result', async () => {
    await expect(page.getByRole('heading', { name: text.resultTitle })).toBeFocused();
    const result = page.getByRole('tabpanel');
    await expect(result).toContainText('7 / 10');
    await expect(result).toContainText(playerName);
    await expect(result).toContainText('70%');
    await expect(status).toHaveText(text.saved);
    await expectAccessible('result');

    const records = await (await request.get(`/api/quiz-scores/${encodeURIComponent(playerName)}`)).json();
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ playerName, score: 7, totalQuestions: 10, accuracy: 70 });
    expect(records[0].questions.map((one: { userAnswer: number | null }) => one.userAnswer === null)).toEqual(
      [...'0011000000'].map((one) => one === '1'),
    );
    expect(records[0].questions[2]).toMatchObject({ isCorrect: false, timeSpent: 10 });
    await expect(result).toContainText(text.seconds(records[0].timeTaken));
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept, 'nothing about the child stays on a device that forgets').not.toContain(playerName);
  });

  await test.step('a new quiz resets everything', async () => {
    await button(text.newQuiz).press('Enter');
    await expect(page.getByLabel(text.nameQuestion)).toBeFocused();
    await expect(page.getByLabel(text.nameQuestion)).toHaveValue('');
  });
});

test('Enter that ends a Hangul syllable does not start the quiz', async ({ page }) => {
  const { text, button } = await openQuiz(page);
  const name = page.getByLabel(text.nameQuestion);
  await name.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: '지', selectionStart: 1, selectionEnd: 1 });
  await expect(name).toHaveValue('지');
  await name.evaluate((input) => {
    const composing = { key: 'Enter', code: 'Enter', keyCode: 13, isComposing: true, bubbles: true, cancelable: true };
    const enter = new KeyboardEvent('keydown', composing);
    input.dispatchEvent(enter);
    // The browser's default action of Enter.
    if (!enter.defaultPrevented) input.closest('form')?.requestSubmit();
  });
  await expect(name).toBeVisible();
  await keyboard.send('Input.insertText', { text: '지우' });
  await expect(button(text.start)).toBeEnabled();
  await name.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('a hidden tab does not stop the clock, and no question appears in it', async ({ page }) => {
  const { text, field, wait, isAsked } = await openQuiz(page);
  const look = (visibilityState: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibilityState);
  await page.getByLabel(text.nameQuestion).fill(aName('지우'));
  await page.keyboard.press('Enter');
  await isAsked(1);
  await wait(2000);
  await look('hidden');
  await wait(60_000);
  await look('visible');
  const overlay = page.getByRole('alert').filter({ hasText: text.timeout });
  await expect(overlay).toBeVisible();
  await look('hidden');
  await wait(60_000);
  await look('visible');
  await isAsked(2);
  await expect(page.getByRole('timer')).toHaveAccessibleName(text.timeLeft(10));
  await expect(field).toBeFocused();
});
