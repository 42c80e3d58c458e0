// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { advance } from '../../../shared/page/render-hook.fixture.tsx';
import { DAY_MS } from '../../../shared/time.ts';
import { serializeMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import { OUTBOX_KEY, parseOutbox } from '../../../shared/times-tables/outbox/outbox.ts';
import { changePlayer, getPlayer, getToday } from '../../../shared/times-tables/players/players-store.client.ts';
import { SCORES_SCOPE_KEY } from '../../../shared/times-tables/rooms/room.ts';
import { PRAISE_MS } from './daily.ts';
import {
  factNow,
  memoryOf,
  NOON,
  openDaily,
  rightAnswer,
  server,
  setUpDailyWorld,
  storePractice,
} from './use-daily.fixture.tsx';

vi.mock('../speech/voice.client.ts', () => import('../speech/voice.fixture.ts'));

setUpDailyWorld();

/** Answers until the end; `isRight` by the number of the question. */
async function playAll(page: Awaited<ReturnType<typeof openDaily>>, isRight: (turn: number) => boolean) {
  for (let turn = 0; page.value().daily?.phase !== 'done'; turn += 1) {
    const right = rightAnswer(page.value());
    await advance(2000);
    await act(async () => page.value().answer(isRight(turn) ? right : '1'));
    if (!isRight(turn)) await act(async () => page.value().answer(right));
    await advance(PRAISE_MS);
  }
  await advance(0);
}

/** The page is hidden, as a phone does it with one that is left, and shown again. */
async function hide(): Promise<void> {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await advance(0);
  visibility.mockRestore();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

test('all answers are sent once at the end, with the limit and the day they were given on', async () => {
  changePlayer('지우', (player) => ({ ...player, fluentSeconds: 5 }));
  const page = await openDaily();
  await advance(0);
  await playAll(page, (turn) => turn !== 1);
  await page.unmount();
  await advance(0);
  expect(server.sent).toHaveLength(1);
  expect(server.sent[0]).toMatchObject({
    playerName: '지우',
    fluentSeconds: 5,
    utcOffsetMinutes: 0 - NOON.getTimezoneOffset(),
  });
  const { questions } = server.sent[0] ?? expect.fail('nothing was sent');
  expect(questions).toHaveLength(page.value().daily?.progress.asked.length ?? 0);
  expect(questions[1]).toEqual({
    question: expect.any(String),
    form: 'product',
    userAnswer: 1,
    timeSpent: 2,
  });
  expect(localStorage.getItem(OUTBOX_KEY)).toBeNull();
});

test('what was answered is sent when the two minutes are left or hidden, each answer once', async () => {
  const page = await openDaily();
  await advance(0);
  const first = factNow(page.value()).question;
  await act(async () => page.value().answer(rightAnswer(page.value())));
  await hide();
  await hide();
  await advance(PRAISE_MS);
  const second = factNow(page.value()).question;
  await act(async () => page.value().answer(rightAnswer(page.value())));
  await page.unmount();
  await advance(0);
  expect(server.sent.map(({ questions }) => questions.map(({ question }) => question))).toEqual([[first], [second]]);
});

test('two minutes without an answer send nothing', async () => {
  const page = await openDaily();
  await advance(0);
  await hide();
  await page.unmount();
  expect(server.sent).toEqual([]);
});

test('answers before and after midnight are sent for two days', async () => {
  vi.setSystemTime(new Date(2026, 10, 23, 23, 59, 58));
  const page = await openDaily();
  await advance(0);
  await act(async () => page.value().answer(rightAnswer(page.value())));
  await advance(PRAISE_MS);
  await advance(3000);
  await act(async () => page.value().answer(rightAnswer(page.value())));
  await page.unmount();
  await advance(0);
  expect(server.sent.map(({ finishedAt }) => new Date(finishedAt ?? '').getDate())).toEqual([23, 24]);
});

test('without a network the session waits in the outbox', async () => {
  const page = await openDaily();
  await advance(0);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await act(async () => page.value().answer(rightAnswer(page.value())));
  await page.unmount();
  await advance(0);
  const [entry] = parseOutbox(localStorage.getItem(OUTBOX_KEY));
  expect(entry).toMatchObject({ kind: 'practice', state: 'queued', body: { playerName: '지우' } });
});

test('a session of this device changes nothing here, and another device learns all of it', async () => {
  const page = await openDaily();
  await advance(0);
  await playAll(page, (turn) => turn !== 0);
  const [here, counted] = [memoryOf('지우'), getPlayer('지우').counted.length];
  expect(counted).toBe(1);
  await page.unmount();
  const again = await openDaily();
  await advance(0);
  expect(memoryOf('지우')).toEqual(here);
  await again.unmount();
  localStorage.clear();
  localStorage.setItem(SCORES_SCOPE_KEY, 'open');
  await openDaily();
  await advance(0);
  expect(memoryOf('지우')).toEqual(here);
});

test('what another device asked of missing factors and quotients is known here', async () => {
  const asked = { question: '6 × 7', userAnswer: 7, timeSpent: 2 };
  storePractice({
    playerName: '지우',
    questions: [
      { ...asked, form: 'factor' },
      { ...asked, form: 'quotient', userAnswer: 6 },
    ],
    finishedAt: new Date(NOON.getTime() - DAY_MS).toISOString(),
  });
  await openDaily();
  await advance(0);
  const { product, factor, quotient } = getPlayer('지우').memories;
  const day = getToday() - 1;
  expect([product, factor, quotient].map(serializeMemory)).toEqual([
    {},
    { '6 × 7': { [day]: 'fluent' } },
    { '6 × 7': { [day]: 'missed' } },
  ]);
});
