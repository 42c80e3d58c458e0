import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { openAdventure } from './adventure.driver.ts';
import { openBook } from './book.driver.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';
import { BOARD, visitWith } from './planner.driver.ts';
import { openQuiz } from './quiz.driver.ts';
import { answerReport } from './report.driver.ts';

/** What a screen reader has to say on each feature's page, in its order: names, roles and states. */

test('a book exposes its title, language, pictures, speakers and text', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  await expect(page.locator('article')).toMatchAriaSnapshot(`
    - 'heading "Forest Adventure: Who Moved the Pond?" [level=1]'
    - group "Language of the book":
      - button "English" [pressed]
      - button "한국어"
      - button "Both"
    - navigation "Chapters"
    - region "Chapter 1 The Path That Wasn’t There":
      - heading "Chapter 1 The Path That Wasn’t There" [level=2]
      - figure "Picture 1":
        - img /Forest morning/
        - blockquote:
          - paragraph: Theo One. Don’t fall in.
        - blockquote:
          - paragraph: Priya Easy!
        - paragraph:
          - text: There were eleven
          - button "stepping stones"
          - text: across Juniper
          - button "Brook"
          - text: ", and"
          - button "Ranger"
        - button "Show this in Korean"
      - figure "Picture 2"
  `);
});

test('a question of the quiz is heard, and what came of the answer', async ({ page }) => {
  const { field, text, rightAnswer } = await openQuiz(page, 'en');
  await page.getByLabel(text.nameQuestion).fill('Mina');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot(`
    - tabpanel "Quiz":
      - list "0 of 0 right so far":
        - listitem: "1: now"
        - listitem: "2: still to come"
      - button "Hear the question again"
      - heading "Question 1 / 10" [level=2]
      - timer "10 seconds left"
      - textbox /What is \\d times \\d/
  `);
  await field.fill(String(await rightAnswer()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').or(page.getByRole('status')).first()).not.toBeEmpty();
});

test('the board is heard in Korean: how cards move, the cards, the four places', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  await page.goto('/quadrant-board');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "나를 알아보는 카드판" [level=1]
      - region "카드 20장":
        - button "섞기"
        - paragraph: /스페이스바를 눌러 카드를 집고/
        - list:
          - listitem:
            - button "게임"
          - listitem:
            - button "과학"
      - region "카드를 놓는 네 곳":
        - region "강점 (Strengths)"
        - region "약점 (Weaknesses)"
        - region "좋아하는 것 (Likes)"
        - region "싫어하는 것 (Dislikes)"
  `);
});

test('the adventure is heard: the map as words, the blocks, the program', async ({ page }) => {
  const { text } = await openAdventure(page, 'en');
  await page.getByRole('button', { name: /^Girl/ }).click();
  await expect(page.getByRole('region', { name: text.blocks })).toMatchAriaSnapshot(`
    - region "Blocks":
      - heading "Blocks" [level=2]
      - list:
        - listitem:
          - button "Move up"
        - listitem:
          - button "Move down"
  `);
  await expect(page.getByRole('region', { name: text.program, exact: true })).toBeVisible();
});

test('the report without a quiz is heard: whose scores, which part, and the way to the first', async ({ page }) => {
  await answerReport(page, []);
  await rememberLanguage(page, 'en');
  await page.goto('/quiz-scores');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Score Report" [level=1]
      - group "Whose scores?":
        - button "All" [pressed]
      - status: "All, Quizzes: 0"
      - tablist "Parts of the report":
        - tab "Quiz records" [selected]
        - tab "Wrong answers"
      - tabpanel "Quiz records":
        - heading "No quiz records yet" [level=2]
        - link "Start the first quiz"
  `);
});

test('the planner is heard: that careers have come, how many, and a plan by its stages', async ({ page, request }) => {
  const visit = await visitWith(page, request, BOARD, 'en');
  await page.goto('/career-planner');
  await expect(visit.careers).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/5/);
});
