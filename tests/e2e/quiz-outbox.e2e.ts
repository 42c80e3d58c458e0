import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScoreRecord } from '../../shared/attempt.ts';
import { expect } from './journey.ts';
import { aName, test as journey, openQuiz, type Player } from './quiz-player.ts';

/** A server of this journey's own, on its own port and data, that can be killed and started again. */
type OwnServer = { url: string; start: () => Promise<void>; kill: () => Promise<void> };

const test = journey.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  server: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), 'story-forest-'));
    let child: ChildProcess | undefined;
    const server: OwnServer = {
      url: 'http://localhost:0',
      start: async () => {
        const { port } = new URL(server.url);
        child = spawn('node', ['app/main.server.ts'], {
          env: { ...process.env, PORT: port, DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' },
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        server.url = await addressIn(child);
      },
      kill: async () => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
    await server.start();
    await use(server);
    await server.kill();
    await rm(data, { recursive: true });
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

/** The server says where it listens: 'story-forest: listening on http://localhost:3000'. */
function addressIn(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
    const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
    if (address) resolve(address);
  });
  child.on('exit', (code) => reject(new Error(`the server left with ${code}: ${said}`)));
  return promise;
}

async function start({ page, text, isAsked }: Player, playerName: string): Promise<void> {
  await page.getByLabel(text.nameQuestion).fill(playerName);
  await page.keyboard.press('Enter');
  await isAsked(1);
}

async function answerRight(
  { page, text, wait, rightAnswer, isAsked }: Player,
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

async function recordsOf(server: OwnServer, playerName: string): Promise<ScoreRecord[]> {
  const reply = await fetch(`${server.url}/api/quiz-scores/${encodeURIComponent(playerName)}`);
  expect(reply.status).toBe(200);
  return reply.json() as Promise<ScoreRecord[]>;
}

// Each plays ten questions.
test.slow();

const SAVE_FAILED = '점수 저장에 실패했습니다.';
/** The browser's own words about a server that is gone. */
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
  await start(player, playerName);
  await answerRight(player, 1, 9);
  await server.kill();
  await answerRight(player, 10, 10);

  const dialog = await alert(SAVE_FAILED);
  await expectAccessible('saving failed');
  await dismiss(dialog);
  await expect(page.getByRole('heading', { name: text.unsavedTitle })).toBeFocused();
  await expect(page.getByRole('heading', { name: text.resultTitle })).toBeHidden();
  await expectAccessible('unsaved');

  await test.step('sending again meets the same trouble', async () => {
    await button(text.sendAgain).press('Enter');
    await dismiss(await alert(SAVE_FAILED));
  });

  await server.start();
  await expect(async () => {
    // Less than the outbox waits for an answer: a leap would use up the server's time to give one.
    await wait(5000);
    await expect(page.getByRole('heading', { name: text.resultTitle })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(status).toHaveText(text.saved);
  await expect(page.getByText('점수를 보냈어요. 이제 아빠도 볼 수 있어요!', { exact: true })).toBeVisible();
  await wait(600_000);
  expect(await recordsOf(server, playerName)).toMatchObject([{ playerName, score: 10 }]);
  expect(await page.evaluate(() => localStorage.getItem('story-forest.outbox'))).toBeNull();
});

test('a child who goes on to a new quiz loses nothing: the next page sends the score', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(UNREACHABLE);
  const playerName = aName('하늘');
  const player = await openQuiz(page);
  const { text, button, alert, dismiss } = player;
  await start(player, playerName);
  await answerRight(player, 1, 9);
  await server.kill();
  await answerRight(player, 10, 10);
  await dismiss(await alert(SAVE_FAILED));
  await button(text.newQuiz).click();
  await expect(page.getByLabel(text.nameQuestion)).toBeFocused();
  await server.start();
  await page.goto('/games');
  await expect.poll(() => recordsOf(server, playerName)).toHaveLength(1);
});

test('a reply that got lost does not store the score twice', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(UNREACHABLE);
  const playerName = aName('바다');
  const player = await openQuiz(page);
  const { text, button, alert, dismiss } = player;
  await page.route('**/api/quiz-scores', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await start(player, playerName);
  await answerRight(player, 1, 10);
  await dismiss(await alert(SAVE_FAILED));
  await page.unroute('**/api/quiz-scores');
  await button(text.sendAgain).click();
  await expect(page.getByRole('heading', { name: text.resultTitle })).toBeVisible();
  expect(await recordsOf(server, playerName)).toHaveLength(1);
});

for (const { status: bad, note } of [
  { status: 500, note: 'waiting' },
  { status: 400, note: 'parked' },
] as const) {
  test(`a bad status (${bad}) still shows the result, and the note tells the truth`, async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(new RegExp(`the server responded with a status of ${bad}`));
    const playerName = aName('노을');
    const player = await openQuiz(page);
    const { text } = player;
    const status = page.getByRole('tabpanel').getByRole('status');
    await page.route('**/api/quiz-scores', (route) => route.fulfill({ status: bad, json: {} }));
    await start(player, playerName);
    await answerRight(player, 1, 10);
    await expect(page.getByRole('heading', { name: text.resultTitle })).toBeVisible();
    await expect(status).toHaveText(text[note]);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.unroute('**/api/quiz-scores');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(status).toHaveText(note === 'waiting' ? text.saved : text.parked);
    expect(await recordsOf(server, playerName)).toHaveLength(note === 'waiting' ? 1 : 0);
  });
}
