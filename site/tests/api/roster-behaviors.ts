import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { countOld, deleteOldRows } from '../../app/server/retention.server.ts';
import { resolveRoom } from '../../features/scores/rooms/room.server.ts';
import { DAY_MS } from '../../shared/time.ts';
import { getRosterEndpoint, MAX_ROSTER_NAMES, saveRosterEndpoint } from '../../shared/times-tables/api/roster-api.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { OURS, THEIRS } from './room-behaviors.ts';

const START = new Date('2026-03-01T09:00:00.000Z');
const later = (days: number) => new Date(START.getTime() + days * DAY_MS);
const CLASS = Array.from({ length: MAX_ROSTER_NAMES }, (_, child) => `하늘 ${child}`);

/** The names that a room offers to its devices, on whichever database `start` opens. */
export function describeRoster(start: (parts: Partial<ApiParts>) => Promise<TestServer>): void {
  let server: TestServer;
  beforeEach(async () => {
    server = await start({ scoresScope: 'rooms' });
  });
  afterEach(() => server.stop());

  const send = (room: string | undefined, payload: object, { app } = server) =>
    app.inject({
      method: 'POST',
      url: '/api/room-roster',
      payload,
      headers: room === undefined ? {} : { 'room-code': room },
    });
  const save = async (room: string, names: readonly string[]) => {
    const reply = await send(room, { names });
    expect(reply.statusCode).toBe(200);
    return saveRosterEndpoint.reply.parse(reply.json()).names;
  };
  const get = (room: string, { app } = server) =>
    app.inject({ url: '/api/room-roster', headers: { 'room-code': room } });
  const list = async (room: string) => {
    const reply = await get(room);
    expect(reply.statusCode).toBe(200);
    return getRosterEndpoint.reply.parse(reply.json()).names;
  };
  const stored = () => server.database.query.selectFrom('roster_names').selectAll().execute();

  test('names are listed in their own room, in their order, cleaned and each once', async () => {
    const names = ['하늘', 'Zoë', '바다'];
    expect(await save(OURS, ['하늘', ' Zoe\u0308 ', '바\u200B다', '하늘'])).toEqual(names);
    expect(await list(OURS)).toEqual(names);
    expect(await list(THEIRS)).toEqual([]);
    expect((await get(OURS)).headers['cache-control']).toBe('no-store');
  });

  test('after any sequence of saves each room has the list that was saved last', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            room: fc.constantFrom(OURS, THEIRS),
            names: fc.shuffledSubarray(['하늘', '바다', 'Zoë', '나무', '별']),
          }),
          { maxLength: 8 },
        ),
        async (saves) => {
          await server.database.query.deleteFrom('roster_names').execute();
          const expected: Record<string, readonly string[]> = { [OURS]: [], [THEIRS]: [] };
          for (const { room, names } of saves) {
            await save(room, names);
            expected[room] = names;
          }
          for (const room of [OURS, THEIRS]) expect(await list(room)).toEqual(expected[room]);
          expect(await stored()).toHaveLength(Object.values(expected).flat().length);
        },
      ),
      { numRuns: 20 },
    ));

  test('lists that are saved at the same time leave one of them or both, and never more than a list has', async () => {
    const others = CLASS.map((name) => `${name} B`);
    const replies = await Promise.all([CLASS, others, CLASS].map((names) => send(OURS, { names })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const names = await list(OURS);
    expect(names).toHaveLength(MAX_ROSTER_NAMES);
    expect([...CLASS, ...others]).toEqual(expect.arrayContaining(names));
    await save(OURS, ['하늘']);
    expect((await stored()).map(({ player_name }) => player_name)).toEqual(['하늘']);
  });

  test('a save that ended before it deleted the earlier list has replaced it', async () => {
    await save(OURS, ['하늘', '바다']);
    const row = { room: resolveRoom('rooms', OURS), position: 0, version: 2, saved_at: START.toISOString() };
    await server.database.query
      .insertInto('roster_names')
      .values({ ...row, player_name: '나무' })
      .execute();
    expect(await list(OURS)).toEqual(['나무']);
    await save(OURS, ['별']);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ['no list', {}],
    ['more names than a list has', { names: [...CLASS, '바다'] }],
    ['an invisible name', { names: ['하늘', '\u200B'] }],
    ['a long name', { names: ['하'.repeat(41)] }],
    ['two names in one', { names: ['하늘\n바다'] }],
    ['a name that no address carries', { names: ['..'] }],
    ['a number', { names: [7] }],
  ])('a list with %s is refused, and the earlier one stays', async (_what, payload) => {
    await save(OURS, ['나무']);
    const reply = await send(OURS, payload);
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'invalid']);
    expect(await list(OURS)).toEqual(['나무']);
  });

  test('without a valid room code names are neither saved nor listed', async () => {
    await save(OURS, ['하늘']);
    for (const [room, code] of [
      [undefined, 'room_required'],
      [OURS.slice(0, -1), 'room_malformed'],
    ] as const) {
      const headers = room === undefined ? {} : { 'room-code': room };
      const replies = [
        await send(room, { names: ['바다'] }),
        await server.app.inject({ url: '/api/room-roster', headers }),
      ];
      for (const reply of replies) expect([reply.statusCode, reply.json().error.code]).toEqual([400, code]);
    }
    expect(await list(OURS)).toEqual(['하늘']);
  });

  test('a server without rooms refuses names', async () => {
    const open = await start({ scoresScope: 'open' });
    for (const room of [undefined, OURS]) {
      const headers = room === undefined ? {} : { 'room-code': room };
      const replies = [
        await send(room, { names: ['하늘'] }, open),
        await open.app.inject({ url: '/api/room-roster', headers }),
      ];
      for (const reply of replies) expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'no_rooms']);
    }
    await open.stop();
  });

  test('one address saves at most 60 lists a minute', async () => {
    const limited = await start({ scoresScope: 'rooms', rateLimit: true });
    const statuses = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await send(OURS, { names: ['하늘'] }, limited)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    await limited.stop();
  });

  test('the database stores no room code, and the log no name', async () => {
    await save(OURS, ['Grüßgott']);
    await send(OURS, { names: ['Grüßgott', '..'] });
    await list(OURS);
    expect(JSON.stringify(await stored())).not.toContain(OURS);
    const log = server.log.join('');
    expect(log).toContain('/api/room-roster');
    for (const secret of ['Grüß', OURS]) expect(log).not.toContain(secret);
  });

  describe('deleting', () => {
    test("deleting a player's records takes the name out of this room's list only", async () => {
      for (const room of [OURS, THEIRS]) await save(room, ['하늘', '바다']);
      const reply = await server.app.inject({
        method: 'DELETE',
        url: '/api/quiz-scores',
        payload: { playerName: '하늘' },
        headers: { 'room-code': OURS },
      });
      expect(reply.json()).toEqual({ deleted: 0 });
      expect([await list(OURS), await list(THEIRS)]).toEqual([['바다'], ['하늘', '바다']]);
    });

    test('retention deletes names RETENTION_DAYS after their list was saved', async () => {
      await save(OURS, ['하늘', '바다']);
      await save(THEIRS, ['나무']);
      server.clock.now = later(5);
      await save(THEIRS, ['나무', '별']);
      expect(await countOld(server.database, 30, later(31))).toBe(2);
      expect(await deleteOldRows(server.database, 30, later(31))).toBe(2);
      expect([await list(OURS), await list(THEIRS)]).toEqual([[], ['나무', '별']]);
    });
  });

  test("an export says when the player's name came into the list", async () => {
    await save(OURS, ['하늘', '바다']);
    const exportOf = async (playerName: string, room: string) => {
      const headers = { 'room-code': room };
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/player-export',
        payload: { playerName },
        headers,
      });
      return reply.json().rosterSavedAt;
    };
    expect(await exportOf('하늘', OURS)).toBe(START.toISOString());
    expect(await exportOf('하늘', THEIRS)).toBeNull();
    expect(await exportOf('나무', OURS)).toBeNull();
  });
}
