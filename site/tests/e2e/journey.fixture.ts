/**
 * Journeys through the product in a browser, one for each promise of docs/product.md.
 *
 * @packageDocumentation
 */
import { setTimeout } from 'node:timers/promises';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { pages } from '../../app/pages/pages.ts';
import { stories } from '../../features/stories/model/stories.ts';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';

/** Details of a journey that `npm run test:all` runs and `npm test` does not. */
export const EXHAUSTIVE = { tag: '@exhaustive' } as const;

/** The details of a journey that repeats another one with other values: `npm test` runs the one with `isMain`. */
export function exhaustiveUnless(isMain: boolean): typeof EXHAUSTIVE | Record<string, never> {
  return isMain ? {} : EXHAUSTIVE;
}

/** A short book, for the pages that each book has. */
const MAIN_BOOK = '/book/korean-charlotte-birthday';

const isOf = (book: string) => (path: string) => path === book || path.startsWith(`${book}/`);
const paths = pages.map(({ path }) => path);
const isOfOtherBook = (path: string) => path.startsWith('/book/') && !isOf(MAIN_BOOK)(path);

type Visit = { readonly which: string; readonly paths: readonly string[]; readonly details: { tag?: string } };

/** What a journey visits: a page of each kind, and, exhaustively, the other books' pages. */
export const VISITS: readonly Visit[] = [
  { which: 'a page of each kind', paths: paths.filter((path) => !isOfOtherBook(path)), details: {} },
  ...stories
    .filter(({ route }) => route !== MAIN_BOOK)
    .map(({ id, route }) => ({ which: `pages of ${id}`, paths: paths.filter(isOf(route)), details: EXHAUSTIVE })),
];

type Journey = {
  /**
   * Messages that this journey is meant to cause, e.g. a refused connection. Whatever else the page writes to its
   * console as an error or a warning fails the journey, as does every request to another site.
   */
  expectedErrors: RegExp[];
  /** Checks the page in its current state by axe's rules for WCAG 2.2 AA. `moment` names the state in a failure. */
  expectAccessible: (moment: string) => Promise<void>;
};

/** Whether what is visited is no server of ours: a fleet, for example, of which a process may break off. */
const isFleet = Boolean(process.env.E2E_URL);
/** The browser notes the call, and the page repeats it. */
const FLEET_ERRORS = isFleet ? [/status of 502 \(Bad Gateway\)/] : [];

/** Journeys that call the API themselves repeat a call as the pages do (shared/api/api.client.ts). */
function repeatBroken(request: APIRequestContext): void {
  const post = request.post.bind(request);
  request.post = async (...call) => {
    const reply = await post(...call);
    return reply.status() === 502 ? post(...call) : reply;
  };
}

/**
 * Playwright's `test`, with two guards on every journey: an unexpected console error fails it, and so does a request
 * that leaves the site. Journeys that open pages of their own hand them to `guard`.
 */
export const test = base.extend<Journey & { guards: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  expectedErrors: async ({}, use) => {
    await use([]);
  },

  request: async ({ request }, use) => {
    if (isFleet) repeatBroken(request);
    await use(request);
  },

  // A page is painted before its scripts are loaded; a journey continues after hydration.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (isFleet) repeatBroken(page.request);
    if (javaScriptEnabled) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = (...options) => goto(...options).then((response) => waitForHydration(page, response));
      page.reload = (...options) => reload(...options).then((response) => waitForHydration(page, response));
    }
    await use(page);
  },

  guards: [
    async ({ page, expectedErrors }, use) => {
      const complaints = guard(page);
      await use(undefined);
      const expected = [...expectedErrors, ...FLEET_ERRORS];
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use((moment) => expectPageAccessible(page, moment));
  },
});

export { expect };

/** A warning of Chromium on slow machines: dnd-kit calls `preventDefault` on a touch that already scrolls. Harmless. */
const FINGER_SCROLLS = /^Ignored attempt to cancel a touchmove event with cancelable=false/;

/** A warning of Playwright where service workers are blocked (playwright.config.ts). */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/** Collects a page's errors and warnings from now on, in a list that grows. */
export function guard(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (FINGER_SCROLLS.test(message.text()) || WORKER_BLOCKED.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
    if (!local && url.protocol.startsWith('http')) complaints.push(`request to another site: ${url.href}`);
  });
  return complaints;
}

/** Returns the response once the page is hydrated (app/root.tsx); at once where it is not a page of the site. */
async function waitForHydration<Reply>(page: Page, response: Reply): Promise<Reply> {
  const isOurs = await page.evaluate(() => document.querySelector('main#main') !== null);
  if (isOurs) await whileClockMoves(page, page.locator('html[data-hydrated]').waitFor({ state: 'attached' }));
  return response;
}

const ACCESSIBILITY_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs in the page, once all entrance animations have ended: text that fades in has too little contrast. What passes is
 * not collected, which halves the time.
 */
async function findViolations(runOnly: string[]) {
  const entrances = () =>
    document.getAnimations().filter(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return !isEndless && playState !== 'finished' && playState !== 'paused';
    });
  // While some end, the page may show more.
  while (entrances().length > 0) await Promise.allSettled(entrances().map(({ finished }) => finished));
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run({
    runOnly,
    resultTypes: ['violations'],
    // It compares words between spaces: to it '2단' does not contain '2', nor 'Letters and light' what 'Aa' stands for.
    rules: { 'label-content-name-mismatch': { enabled: false } },
  });
  // Where the page happens to be scrolled, a sticky bar may cover a part of a button: its size counts where it is
  // clear.
  const { scrollX, scrollY } = window;
  for (const violation of violations.filter(({ id }) => id === 'target-size')) {
    const small: typeof violation.nodes = [];
    for (const node of violation.nodes) {
      const button = document.querySelector(String(node.target[0]));
      button?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = button && (await run(button, { runOnly: 'target-size', resultTypes: ['violations'] }));
      if (!again || again.violations.length > 0) small.push(node);
    }
    violation.nodes = small;
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return violations
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    }));
}

/** As the `expectAccessible` fixture, for a page that the journey opened itself. */
export async function expectPageAccessible(page: Page, moment: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await whileClockMoves(page, page.evaluate(findViolations, ACCESSIBILITY_RULES));
  expect(found, `accessibility: ${moment}`).toEqual([]);
}

/** Interval of small clock steps, in milliseconds: a check advances the page by less than 100 ms. */
const POLL_MS = 25;

/** Hydration and axe wait for timers, so a faked clock must advance by some milliseconds. */
async function whileClockMoves<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  const isClockFaked = await page.evaluate(
    () => !Function.prototype.toString.call(window.setTimeout).includes('[native code]'),
  );
  let isDone = !isClockFaked;
  const result = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await page.clock.runFor(1);
    await setTimeout(POLL_MS);
  }
  return result;
}

/** Stores the reader's choice of language before the page's scripts run. */
export async function rememberLanguage(page: Page, language: 'en' | 'ko'): Promise<void> {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [LANGUAGE_KEY, language] as const);
}
