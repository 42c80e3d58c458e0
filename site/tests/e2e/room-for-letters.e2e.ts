import { chromium, type Page } from '@playwright/test';
import { findLocalizedPage, getAddress, type LocalizedPage } from '../../app/pages/pages.ts';
import { sampleQuiz, sampleRecord } from '../../features/scores/report/sample-records.fixture.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { EXHAUSTIVE, expect, guard, test, VISITS } from './journey.fixture.ts';
import { answerReport } from './report.driver.ts';

/** Widths of phones, a phone on its side and a laptop, in px, with their heights. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

/** What the browser's setting for letters may be, in px; Android's largest settings give 20 and 24. */
const LETTERS = [16, 20, 24] as const;
const MAX_LETTERS = 24;

/** The report has room for its quizzes, too, and for a long name. */
const RECORDS = ['하늘', 'Maximiliana Wilhelmina'].map((name, minute) => sampleRecord(name, sampleQuiz(7), minute));

/**
 * Runs in the page. Controls and headings that stick out of the window or of what cuts them off, and the page's excess.
 */
function findCutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth} of ${clientWidth} px wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, summary, h1, h2, h3')) {
    const box = element.getBoundingClientRect();
    const isHidden = !element.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2;
    if (isHidden || element.closest('.sr-only, [inert], [aria-hidden="true"]')) continue;
    let [left, right] = [0, clientWidth];
    let scrolls = false;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      scrolls ||= overflowX === 'auto' || overflowX === 'scroll';
      if (overflowX === 'visible' || scrolls) continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    if (!scrolls && (box.left < left - 1 || box.right > right + 1))
      found.push(`${element.tagName} '${element.textContent.trim().slice(0, 30)}': ${box.left} to ${box.right}`);
  }
  return found;
}

/** Tries the open page in all windows, each also enlarged to 150 %: a window of two thirds of its size. */
async function tryWindows(page: Page, zooms: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of WINDOWS)
    for (const zoom of zooms) {
      await page.setViewportSize({ width: Math.round(width / zoom), height: Math.round(height / zoom) });
      const misfits = await page.evaluate(findCutOff);
      found.push(...misfits.map((misfit) => `${width} px at ${zoom * 100} %: ${misfit}`));
    }
  return found;
}

const TRIES = [
  ...VISITS.filter(({ details }) => details !== EXHAUSTIVE).map((visit) => ({
    ...visit,
    getTried: ({ page, language }: LocalizedPage) => getAddress(page, language),
    zooms: [1],
  })),
  ...VISITS.flatMap(({ which, paths }) =>
    LANGUAGES.map((language) => ({
      which: `${which} in ${language}, also enlarged`,
      paths,
      details: EXHAUSTIVE,
      getTried: ({ page }: LocalizedPage) => getAddress(page, language),
      zooms: [1, 1.5],
    })),
  ),
];

for (const { which, paths, details, getTried, zooms } of TRIES)
  for (const letters of LETTERS)
    test(
      `letters of ${letters} px have room on ${which}`,
      letters === MAX_LETTERS ? details : EXHAUSTIVE,
      async ({ baseURL, launchOptions }) => {
        const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${letters}`];
        const browser = await chromium.launch({ ...launchOptions, args });
        try {
          const page = await browser.newPage({
            baseURL: baseURL ?? '',
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
          });
          const complaints = guard(page);
          await answerReport(page, RECORDS);
          for (const address of paths.map(findLocalizedPage).map(getTried)) {
            await page.goto(address);
            await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
            // The offer of the other language is a line of every page.
            await page.evaluate(() => {
              document.documentElement.dataset.languageOffer = '';
            });
            expect.soft(await tryWindows(page, zooms), address).toEqual([]);
          }
          expect(complaints).toEqual([]);
        } finally {
          await browser.close();
        }
      },
    );
