import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { progressFileText } from '../../app/progress-file/progress-file-text.ts';
import { emptyMemory, recordResult } from '../../shared/facts/fact-memory.ts';
import { PRESET_TABLES } from '../../shared/facts/tables.ts';
import { formatPlayers, PLAYERS_KEY, parsePlayers } from '../../shared/players/players.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';

const text = progressFileText.ko;

/** A device on which one child has answered one fact. */
async function playedOn(page: Page, name: string, day: number): Promise<void> {
  const facts = recordResult(emptyMemory, { table: 3, multiplier: 7 }, day, 'fluent');
  const stored = formatPlayers([{ name, lastDay: day, tables: PRESET_TABLES, facts }]);
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
