import type { Page } from '@playwright/test';
import { adventureText } from '../../features/adventure/game/adventure-text.ts';
import { expect, rememberLanguage, test } from './journey.fixture.ts';

/** What a page was asked for, where a stand-in notes it. */
type Noted = { noted: string[] };

/** Gives the browser what Chromium has on phones alone: a list of apps, which notes what is sent. */
async function giveShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    navigator.share = async (data) => void noted.push(data?.url ?? '');
  });
}

test('a book and a level are sent by an app of the device, in the language of the sender', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await giveShare(page);
  await rememberLanguage(page, 'ko');
  const sent = () => page.evaluate(() => (window as unknown as Noted).noted.at(-1));

  await page.goto('/ko/book/forest-adventure');
  await page.getByRole('button', { name: '링크 보내기' }).click();
  await expect.poll(sent).toBe(`${baseURL}/ko/book/forest-adventure`);

  await page.goto('/ko/adventure-game#1-r');
  await expect(page.locator('[data-ready]')).toBeAttached();
  await page.getByRole('button', { name: adventureText.ko.share }).click();
  await expect.poll(sent).toBe(`${baseURL}/ko/adventure-game#1-r`);
  await expect(page.getByText(adventureText.ko.shareCopied)).toBeVisible();
});

test('the screen stays on and the lock screen shows the book while it is read aloud', async ({ page }) => {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    const lock = Object.assign(new EventTarget(), { release: async () => void noted.push('released') });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          noted.push(kind);
          return lock;
        },
      },
    });
  });
  await rememberLanguage(page, 'en');
  await page.goto('/book/forest-adventure');
  const asked = () => page.evaluate(() => (window as unknown as Noted).noted);
  const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? null);
  const tools = page.getByRole('region', { name: 'Reading tools' });
  await tools.getByRole('button', { name: 'Read to me' }).click();
  await expect.poll(asked).toEqual(['screen']);
  await expect.poll(title).toBe('Forest Adventure: Who Moved the Pond?');
  await tools.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(asked).toEqual(['screen', 'released']);
  await expect.poll(title).toBeNull();
});

test('the home page says from the second visit on how it gets onto the home screen, until it is closed', async ({
  page,
  context,
}) => {
  const line = (visit: Page) => visit.getByRole('button', { name: 'Put it there' });
  const offer = (visit: Page) =>
    visit.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await page.goto('/');
  expect(await offer(page)).toBe(false);
  await page.reload();
  expect(await offer(page)).toBe(false);
  await expect(line(page)).toHaveCount(0);

  const second = await context.newPage();
  await second.goto('/');
  await second.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(await offer(second)).toBe(true);
  await expect(line(second)).toBeVisible();
  await second.locator('main aside').getByRole('button', { name: 'Close' }).click();
  await expect(line(second)).toHaveCount(0);

  const third = await context.newPage();
  await third.goto('/');
  await third.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(await offer(third)).toBe(false);
  await expect(line(third)).toHaveCount(0);
});
