import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startProduct } from './programs.ts';

const BOOK = '/book/forest-adventure';
const QUIET_MS = 6000;
const CPU_SLOWDOWN = 4;
/** 1.6 Mbit/s, as Lighthouse's slow line. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 } as const;
const LATER_PRESSES = 5;
/** Root mean square above which something is heard; speech is about 0.1. */
const AUDIBLE = 0.01;
const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block', hasTouch: true } as const;

export type FirstSound = {
  readonly language: 'en' | 'ko';
  /** Milliseconds from the press to the first sound: of the first press of a visit, and of later ones, sorted. */
  readonly first: number;
  readonly later: readonly number[];
};

/** How long reading takes from a press to its first sound on a slow phone, by the book's voice. */
export async function measureFirstSound(): Promise<FirstSound[]> {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-sound-'));
  const product = await startProduct(join(folder, 'data'));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  });
  try {
    return [
      await measureLanguage(browser, product.url + BOOK, 'en'),
      await measureLanguage(browser, product.url + BOOK, 'ko'),
    ];
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureLanguage(browser: Browser, url: string, language: 'en' | 'ko'): Promise<FirstSound> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await watchSound(page, language);
  await page.goto(url, { waitUntil: 'load' });
  await wait(QUIET_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_LINE);
  const first = await timeOfPress(page);
  const later: number[] = [];
  while (later.length < LATER_PRESSES) later.push(await timeOfPress(page));
  await context.close();
  return { language, first, later: later.sort((a, b) => a - b) };
}

/** Notes when the page is pressed and when its speakers are first heard after that. */
async function watchSound(page: Page, language: string): Promise<void> {
  await page.addInitScript(
    ([choice, audible]) => {
      localStorage.setItem('story-forest.language', choice);
      Object.defineProperty(window, 'speechSynthesis', { value: undefined });
      const state = { pressedAt: 0, heardAt: 0 };
      Object.assign(window, { soundState: state });
      document.addEventListener(
        'click',
        ({ timeStamp }) => Object.assign(state, { pressedAt: timeStamp, heardAt: 0 }),
        true,
      );
      const analysers = new Map<BaseAudioContext, AnalyserNode>();
      const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: readonly unknown[]) => unknown;
      AudioNode.prototype.connect = function (this: AudioNode, ...args: readonly unknown[]) {
        if (args[0] instanceof AudioDestinationNode && !analysers.has(this.context)) {
          analysers.set(this.context, this.context.createAnalyser());
        }
        const analyser = analysers.get(this.context);
        if (analyser && args[0] instanceof AudioDestinationNode) connect.call(this, analyser);
        return connect.apply(this, [...args]);
      } as typeof AudioNode.prototype.connect;
      const samples = new Float32Array(1024);
      setInterval(() => {
        for (const analyser of analysers.values()) {
          analyser.getFloatTimeDomainData(samples);
          const loudness = Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
          if (loudness > audible && state.heardAt === 0) state.heardAt = performance.now();
        }
      }, 5);
    },
    [language, AUDIBLE] as const,
  );
}

/**
 * Presses 'Read to me', waits for the first sound and stops. A finger: a pointer would load the voice before its press.
 */
async function timeOfPress(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^(Read to me|읽어 주세요)$/ }).tap();
  const heard = await page.waitForFunction(() => {
    const { pressedAt, heardAt } = (window as unknown as { soundState: { pressedAt: number; heardAt: number } })
      .soundState;
    return heardAt === 0 ? false : { time: heardAt - pressedAt };
  });
  const { time } = (await heard.jsonValue()) as { time: number };
  await page.getByRole('button', { name: /^(Stop|그만 읽기)$/ }).tap();
  await wait(1500);
  return time;
}
