import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { stories } from '../site/features/stories/model/stories.ts';
import { startProduct } from './programs.ts';

const BUILT = join(import.meta.dirname, '../site/build/client');
/** A page asks for its last script 3 s after it was loaded (site/app/root.tsx). */
const QUIET_MS = 6000;
const CPU_SLOWDOWN = 4;
const TURNS = 12;
/** Frames after which a key has shown the next beat of its page and turned nothing. */
const MAX_FRAMES = 20;
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block', reducedMotion: 'reduce' } as const;

export type BookPageCost = {
  readonly path: string;
  /** Bytes of all scripts that the page asked for until it was quiet, each as gzip sends it. */
  readonly scriptGzip: number;
  /** Milliseconds from the key to the frame that shows the next page, sorted. */
  readonly turns: readonly number[];
};

/** What a book's page loads until it is quiet, and how long its pages take to turn on a slow phone. */
export async function measureBookPages(): Promise<BookPageCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-books-'));
  const product = await startProduct(join(folder, 'data'));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  });
  try {
    const costs: BookPageCost[] = [];
    for (const { route: path } of stories) {
      const scriptGzip = await scriptsWhenQuiet(browser, product.url + path);
      costs.push({ path, scriptGzip, turns: await turnTimes(browser, product.url + path) });
    }
    return costs;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function scriptsWhenQuiet(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(url, { waitUntil: 'load' });
  await wait(QUIET_MS);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(BUILT + script)).length, 0);
}

/** Turns pages by key, with the processor slowed down. A key that shows the next beat of a page is not counted. */
async function turnTimes(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${url}#1`, { waitUntil: 'load' });
  await page.locator('dialog.paged').waitFor();
  await wait(QUIET_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  while (times.length < TURNS) {
    const time = await timeOfKey(page);
    if (time !== null) times.push(time);
    // A child looks at a page before the next: its neighbors are laid out meanwhile.
    await wait(500);
  }
  await context.close();
  return times.sort((a, b) => a - b);
}

/** Milliseconds from a key's event to the second frame after the page on top has changed; null where it has not. */
async function timeOfKey(page: Page): Promise<number | null> {
  await page.evaluate((maxFrames) => {
    const address = () => document.querySelector('[data-sheet="current"]')?.getAttribute('data-address');
    const before = address();
    const listen = ({ timeStamp }: KeyboardEvent) => {
      let frames = 0;
      const look = (now: number) => {
        if (address() !== before) Object.assign(window, { turnTime: now - timeStamp });
        else if (frames++ < maxFrames) requestAnimationFrame(look);
        else Object.assign(window, { turnTime: null });
      };
      // A frame's callback runs before its paint, so what it sees is shown at the callback after it.
      requestAnimationFrame(() => requestAnimationFrame(look));
    };
    Object.assign(window, { turnTime: undefined });
    document.addEventListener('keydown', listen, { capture: true, once: true });
  }, MAX_FRAMES);
  await page.keyboard.press('PageDown');
  const time = await page.waitForFunction(() => {
    const { turnTime } = window as unknown as { turnTime?: number | null };
    return turnTime === undefined ? false : { turnTime };
  });
  return ((await time.jsonValue()) as { turnTime: number | null }).turnTime;
}
