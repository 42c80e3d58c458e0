import { expect, type Locator, type Page } from '@playwright/test';
import { quizText } from '../../features/quiz/quiz-text.ts';
import { LANGUAGE_KEY, type Language } from '../../shared/language.ts';

/** A child at the times tables. The clock is faked: time passes only when the child lets it. */
export type Player = {
  readonly page: Page;
  readonly text: (typeof quizText)[Language];
  /** The answer's field. */
  readonly field: Locator;
  readonly pad: Locator;
  readonly button: (name: string) => Locator;
  /** Lets time pass, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** The product of the question on the screen. */
  readonly rightAnswer: () => Promise<number>;
  /** Waits until the question with this number (from 1) is asked. */
  readonly isAsked: (number: number) => Promise<void>;
};

/** Opens the page, awake but with its clock stopped. */
export async function openQuiz(page: Page, language: Language = 'ko'): Promise<Player> {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [LANGUAGE_KEY, language] as const);
  await page.clock.install();
  await page.goto('/multiplication-table');
  const text = quizText[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  // Typing shows that the prerendered page has been taken over.
  const name = page.getByLabel(text.nameQuestion);
  await expect(async () => {
    await name.fill('');
    await name.fill('ㅎ');
    await expect(button(text.start)).toBeEnabled({ timeout: 500 });
  }).toPass();
  await name.fill('');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const field = page.getByRole('tabpanel').getByRole('textbox');
  return {
    page,
    text,
    field,
    pad: page.getByRole('group', { name: text.numberPad }),
    button,
    wait: (milliseconds) => page.clock.runFor(milliseconds),
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

/** A name that no other journey's child has: all journeys share one database. */
export function aName(given: string): string {
  return `${given} ${crypto.randomUUID().slice(0, 8)}`;
}
