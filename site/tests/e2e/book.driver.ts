/** Shared by the journeys through a book: locators, and a device with voices. */
import type { Locator, Page } from '@playwright/test';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { expect } from './journey.fixture.ts';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

export function panel(page: Page, id: string): Locator {
  return page.locator(`[data-panel-id="${id}"]`);
}

/** The shown text of a panel in one language. */
export function telling(page: Page, id: string, language: 'en' | 'ko'): Locator {
  return panel(page, id).locator(`.telling[data-telling="${language}"]`);
}

/** Opens a book and waits until the reading tools are loaded. */
export async function openBook(page: Page, id: string): Promise<void> {
  await page.goto(`/book/${id}`);
  await expect(page.getByRole('region', { name: /Reading tools|읽기 도구/ })).toBeVisible();
}

/** Returns a function that sums the page's layout shifts without recent user input. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** Replaces speech synthesis by a fake with one voice a language; a line takes 120 ms. */
export async function giveVoices(page: Page): Promise<void> {
  await preferDevice(page);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const voices = ['en-US', 'ko-KR'].map((lang) => ({ name: lang, lang, localService: true, voiceURI: lang }));
    class Utterance {
      text: string;
      onend = () => {};
      constructor(text: string) {
        this.text = text;
      }
    }
    let timer = 0;
    const synthesis = {
      getVoices: () => voices,
      addEventListener: () => {},
      removeEventListener: () => {},
      speak: (utterance: Utterance) => {
        said.push(utterance.text);
        timer = window.setTimeout(() => utterance.onend(), 120);
      },
      cancel: () => window.clearTimeout(timer),
    };
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
  });
}

/** Has the device read, where the reader's settings say nothing else. */
export async function preferDevice(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ voice: 'device', ...settings }));
  }, SETTINGS_KEY);
}

export function said(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said);
}
