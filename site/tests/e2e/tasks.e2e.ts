import type { Browser, Page } from '@playwright/test';
import { quizText } from '../../features/quiz/play/quiz-text.ts';
import { taskOfferText } from '../../features/quiz/play/task-offer-text.ts';
import { sampleQuiz, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { roomText } from '../../features/scores/rooms/room-text.ts';
import { rosterText } from '../../features/scores/rooms/roster-text.ts';
import { taskText } from '../../features/scores/tasks/task-text.ts';
import { LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';
import {
  createRoomCode,
  formatRooms,
  ROOM_RANDOM_BYTES,
  SCORES_SCOPE_KEY,
  STORED_ROOMS_KEY,
} from '../../shared/times-tables/rooms/room.ts';
import { EXHAUSTIVE, expect, expectPageAccessible, guard, test as journey } from './journey.fixture.ts';
import { type OwnServer, withOwnServer } from './own-server.fixture.ts';

const test = journey.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  server: async ({}, use) => withOwnServer({ SCORES_SCOPE: 'rooms' }, use),
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

const ROOM = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(11));

/** Brings a device into the room before its first page. */
async function enterRoom(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      [LANGUAGE_KEY, language],
      [SCORES_SCOPE_KEY, 'rooms'],
      [STORED_ROOMS_KEY, formatRooms([ROOM])],
    ] as const,
  );
}

/** Stores a quiz of a child in the room, so that the report knows the name. */
async function store(page: Page, playerName: string): Promise<void> {
  const { id: _, completedAt: __, ...data } = sampleRecord(playerName, sampleQuiz(8));
  const reply = await page.request.post('/api/quiz-scores', { data, headers: { 'Room-Code': ROOM } });
  expect(reply.status()).toBe(201);
}

/** The child's device: in the same room, with the quiz open in English. */
async function openChildsDevice(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await enterRoom(page, 'en');
  const complaints = guard(page);
  await page.goto('/multiplication-table');
  return { page, complaints, close: () => context.close() };
}

const name = (page: Page) => page.getByLabel(quizText.en.nameQuestion);
const status = (page: Page) => page.getByRole('tabpanel').getByRole('status');

async function openReport(page: Page): Promise<void> {
  await page.goto('/quiz-scores');
  await page.getByRole('tab', { name: scoresText.ko.tabs.analysis }).click();
  await expect(page.getByRole('heading', { name: taskText.ko.title })).toBeVisible();
}

/** Presses tables until exactly these are chosen. */
async function chooseTables(page: Page, tables: readonly number[]): Promise<void> {
  for (const table of tables) {
    const button = page.getByRole('button', { name: taskText.ko.table(table), exact: true });
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
  }
  for (const table of [2, 3, 4, 5, 6, 7, 8, 9].filter((one) => !tables.includes(one))) {
    const button = page.getByRole('button', { name: taskText.ko.table(table), exact: true });
    if ((await button.getAttribute('aria-pressed')) === 'true') await button.click();
  }
}

test.slow();

test("a task set in the report reaches the child's device, and is gone when it was taken back", async ({
  page,
  browser,
  server,
  expectAccessible,
}) => {
  const [text, offer] = [taskText.ko, taskOfferText.en];
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  await enterRoom(page, 'ko');
  for (const child of ['하늘', '바다']) await store(page, child);

  await test.step('the teacher sets one for the room, and another for one child', async () => {
    await openReport(page);
    await chooseTables(page, [6, 8]);
    await button(text.setForEverybody).click();
    await expect(page.getByText(text.isSet)).toBeVisible();
    await page.getByRole('button', { name: '하늘', exact: true }).first().click();
    await chooseTables(page, [9]);
    await button(text.setFor('하늘')).click();
    await expect(page.getByRole('listitem').filter({ hasText: '하늘: 9단' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: `${text.everybody}: 6단, 8단` })).toBeVisible();
    await expectAccessible('tasks of a room, ko');
  });

  await test.step('the quiz offers each child the own task, else that of the room', async () => {
    const child = await openChildsDevice(browser, server.url);
    await name(child.page).fill('하늘');
    await expect(status(child.page)).toHaveText(offer.own([9]));
    await name(child.page).fill('바다');
    await expect(status(child.page)).toHaveText(offer.everybody([6, 8]));
    await expectPageAccessible(child.page, 'a task that is offered, en');
    // By keyboard: the offer follows the start button.
    await child.page.getByRole('button', { name: quizText.en.start }).focus();
    await child.page.keyboard.press('Tab');
    await child.page.keyboard.press('Tab');
    await child.page.keyboard.press('Enter');
    await expect(status(child.page)).toBeEmpty();
    await expect(child.page.getByRole('button', { name: quizText.en.start })).toBeFocused();

    await name(child.page).fill('하늘');
    await child.page.getByRole('button', { name: offer.startTask }).click();
    await expect(child.page.locator('form')).toContainText('9 ×');
    await child.page.getByRole('tab', { name: quizText.en.tablesMode }).click();
    await child.page.getByRole('alertdialog').getByRole('button', { name: quizText.en.leave }).click();
    await child.page.getByRole('tab', { name: quizText.en.quizMode }).click();
    // The default quiz stays what it was: the task's tables are not the player's.
    await name(child.page).fill('하늘');
    await expect(child.page.getByText(quizText.en.tablesNow([2, 3, 4, 5, 6, 7]))).toBeVisible();
    expect(child.complaints).toEqual([]);
    await child.close();
  });

  await test.step('taken back, it is offered no more', async () => {
    await button(text.takeBackOf('하늘')).click();
    await expect(page.getByText(text.isTakenBack)).toBeVisible();
    await expect(page.getByRole('heading', { name: text.current })).toBeFocused();
    const child = await openChildsDevice(browser, server.url);
    await name(child.page).fill('하늘');
    await expect(status(child.page)).toHaveText(offer.everybody([6, 8]));
    await child.close();
  });
});

test(
  'without a reply the quiz offers nothing, and the report says what did not work',
  EXHAUSTIVE,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    const text = taskText.ko;
    await enterRoom(page, 'ko');
    for (const list of ['quiz-tasks', 'room-roster']) await page.route(`**/api/${list}`, (route) => route.abort());
    const asked = page.waitForRequest('**/api/quiz-tasks');
    await page.goto('/multiplication-table');
    await asked;
    await page.getByLabel(quizText.ko.nameQuestion).fill('하늘');
    await expect(page.getByRole('button', { name: quizText.ko.start })).toBeEnabled();
    await expect(page.getByRole('button', { name: taskOfferText.ko.startTask })).toBeHidden();

    await test.step('nor where the scripts do not come', async () => {
      for (const name of ['task-offer', 'roster-chips'])
        await page.route(`**/assets/${name}*`, (route) => route.abort());
      const script = page.waitForRequest('**/assets/task-offer*');
      await page.reload();
      await script;
      await page.getByLabel(quizText.ko.nameQuestion).fill('하늘');
      await expect(page.getByRole('button', { name: quizText.ko.start })).toBeEnabled();
      await expect(page.getByRole('button', { name: taskOfferText.ko.startTask })).toBeHidden();
    });

    // The room is empty: a task can be set before the first quiz.
    await openReport(page);
    await page.getByRole('button', { name: text.setForEverybody }).click();
    await expect(page.getByText(text.failed)).toBeVisible();
    await expect(page.getByText(text.notLoaded)).toBeVisible();
    await page.getByRole('button', { name: roomText.ko.names }).click();
    await expect(page.getByText(rosterText.ko.notLoaded)).toBeVisible();
  },
);
