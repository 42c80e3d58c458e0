import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import { AUDIBLE, delaysByLine, heardSoFar, listen } from './audio-probe.fixture.ts';
import { openBook } from './book.driver.ts';
import { expect, expectPageAccessible, guard, rememberLanguage, test } from './journey.fixture.ts';

// A microphone that beeps once a second, and is allowed without a question.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const [first, second, third] = buildLines(forestAdventure.chapters[0]?.panels ?? [], ['en']);

async function openVoices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Letters and light' }).click();
  await page.getByRole('button', { name: 'Your own voices' }).click();
  await expect(page.getByRole('dialog', { name: 'Your own voices' })).toBeVisible();
}

/** Records until the microphone was heard four times: one beep alone is too short to be measured. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  const level = () =>
    page.locator('.record-level').evaluate((element) => Number(element.style.getPropertyValue('--level')));
  for (let beep = 0; beep < 4; beep++) {
    await expect.poll(level, { intervals: [20] }).toBeGreaterThan(0.1);
    await expect.poll(level, { intervals: [20] }).toBeLessThan(0.05);
  }
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Recorded.')).toBeVisible();
}

/** Reads aloud and waits until the family's lines were heard, and the book's voice goes on where they end. */
async function expectGrandmaReads(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read to me', exact: true }).click();
  await expect(page.getByText('Grandma is reading')).toBeVisible();
  await expect(page.getByText('A computer voice is reading')).toBeVisible({ timeout: 40_000 });
  const heardLines = async () =>
    [...delaysByLine(await heardSoFar(page))].flatMap(([id, ms]) => (ms === null ? [] : [id]));
  await expect.poll(async () => (await heardLines()).slice(0, 3)).toEqual([first?.id, second?.id, third?.id]);
  await page.getByRole('button', { name: 'Stop' }).click();
}

test('Grandma records two sentences, is heard, and comes to another device by a file', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await listen(page);
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  await openVoices(page);
  await page.getByLabel('Who is recording?').fill('  Grandma ');
  await page.getByRole('button', { name: 'Record this book' }).click();
  await expect(page.getByText('Not recorded yet.')).toBeVisible();
  await expectAccessible('a sentence to record');
  await record(page);
  const before = (await heardSoFar(page)).length;
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect
    .poll(async () => (await heardSoFar(page)).slice(before).some(({ loudness }) => loudness > AUDIBLE))
    .toBe(true);
  await page.getByRole('button', { name: 'Next' }).click();
  await record(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^2 of \d+ sentences/)).toBeVisible();
  await expectAccessible('the voices of a book');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all in a file' }).click();
  const file = await readFile(await (await download).path());
  await page.getByRole('button', { name: 'Close' }).click();
  await expectGrandmaReads(page);

  const other = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const complaints = guard(other);
  await listen(other);
  await rememberLanguage(other, 'en');
  await openBook(other, forestAdventure.id);
  await openVoices(other);
  const choose = (buffer: Buffer) =>
    other.getByLabel('Open a file').setInputFiles({ name: 'voices.zip', mimeType: 'application/zip', buffer });
  await choose(file.subarray(0, file.length - 100));
  await expect(other.getByText('This file is damaged.')).toBeVisible();
  await choose(file);
  await expect(other.getByText('2 sentences came with the file.')).toBeVisible();
  await expectPageAccessible(other, 'voices from a file');
  await other.getByRole('button', { name: 'Close' }).click();
  await expectGrandmaReads(other);
  expect(complaints).toEqual([]);
  await other.close();
});
