import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const KILOBYTE = 1000;

type Budgets = { scriptGzipKilobytes: { storyWhenQuiet: number; adventureWhenQuiet: number } };

/** Limits of all scripts that a page has asked for when it is quiet. */
export const { scriptGzipKilobytes } = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;

/** Opens a page, and returns the scripts that it has asked for when it is quiet. */
export async function scriptsWhenQuiet(page: Page, open: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  // Comes last, three seconds after the page (app/background/use-offline.tsx).
  const last = page.waitForRequest(/\/assets\/offline\.client/);
  await open();
  await last;
  await page.waitForLoadState('networkidle');
  return scripts;
}

/** The gzipped scripts of the build together. */
export function gzipKilobytes(scripts: ReadonlySet<string>): number {
  const bytes = [...scripts].map((script) => gzipSync(readFileSync(`build/client${script}`)).length);
  return bytes.reduce((sum, each) => sum + each, 0) / KILOBYTE;
}
