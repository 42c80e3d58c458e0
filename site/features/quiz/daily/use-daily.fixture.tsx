import { act } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { advance, renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import type { PracticeRecord, PracticeSubmission } from '../../../shared/times-tables/api/practice-api.ts';
import { serializeMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import { getPlayer } from '../../../shared/times-tables/players/players-store.client.ts';
import { SCORES_SCOPE_KEY } from '../../../shared/times-tables/rooms/room.ts';
import { sendCollected } from './collected-answers.client.ts';
import { type DailyControls, useDaily } from './use-daily.tsx';

export const NOON = new Date(2026, 10, 23, 12);

/** The server that all devices of a test share. */
export const server = {
  /** The reply to a question for a player's scores. */
  scores: async (_name: string): Promise<unknown> => [],
  /** The practice sessions of a player, newest first. */
  practices: [] as readonly PracticeRecord[],
  /** The addresses that were asked. */
  paths: [] as string[],
  /** The practice sessions that were sent, in order. */
  sent: [] as PracticeSubmission[],
};

export function storePractice(submission: PracticeSubmission): PracticeRecord {
  server.sent.push(submission);
  const id = `session ${server.sent.length}`;
  const record = { ...submission, id, completedAt: new Date().toISOString() };
  server.practices = [record, ...server.practices];
  return record;
}

export const openDaily = (name = '지우', tables = [2, 3]) => renderHook(({ name }) => useDaily(name, tables), { name });

/** What is asked now; fails where nothing is. */
export function factNow({ daily }: DailyControls) {
  return daily && daily.phase !== 'done' ? daily.current.fact : expect.fail('nothing is asked');
}

/** What is asked now and then, until the end. */
export function queueNow({ daily }: DailyControls) {
  return daily && daily.phase !== 'done' ? [daily.current, ...daily.progress.queue] : [];
}

export const rightAnswer = (controls: DailyControls) => String(factNow(controls).product);
export const memoryOf = (name: string) => serializeMemory(getPlayer(name).memories.product);

/** Begins each test of a file at noon on an empty device, with a server that knows nothing. */
export function setUpDailyWorld(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
    localStorage.setItem(SCORES_SCOPE_KEY, 'open');
    Object.assign(server, { scores: async () => [], practices: [], paths: [], sent: [] });
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      if (method === 'POST') return Response.json(storePractice(JSON.parse(String(body))), { status: 201 });
      server.paths.push(path);
      if (path.startsWith('/api/practice-sessions/')) return Response.json(server.practices);
      return Response.json(await server.scores(decodeURIComponent(path.replace('/api/quiz-scores/', ''))));
    });
  });

  afterEach(async () => {
    // What the page would send when it is left, which is after the end of the test.
    await act(async () => sendCollected());
    await advance(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    localStorage.clear();
  });
}
