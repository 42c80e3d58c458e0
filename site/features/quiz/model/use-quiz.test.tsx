// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { advance } from '../../../shared/page/render-hook.fixture.tsx';
import { serializeMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import { QUESTION_COUNT } from '../../../shared/times-tables/facts/times-fact.ts';
import { OUTBOX_KEY } from '../../../shared/times-tables/outbox/outbox.ts';
import { getOutbox, writeOutbox } from '../../../shared/times-tables/outbox/outbox-store.client.ts';
import { FORGET_PLAYERS_KEY } from '../../../shared/times-tables/players/players.ts';
import { getPlayer } from '../../../shared/times-tables/players/players-store.client.ts';
import { RUN_KEY } from '../../../shared/times-tables/players/run-key.ts';
import { SCORES_SCOPE_KEY } from '../../../shared/times-tables/rooms/room.ts';
import { lastAttempt } from './quiz.fixture.ts';
import { CORRECT_PAUSE_MS, TIME_LIMIT_MS, WRONG_PAUSE_MS } from './quiz.ts';
import {
  ACKNOWLEDGED,
  answer,
  choice,
  finishQuiz,
  onUnreachable,
  openQuiz,
  phaseOf,
  playToTheEnd,
  recordOf,
  server,
  setUpQuizDevice,
  startQuiz,
} from './use-quiz.fixture.tsx';
import { readRun } from './use-quiz.tsx';

vi.mock('../speech/voice.client.ts', () => import('../speech/voice.fixture.ts'));

setUpQuizDevice();

describe('what a quiz stores on the device', () => {
  test('every answer is remembered for its fact, a wrong one and a missing one too', async () => {
    const page = await startQuiz();
    await answer(page);
    await advance(CORRECT_PAUSE_MS);
    await answer(page, '1');
    await advance(WRONG_PAUSE_MS);
    await advance(TIME_LIMIT_MS);
    const results = Object.values(serializeMemory(getPlayer('지우').memories.product)).flatMap((days) =>
      Object.values(days),
    );
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
    expect(next.value().quiz).toMatchObject({ phase: 'asking', run: { attempts: run.attempts } });
  });

  test('on a device that forgets its players no quiz can be taken up, also one that was left before', async () => {
    const page = await startQuiz();
    localStorage.setItem(FORGET_PLAYERS_KEY, 'on');
    expect(readRun()).toBeNull();
    await answer(page);
    await page.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  test('two tabs that take up the same quiz send two', async () => {
    const page = await startQuiz();
    await answer(page);
    await advance(CORRECT_PAUSE_MS);
    // A duplicated tab has a copy of session storage.
    const copy = readRun() ?? expect.fail('nothing is stored');
    await playToTheEnd(page);
    const duplicate = await openQuiz();
    await act(async () => duplicate.value().resume(copy));
    await playToTheEnd(duplicate);
    for (const { quiz } of [page.value(), duplicate.value()]) expect(quiz).toMatchObject(ACKNOWLEDGED);
    expect(new Set(server.sent.map(([, key]) => key)).size).toBe(2);
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
    expect(server.sent).toEqual([['/api/quiz-scores', quiz.phase === 'result' ? quiz.run.key : '', 1]]);
    expect(getOutbox()).toEqual([]);
    expect(readRun()).toBeNull();
    expect(onUnreachable).not.toHaveBeenCalled();
  });

  test('it is in the outbox before the stored quiz is removed, so that a page that ends in between loses nothing', async () => {
    const queuedAtRemoval: number[] = [];
    vi.spyOn(sessionStorage, 'removeItem').mockImplementation((key) => {
      if (key === RUN_KEY) queuedAtRemoval.push(getOutbox().length);
    });
    await finishQuiz();
    expect(queuedAtRemoval).toEqual([1]);
  });

  test('it waits where the server is not reached, which the page is told, and is sent again as the same quiz', async () => {
    server.status = null;
    const page = await finishQuiz();
    expect(phaseOf(page)).toBe('unsaved');
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    expect(getOutbox()).toHaveLength(1);
    server.status = 201;
    await act(async () => page.value().sendAgain());
    await advance(0);
    expect(page.value().quiz).toMatchObject(ACKNOWLEDGED);
    expect(new Set(server.sent.map(([, key]) => key)).size).toBe(1);
    expect(getOutbox()).toEqual([]);
  });

  test('a result that waits becomes a sent one as soon as the outbox has sent it', async () => {
    server.status = 503;
    const page = await finishQuiz();
    expect(page.value().quiz).toMatchObject({ phase: 'result', sendStatus: 'waiting' });
    await act(async () => writeOutbox([]));
    expect(page.value().quiz).toMatchObject(ACKNOWLEDGED);
  });

  test('an unsaved score that another tab has sent becomes a result', async () => {
    server.status = null;
    const page = await finishQuiz();
    localStorage.removeItem(OUTBOX_KEY);
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: OUTBOX_KEY }));
    });
    expect(page.value().quiz).toMatchObject(ACKNOWLEDGED);
  });

  test('a quiz that is begun meanwhile is not ended by the answer for the one before', async () => {
    let reply: (response: Response) => void = () => {};
    let body: unknown;
    const page = await startQuiz();
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      body = init.body;
      return new Promise((resolve) => (reply = resolve));
    });
    await playToTheEnd(page);
    expect(phaseOf(page)).toBe('sending');
    await act(async () => page.value().newQuiz());
    await act(async () => page.value().start(choice));
    await act(async () => reply(Response.json(recordOf(body), { status: 201 })));
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
    server.status = 200;
    await startQuiz();
    expect(server.sent).toEqual([['/api/scores-scope', null, 0]]);
    await advance(0);
    expect(localStorage.getItem(SCORES_SCOPE_KEY)).toBe('open');
  });
});
