// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { advance } from '../../../shared/page/render-hook.fixture.tsx';
import { DAY_MS } from '../../../shared/time.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { recordAnswer } from '../../../shared/times-tables/players/players.ts';
import { changePlayer, getToday, markCounted } from '../../../shared/times-tables/players/players-store.client.ts';
import { SCORES_SCOPE_KEY, STORED_ROOMS_KEY } from '../../../shared/times-tables/rooms/room.ts';
import { SPEAK_QUESTION_AFTER_MS } from '../model/quiz.ts';
import { speak, stopSpeaking } from '../speech/voice.client.ts';
import { PRAISE_MS } from './daily.ts';
import {
  factNow,
  memoryOf,
  NOON,
  openDaily,
  queueNow,
  rightAnswer,
  server,
  setUpDailyWorld,
} from './use-daily.fixture.tsx';

vi.mock('../speech/voice.client.ts', () => import('../speech/voice.fixture.ts'));

function scoreOf(question: string, isCorrect: boolean, completedAt: Date) {
  const attempt = { question, correctAnswer: 0, userAnswer: 1, isCorrect, timeSpent: 2 };
  const sums = { score: 0, totalQuestions: 1, accuracy: 0, timeTaken: 2 };
  return { id: 'one', playerName: '지우', ...sums, questions: [attempt], completedAt: completedAt.toISOString() };
}

const spoken = () => vi.mocked(speak).mock.calls.map(([{ kind, fact }]) => [kind, fact]);

setUpDailyWorld();

describe('the beginning of the two minutes', () => {
  test('nothing is asked until the server has answered', async () => {
    let answer: (value: unknown) => void = () => {};
    server.scores = () => new Promise((resolve) => (answer = resolve));
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
    const name = encodeURIComponent('지우/?');
    expect(server.paths).toEqual([`/api/quiz-scores/${name}`, `/api/practice-sessions/${name}`]);
  });

  test('a device that is in no room yet asks for nothing and makes none', async () => {
    localStorage.setItem(SCORES_SCOPE_KEY, 'rooms');
    const page = await openDaily();
    await advance(0);
    expect(page.value().daily?.phase).toBe('asking');
    expect(server.paths).toEqual([]);
    expect(localStorage.getItem(STORED_ROOMS_KEY)).toBeNull();
  });

  test('a server that is not reached does not keep a child from practicing', async () => {
    server.scores = () => Promise.reject(new Error('offline'));
    const page = await openDaily();
    await advance(0);
    expect(page.value().daily?.phase).toBe('asking');
    expect(memoryOf('지우')).toEqual({});
  });

  test('what the server knows of the player is stored, and what was missed is asked', async () => {
    server.scores = async () => [scoreOf('3 × 7', false, new Date(NOON.getTime() - DAY_MS))];
    const page = await openDaily();
    await advance(0);
    expect(memoryOf('지우')).toEqual({ '3 × 7': { [getToday() - 1]: 'missed' } });
    expect(queueNow(page.value()).map(({ fact }) => fact.product)).toContain(21);
  });

  test('a quiz counts for the day and place where it was finished', async () => {
    const played = { finishedAt: '2026-11-21T22:00:00.000Z', utcOffsetMinutes: 540 };
    server.scores = async () => [{ ...scoreOf('3 × 7', true, NOON), ...played }];
    await openDaily();
    await advance(0);
    expect(memoryOf('지우')).toEqual({ '3 × 7': { [Date.UTC(2026, 10, 22) / DAY_MS]: 'fluent' } });
  });

  test.each([
    ['sent the day after', { finishedAt: new Date(NOON.getTime() - DAY_MS).toISOString(), utcOffsetMinutes: 540 }],
    ['told of by an older server', {}],
    ['sent from a clock that ran ahead', { finishedAt: NOON.toISOString(), utcOffsetMinutes: -300 }],
  ])('a quiz that was played on this device counts once, %s', async (_, times) => {
    const day = getToday() - 1;
    changePlayer('지우', (player) => recordAnswer(player, getFact(3, 7), 'product', day, 'fluent'));
    markCounted('지우', 'one');
    server.scores = async () => [{ ...scoreOf('3 × 7', true, NOON), ...times }];
    await openDaily();
    await advance(0);
    expect(memoryOf('지우')).toEqual({ '3 × 7': { [day]: 'fluent' } });
  });

  test('another player begins with the own memory, and a late answer for the one before is dropped', async () => {
    let answer: (value: unknown) => void = () => {};
    server.scores = (name) => (name === '지우' ? new Promise((resolve) => (answer = resolve)) : Promise.resolve([]));
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

test.each([-3600, 3600])('a clock that is set by %i seconds changes nothing', async (seconds) => {
  const page = await openDaily();
  await advance(0);
  const first = factNow(page.value());
  await advance(2000);
  vi.setSystemTime(Date.now() + seconds * 1000);
  await act(async () => page.value().answer(rightAnswer(page.value())));
  expect(Object.values(memoryOf('지우')[first.question] ?? {})).toEqual(['fluent']);
  vi.setSystemTime(Date.now() + seconds * 1000);
  await advance(PRAISE_MS - 1);
  expect(page.value().daily?.phase).toBe('right');
  await advance(1);
  expect(page.value().daily?.phase).toBe('asking');
});

describe('an answer', () => {
  test('a right answer is stored as fluent and praised, and the next fact follows', async () => {
    const page = await openDaily();
    await advance(0);
    const first = factNow(page.value());
    await advance(3000);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    expect(page.value().daily?.phase).toBe('right');
    expect(memoryOf('지우')).toEqual({ [first.question]: { [getToday()]: 'fluent' } });
    await advance(PRAISE_MS - 1);
    expect(page.value().daily?.phase).toBe('right');
    await advance(1);
    expect(page.value().daily?.phase).toBe('asking');
    expect(factNow(page.value())).not.toEqual(first);
  });

  test('a right answer after more than six seconds is stored as slow', async () => {
    const page = await openDaily();
    await advance(0);
    const first = factNow(page.value()).question;
    await advance(6500);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    expect(memoryOf('지우')).toEqual({ [first]: { [getToday()]: 'slow' } });
  });

  test('a wrong answer is stored at once, and stays missed when it is corrected', async () => {
    const page = await openDaily();
    await advance(0);
    const missed = { [factNow(page.value()).question]: { [getToday()]: 'missed' } };
    await act(async () => page.value().answer('1'));
    expect(page.value().daily?.phase).toBe('correcting');
    expect(memoryOf('지우')).toEqual(missed);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    expect(page.value().daily?.phase).toBe('asking');
    expect(memoryOf('지우')).toEqual(missed);
  });

  test('what is typed in place of the answer that is shown is answered by the voice each time', async () => {
    const page = await openDaily();
    await advance(0);
    await act(async () => page.value().answer('1'));
    const fact = factNow(page.value());
    for (const typed of ['99', '99']) await act(async () => page.value().answer(typed));
    expect(page.value().daily).toMatchObject({ phase: 'correcting', retypes: 2 });
    expect(spoken()).toEqual([
      ['fact', fact],
      ['fact', fact],
      ['fact', fact],
    ]);
  });

  test("a right answer is quick by the child's own limit", async () => {
    changePlayer('지우', (player) => ({ ...player, fluentSeconds: 4 }));
    const page = await openDaily();
    await advance(0);
    const first = factNow(page.value()).question;
    await advance(4500);
    await act(async () => page.value().answer(rightAnswer(page.value())));
    expect(memoryOf('지우')).toEqual({ [first]: { [getToday()]: 'slow' } });
  });

  test('an answer that comes before the first fact changes nothing', async () => {
    let answer: (value: unknown) => void = () => {};
    server.scores = () => new Promise((resolve) => (answer = resolve));
    const page = await openDaily();
    await act(async () => page.value().answer('6'));
    expect(page.value().daily).toBeNull();
    await act(async () => answer([]));
    await advance(0);
    expect(page.value().daily?.phase).toBe('asking');
    expect(memoryOf('지우')).toEqual({});
  });
});

describe('another two minutes', () => {
  test('they are planned from what is known by then, on the day of then', async () => {
    const page = await openDaily();
    await advance(0);
    const first = factNow(page.value());
    await act(async () => page.value().answer(rightAnswer(page.value())));
    vi.setSystemTime(NOON.getTime() + 3 * DAY_MS);
    await act(async () => page.value().again());
    expect(page.value().daily?.phase).toBe('asking');
    const repeated = queueNow(page.value()).find(({ fact }) => fact.product === first.product);
    expect(repeated?.isNew).toBe(false);
  });

  test('they do not wait for the server', async () => {
    const page = await openDaily();
    await advance(0);
    server.scores = () => new Promise(() => {});
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
