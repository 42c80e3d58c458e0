import type { Locator, Page } from '@playwright/test';
import { quizText } from '../../features/quiz/play/quiz-text.ts';
import { LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';
import { expect, test as journey } from './journey.fixture.ts';

/**
 * The journeys' `test` with a faked clock that jumps: sounds load in real time, so their time-out may pass, which the
 * page logs. Unit tests cover what happens then.
 */
export const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  expectedErrors: async ({}, use) => {
    await use([/^warning: speech: nothing from/]);
  },
});

/** Plays the quiz on a page. The clock is faked: time passes only in `wait`. */
export type QuizDriver = {
  readonly page: Page;
  readonly text: (typeof quizText)[Language];
  /** The answer's field. */
  readonly field: Locator;
  readonly pad: Locator;
  readonly button: (name: string) => Locator;
  /** Advances the clock, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The alert with this text. Advances the clock, because React delays a lazily loaded part. */
  readonly alert: (text: string) => Promise<Locator>;
  /** Closes the alert by keyboard and checks that the focus returns. */
  readonly dismiss: (alert: Locator) => Promise<void>;
  /** The product of the question on the screen. */
  readonly rightAnswer: () => Promise<number>;
  /** Waits until the question with this number (from 1) is asked. */
  readonly isAsked: (number: number) => Promise<void>;
};

/** Opens the page, waits for hydration and stops the clock; `at`: which shows this time then, else that of now. */
export async function openQuiz(page: Page, language: Language = 'ko', at?: Date): Promise<QuizDriver> {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [LANGUAGE_KEY, language] as const);
  await page.clock.install(at && { time: at });
  await page.goto('/multiplication-table');
  const text = quizText[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // Typing shows that the page is hydrated.
  const name = page.getByLabel(text.nameQuestion);
  await expect(async () => {
    await name.fill('');
    await name.fill('ㅎ');
    await expect(button(text.start)).toBeEnabled({ timeout: 500 });
  }).toPass();
  await name.fill('');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  const field = page.getByRole('tabpanel').getByRole('textbox');
  return {
    page,
    text,
    field,
    pad: page.getByRole('group', { name: text.numberPad }),
    button,
    wait: (milliseconds) => page.clock.runFor(milliseconds),
    alert: async (words) => {
      const dialog = page.getByRole('alertdialog', { name: words });
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(dialog).toBeVisible({ timeout: 100 });
      }).toPass();
      return dialog;
    },
    dismiss: async (alert) => {
      await page.keyboard.press('Enter');
      await expect(alert).toBeHidden();
      await page.clock.runFor(10);
    },
    rightAnswer: async () => {
      const [, table, multiplier] = /(\d) × (\d) =/.exec(await page.locator('form').innerText()) ?? [];
      return Number(table) * Number(multiplier);
    },
    isAsked: async (number) => {
      await expect(page.getByRole('heading', { name: text.questionNumber(number, 10), exact: true })).toBeVisible();
      await expect(field).toBeEditable();
      await expect(field).toBeFocused();
    },
  };
}

/** A unique name, because all journeys share one database. */
export function aName(given: string): string {
  return `${given} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Types a name and starts the quiz. */
export async function startQuiz({ page, text, isAsked }: QuizDriver, playerName: string): Promise<void> {
  await page.getByLabel(text.nameQuestion).fill(playerName);
  await page.keyboard.press('Enter');
  await isAsked(1);
}

/** Answers a range of questions (from 1) right. */
export async function answerRight(
  { page, text, wait, rightAnswer, isAsked }: QuizDriver,
  from: number,
  to: number,
): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await isAsked(number);
    await page.keyboard.type(String(await rightAnswer()));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(text.correct);
    await wait(1600);
  }
}
