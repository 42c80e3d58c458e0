import { dailyText } from '../../features/quiz/daily/daily-text.ts';
import { COPIED_NUMBERS } from '../../shared/times-tables/facts/typing-speed.ts';
import { expect } from './journey.fixture.ts';
import type { QuizDriver } from './quiz.driver.ts';

const text = dailyText.ko;

async function copyNumbers({ page, wait }: QuizDriver, words: typeof text): Promise<void> {
  for (const number of COPIED_NUMBERS) {
    const field = page.getByRole('textbox', { name: words.copyNumber(number) });
    await expect(async () => {
      await wait(200);
      await expect(field).toBeFocused({ timeout: 200 });
    }).toPass({ intervals: [20] });
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
  }
}

/** Begins the two minutes of a player and waits for the first question. Who is new copies three numbers first. */
export async function beginDaily(player: QuizDriver, name: string, { isNew = true, words = text } = {}): Promise<void> {
  const { page, text: quiz, wait, field } = player;
  await page.getByLabel(quiz.nameQuestion).fill(name);
  await page.getByRole('button', { name: quiz.daily, exact: true }).click();
  if (isNew) await copyNumbers(player, words);
  await expect(async () => {
    // The memory of the server may take its time, and React delays a lazily loaded part.
    await wait(200);
    await expect(field).toBeEditable({ timeout: 200 });
  }).toPass({ intervals: [20] });
}

/** Answers every question of the day. A wrong answer is corrected. Returns the questions in order. */
export async function playDay(
  { page, field, wait }: QuizDriver,
  isRight: (question: string) => boolean,
): Promise<string[]> {
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
      // Something else than the answer that is shown: it is said again, and the field is empty.
      await page.keyboard.type('99');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').getByText(text.typeItAgain)).toBeVisible();
      await expect(field).toHaveValue('');
      await page.keyboard.type(right);
      await page.keyboard.press('Enter');
      await expect(page.getByText(text.typeItAgain)).toBeHidden();
    }
  }
}
