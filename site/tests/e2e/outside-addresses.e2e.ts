import { quizText } from '../../features/quiz/play/quiz-text.ts';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { damagedLinkText } from '../../features/stories/model/damaged-link-text.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';

test('a link that was pasted into a sentence opens its book, page and task', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  const { id } = forestAdventure;
  await page.goto(`/ko/book/${id}를`);
  await expect(page).toHaveURL(`/ko/book/${id}`);
  await page.goto(`/ko/stories)?from=talk`);
  await expect(page).toHaveURL('/ko/stories?from=talk');

  await page.goto(`/ko/book/${id}#3-1에서`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`/ko/book/${id}#3-1`);
  // A link that is pasted into the open book turns to its page.
  await page.evaluate(() => {
    location.hash = '2-2」를';
  });
  await expect(page).toHaveURL(`/ko/book/${id}#2-2`);
  await page.evaluate(() => {
    location.hash = '9-9를';
  });
  await expect(page.getByText(damagedLinkText.ko)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a task is offered from a link with a tail, also where it is pasted into the open page', async ({
  page,
  expectedErrors,
}) => {
  // React Router's, at any hash that is typed while it may have to ask before the page is left.
  expectedErrors.push(/a blocker on a POP navigation/);
  await page.goto('/multiplication-table#tables=2,3,4를');
  await expect(page.getByText(quizText.ko.task([2, 3, 4]))).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'tables=6,8.';
  });
  await expect(page.getByText(quizText.ko.task([6, 8]))).toBeVisible();
  await page.evaluate(() => {
    location.hash = 'tables=6,1';
  });
  await expect(page.getByText(quizText.ko.damagedTask)).toBeVisible();
  await page.goto('/en/multiplication-table%23tables=5%EB%A5%BC');
  await expect(page.getByText(quizText.en.task([5]))).toBeVisible();
});

test('a level is opened from a link with a bracket, and the address loses it', async ({ page }) => {
  await page.goto('/ko/adventure-game#d2)');
  await expect(page).toHaveURL('/ko/adventure-game#d2');
});
