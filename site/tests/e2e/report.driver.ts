import type { Page } from '@playwright/test';
import { MAX_RECENT_SCORES, type ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { summarizePlayer } from '../../shared/times-tables/facts/fact-answers.ts';
import { deviceOffsetAt } from '../../shared/times-tables/facts/quiz-time.ts';

/** Answers the report as a server that has stored these quizzes, newest first, and no practice. */
export async function answerReport(page: Page, records: readonly ScoreRecord[]): Promise<void> {
  const names = [...new Set(records.map(({ playerName }) => playerName))];
  const recordsOf = (name: string) => records.filter(({ playerName }) => playerName === name);
  const players = names.map((name) => summarizePlayer(name, recordsOf(name), [], deviceOffsetAt));
  const nameIn = (url: string) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  for (const [calls, reply] of [
    ['**/api/quiz-scores?*', () => records.slice(0, MAX_RECENT_SCORES)],
    ['**/api/quiz-scores/*', (url: string) => recordsOf(nameIn(url))],
    ['**/api/practice-sessions/*', () => []],
    ['**/api/player-memories?*', () => ({ players, next: null })],
  ] as const) {
    await page.route(calls, (route) => route.fulfill({ json: reply(route.request().url()) }));
  }
}
