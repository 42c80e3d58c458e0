import { describe, expect, test, vi } from 'vitest';
import { onStoredChange } from '../../storage/stored-text.client.ts';
import {
  createRoomCode,
  encodeWithCheck,
  formatRooms,
  PUPILS_CODE_LENGTH,
  parseRooms,
  ROOM_RANDOM_BYTES,
  SCORES_SCOPE_KEY,
  STORED_ROOMS_KEY,
} from '../rooms/room.ts';
import { OUTBOX_KEY } from './outbox.ts';
import { body, openPage, setUpOutboxWorld, world } from './outbox-page.fixture.tsx';
import { SENT_KEYS_KEY } from './sent-keys.ts';

setUpOutboxWorld();

test('a score that arrives at once leaves the outbox empty and is not announced', async () => {
  const { outbox } = await openPage();
  const onSent = vi.fn();
  outbox.startOutbox({ onSent });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('acknowledged');
  expect(world.stored.get('key-1')).toEqual({
    ...body,
    finishedAt: '1970-01-01T00:00:00.001Z',
    utcOffsetMinutes: 0 - new Date(1).getTimezoneOffset(),
  });
  expect(world.storage.has(OUTBOX_KEY)).toBe(false);
  expect(onSent).not.toHaveBeenCalled();
});

test('after a network failure the outbox sends by itself and reports that the score arrived', async () => {
  world.answers = ['network failure', 503];
  const { outbox } = await openPage();
  const onSent = vi.fn();
  outbox.startOutbox({ onSent });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('unreachable');
  expect(onSent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.posts).toBe(3);
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'key-1' }));
  expect(outbox.getOutbox()).toEqual([]);
});

test('a practice session is sent to its own address, again after a failure, and announced to nobody', async () => {
  world.answers = ['network failure'];
  const { outbox } = await openPage();
  const onSent = vi.fn();
  outbox.startOutbox({ onSent });
  const practice = {
    playerName: '지우',
    questions: [{ question: '7 × 7', form: 'factor', userAnswer: 7, timeSpent: 2 }],
  } as const;
  outbox.queuePractice('key-1', practice, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('unreachable');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.stored.get('key-1')).toMatchObject({ ...practice, finishedAt: '1970-01-01T00:00:00.001Z' });
  expect(world.paths).toEqual(['/api/practice-sessions', '/api/practice-sessions']);
  expect(outbox.getOutbox()).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

test('the next page that loads sends what an earlier page could not', async () => {
  world.answers = ['network failure'];
  const earlier = await openPage();
  earlier.outbox.queueScore('key-1', body, 1, null);
  await earlier.outbox.sendQueued('key-1');
  const later = await openPage();
  later.outbox.startOutbox({ onSent: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  expect([...world.stored.keys()]).toEqual(['key-1']);
});

test('the outbox sends again as soon as the network returns', async () => {
  world.answers = ['network failure'];
  const { outbox, page } = await openPage();
  outbox.startOutbox({ onSent: () => {} });
  outbox.queueScore('key-1', body, 1, null);
  await outbox.sendQueued('key-1');
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(world.stored.has('key-1')).toBe(true);
});

test('a score that the server refuses for good is parked and never sent again', async () => {
  world.answers = [400];
  const { outbox } = await openPage();
  outbox.startOutbox({ onSent: () => {} });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('parked');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await outbox.sendQueued('key-1')).toBe('parked');
  expect(world.posts).toBe(1);
  expect(outbox.getParkedEntries()).toMatchObject([{ key: 'key-1', lastStatus: 400 }]);
  outbox.discardParkedEntry('key-1');
  expect(outbox.getParkedEntries()).toEqual([]);
});

test('a score stays queued after a server error', async () => {
  world.answers = [500];
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('waiting');
  expect(outbox.getOutbox()).toMatchObject([{ key: 'key-1', state: 'queued', lastStatus: 500 }]);
});

test('an entry that always fails does not block the one behind it', async () => {
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  outbox.queueScore('key-2', body, 2, null);
  world.answers = [500];
  outbox.startOutbox({ onSent: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  expect([...world.stored.keys()]).toEqual(['key-2']);
});

test('an entry that another tab has sent meanwhile counts as arrived', async () => {
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  world.storage.clear();
  expect(await outbox.sendQueued('key-1')).toBe('acknowledged');
  expect(world.posts).toBe(0);
});

test('the outbox works until the page is left where storage is closed', async () => {
  world.isStorageOpen = false;
  world.answers = ['network failure'];
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('unreachable');
  expect(outbox.getOutbox()).toHaveLength(1);
  expect(await outbox.sendQueued('key-1')).toBe('acknowledged');
  expect(outbox.getOutbox()).toEqual([]);
});

test('the outbox returns the same snapshot until something changes', async () => {
  const { outbox } = await openPage();
  outbox.queueScore('key-1', body, 1, null);
  expect(outbox.getOutbox()).toBe(outbox.getOutbox());
  const onChange = vi.fn();
  onStoredChange(onChange);
  outbox.queueScore('key-2', body, 2, null);
  expect(onChange).toHaveBeenCalledOnce();
  expect(outbox.createOutboxKey()).not.toBe(outbox.createOutboxKey());
});

describe('rooms', () => {
  const OURS = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(7));

  test('a score is sent to the room where it was played, even if the device has changed rooms', async () => {
    world.answers = ['network failure'];
    const earlier = await openPage();
    earlier.outbox.queueScore('key-1', body, 1, OURS);
    await earlier.outbox.sendQueued('key-1');
    world.storage.set(STORED_ROOMS_KEY, formatRooms([createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(8)), OURS]));
    const later = await openPage();
    later.outbox.startOutbox({ onSent: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    expect([...world.stored.keys()]).toEqual(['key-1']);
    expect(world.rooms).toEqual([OURS]);
  });

  test('a score queued before rooms existed is sent to the room of the device', async () => {
    world.answers = ['room_required'];
    world.storage.set(STORED_ROOMS_KEY, formatRooms([OURS]));
    const { outbox } = await openPage();
    outbox.queueScore('key-1', body, 1, null);
    expect(await outbox.sendQueued('key-1')).toBe('acknowledged');
    expect(world.rooms).toEqual([null, OURS]);
    expect(world.storage.get(SCORES_SCOPE_KEY)).toBe('rooms');
  });

  test.each([
    ["sent by a pupils' code", encodeWithCheck(Array(PUPILS_CODE_LENGTH - 1).fill(5)), null, { 지우: ['key-1'] }],
    ["sent by the room's own code", OURS, null, null],
    ["given a pupils' code late", null, encodeWithCheck(Array(PUPILS_CODE_LENGTH - 1).fill(5)), { 지우: ['key-1'] }],
  ])('the key of a score is remembered where nothing else proves whose it is: %s', async (_, room, stored, keys) => {
    if (stored !== null) {
      world.answers = ['room_required'];
      world.storage.set(STORED_ROOMS_KEY, formatRooms([stored]));
    }
    const { outbox } = await openPage();
    outbox.queueScore('key-1', body, 1, room);
    expect(await outbox.sendQueued('key-1')).toBe('acknowledged');
    expect(JSON.parse(world.storage.get(SENT_KEYS_KEY) ?? 'null')).toEqual(keys);
  });

  test('a score that was given a room keeps it where the second try fails', async () => {
    world.answers = ['room_required', 'network failure'];
    const { outbox } = await openPage();
    outbox.queueScore('key-1', body, 1, null);
    expect(await outbox.sendQueued('key-1')).toBe('unreachable');
    const [room] = parseRooms(world.storage.get(STORED_ROOMS_KEY) ?? null);
    expect(outbox.getOutbox()).toMatchObject([{ key: 'key-1', roomCode: room }]);
    expect(await outbox.sendQueued('key-1')).toBe('acknowledged');
    expect(world.rooms).toEqual([null, room]);
  });

  test('a score of a room is not sent to the open list, and the parent is told', async () => {
    world.answers = ['no_rooms'];
    const { outbox } = await openPage();
    outbox.queueScore('key-1', body, 1, OURS);
    expect(await outbox.sendQueued('key-1')).toBe('parked');
    expect(world.posts).toBe(1);
    expect(world.storage.get(SCORES_SCOPE_KEY)).toBe('open');
  });
});
