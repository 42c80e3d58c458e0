// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../shared/api/queries.tsx';
import { advance, renderHook } from '../../shared/page/render-hook.fixture.tsx';
import { getFact } from '../../shared/times-tables/facts/times-fact.ts';
import { SENT_KEYS_KEY } from '../../shared/times-tables/outbox/sent-keys.ts';
import {
  createRoomCode,
  encodeWithCheck,
  formatRooms,
  PUPILS_CODE_LENGTH,
  ROOM_RANDOM_BYTES,
  SCORES_SCOPE_KEY,
  STORED_ROOMS_KEY,
} from '../../shared/times-tables/rooms/room.ts';
import { samplePractice, samplePracticeAnswer, sampleQuiz, sampleRecord } from './report/sample-records.fixture.ts';
import { useScores } from './use-scores.tsx';

const ROOM = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES));
const NAME = '하늘/?';
const SCOPE = ['/api/scores-scope', null];

/** The scope of the server; the requests that it was sent, with the room of each. */
let scope: 'open' | 'rooms';
let requests: (readonly [path: string, room: string | null])[];

/** How the addresses begin that a proxy answers. */
let failing: string;

function replyTo(path: string): unknown {
  if (path === '/api/scores-scope') return { scope };
  if (path === '/api/sent-records') {
    return { quizzes: [], practices: [samplePractice(NAME, [samplePracticeAnswer(getFact(2, 9), true)])] };
  }
  if (path.startsWith('/api/player-memories?utc')) return { players: [memoryOf(NAME)], next: '*' };
  if (path.startsWith('/api/player-memories')) return { players: [memoryOf('바다')], next: null };
  return path.startsWith('/api/practice-sessions')
    ? [samplePractice(NAME, [samplePracticeAnswer(getFact(2, 9), true)])]
    : [sampleRecord(NAME, sampleQuiz(7))];
}

const memoryOf = (playerName: string) => ({ playerName, facts: {}, days: [20_000] });

async function openReport() {
  const page = await renderHook(
    () => useScores(false),
    undefined,
    (hook) => <QueryProvider>{hook}</QueryProvider>,
  );
  await advance(10);
  return page;
}

async function choose(page: Awaited<ReturnType<typeof openReport>>, name: string | null): Promise<void> {
  await act(async () => page.value().choose(name === null ? { kind: 'all' } : { kind: 'player', name }));
  await advance(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  [scope, requests, failing] = ['open', [], 'none'];
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    requests.push([path, new Headers(headers).get('room-code')]);
    if (path.startsWith(failing)) return new Response(null, { status: 502 });
    return Response.json(replyTo(path));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the report asks for the lists once, and for those of a player at each choice', async () => {
  const page = await openReport();
  expect(page.value().players).toEqual(['바다', NAME]);
  await choose(page, NAME);
  await choose(page, null);
  await choose(page, NAME);
  expect(page.value().state.kind).toBe('loaded');
  const name = encodeURIComponent(NAME);
  const ofPlayer = [`/api/quiz-scores/${name}`, `/api/practice-sessions/${name}`].map((path) => [path, null]);
  const offset = 0 - new Date().getTimezoneOffset();
  const memories = [`utcOffsetMinutes=${offset}`, `after=*&utcOffsetMinutes=${offset}`];
  const ofAll = ['/api/quiz-scores?limit=100', ...memories.map((query) => `/api/player-memories?${query}`)].map(
    (path) => [path, null],
  );
  expect(requests).toEqual([SCOPE, ...ofAll, ...ofPlayer, ...ofAll, ...ofPlayer]);
});

test("the room's code goes with each list, in a header", async () => {
  scope = 'rooms';
  localStorage.setItem(SCORES_SCOPE_KEY, 'rooms');
  localStorage.setItem(STORED_ROOMS_KEY, formatRooms([ROOM]));
  const page = await openReport();
  await choose(page, NAME);
  const lists = requests.filter(([path]) => path !== '/api/scores-scope');
  expect(lists).toHaveLength(5);
  expect(new Set(lists.map(([, room]) => room))).toEqual(new Set([ROOM]));
});

test.each(['/api/player-memories', '/api/practice-sessions'])(
  'where %s is not reached the report shows the quizzes, and says that it may be out of date',
  async (path) => {
    failing = path;
    const page = await openReport();
    await choose(page, NAME);
    await choose(page, path === '/api/player-memories' ? null : NAME);
    await advance(10);
    expect(page.value().state).toMatchObject({ kind: 'loaded', isFresh: false, report: { soloPlayer: NAME } });
  },
);

test('an open report is that of the new day after midnight', async () => {
  vi.setSystemTime('2026-11-21T12:00:00Z');
  const page = await openReport();
  await choose(page, NAME);
  const daysThisWeek = () => {
    const { state } = page.value();
    return state.kind === 'loaded' ? state.report.growth?.days : state.kind;
  };
  expect(daysThisWeek()).toBe(1);
  vi.setSystemTime('2026-11-29T12:00:00Z');
  await page.rerender(undefined);
  expect(daysThisWeek()).toBe(0);
});

test("by a pupils' code the report asks only for what this device has sent", async () => {
  // Loaded on demand: loaded before, so that no time is lost in the test.
  await import('../../shared/times-tables/outbox/sent-keys.client.ts');
  scope = 'rooms';
  const code = encodeWithCheck(Array(PUPILS_CODE_LENGTH - 1).fill(5));
  localStorage.setItem(SCORES_SCOPE_KEY, 'rooms');
  localStorage.setItem(STORED_ROOMS_KEY, formatRooms([code]));
  const empty = await openReport();
  expect(empty.value().state).toMatchObject({ kind: 'loaded', report: { records: [] } });
  expect(requests).toEqual([SCOPE]);
  localStorage.setItem(SENT_KEYS_KEY, JSON.stringify({ [NAME]: ['key-1'] }));
  const page = await openReport();
  await choose(page, NAME);
  expect(page.value().players).toEqual([NAME]);
  expect(requests.filter(([path]) => path !== SCOPE[0])).toEqual([
    ['/api/sent-records', code],
    ['/api/sent-records', code],
  ]);
});
