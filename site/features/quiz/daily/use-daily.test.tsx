// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { computeProduct, formatQuestion } from '../../../shared/facts/attempt.ts';
import { serializeMemory } from '../../../shared/facts/fact-memory.ts';
import { advance, renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { getPlayer, getToday } from '../../../shared/players/players-store.client.ts';
import { SCORES_SCOPE_KEY } from '../../../shared/rooms/room.ts';
import { SPEAK_QUESTION_AFTER_MS } from '../model/quiz.ts';
import { speak, stopSpeaking } from '../speech/voice.client.ts';
import { getDailyFact, PRAISE_MS } from './daily-session.ts';
import { type DailyControls, useDaily } from './use-daily.tsx';

vi.mock('../speech/voice.client.ts', () => ({ speak: vi.fn(), stopSpeaking: vi.fn(), unlockAudio: vi.fn() }));

const NOON = new Date(2026, 10, 23, 12);
const DAY_MS = 86_400_000;

/** The reply of the server to a question for a player's scores; null: it is not reached. */
let scores: (name: string) => Promise<unknown>;
/** The addresses that were asked. */
let paths: string[];

function scoreOf(question: string, isCorrect: boolean, completedAt: Date) {
  const attempt = { question, correctAnswer: 0, userAnswer: 1, isCorrect, timeSpent: 2 };
  const sums = { score: 0, totalQuestions: 1, accuracy: 0, timeTaken: 2 };
  return { id: 'one', playerName: '지우', ...sums, questions: [attempt], completedAt: completedAt.toISOString() };
}

const openDaily = (name = '지우', tables = [2, 3]) => renderHook(({ name }) => useDaily(name, tables), { name });

/** What is asked now; fails where nothing is. */
function factNow({ daily }: DailyControls) {
  return (daily && getDailyFact(daily)) ?? expect.fail('nothing is asked');
}

const rightAnswer = (controls: DailyControls) => String(computeProduct(factNow(controls)));
const memoryOf = (name: string) => serializeMemory(getPlayer(name).facts);
const spoken = () => vi.mocked(speak).mock.calls.map(([{ kind, fact }]) => [kind, fact]);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  localStorage.setItem(SCORES_SCOPE_KEY, 'open');
  scores = async () => [];
  paths = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return Response.json(await scores(decodeURIComponent(path.replace('/api/quiz-scores/', ''))));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

describe('the beginning of the two minutes', () => {
  test('nothing is asked until the server has answered', async () => {
    let answer: (value: unknown) => void = () => {};
    scores = () => new Promise((resolve) => (answer = resolve));
    const page = await openDaily();
    expect(page.value().daily).toBeNull();
    await act(async () => answer([]));
    await advance(0);
    expect(page.value().daily?.phase).toBe('asking');
  });

  test('the scores of the player are asked for once, by the name in the address', async () => {
    const page = await openDaily('지우/?');
    await advance(0);
    await act(async () => page.value().again());
    await advance(0);
    expect(paths).toEqual([`/api/quiz-scores/${encodeURIComponent('지우/?')}`]);
  });

  test('a server that is not reached does not keep a child from practicing', async () => {
    scores = () => Promise.reject(new Error('offline'));
    const page = await openDaily();
    await advance(0);
    expect(page.value().daily?.phase).toBe('asking');
    expect(page.value().memory.size).toBe(0);
  });

  test('what the server knows of the player is stored, and what was missed is asked', async () => {
    scores = async () => [scoreOf('3 × 7', false, new Date(NOON.getTime() - DAY_MS))];
    const page = await openDaily();
    await advance(0);
    expect(memoryOf('지우')).toEqual({ '3 × 7': { [getToday() - 1]: 'missed' } });
    const queue = page.value().daily?.progress.queue.map(({ fact }) => computeProduct(fact));
    expect(queue).toContain(21);
  });

  test('another player begins with the own memory, and a late answer for the one before is dropped', async () => {
    let answer: (value: unknown) => void = () => {};
    scores = (name) => (name === '지우' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve([]));
    const page = await openDaily('지우');
    await page.rerender({ name: 'Ann' });
    await advance(0);
    const { daily } = page.value();
    await act(async () => answer([scoreOf('3 × 7', false, NOON)]));
    await advance(0);
    expect(page.value().daily).toBe(daily);
    expect(memoryOf('지우')).toEqual({});
  });
});

describe('an answer', () => {
  test('a right answer is stored as fluent and praised, and the next fact follows', async () => {
    const page = await openDaily();
    await advance(0);
    const first = factNow(page.value());
    await advance(3000);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    expect(page.value().daily?.phase).toBe('right');
    expect(memoryOf('지우')).toEqual({ [formatQuestion(first)]: { [getToday()]: 'fluent' } });
    await advance(PRAISE_MS - 1);
    expect(page.value().daily?.phase).toBe('right');
    await advance(1);
    expect(page.value().daily?.phase).toBe('asking');
    expect(factNow(page.value())).not.toEqual(first);
  });

  test('a right answer after more than six seconds is stored as slow', async () => {
    const page = await openDaily();
    await advance(0);
    const first = formatQuestion(factNow(page.value()));
    await advance(6500);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    expect(memoryOf('지우')).toEqual({ [first]: { [getToday()]: 'slow' } });
  });

  test('a wrong answer is stored at once, and stays missed when it is corrected', async () => {
    const page = await openDaily();
    await advance(0);
    const missed = { [formatQuestion(factNow(page.value()))]: { [getToday()]: 'missed' } };
    await act(async () => page.value().answer('1'));
    expect(page.value().daily?.phase).toBe('correcting');
    expect(memoryOf('지우')).toEqual(missed);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    expect(page.value().daily?.phase).toBe('asking');
    expect(memoryOf('지우')).toEqual(missed);
  });

  test('an empty answer, and one that comes before the first fact, change nothing', async () => {
    let answer: (value: unknown) => void = () => {};
    scores = () => new Promise((resolve) => (answer = resolve));
    const page = await openDaily();
    await act(async () => page.value().answer('6'));
    expect(page.value().daily).toBeNull();
    await act(async () => answer([]));
    await advance(0);
    const { daily } = page.value();
    await act(async () => page.value().answer(''));
    expect(page.value().daily).toBe(daily);
    expect(memoryOf('지우')).toEqual({});
  });
});

describe('another two minutes', () => {
  test('they are planned from what is known by then, on the day of then', async () => {
    const page = await openDaily();
    await advance(0);
    const first = factNow(page.value());
    await act(async () => page.value().answer(rightAnswer(page.value())));
    const day = page.value().day;
    vi.setSystemTime(NOON.getTime() + DAY_MS);
    await act(async () => page.value().again());
    expect(page.value().day).toBe(day + 1);
    expect(page.value().daily?.phase).toBe('asking');
    const repeated = page
      .value()
      .daily?.progress.queue.find(({ fact }) => computeProduct(fact) === computeProduct(first));
    expect(repeated?.isNew).toBe(false);
  });

  test('they do not wait for the server', async () => {
    const page = await openDaily();
    await advance(0);
    scores = () => new Promise(() => {});
    await act(async () => page.value().again());
    expect(page.value().daily?.phase).toBe('asking');
  });
});

describe('the voice', () => {
  test('each question is asked out loud half a second after it appears', async () => {
    const page = await openDaily();
    await advance(0);
    await advance(SPEAK_QUESTION_AFTER_MS - 1);
    expect(spoken()).toEqual([]);
    await advance(1);
    expect(spoken()).toEqual([['question', factNow(page.value())]]);
  });

  test('a question that is answered before is not asked out loud any more', async () => {
    const page = await openDaily();
    await advance(0);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    await advance(PRAISE_MS - 1);
    expect(spoken()).toEqual([]);
  });

  test('a question that is being spoken is stopped by the answer', async () => {
    const page = await openDaily();
    await advance(0);
    await advance(SPEAK_QUESTION_AFTER_MS);
    const signal = vi.mocked(speak).mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    await act(async () => page.value().answer('1'));
    expect(signal?.aborted).toBe(true);
  });

  test('a fact that was missed is said at once', async () => {
    const page = await openDaily();
    await advance(0);
    await act(async () => page.value().answer('1'));
    expect(spoken()).toEqual([['fact', factNow(page.value())]]);
  });

  test('the voice stops, and asks nothing more, when the page is left', async () => {
    const page = await openDaily();
    await advance(0);
    await page.unmount();
    expect(stopSpeaking).toHaveBeenCalled();
    await advance(SPEAK_QUESTION_AFTER_MS);
    expect(spoken()).toEqual([]);
  });
});
