import { expect, test, vi } from 'vitest';
import { getFact } from '../facts/times-fact.ts';
import { body, openPage, recordOf, setUpOutboxWorld, world } from './outbox-page.fixture.tsx';
import { SENT_KEYS_KEY } from './sent-keys.ts';

setUpOutboxWorld();

const PAGE = '<!doctype html><title>Sign in</title>';
const HTML = { 'Content-Type': 'text/html' };
const other = { ...recordOf(body), questions: [{ ...body.questions[0], userAnswer: 49, isCorrect: true }] };

test.each<[string, () => Response]>([
  ['the page of a sign-in', () => new Response(PAGE, { headers: HTML })],
  ['the page as if it were made', () => new Response(PAGE, { status: 201, headers: HTML })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty body', () => new Response('', { status: 200 })],
  ['JSON of something else', () => Response.json({ ok: true }, { status: 201 })],
  ['the record in a page', () => new Response(JSON.stringify(recordOf(body)), { status: 201, headers: HTML })],
  ['the record of another quiz', () => Response.json(other, { status: 201 })],
  ...[400, 401, 403, 404, 407, 409, 413, 422, 451].map((status): [string, () => Response] => [
    `a page of status ${status}`,
    () => new Response(PAGE, { status, headers: HTML }),
  ]),
  ['a refusal in other words', () => Response.json({ error: { code: 403, message: 'Blocked' } }, { status: 403 })],
])('a score stays in the outbox, unsaved, where the reply is %s, and is sent again', async (_, reply) => {
  world.answers = [reply()];
  const { outbox } = await openPage();
  outbox.startOutbox({ onSent: () => {} });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('unreachable');
  expect(outbox.getOutbox()).toMatchObject([{ key: 'key-1', state: 'queued', tries: 1 }]);
  expect(world.storage.has(SENT_KEYS_KEY)).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...world.stored.keys()]).toEqual(['key-1']);
  expect(outbox.getOutbox()).toEqual([]);
});

test("a proxy's page of trouble is waited for as long as it asks", async () => {
  world.answers = [new Response(PAGE, { status: 503, headers: { ...HTML, 'Retry-After': '600' } })];
  const { outbox } = await openPage();
  outbox.startOutbox({ onSent: () => {} });
  outbox.queueScore('key-1', body, 1, null);
  expect(await outbox.sendQueued('key-1')).toBe('waiting');
  await vi.advanceTimersByTimeAsync(599_000);
  expect(world.posts).toBe(1);
  await vi.advanceTimersByTimeAsync(200_000);
  expect([...world.stored.keys()]).toEqual(['key-1']);
});

test('a score says when and where it was finished, however late it is sent', async () => {
  world.answers = ['network failure'];
  const finishedAt = Date.UTC(2026, 10, 28, 10);
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540);
  const earlier = await openPage();
  earlier.outbox.queueScore('key-1', body, finishedAt, null);
  await earlier.outbox.sendQueued('key-1');
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
  const later = await openPage();
  later.outbox.startOutbox({ onSent: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  vi.restoreAllMocks();
  expect(world.stored.get('key-1')).toEqual({ ...body, finishedAt: '2026-11-28T10:00:00.000Z', utcOffsetMinutes: 540 });
});

test('a stored quiz is counted for its player, who is not made up by it', async () => {
  const { outbox } = await openPage();
  const players = await import('../players/players-store.client.ts');
  players.rememberAnswer('지우', getFact(7, 7), 'missed');
  outbox.queueScore('key-1', body, 1, null);
  outbox.queueScore('key-2', { ...body, playerName: '하늘' }, 1, null);
  await outbox.sendQueued('key-1');
  await outbox.sendQueued('key-2');
  expect(players.getPlayer('지우').counted).toEqual(['id-1']);
  expect(players.getPlayer('하늘').counted).toEqual([]);
});
