import type { Page } from '@playwright/test';
import { forestAdventure } from '../../features/stories/books/forest-adventure.ts';
import { openBook } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

// These need the whole browser: a headless shell hears no microphone. This one beeps once a second. Whoever does not
// allow it has refused it: a browser without a window cannot ask.
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream'],
  },
});

/** Opens the voices of a book, with a name typed. */
async function openVoices(page: Page): Promise<void> {
  await rememberLanguage(page, 'en');
  await openBook(page, forestAdventure.id);
  await page.getByRole('button', { name: 'Letters and light' }).click();
  await page.getByRole('button', { name: 'Your own voices' }).click();
  await page.getByLabel('Who is recording?').fill('Grandma');
}

/** Opens the view that records a book. */
async function openRecording(page: Page): Promise<void> {
  await openVoices(page);
  await page.getByRole('button', { name: 'Record this book' }).click();
  await expect(page.getByText('Not recorded yet.')).toBeVisible();
}

const record = (page: Page) => page.getByRole('button', { name: 'Record', exact: true }).click();
const says = (page: Page, words: RegExp) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();

const level = (page: Page) =>
  page.locator('.record-level').evaluate((element) => Number(element.style.getPropertyValue('--level')));

/** Waits until the microphone is heard. */
async function isHeard(page: Page): Promise<void> {
  await expect.poll(() => level(page), { intervals: [20] }).toBeGreaterThan(0.1);
}

/**
 * Records until four beeps were heard, since one alone is too short to be measured, or until it has stopped by itself.
 */
async function recordSentence(page: Page): Promise<void> {
  await record(page);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  let beeps = 0;
  let wasLoud = false;
  const isEnough = async () => {
    const isLoud = (await level(page)) > 0.1;
    if (isLoud && !wasLoud) beeps++;
    wasLoud = isLoud;
    return beeps >= 4 || (beeps > 0 && !(await stop.isVisible()));
  };
  await expect.poll(isEnough, { intervals: [20], timeout: 30_000 }).toBe(true);
  if (await stop.isVisible()) await stop.click();
}

test.describe('with a microphone', EXHAUSTIVE, () => {
  test.use({ permissions: ['microphone'] });

  test('it is unplugged, the page is left: each has a word, and what was recorded stays', async ({ page }) => {
    // Chromium's fake microphone cannot be unplugged: its tracks are ended by hand.
    await page.addInitScript(() => {
      const tracks: MediaStreamTrack[] = [];
      Object.assign(window, { tracks });
      const ask = MediaDevices.prototype.getUserMedia;
      MediaDevices.prototype.getUserMedia = async function (...what) {
        const stream = await ask.apply(this, what);
        tracks.push(...stream.getTracks());
        return stream;
      };
    });
    await openRecording(page);
    await recordSentence(page);
    await says(page, /^Recorded\./);
    await page.getByRole('button', { name: 'Next' }).click();

    await record(page);
    await isHeard(page);
    await page.evaluate(() => {
      const [track] = (window as unknown as { tracks: MediaStreamTrack[] }).tracks;
      track?.stop();
      track?.dispatchEvent(new Event('ended'));
    });
    await says(page, /^The microphone is gone\. What was recorded before is safe\.$/);

    await record(page);
    await isHeard(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    });
    await says(page, /^You left the page, so the recording stopped\./);

    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^1 of \d+ sentences/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Letters and light' }).click();
    await page.getByRole('button', { name: 'Your own voices' }).click();
    await expect(page.getByText(/^1 of \d+ sentences/)).toBeVisible();
  });

  test('the device is full: the page says so, keeps the name, and records once there is room', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const limit = async (quota: { readonly quotaSize?: number }) =>
      devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, ...quota });
    await page.goto('/privacy');
    // Before the first write: Chromium believes for 30 s in the room that it has found.
    await limit({ quotaSize: 1 });
    await openVoices(page);
    await page.getByRole('button', { name: 'Record this book' }).click();
    await says(page, /^There is no room left on this device\. What was recorded before is safe\.$/);
    await expect(page.getByLabel('Who is recording?')).toHaveValue('Grandma');
    await limit({});
    await page.getByRole('button', { name: 'Record this book' }).click();
    await recordSentence(page);
    await says(page, /^Recorded\./);
  });
});

test(
  'the microphone is refused: the page says how to allow it, and a further press asks again',
  EXHAUSTIVE,
  async ({ page, context, expectAccessible }) => {
    await openRecording(page);
    for (let press = 0; press < 2; press++) {
      await record(page);
      await says(page, /^The microphone is blocked\. Allow it next to the web address, then try again\.$/);
    }
    await expectAccessible('a microphone that is refused');
    await context.grantPermissions(['microphone']);
    await record(page);
    await isHeard(page);
    await page.getByRole('button', { name: 'Stop' }).click();
  },
);

test('there is no microphone: the page says so, and nothing was recorded', EXHAUSTIVE, async ({ page }) => {
  await page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });
  await openRecording(page);
  await record(page);
  await says(page, /^No microphone was found\.$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^0 of \d+ sentences/)).toBeVisible();
});

test('who came by a link is told that the page opens once more, and then records at once', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/stories');
  await page.locator('a[href$="/book/forest-adventure"]').first().click();
  await expect(page).toHaveURL(/\/book\/forest-adventure$/);
  await page.getByRole('button', { name: 'Letters and light' }).click();
  await page.getByRole('button', { name: 'Your own voices' }).click();
  await page.getByLabel('Who is recording?').fill('Grandma');
  await page.getByRole('button', { name: 'Record this book' }).click();
  const note = page.getByRole('dialog', { name: 'The microphone needs a fresh page' });
  await expect(note).toContainText('Grandma can start recording right away');
  await note.getByRole('button', { name: 'Open it and record' }).click();
  await expect(page.getByText('Not recorded yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not recorded yet.')).toHaveCount(0);
});
