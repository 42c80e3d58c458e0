import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { progressFileText } from '../../app/privacy/progress-file-text.ts';
import { selectPersonalKeys } from '../../app/shared-computer/forget-device.client.ts';
import { familyText } from '../../features/stories/voices/family-text.ts';
import type { Recording } from '../../features/stories/voices/recording.ts';
import { makeVoicesFile } from '../../features/stories/voices/voices-file.ts';
import type { DatabaseName } from '../../shared/storage/keys.ts';
import { getFact } from '../../shared/times-tables/facts/times-fact.ts';
import { findPlayer, formatPlayers, parsePlayers, recordAnswer } from '../../shared/times-tables/players/players.ts';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';
import { dragWithMouse, openBoard } from './board.driver.ts';
import { openBook } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

const text = progressFileText.ko;

/** A device on which one child has answered one fact. */
async function playedOn(page: Page, name: string, day: number): Promise<void> {
  const player = recordAnswer(findPlayer([], name), getFact(3, 7), 'product', day, 'fluent');
  const stored = formatPlayers([{ ...player, lastDay: day }]);
  await rememberLanguage(page, 'ko');
  await page.goto('/privacy');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [PLAYERS_KEY, stored] as const);
}

test('a file carries what a child knows to another device, and nothing there is lost', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await playedOn(page, '하늘', 20_700);
  await expect(async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 2000 }),
      page.getByRole('button', { name: text.save }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^이야기숲-기록-\d{4}-\d{2}-\d{2}\.json$/);
    await download.saveAs('test-results/progress.json');
  }).toPass();
  await expectAccessible('the file');

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const there = await other.newPage();
  await playedOn(there, '바다', 20_701);
  // A file given before hydration is not seen.
  await there.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const input = there.locator('input[type=file]');
  const status = there.locator('#progress-file').getByRole('status');
  const file = await readFile('test-results/progress.json', 'utf8');
  const give = (name: string, content: string) =>
    input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await give('broken.json', file.slice(0, -9));
  await expect(status).toHaveText(text.problems.broken);
  await give('other.json', '{"a":1}');
  await expect(status).toHaveText(text.problems['not-ours']);
  await give('progress.json', file);
  await expect(status).toHaveText(text.opened);
  const stored = await there.evaluate((key) => localStorage.getItem(key), PLAYERS_KEY);
  expect(parsePlayers(stored).map(({ name }) => name)).toEqual(['바다', '하늘']);

  await there.goto('/multiplication-table');
  await there.getByRole('button', { name: '하늘', exact: true }).click();
  await expect(there.getByLabel('이름이 뭐예요?')).toHaveValue('하늘');
  await other.close();
});

const BOOK = 'forest-adventure';

/** Opens the dialog of the family's voices. */
async function openVoices(page: Page): Promise<void> {
  await openBook(page, BOOK);
  await page.getByRole('button', { name: 'Letters and light' }).click();
  await page.getByRole('button', { name: 'Your own voices' }).click();
}

/** Two sentences that Grandma has recorded come with a file. */
async function bringVoices(page: Page): Promise<void> {
  const recording = (text: string): Recording => ({
    book: BOOK,
    reader: 'r1',
    language: 'en',
    text,
    type: 'audio/webm;codecs=opus',
    audio: Uint8Array.from([1, 2, 3]),
    startMs: 0,
    endMs: 900,
    gain: 1,
    recordedAt: 1_795_000_000_000,
  });
  const file = makeVoicesFile(BOOK, {
    voices: [{ id: 'r1', name: 'Grandma' }],
    recordings: [recording('One stone.'), recording('Two stones.')],
  });
  await openVoices(page);
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'voices.zip', mimeType: 'application/zip', buffer: Buffer.from(file) });
  await expect(page.getByText('2 sentences came with the file.')).toBeVisible();
}

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('a child who is done leaves nothing of its own on the computer', async ({ page, expectAccessible }) => {
  const board = await openBoard(page, 'en');
  await dragWithMouse(page, board.card('수학'), board.zone('likes'));
  await expect.poll(async () => (await board.saved()).likes).toEqual(['수학']);
  await page.getByRole('button', { name: 'I’m done on this computer' }).click();
  await expectAccessible('the question');
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(board.placed('수학')).toBeVisible();
  await page.getByRole('button', { name: 'I’m done on this computer' }).click();
  await page.getByRole('button', { name: 'Yes, I’m done' }).click();
  await expect(page).toHaveURL('/');
  expect(selectPersonalKeys(await page.evaluate(() => Object.keys(localStorage)))).toEqual([]);
  await page.goto('/quadrant-board');
  await expect(board.card('수학')).toBeVisible();
});

test('on a shared computer the next child finds nothing of the one before', async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/privacy');
  await page.getByLabel('This computer is shared (in a school or library)').check();
  const board = await openBoard(page, 'en');
  await dragWithMouse(page, board.card('수학'), board.zone('likes'));
  await expect(board.placed('수학')).toBeVisible();
  // The browser was closed: a new tab has no visit yet.
  await page.close();
  const next = await context.newPage();
  await next.goto('/quadrant-board');
  await expect(next.locator('.card-pool [data-card="수학"]')).toBeVisible();
  await expect(next.locator('[data-placed]')).toHaveCount(0);
});

test(
  'the voices that were recorded here go too, and the question says so first',
  EXHAUSTIVE,
  async ({ page, expectAccessible }) => {
    await rememberLanguage(page, 'en');
    await page.goto('/quadrant-board');
    const done = page.getByRole('button', { name: 'I’m done on this computer' });
    const dialog = page.getByRole('dialog', { name: 'Clear your things off this computer?' });
    await done.click();
    await expect(dialog).not.toContainText('recorded');
    expect(await databases(page)).toEqual([]);

    await bringVoices(page);
    await page.goto('/quadrant-board');
    await done.click();
    await expect(dialog).toContainText('The voices recorded here go, too (2 sentences).');
    await expectAccessible('the question, with voices');
    await page.getByRole('button', { name: 'Not yet' }).click();
    expect(await databases(page)).toEqual(['story-forest-voices' satisfies DatabaseName]);
    await done.click();
    await page.getByRole('button', { name: 'Yes, I’m done' }).click();
    await expect(page).toHaveURL('/');
    expect(await databases(page)).toEqual([]);
    await openVoices(page);
    await expect(page.getByLabel('Who is recording?')).toBeVisible();
    await expect(page.getByText('Grandma', { exact: true })).toHaveCount(0);
  },
);

test('on a shared computer voices are told to go, and go with the browser', EXHAUSTIVE, async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/privacy');
  await page.getByLabel('This computer is shared (in a school or library)').check();
  await bringVoices(page);
  await expect(page.getByRole('dialog')).toContainText(familyText.en.sharedComputer);
  // Nothing but the voices is left for the next child.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (!/language|shared/.test(key)) localStorage.removeItem(key);
  });
  await page.close();
  const next = await context.newPage();
  await next.goto('/games');
  // The page is loaded again once all is forgotten.
  await expect(async () => expect(await databases(next)).toEqual([])).toPass();
});
