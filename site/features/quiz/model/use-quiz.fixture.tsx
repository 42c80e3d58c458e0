import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { advance, renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { getOutbox } from '../../../shared/times-tables/outbox/outbox-store.client.ts';
import { SCORES_SCOPE_KEY } from '../../../shared/times-tables/rooms/room.ts';
import { speak } from '../speech/voice.client.ts';
import { rightAnswer, T0 } from './quiz.fixture.ts';
import { CORRECT_PAUSE_MS } from './quiz.ts';
import { type QuizChoice, useQuiz } from './use-quiz.tsx';

export const choice: QuizChoice = { playerName: '지우', tables: [2, 3], isCalm: false };

export const server = {
  /** The status that the server answers a score with; null: it is not reached. */
  status: 201 as number | null,
  /** What was sent: the path, the idempotency key, and how many scores were in the outbox then. */
  sent: [] as (readonly [path: string, key: string | null, queued: number])[],
};
export const onUnreachable = vi.fn();

export const openQuiz = () => renderHook(() => useQuiz(onUnreachable), {});
type Page = Awaited<ReturnType<typeof openQuiz>>;

export async function startQuiz(more: Partial<QuizChoice> = {}): Promise<Page> {
  const page = await openQuiz();
  await act(async () => page.value().start({ ...choice, ...more }));
  return page;
}

export const answer = (page: Page, text = rightAnswer(page.value().quiz)) => act(async () => page.value().answer(text));

/** Answers all questions right that are left, and lets the score be sent. */
export async function playToTheEnd(page: Page): Promise<void> {
  while (page.value().quiz.phase === 'asking') {
    await answer(page);
    await advance(CORRECT_PAUSE_MS);
  }
  await advance(0);
}

export async function finishQuiz(): Promise<Page> {
  const page = await startQuiz();
  await playToTheEnd(page);
  return page;
}

/** Shows or hides the browser's tab. */
export async function showTab(state: 'visible' | 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

export const recordOf = (body: unknown) => ({
  id: 'id-1',
  completedAt: new Date(T0).toISOString(),
  ...JSON.parse(String(body)),
});
export const phaseOf = (page: Page) => page.value().quiz.phase;
export const ACKNOWLEDGED = { phase: 'result', sendStatus: 'acknowledged' };
export const spoken = () => vi.mocked(speak).mock.calls.map(([{ kind }]) => kind);

/** Begins each test of a file with an empty device and a server that stores. */
export function setUpQuizDevice(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: T0 });
    localStorage.setItem(SCORES_SCOPE_KEY, 'open');
    Object.assign(server, { status: 201, sent: [] });
    // Other questions and another key each time, the same ones in every run.
    let calls = 0;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      calls += 1;
      return (bytes as Uint8Array<ArrayBuffer>).fill(calls) as never;
    });
    vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
      server.sent.push([path, new Headers(headers).get('idempotency-key'), getOutbox().length]);
      const { status } = server;
      if (status === null) throw new TypeError('Failed to fetch');
      if (status >= 400) return Response.json({ error: { code: 'no', message: '' } }, { status });
      return Response.json(body === undefined ? { scope: 'open' } : recordOf(body), { status });
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    localStorage.clear();
    sessionStorage.clear();
  });
}
