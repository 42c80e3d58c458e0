import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildOfflineBundles } from '../../app/offline/offline-bundles.ts';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import type { CacheName } from '../../shared/storage/keys.ts';
import { startSqliteServer } from '../support/server.fixture.ts';
import { openAdventure } from './adventure.driver.ts';
import { dragWithMouse, openBoard } from './board.driver.ts';
import { openBook, panel } from './book.driver.ts';
import { EXHAUSTIVE, expect, test as journey, rememberLanguage } from './journey.fixture.ts';

const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  expectedErrors: async ({}, use) => {
    await use([/Failed to load resource: net::ERR_/, /Failed to (?:save|fetch quadrant data): network/]);
  },
});

test.use({ serviceWorkers: 'allow' });

// Each downloads what a family would.
test.slow();

/** How many files of bundles are on the device. */
function keptFiles(page: Page): Promise<number> {
  return page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).length,
    'story-forest-kits-2' satisfies CacheName,
  );
}

/** The addresses of a bundle's files. */
async function filesOfBundle(name: string): Promise<string[]> {
  const names = await readdir('build/client', { recursive: true });
  const served = names.filter((file) => !/\.(?:br|gz)$/.test(file)).sort();
  const files = served.map((file) => ({ url: `/${file.replaceAll('\\', '/')}`, revision: '', bytes: 0 }));
  const bundle = buildOfflineBundles(files, []).find((each) => each.name === name);
  return (bundle?.files ?? []).map(({ url }) => url);
}

test('a book that was opened once is read without a network, with every picture', async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  await expect(page.getByText('This book is on your device now.').first()).toBeVisible();
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

test('all books are kept by one button, which says how much they are', EXHAUSTIVE, async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/stories');
  const keep = page.getByRole('button', { name: /^Keep all books here: \d\.\d MB$/ });
  await expect(keep).toBeVisible();
  await keep.click();
  await expect(page.getByText('All five books are on this device.')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(5);
  await context.setOffline(true);
  await openBook(page, 'charlotte-christmas');
  await expect(page.getByText('This book is on your device now.')).toBeVisible();
  const picture = panel(page, '9-2').locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await test.step('the voices of the books are kept, too, when asked', async () => {
    await context.setOffline(false);
    await page.goto('/stories');
    await page.getByRole('button', { name: /^Keep their voices here, too: \d+\.\d MB$/ }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('All five books are on this device.')).toBeVisible({ timeout: 40_000 });
    await context.setOffline(true);
    await openBook(page, 'charlotte-christmas');
    await page.getByRole('button', { name: 'Read to me', exact: true }).click();
    await expect(page.getByText('A computer voice is reading')).toBeVisible();
  });
});

test('the quiz speaks, the adventure runs and the board keeps its cards without a network', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The pages of the quiz and the board are prerendered in Korean and shown in English here.
  expectedErrors.push(/was preloaded using link preload but not used/);
  await rememberLanguage(page, 'en');
  const expected = new Set(await filesOfBundle('basics'));
  for (const [path, ...bundles] of [
    ['/multiplication-table', 'quiz-en', 'quiz'],
    ['/adventure-game', 'adventure'],
    ['/quadrant-board', 'board'],
  ] as const) {
    await page.goto(path);
    for (const bundle of bundles) for (const url of await filesOfBundle(bundle)) expected.add(url);
    await expect.poll(() => keptFiles(page), { timeout: 40_000 }).toBe(expected.size);
  }
  await context.setOffline(true);

  await page.goto('/multiplication-table');
  for (const clip of ['/speech/fact-7x8.mp3', '/speech/en/fact-7x8.mp3'])
    expect(await page.evaluate(async (url) => (await fetch(url)).status, clip)).toBe(200);

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

test(
  'an address with a slash, a query or a tail, and an unknown one, is a page of ours without a network',
  EXHAUSTIVE,
  async ({ page, context, expectedErrors }) => {
    // The 404 page is stored with its status.
    expectedErrors.push(/status of 404/);
    await page.goto('/games');
    await expect.poll(() => keptFiles(page), { timeout: 40_000 }).toBeGreaterThan(0);
    await context.setOffline(true);
    for (const path of ['/stories/', '/stories?from=talk', '/stories/?from=talk']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'The story library' })).toBeVisible();
    }
    await page.goto('/nowhere?from=talk');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    // Sent on by a script, so that no load of this address is waited for.
    await page.evaluate(() => location.assign('/stories를'));
    await expect(page).toHaveURL('/stories');
    await expect(page.getByRole('heading', { level: 1, name: 'The story library' })).toBeVisible();
  },
);

test(
  'after a visit to one page the others have their pictures without a network, and none is torn',
  EXHAUSTIVE,
  async ({ page, context }) => {
    const basics = new Set(await filesOfBundle('basics'));
    for (const url of await filesOfBundle('covers')) basics.add(url);
    await page.goto('/games');
    await expect.poll(() => keptFiles(page), { timeout: 40_000 }).toBe(basics.size);
    await context.setOffline(true);
    const board = await openBoard(page, 'en');
    const card = board.card('수학').locator('img').first();
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await openBook(page, forestAdventure.id);
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  },
);

test(
  'what a filter answers in place of a file is not stored, and the site works when it is gone',
  EXHAUSTIVE,
  async ({ page, context }) => {
    let answers = 0;
    await context.route(/\/(?:art|assets)\//, async (route) => {
      const isWorker = route.request().serviceWorker() !== null;
      if (isWorker) answers += 1;
      await (isWorker ? route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }) : route.continue());
    });
    await page.goto('/games');
    await expect.poll(() => answers).toBeGreaterThan(0);
    await context.unroute(/\/(?:art|assets)\//);
    const stored = await page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          texts.push((await (await cache.match(request))?.text())?.slice(0, 20) ?? '');
      }
      return texts;
    });
    expect(stored.filter((text) => text.includes('Sign in'))).toEqual([]);
    await page.goto('/stories');
    await expect.poll(() => keptFiles(page), { timeout: 40_000 }).toBeGreaterThan(0);
  },
);

test(
  'a page that is open outlives a new build of the site, is offered it, and the next page has it',
  EXHAUSTIVE,
  async ({ browser }) => {
    const site = await mkdtemp(join(tmpdir(), 'story-forest-site-'));
    await cp('build', site, { recursive: true });
    const old = await startSqliteServer({ site });
    const baseURL = await old.app.listen({ port: 0, host: '127.0.0.1' });
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL });
    const page = await context.newPage();
    await page.goto('/games');
    await expect.poll(() => keptFiles(page), { timeout: 40_000 }).toBeGreaterThan(0);
    await page.reload();
    await old.stop();

    // The new build has the adventure's script under another name.
    const assets = await readdir(join(site, 'client/assets'));
    const script = assets.find((name) => /^adventure-game-[\w-]+\.js$/.test(name)) ?? '';
    for (const name of assets) if (name.startsWith(script)) await rm(join(site, 'client/assets', name));
    const worker = join(site, 'client/service-worker.js');
    const code = await readFile(worker, 'utf8');
    for (const packed of ['.br', '.gz']) await rm(worker + packed);
    const entry = new RegExp(`\\{url:.\\/assets\\/${script}.,revision:.\\w+.\\},`, 'g');
    expect(code.match(entry), 'the list is in the worker once').toHaveLength(1);
    await writeFile(worker, code.replace(entry, ''));
    const renewed = await startSqliteServer({ site });
    await renewed.app.listen({ port: Number(new URL(baseURL).port), host: '127.0.0.1' });

    expect((await page.request.get(`/assets/${script}`)).status()).toBe(404);
    const hasScript = () =>
      page.evaluate(
        async (url) => (await caches.match(url, { ignoreSearch: true })) !== undefined,
        `/assets/${script}`,
      );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('There’s a new version of the site.').first()).toBeVisible({ timeout: 40_000 });
    expect(await hasScript()).toBe(true);
    const loaded = page.waitForEvent('load');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await loaded;
    await expect(page).toHaveURL(/\/stories$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(hasScript).toBe(false);
    await context.close();
    await renewed.stop();
    await rm(site, { recursive: true });
  },
);
