import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { startSqliteServer } from '../api/server.ts';
import { openAdventure } from './adventure-player.ts';
import { dragWithMouse, openBoard } from './board-player.ts';
import { openBook, panel } from './book-reader.ts';
import { expect, test as journey, rememberLanguage } from './journey.ts';

const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  expectedErrors: async ({}, use) => {
    await use([/Failed to load resource: net::ERR_/, /Failed to (?:save|fetch quadrant data): network/]);
  },
});

test.use({ serviceWorkers: 'allow' });

// Each downloads what a family would.
test.slow();

/** How many files of kits are on the device. */
function keptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('story-forest-kits')).keys()).length);
}

test('a book that was opened once is read without a network, with every picture', async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  await expect(page.getByText('This book is on your device now.').first()).toBeVisible({ timeout: 15_000 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Reading tools' })).toBeVisible();
  for (const { id } of forestAdventure.chapters.flatMap(({ panels }) => panels)) {
    const picture = panel(page, id).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.locator('main').getByRole('link', { name: 'Read More Stories' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the quiz speaks, the adventure runs and the board keeps its cards without a network', async ({
  page,
  context,
}) => {
  const sizes = JSON.parse(await readFile('build/offline.json', 'utf8')) as Record<string, { files: number }>;
  let expected = 0;
  for (const [path, kit] of [
    ['/multiplication-table', 'quiz'],
    ['/adventure-game', 'adventure'],
    ['/quadrant-board', 'board'],
  ] as const) {
    await page.goto(path);
    expected += sizes[kit]?.files ?? Number.NaN;
    await expect.poll(() => keptFiles(page), { timeout: 40_000 }).toBe(expected);
  }
  await context.setOffline(true);

  await page.goto('/multiplication-table');
  const clip = await page.evaluate(async () => (await fetch('/speech/fact-7x8.mp3')).status);
  expect(clip).toBe(200);

  const board = await openBoard(page, 'en');
  await dragWithMouse(page, board.card('수학'), board.zone('likes'));
  await expect(board.placed('수학')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await board.saved()).likes).toEqual(['수학']);

  await context.setOffline(true);
  await openAdventure(page, 'en');
  const portrait = page.locator('main img').first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a page that is open outlives a new build of the site, and the next visit has the new one', async ({
  browser,
}) => {
  const site = await mkdtemp(join(tmpdir(), 'story-forest-site-'));
  await cp('build', site, { recursive: true });
  const old = await startSqliteServer({ site });
  const baseURL = await old.app.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL });
  const page = await context.newPage();
  await page.goto('/games');
  await expect.poll(() => keptFiles(page), { timeout: 15_000 }).toBeGreaterThan(0);
  await page.reload();
  await old.stop();

  // The new build has the adventure's script under another name.
  const assets = await readdir(join(site, 'client/assets'));
  const script = assets.find((name) => /^adventure-game-[\w-]+\.js$/.test(name)) ?? '';
  for (const name of assets) if (name.startsWith(script)) await rm(join(site, 'client/assets', name));
  const worker = join(site, 'client/service-worker.js');
  const code = await readFile(worker, 'utf8');
  for (const packed of ['.br', '.gz']) await rm(worker + packed);
  await writeFile(worker, code.replace(new RegExp(`\\{url:.\\/assets\\/${script}.,revision:.\\w+.\\},`), ''));
  const renewed = await startSqliteServer({ site });
  await renewed.app.listen({ port: Number(new URL(baseURL).port), host: '127.0.0.1' });

  expect((await page.request.get(`/assets/${script}`)).status()).toBe(404);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await page.getByRole('link', { name: 'Programming Adventure' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programming Adventure' })).toBeVisible();

  await page.close();
  const next = await context.newPage();
  await next.goto('/games');
  const hasScript = () =>
    next.evaluate(async (url) => (await caches.match(url, { ignoreSearch: true })) !== undefined, `/assets/${script}`);
  await expect.poll(hasScript).toBe(false);
  await context.close();
  await renewed.stop();
  await rm(site, { recursive: true });
});
