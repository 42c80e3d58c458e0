import type { Browser, Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { sampleQuiz, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { scoresText } from '../../features/scores/report/scores-text.ts';
import { LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';
import {
  createRoomCode,
  parseRooms,
  ROOM_RANDOM_BYTES,
  STORED_ROOMS_KEY,
} from '../../shared/times-tables/rooms/room.ts';
import { expect, guard } from './journey.fixture.ts';
import { type OwnServer, withOwnServer } from './own-server.fixture.ts';
import { test as journey } from './quiz.driver.ts';

/** Journeys on an own server that has rooms. */
export const test = journey.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  server: async ({}, use) => withOwnServer({ SCORES_SCOPE: 'rooms' }, use),
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export function codeOf(byte: number): string {
  return createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(byte));
}

/** Another device: nothing is stored but its language. */
export async function newDevice(browser: Browser, baseURL: string, language: Language) {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [LANGUAGE_KEY, language] as const);
  const page = await context.newPage();
  const complaints = guard(page);
  return { page, complaints, addresses: addressesOf(page), close: () => context.close() };
}

/** Every URL that the page requests, as servers and proxies would log it. */
export function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

export function player(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function isEmpty(page: Page, language: Language): Promise<void> {
  return expect(page.getByRole('heading', { name: scoresText[language].empty.heading })).toBeVisible();
}

export async function storedRooms(page: Page): Promise<readonly string[]> {
  return parseRooms(await page.evaluate((key) => localStorage.getItem(key), STORED_ROOMS_KEY));
}

/** Decodes the QR code from a screenshot. */
export async function readQrCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** Stores a quiz in a room by the API. */
export async function store(page: Page, room: string, playerName: string): Promise<void> {
  const { id: _, completedAt: __, ...data } = sampleRecord(playerName, sampleQuiz(8));
  const reply = await page.request.post('/api/quiz-scores', { data, headers: { 'Room-Code': room } });
  expect(reply.status()).toBe(201);
}
