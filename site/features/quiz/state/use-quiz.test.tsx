// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serializeMemory } from '../../../shared/facts/fact-memory.ts';
import { OUTBOX_KEY } from '../../../shared/outbox/outbox.ts';
import { getOutbox, writeOutbox } from '../../../shared/outbox/outbox-store.client.ts';
import { advance, renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { getPlayer } from '../../../shared/players/players-store.client.ts';
import { SCORES_SCOPE_KEY } from '../../../shared/rooms/room.ts';
import { QUESTION_COUNT } from '../model/questions.ts';
import { lastAttempt, rightAnswer, T0 } from '../model/quiz.fixture.ts';
import { CORRECT_PAUSE_MS, SPEAK_QUESTION_AFTER_MS, TIME_LIMIT_MS, WRONG_PAUSE_MS } from '../model/quiz.ts';
import { readRun } from '../model/stored-run.client.ts';
import { speak, stopSpeaking } from '../speech/voice.client.ts';
import { type QuizChoice, useQuiz } from './use-quiz.tsx';

vi.mock('../speech/voice.client.ts', () => ({ speak: vi.fn(), stopSpeaking: vi.fn(), unlockAudio: vi.fn() }));

const choice: QuizChoice = { playerName: '지우', weakFacts: [], tables: [2, 3], isCalm: false };

/** The status that the server answers a score with; null: it is not reached. */
let status: number | null;
/** What was sent: the path, the idempotency key, and how many scores were in the outbox then. */
let sent: (readonly [path: string, key: string | null, queued: number])[];
const onUnreachable = vi.fn();

const openQuiz = () => renderHook(() => useQuiz(onUnreachable), {});
type Page = Awaited<ReturnType<typeof openQuiz>>;

async function startQuiz(more: Partial<QuizChoice> = {}): Promise<Page> {
  const page = await openQuiz();
  await act(async () => page.value().start({ ...choice, ...more }));
  return page;
}

const answer = (page: Page, text = rightAnswer(page.value().quiz)) => act(async () => page.value().answer(text));

/** Answers all questions right that are left, and lets the score be sent. */
async function playToTheEnd(page: Page): Promise<void> {
  while (page.value().quiz.phase === 'asking') {
    await answer(page);
    await advance(CORRECT_PAUSE_MS);
  }
  await advance(0);
}

async function finishQuiz(): Promise<Page> {
  const page = await startQuiz();
  await playToTheEnd(page);
  return page;
}

/** Shows or hides the browser's tab. */
async function showTab(state: 'visible' | 'hidden'): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const phaseOf = (page: Page) => page.value().quiz.phase;
const ACKNOWLEDGED = { phase: 'result', sendStatus: 'acknowledged' };
const spoken = () => vi.mocked(speak).mock.calls.map(([{ kind }]) => kind);

beforeEach(() => {
  vi.useFakeTimers({ now: T0 });
  localStorage.setItem(SCORES_SCOPE_KEY, 'open');
  [status, sent] = [201, []];
  // Other questions and another key each time, the same ones in every run.
  let calls = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    calls += 1;
    return (bytes as Uint8Array<ArrayBuffer>).fill(calls) as never;
  });
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    sent.push([path, new Headers(headers).get('idempotency-key'), getOutbox().length]);
    if (status === null) throw new TypeError('Failed to fetch');
    return Response.json({ scope: 'open' }, { status });
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

describe('the clock of a quiz', () => {
  test('a question times out after ten seconds, and the next one follows after four', async () => {
    const page = await startQuiz();
    await advance(TIME_LIMIT_MS - 1);
    expect(phaseOf(page)).toBe('asking');
    await advance(1);
    expect(phaseOf(page)).toBe('timeout');
    await advance(WRONG_PAUSE_MS);
    expect(page.value().quiz).toMatchObject({ phase: 'asking', askedAt: T0 + TIME_LIMIT_MS + WRONG_PAUSE_MS });
  });

  test('the time of an answer is measured from when its question appeared', async () => {
    const page = await startQuiz();
    await advance(2500);
    await answer(page);
    expect(lastAttempt(page.value().quiz)).toMatchObject({ isCorrect: true, timeSpent: 2.5 });
    await advance(CORRECT_PAUSE_MS);
    await advance(1200);
    await answer(page, '1');
    expect(lastAttempt(page.value().quiz)).toMatchObject({ isCorrect: false, timeSpent: 1.2 });
  });

  test('a calm quiz waits as long as the child needs', async () => {
    const page = await startQuiz({ isCalm: true });
    await advance(10 * TIME_LIMIT_MS);
    expect(phaseOf(page)).toBe('asking');
  });

  test('no question appears while the tab is hidden, and the next one comes when it is shown', async () => {
    const page = await startQuiz();
    await answer(page);
    await showTab('hidden');
    await advance(60_000);
    expect(phaseOf(page)).toBe('correct');
    await showTab('visible');
    expect(page.value().quiz).toMatchObject({ phase: 'asking', askedAt: T0 + 60_000 });
  });

  test('a question that was open while the tab was hidden has timed out when it is shown', async () => {
    const page = await startQuiz();
    await showTab('hidden');
    await advance(TIME_LIMIT_MS + 1);
    expect(phaseOf(page)).toBe('asking');
    await showTab('visible');
    expect(phaseOf(page)).toBe('timeout');
    expect(lastAttempt(page.value().quiz)).toMatchObject({ userAnswer: null, timeSpent: 10 });
  });

  test('a tab that was hidden for a moment goes on with the time that is left', async () => {
    const page = await startQuiz();
    await advance(4000);
    await showTab('hidden');
    await showTab('visible');
    await advance(TIME_LIMIT_MS - 4000);
    expect(phaseOf(page)).toBe('timeout');
  });
});

describe('what a quiz stores on the device', () => {
  test('every answer is remembered for its fact, a wrong one and a missing one too', async () => {
    const page = await startQuiz();
    await answer(page);
    await advance(CORRECT_PAUSE_MS);
    await answer(page, '1');
    await advance(WRONG_PAUSE_MS);
    await advance(TIME_LIMIT_MS);
    const results = Object.values(serializeMemory(getPlayer('지우').facts)).flatMap((days) => Object.values(days));
    expect(results.toSorted()).toEqual(['fluent', 'missed', 'missed']);
  });

  test('a quiz that is left can be taken up where it was', async () => {
    const page = await startQuiz();
    await answer(page);
    await page.unmount();
    const run = readRun() ?? expect.fail('nothing is stored');
    expect(run.attempts).toHaveLength(1);
    const next = await openQuiz();
    expect(readRun()).toEqual(run);
    await act(async () => next.value().resume(run));
    expect(next.value().quiz).toMatchObject({ phase: 'asking', run: { key: run.key, attempts: run.attempts } });
  });

  test('a quiz that is given up for a new one can still be taken up', async () => {
    const page = await startQuiz();
    await answer(page);
    await act(async () => page.value().newQuiz());
    expect(phaseOf(page)).toBe('naming');
    expect(readRun()?.attempts).toHaveLength(1);
  });
});

describe('the score of a finished quiz', () => {
  test('it is sent once, from the outbox, under the key of the quiz, which cannot be taken up again', async () => {
    const page = await finishQuiz();
    const { quiz } = page.value();
    expect(quiz).toMatchObject(ACKNOWLEDGED);
    expect(lastAttempt(quiz) && quiz.phase === 'result' && quiz.run.attempts).toHaveLength(QUESTION_COUNT);
    expect(sent).toEqual([['/api/quiz-scores', quiz.phase === 'result' ? quiz.run.key : '', 1]]);
    expect(getOutbox()).toEqual([]);
    expect(readRun()).toBeNull();
    expect(onUnreachable).not.toHaveBeenCalled();
  });

  test('it waits where the server is not reached, which the page is told, and is sent again as the same quiz', async () => {
    status = null;
    const page = await finishQuiz();
    expect(phaseOf(page)).toBe('unsaved');
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    expect(getOutbox()).toHaveLength(1);
    status = 201;
    await act(async () => page.value().sendAgain());
    await advance(0);
    expect(page.value().quiz).toMatchObject(ACKNOWLEDGED);
    expect(new Set(sent.map(([, key]) => key)).size).toBe(1);
    expect(getOutbox()).toEqual([]);
  });

  test('a result that waits becomes a sent one as soon as the outbox has sent it', async () => {
    status = 503;
    const page = await finishQuiz();
    expect(page.value().quiz).toMatchObject({ phase: 'result', sendStatus: 'waiting' });
    await act(async () => writeOutbox([]));
    expect(page.value().quiz).toMatchObject(ACKNOWLEDGED);
  });

  test('an unsaved score that another tab has sent becomes a result', async () => {
    status = null;
    const page = await finishQuiz();
    localStorage.removeItem(OUTBOX_KEY);
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: OUTBOX_KEY }));
    });
    expect(page.value().quiz).toMatchObject(ACKNOWLEDGED);
  });

  test('a quiz that is begun meanwhile is not ended by the answer for the one before', async () => {
    let reply: (response: Response) => void = () => {};
    const page = await startQuiz();
    vi.stubGlobal('fetch', () => new Promise((resolve) => (reply = resolve)));
    await playToTheEnd(page);
    expect(phaseOf(page)).toBe('sending');
    await act(async () => page.value().newQuiz());
    await act(async () => page.value().start(choice));
    await act(async () => reply(Response.json({}, { status: 201 })));
    await advance(0);
    expect(phaseOf(page)).toBe('asking');
    expect(getOutbox()).toEqual([]);
  });

  test('a child who has begun another quiz is not told that the score of the one before waits', async () => {
    let fail: (reason: Error) => void = () => {};
    const page = await startQuiz();
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = reject)));
    await playToTheEnd(page);
    await act(async () => page.value().newQuiz());
    await act(async () => fail(new TypeError('Failed to fetch')));
    await advance(0);
    expect(onUnreachable).not.toHaveBeenCalled();
    expect(getOutbox()).toHaveLength(1);
  });

  test('the scope of the server is asked for at the start where it is not known', async () => {
    localStorage.removeItem(SCORES_SCOPE_KEY);
    status = 200;
    await startQuiz();
    expect(sent).toEqual([['/api/scores-scope', null, 0]]);
    await advance(0);
    expect(localStorage.getItem(SCORES_SCOPE_KEY)).toBe('open');
  });
});

describe('the voice of a quiz', () => {
  test('a question is spoken half a second after it appears, unless it is answered before', async () => {
    const page = await startQuiz();
    await advance(SPEAK_QUESTION_AFTER_MS - 1);
    expect(spoken()).toEqual([]);
    await advance(1);
    expect(spoken()).toEqual(['question']);
    await answer(page);
    await advance(CORRECT_PAUSE_MS);
    await answer(page);
    await advance(CORRECT_PAUSE_MS - 1);
    expect(spoken()).toEqual(['question']);
  });

  test('the spoken question stops with its phase, and the spoken answer goes on into the next one', async () => {
    const page = await startQuiz();
    await advance(SPEAK_QUESTION_AFTER_MS);
    const question = vi.mocked(speak).mock.calls[0]?.[1]?.signal;
    await answer(page, '1');
    expect(question?.aborted).toBe(true);
    expect(spoken()).toEqual(['question', 'fact']);
    expect(vi.mocked(speak).mock.calls[1]?.[1]).toMatchObject({ times: 2, gapMs: 2000 });
    expect(vi.mocked(speak).mock.calls[1]?.[1]?.signal).toBeUndefined();
  });

  test('the voice stops when the page is left', async () => {
    const page = await startQuiz();
    expect(stopSpeaking).not.toHaveBeenCalled();
    await page.unmount();
    expect(stopSpeaking).toHaveBeenCalled();
  });
});
