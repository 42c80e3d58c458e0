import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { OUTBOX_KEY } from '../../shared/times-tables/outbox/outbox.ts';
import { EXHAUSTIVE, expect } from './journey.fixture.ts';
import { type OwnServer, withOwnServer } from './own-server.fixture.ts';
import { aName, answerRight, test as journey, openQuiz, startQuiz } from './quiz.driver.ts';

const test = journey.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  server: async ({}, use) => withOwnServer({}, use),
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

async function recordsOf(server: OwnServer, playerName: string): Promise<ScoreRecord[]> {
  const reply = await fetch(`${server.url}/api/quiz-scores/${encodeURIComponent(playerName)}`);
  expect(reply.status).toBe(200);
  return reply.json() as Promise<ScoreRecord[]>;
}

// Each plays ten questions.
test.slow();

const SAVE_FAILED = '점수 저장에 실패했습니다.';
/** The browser's message about an unreachable server. */
const UNREACHABLE = /Failed to load resource: net::ERR_/;

test('the server dies before question ten; the score arrives once, by itself', async ({
  page,
  server,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(UNREACHABLE);
  const playerName = aName('지우');
  const player = await openQuiz(page);
  const { text, button, alert, dismiss, wait } = player;
  const status = page.getByRole('tabpanel').getByRole('status');
  await startQuiz(player, playerName);
  await answerRight(player, 1, 9);
  await server.kill();
  await answerRight(player, 10, 10);

  const dialog = await alert(SAVE_FAILED);
  await expectAccessible('saving failed');
  await dismiss(dialog);
  await expect(page.getByRole('heading', { name: text.unsavedTitle })).toBeFocused();
  await expect(page.getByRole('heading', { name: text.resultTitle })).toBeHidden();
  await expectAccessible('unsaved');

  await test.step('sending again fails too', async () => {
    await button(text.sendAgain).press('Enter');
    await dismiss(await alert(SAVE_FAILED));
  });

  await server.start();
  await expect(async () => {
    // Less than the outbox's time-out: a longer jump of the clock would cancel the request.
    await wait(5000);
    await expect(page.getByRole('heading', { name: text.resultTitle })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(status).toHaveText(text.saved);
  await expect(page.getByText('점수를 보냈어요. 이제 점수 노트에서 볼 수 있어요!', { exact: true })).toBeVisible();
  await wait(600_000);
  expect(await recordsOf(server, playerName)).toMatchObject([{ playerName, score: 10 }]);
  expect(await page.evaluate((key) => localStorage.getItem(key), OUTBOX_KEY)).toBeNull();
});

test(
  'a new quiz does not discard an unsent score: the next page sends it',
  EXHAUSTIVE,
  async ({ page, server, expectedErrors }) => {
    expectedErrors.push(UNREACHABLE);
    const playerName = aName('하늘');
    const player = await openQuiz(page);
    const { text, button, alert, dismiss } = player;
    await startQuiz(player, playerName);
    await answerRight(player, 1, 9);
    await server.kill();
    await answerRight(player, 10, 10);
    await dismiss(await alert(SAVE_FAILED));
    await button(text.newQuiz).click();
    await expect(page.getByLabel(text.nameQuestion)).toBeFocused();
    await server.start();
    await page.goto('/games');
    await expect.poll(() => recordsOf(server, playerName)).toHaveLength(1);
  },
);

test('a reply that got lost does not store the score twice', EXHAUSTIVE, async ({ page, server, expectedErrors }) => {
  expectedErrors.push(UNREACHABLE);
  const playerName = aName('바다');
  const player = await openQuiz(page);
  const { text, button, alert, dismiss } = player;
  await page.route('**/api/quiz-scores', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await startQuiz(player, playerName);
  await answerRight(player, 1, 10);
  await dismiss(await alert(SAVE_FAILED));
  await page.unroute('**/api/quiz-scores');
  await button(text.sendAgain).click();
  await expect(page.getByRole('heading', { name: text.resultTitle })).toBeVisible();
  expect(await recordsOf(server, playerName)).toHaveLength(1);
});

for (const { name, reply } of [
  { name: 'a page of a sign-in', reply: { status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' } },
  { name: 'nothing', reply: { status: 204 } },
  { name: 'a page that forbids it', reply: { status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' } },
  { name: 'a way to another page', reply: { status: 302, headers: { location: '/stories' } } },
]) {
  test(
    `a score is not saved where ${name} answers in place of the server, and is sent again`,
    EXHAUSTIVE,
    async ({ page, server, expectedErrors }) => {
      expectedErrors.push(UNREACHABLE, /the server responded with a status of 403/);
      const playerName = aName('이슬');
      const player = await openQuiz(page);
      const { text, button, alert, dismiss } = player;
      await page.route('**/api/quiz-scores', (route) => route.fulfill(reply));
      await startQuiz(player, playerName);
      await answerRight(player, 1, 10);
      await dismiss(await alert(SAVE_FAILED));
      await expect(page.getByRole('heading', { name: text.unsavedTitle })).toBeFocused();
      expect(await recordsOf(server, playerName)).toEqual([]);
      await page.unroute('**/api/quiz-scores');
      await button(text.sendAgain).click();
      await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(text.saved);
      expect(await recordsOf(server, playerName)).toHaveLength(1);
    },
  );
}

for (const { status: bad, note } of [
  { status: 500, note: 'waiting' },
  { status: 400, note: 'parked' },
] as const) {
  test(
    `a bad status (${bad}) still shows the result, and the note says whether it is saved`,
    EXHAUSTIVE,
    async ({ page, server, expectedErrors }) => {
      expectedErrors.push(new RegExp(`the server responded with a status of ${bad}`));
      const playerName = aName('노을');
      const player = await openQuiz(page);
      const { text } = player;
      const status = page.getByRole('tabpanel').getByRole('status');
      const error = { code: bad === 400 ? 'invalid' : 'internal', message: 'No' };
      await page.route('**/api/quiz-scores', (route) => route.fulfill({ status: bad, json: { error } }));
      await startQuiz(player, playerName);
      await answerRight(player, 1, 10);
      await expect(page.getByRole('heading', { name: text.resultTitle })).toBeVisible();
      await expect(status).toHaveText(text[note]);
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await page.unroute('**/api/quiz-scores');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(status).toHaveText(note === 'waiting' ? text.saved : text.parked);
      expect(await recordsOf(server, playerName)).toHaveLength(note === 'waiting' ? 1 : 0);
    },
  );
}
