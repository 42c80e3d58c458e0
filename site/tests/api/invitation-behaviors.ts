import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { INVITATION_DAYS, maskCode } from '../../features/scores/rooms/invitation-link.ts';
import { DAY_MS } from '../../shared/time.ts';
import { createRoomCode, ROOM_RANDOM_BYTES } from '../../shared/times-tables/rooms/room.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { OURS } from './room-behaviors.ts';

const codeOf = (byte: number) => createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(byte));
const [ID, MASK, OTHER_ID] = [codeOf(3), codeOf(5), codeOf(9)];
const MADE = new Date('2026-03-01T09:00:00.000Z');
const daysLater = (days: number, milliseconds = 0) => new Date(MADE.getTime() + days * DAY_MS + milliseconds);

/** What invitations into rooms do, on whichever database `start` opens. */
export function describeInvitations(start: (parts: Partial<ApiParts>) => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ scoresScope: 'rooms' });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.now = MADE;
    await server.database.query.deleteFrom('room_invitations').execute();
  });

  const make = (id: string, maskedCode = maskCode(OURS, MASK), { app } = server) =>
    app.inject({ method: 'POST', url: '/api/room-invitations', payload: { id, maskedCode } });
  const open = (id: string, { app } = server) =>
    app.inject({ method: 'POST', url: '/api/opened-invitations', payload: { id } });
  const rows = () => server.database.query.selectFrom('room_invitations').selectAll().execute();

  test('an invitation opens its room for a week, any number of times, and not afterwards', async () => {
    const made = await make(ID);
    expect([made.statusCode, made.json()]).toEqual([201, { endsAt: daysLater(INVITATION_DAYS).toISOString() }]);
    for (const days of [0, 3]) {
      server.clock.now = daysLater(days);
      const { maskedCode } = (await open(ID)).json();
      expect(maskCode(maskedCode, MASK)).toBe(OURS);
    }
    server.clock.now = daysLater(INVITATION_DAYS, -1);
    expect((await open(ID)).statusCode).toBe(200);
    server.clock.now = daysLater(INVITATION_DAYS);
    const over = await open(ID);
    expect([over.statusCode, over.json().error.code]).toEqual([404, 'invitation_over']);
  });

  test('an ended invitation gets the same answer as one that never existed', async () => {
    await make(ID);
    server.clock.now = daysLater(INVITATION_DAYS);
    expect((await open(ID)).json()).toEqual((await open(OTHER_ID)).json());
  });

  test('creating an invitation deletes those that have ended', async () => {
    await make(ID);
    server.clock.now = daysLater(INVITATION_DAYS);
    await make(OTHER_ID);
    expect((await rows()).map(({ id }) => id)).toEqual([OTHER_ID]);
  });

  test('the database stores no room code, so a stolen copy opens no room', async () => {
    await make(ID);
    const stored = await rows();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${OURS}|${MASK}`));
  });

  test('an invitation that is sent again is answered as made, and ends when it would have', async () => {
    await make(ID);
    server.clock.now = daysLater(1);
    const again = await make(ID);
    expect([again.statusCode, again.json()]).toEqual([201, { endsAt: daysLater(INVITATION_DAYS).toISOString() }]);
    expect(await rows()).toHaveLength(1);
  });

  test('the room of an invitation cannot be replaced', async () => {
    await make(ID);
    const again = await make(ID, maskCode(codeOf(21), MASK));
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'id_taken']);
    expect(maskCode((await open(ID)).json().maskedCode, MASK)).toBe(OURS);
  });

  test.each([
    ['an id of too few symbols', { id: ID.slice(1), maskedCode: OURS }],
    [
      'a masked code with a wrong symbol',
      { id: ID, maskedCode: OURS.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')) },
    ],
    ['no masked code', { id: ID }],
  ])('an invitation with %s is refused, and nothing is stored', async (_what, payload) => {
    const reply = await server.app.inject({ method: 'POST', url: '/api/room-invitations', payload });
    expect(reply.statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('one address creates at most 60 invitations a minute', async () => {
    const limited = await start({ scoresScope: 'rooms', rateLimit: true, database: server.database });
    const statuses = new Set<number>();
    let made = 0;
    for (; made < 100 && !statuses.has(429); made++) {
      const id = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(made % 32).with(0, made >> 5));
      statuses.add((await make(id, OURS, limited)).statusCode);
    }
    expect(made).toBe(61);
    await limited.stop();
  });

  describe('an open server', () => {
    test('a server without rooms refuses invitations', async () => {
      const openServer = await start({});
      for (const reply of [await make(ID, OURS, openServer), await open(ID, openServer)]) {
        expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'no_rooms']);
      }
      await openServer.stop();
    });
  });
}
