// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../shared/api/query-provider.tsx';
import { advance, renderHook } from '../../shared/page/render-hook.fixture.tsx';
import { createRoomCode, ROOM_RANDOM_BYTES, SCORES_SCOPE_KEY } from '../../shared/rooms/room.ts';
import { formatRooms, STORED_ROOMS_KEY } from '../../shared/rooms/stored-rooms.ts';
import { sampleQuiz, sampleRecord } from './report/sample-records.fixture.ts';
import { useScores } from './use-scores.tsx';

const ROOM = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES));
const NAME = '하늘/?';
const SCOPE = ['/api/scores-scope', null];

/** The scope of the server; the requests that it was sent, with the room of each. */
let scope: 'open' | 'rooms';
let requests: (readonly [path: string, room: string | null])[];

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
  [scope, requests] = ['open', []];
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    requests.push([path, new Headers(headers).get('room-code')]);
    return Response.json(path === '/api/scores-scope' ? { scope } : [sampleRecord(NAME, sampleQuiz(7))]);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the report asks for the list once, and for the records of a player at each choice', async () => {
  const page = await openReport();
  expect(page.value().players).toEqual([NAME]);
  await choose(page, NAME);
  await choose(page, null);
  await choose(page, NAME);
  expect(page.value().state.kind).toBe('loaded');
  const ofPlayer = [`/api/quiz-scores/${encodeURIComponent(NAME)}`, null];
  const ofAll = ['/api/quiz-scores?limit=100', null];
  expect(requests).toEqual([SCOPE, ofAll, ofPlayer, ofAll, ofPlayer]);
});

test("the room's code goes with each list, in a header", async () => {
  scope = 'rooms';
  localStorage.setItem(SCORES_SCOPE_KEY, 'rooms');
  localStorage.setItem(STORED_ROOMS_KEY, formatRooms([ROOM]));
  const page = await openReport();
  await choose(page, NAME);
  const lists = requests.filter(([path]) => path !== '/api/scores-scope');
  expect(lists).toEqual([
    ['/api/quiz-scores?limit=100', ROOM],
    [`/api/quiz-scores/${encodeURIComponent(NAME)}`, ROOM],
  ]);
});
