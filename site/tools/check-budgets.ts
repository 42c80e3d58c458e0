/**
 * Commands for makers and hosts: build, checks, renders, backup, export, doctor.
 *
 * @packageDocumentation
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sumOfflineBytes, weighPages } from './page-weight.ts';

type Budgets = {
  /** Of the static imports; those when quiet of all that a page has asked for (tests/e2e/page-weight.e2e.ts). */
  scriptGzipKilobytes: { story: number; storyWhenQuiet: number; adventureWhenQuiet: number; page: number };
  fontKilobytes: number;
  /** Of a page, its styles, scripts and fonts, without pictures. */
  requests: number;
  firstPageKilobytes: number;
  repositoryMegabytes: number;
  /** Of all that a reader of one language can keep on a device. */
  offlineMegabytes: number;
};

const KILOBYTE = 1000;

/** Everything over its limit in budgets.json, one line each. Raising a limit needs a decision record. */
export function checkBudgets(): string[] {
  const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets;
  const problems: string[] = [];
  function check(what: string, bytes: number, maxKilobytes: number): void {
    if (bytes > maxKilobytes * KILOBYTE)
      problems.push(`${what}: ${(bytes / KILOBYTE).toFixed(1)} kB, allowed are ${maxKilobytes} kB`);
  }
  for (const { page, address, scriptGzip, styleGzip, fonts, requests } of weighPages()) {
    // A print edition and a page for teachers are opened to be printed, seldom on a phone.
    const kind = page.kind === 'book' && !/\/(?:print|teachers)$/.test(page.path) ? 'story' : 'page';
    check(`script of ${address}`, scriptGzip, budgets.scriptGzipKilobytes[kind]);
    check(`fonts of ${address}`, fonts, budgets.fontKilobytes);
    if (requests > budgets.requests) problems.push(`${address}: ${requests} requests, allowed are ${budgets.requests}`);
    if (address === '/')
      check('first page without pictures', scriptGzip + styleGzip + fonts, budgets.firstPageKilobytes);
  }
  check('all files for offline use', sumOfflineBytes(), budgets.offlineMegabytes * KILOBYTE);
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  const size = tracked.reduce((total, file) => total + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
  check('the checkout', size, budgets.repositoryMegabytes * KILOBYTE);
  return problems;
}
