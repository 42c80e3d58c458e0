/** What journeys through a book as pages have in common. */
import type { Page } from '@playwright/test';
import { expect } from './journey.fixture.ts';

/** A book as pages is opened by an address that names one. */
export async function openPages(page: Page, book: string, address = '#cover'): Promise<void> {
  await page.goto(`/book/${book}${address}`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('dialog.paged')).toBeVisible();
}

export type PageMeasure = {
  readonly address: string;
  /** Px by which words, or what stands on a page without a panel, stick out of their place; 0 where all fits. */
  readonly overflow: number;
  /** Px by which the sheet reaches under the bar or out of the window. */
  readonly covered: number;
  /** Addresses of lines (`data-line`) that the page never shows. */
  readonly missing: readonly string[];
};

/**
 * Opens every page of the book one after the other in the browser, goes through its beats, and measures each. `lines`
 * are the addresses of the lines each panel has to show.
 */
export function measurePages(
  page: Page,
  addresses: readonly string[],
  lines: Readonly<Record<string, readonly string[]>>,
) {
  return page.evaluate(
    async ([wanted, expected]): Promise<PageMeasure[]> => {
      // React renders what an event asks for before the next task; a frame each would take minutes in all.
      const task = () => new Promise((resolve) => setTimeout(resolve));
      const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const round = (value: number) => Math.max(0, Math.ceil(value - 1));
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      /** Of parts that stand one below the other or side by side: what sticks out, and what lies on the next part. */
      const overflowOfParts = (fitted: Element) => {
        const frame = fitted.getBoundingClientRect();
        const boxes = [...fitted.children]
          .map((part) => part.getBoundingClientRect())
          .filter(({ height }) => height > 0);
        const out = boxes.map(({ top, bottom }) => Math.max(frame.top - top, bottom - frame.bottom));
        const over = boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .map((b) =>
              Math.min(
                Math.min(a.right, b.right) - Math.max(a.left, b.left),
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
              ),
            ),
        );
        return round(Math.max(fitted.scrollHeight - fitted.clientHeight, ...out, ...over));
      };
      const overflowOf = (sheet: HTMLElement) => {
        const words = sheet.querySelector('.paged-words');
        const shown = words?.querySelector(':scope > .paged-words-lines');
        const fitted = sheet.querySelector('.paged-fitted');
        const ofWords = words && shown ? shown.scrollHeight - words.clientHeight : 0;
        const ofItems = [...sheet.querySelectorAll('.paged-finds li > *')].map((part) => {
          const [inner, item] = [part.getBoundingClientRect(), part.parentElement?.getBoundingClientRect()];
          return item ? Math.max(item.top - inner.top, inner.bottom - item.bottom) : 0;
        });
        return Math.max(round(Math.max(ofWords, ...ofItems)), fitted ? overflowOfParts(fitted) : 0);
      };
      // A new window size reaches the pages with the next frame.
      for (let frames = 0; frames < 2; frames++) await frame();
      const found: PageMeasure[] = [];
      for (const address of wanted) {
        window.location.hash = address;
        for (let tries = 0; tries < 200; tries++) {
          await task();
          if (document.querySelector('[data-sheet="current"]')?.getAttribute('data-address') === address) break;
        }
        await task();
        let [overflow, covered] = [0, 0];
        const seen = new Set<string>();
        for (let beat = 0; beat < 60; beat++) {
          const sheet = document.querySelector<HTMLElement>('[data-sheet="current"]');
          if (!sheet) break;
          // What was just laid out for a new window size may take a few frames to fit.
          for (let frames = 0; frames < 30 && overflowOf(sheet) > 0; frames++) await frame();
          overflow = Math.max(overflow, overflowOf(sheet));
          const bar = document.querySelector('.paged-bar')?.getBoundingClientRect();
          const box = sheet.getBoundingClientRect();
          const stage = sheet.querySelector('.stage')?.getBoundingClientRect();
          const bottom = Math.max(box.bottom, stage?.bottom ?? 0);
          covered = Math.max(covered, round(bottom - (bar?.top ?? 0)), round((stage?.right ?? 0) - window.innerWidth));
          for (const line of sheet.querySelectorAll<HTMLElement>('[data-line]')) seen.add(line.dataset.line ?? '');
          press('ArrowRight');
          await task();
          await task();
          if (window.location.hash !== address) break;
        }
        const missing = (expected[address] ?? []).filter((line) => !seen.has(line));
        found.push({ address, overflow, covered, missing });
      }
      return found;
    },
    [addresses, lines] as const,
  );
}
