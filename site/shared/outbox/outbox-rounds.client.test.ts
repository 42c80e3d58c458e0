import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ScoreSubmission } from '../api/scores-api.ts';
import { createRoomCode, ROOM_RANDOM_BYTES, SCORES_SCOPE_KEY } from '../rooms/room.ts';
import { formatRooms, parseRooms, STORED_ROOMS_KEY } from '../rooms/stored-rooms.ts';
import { OUTBOX_KEY } from './outbox.ts';

const body: ScoreSubmission = {
  playerName: '지우',
  score: 0,
  totalQuestions: 1,
  accuracy: 0,
  timeTaken: 10,
  questions: [{ question: '7 × 7', correctAnswer: 49, userAnswer: null, isCorrect: false, timeSpent: 10 }],
};

/** What the server does with each post, in order; then it stores. A text is the code of a refusal (400). */
let answers: ('network failure' | number | `${string}_${string}`)[];
let stored: Map<string, unknown>;
/** The room of each post that was answered, in order; null for none. */
let rooms: (string | null)[];
let posts: number;
let storage: Map<string, string>;
let isStorageOpen: boolean;

async function fetchStub(_path: string, init: RequestInit): Promise<Response> {
  posts += 1;
  const answer = answers.shift() ?? 201;
  if (answer === 'network failure') throw new TypeError('Failed to fetch');
  rooms.push(new Headers(init.headers).get('Room-Code'));
  if (typeof answer === 'string') return Response.json({ error: { code: answer, message: '' } }, { status: 400 });
  if (answer < 300) stored.set(new Headers(init.headers).get('Idempotency-Key') ?? '', JSON.parse(String(init.body)));
  return new Response('{}', { status: answer });
}

/** A page: its own copy of the module, its own window, the storage it shares with other pages. */
async function openPage() {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const outbox = {
    ...(await import('./outbox-store.client.ts')),
    ...(await import('./outbox-rounds.client.ts')),
    ...(await import('./send-score.client.ts')),
  };
  return { outbox, page };
}

beforeEach(() => {
  answers = [];
  stored = new Map();
  rooms = [];
  posts = 0;
  storage = new Map();
  isStorageOpen = true;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!isStorageOpen) throw new Error('QuotaExceededError');
      storage.set(key, text);
    },
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a score that arrives at once leaves the outbox empty and is not announced', async () => {
  const { outbox } = await openPage();
  const onSent = vi.fn();
  outbox.startOutbox({ onSent });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendScore('key-1')).toBe('acknowledged');
  expect(stored.get('key-1')).toEqual(body);
  expect(storage.has(OUTBOX_KEY)).toBe(false);
  expect(onSent).not.toHaveBeenCalled();
});

test('after a network failure the outbox sends by itself and reports that the score arrived', async () => {
  answers = ['network failure', 503];
  const { outbox } = await openPage();
  const onSent = vi.fn();
  outbox.startOutbox({ onSent });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendScore('key-1')).toBe('unreachable');
  expect(onSent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posts).toBe(3);
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key-1' }));
  expect(outbox.getOutbox()).toEqual([]);
});

test('the next page that loads sends what an earlier page could not', async () => {
  answers = ['network failure'];
  const earlier = await openPage();
  earlier.outbox.queueScore('key-1', body, 1, null);
  await earlier.outbox.sendScore('key-1');
  const later = await openPage();
  later.outbox.startOutbox({ onSent: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  expect([...stored.keys()]).toEqual(['key-1']);
});

test('the outbox sends again as soon as the network returns', async () => {
  answers = ['network failure'];
  const { outbox, page } = await openPage();
  outbox.startOutbox({ onSent: () => {} });
  outbox.queueScore('key-1', body, 1, null);
  await outbox.sendScore('key-1');
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(stored.has('key-1')).toBe(true);
});

test('a score that the server refuses for good is parked and never sent again', async () => {
  answers = [400];
  const { outbox } = await openPage();
  outbox.startOutbox({ onSent: () => {} });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendScore('key-1')).toBe('parked');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await outbox.sendScore('key-1')).toBe('parked');
  expect(posts).toBe(1);
  expect(outbox.getParkedEntries()).toMatchObject([{ key: 'key-1', lastStatus: 400 }]);
  outbox.discardParkedEntry('key-1');
  expect(outbox.getParkedEntries()).toEqual([]);
});

test('a score stays queued after a server error', async () => {
  answers = [500];
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendScore('key-1')).toBe('waiting');
  expect(outbox.getOutbox()).toMatchObject([{ key: 'key-1', state: 'queued', lastStatus: 500 }]);
});

test('an entry that always fails does not block the one behind it', async () => {
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  outbox.queueScore('key-2', body, 2, null);
  answers = [500];
  outbox.startOutbox({ onSent: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  expect([...stored.keys()]).toEqual(['key-2']);
});

test('an entry that another tab has sent meanwhile counts as arrived', async () => {
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  storage.clear();
  expect(await outbox.sendScore('key-1')).toBe('acknowledged');
  expect(posts).toBe(0);
});

test('the outbox works until the page is left where storage is closed', async () => {
  isStorageOpen = false;
  answers = ['network failure'];
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendScore('key-1')).toBe('unreachable');
  expect(outbox.getOutbox()).toHaveLength(1);
  expect(await outbox.sendScore('key-1')).toBe('acknowledged');
  expect(outbox.getOutbox()).toEqual([]);
});

test('the outbox returns the same snapshot until something changes', async () => {
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  expect(outbox.getOutbox()).toBe(outbox.getOutbox());
  const onChange = vi.fn();
  outbox.onOutboxChange(onChange);
  outbox.queueScore('key-2', body, 2, null);
  expect(onChange).toHaveBeenCalledOnce();
  expect(outbox.createOutboxKey()).not.toBe(outbox.createOutboxKey());
});

describe('rooms', () => {
  const OURS = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(7));

  test('a score is sent to the room where it was played, even if the device has changed rooms', async () => {
    answers = ['network failure'];
    const earlier = await openPage();
    earlier.outbox.queueScore('key-1', body, 1, OURS);
    await earlier.outbox.sendScore('key-1');
    storage.set(STORED_ROOMS_KEY, formatRooms([createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(8)), OURS]));
    const later = await openPage();
    later.outbox.startOutbox({ onSent: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    expect([...stored.keys()]).toEqual(['key-1']);
    expect(rooms).toEqual([OURS]);
  });

  test('a score queued before rooms existed is sent to the room of the device', async () => {
    answers = ['room_required'];
    storage.set(STORED_ROOMS_KEY, formatRooms([OURS]));
    const { outbox } = await openPage();
    outbox.queueScore('key-1', body, 1, null);
    expect(await outbox.sendScore('key-1')).toBe('acknowledged');
    expect(rooms).toEqual([null, OURS]);
    expect(storage.get(SCORES_SCOPE_KEY)).toBe('rooms');
  });

  test('a score that was given a room keeps it where the second try fails', async () => {
    answers = ['room_required', 'network failure'];
    const { outbox } = await openPage();
    outbox.queueScore('key-1', body, 1, null);
    expect(await outbox.sendScore('key-1')).toBe('unreachable');
    const [room] = parseRooms(storage.get(STORED_ROOMS_KEY) ?? null);
    expect(outbox.getOutbox()).toMatchObject([{ key: 'key-1', room }]);
    expect(await outbox.sendScore('key-1')).toBe('acknowledged');
    expect(rooms).toEqual([null, room]);
  });

  test('a score of a room is not sent to the open list, and the parent is told', async () => {
    answers = ['no_rooms'];
    const { outbox } = await openPage();
    outbox.queueScore('key-1', body, 1, OURS);
    expect(await outbox.sendScore('key-1')).toBe('parked');
    expect(posts).toBe(1);
    expect(storage.get(SCORES_SCOPE_KEY)).toBe('open');
  });
});
