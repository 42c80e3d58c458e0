import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { offlineBytes, weighPages } from './page-weight.ts';

type Budgets = {
  scriptGzipKilobytes: { story: number; page: number };
  fontKilobytes: number;
  /** Of a page, its styles, scripts and fonts; pictures come as they are seen. */
  requests: number;
  firstPageKilobytes: number;
  repositoryMegabytes: number;
  /** Of everything that a family keeps on its device. */
  offlineMegabytes: number;
};

const KILOBYTE = 1000;

/** What is heavier than budgets.json allows, a line each. Raising a number there needs a decision record. */
export function checkBudgets(): string[] {
  const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets;
  const problems: string[] = [];
  function hold(what: string, bytes: number, kilobytes: number): void {
    if (bytes > kilobytes * KILOBYTE)
      problems.push(`${what}: ${(bytes / KILOBYTE).toFixed(1)} kB, allowed are ${kilobytes} kB`);
  }
  for (const { page, scriptGzip, styleGzip, fonts, requests } of weighPages()) {
    const kind = page.kind === 'book' ? 'story' : 'page';
    hold(`script of ${page.path}`, scriptGzip, budgets.scriptGzipKilobytes[kind]);
    hold(`fonts of ${page.path}`, fonts, budgets.fontKilobytes);
    if (requests > budgets.requests)
      problems.push(`${page.path}: ${requests} requests, allowed are ${budgets.requests}`);
    if (page.path === '/')
      hold('first page without pictures', scriptGzip + styleGzip + fonts, budgets.firstPageKilobytes);
  }
  hold('all that is kept without a network', offlineBytes(), budgets.offlineMegabytes * KILOBYTE);
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const size = tracked.reduce((total, file) => total + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  hold('the checkout', size, budgets.repositoryMegabytes * KILOBYTE);
  return problems;
}
