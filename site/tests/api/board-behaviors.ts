import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBoardByPathEndpoint, saveBoardEndpoint } from '../../features/board/model/board-api.ts';
import { anyBoard } from '../../shared/board/any-board.fixture.ts';
import { createSessionId } from '../../shared/board/board-session.ts';
import { type Board, CARD_LABELS, EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { TestServer } from '../support/server.fixture.ts';

export const SESSION = createSessionId(1_772_355_600_000, new Uint8Array(12));
const OTHER = createSessionId(1_772_355_600_001, new Uint8Array(12));
const board: Board = { ...EMPTY_BOARD, strengths: ['집중력'], likes: ['수학', '친구 사귀기'] };

/** What the board's endpoints do, on whichever database `start` opens. */
export function describeBoards(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.query.deleteFrom('quadrant_boards').execute();
  });

  const save = (payload: unknown) =>
    server.app.inject({ method: 'POST', url: '/api/quadrant-board', payload: payload as object });
  const read = async (sessionId = SESSION) => {
    const replies = await Promise.all([
      server.app.inject(`/api/quadrant-board/${sessionId}`),
      server.app.inject(`/api/quadrant-board?sessionId=${sessionId}`),
    ]);
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    return getBoardByPathEndpoint.reply.parse(replies[0]?.json());
  };

  test('a session without a board has four empty lists at both board addresses', async () => {
    expect(await read()).toEqual({ ...EMPTY_BOARD, revision: 0 });
  });

  test('every board is read as it was saved, with its cards in order', () =>
    fc.assert(
      fc.asyncProperty(anyBoard, async (any) => {
        const reply = await save({ sessionId: SESSION, ...any });
        expect(reply.statusCode).toBe(200);
        const saved = saveBoardEndpoint.reply.parse(reply.json());
        expect(saved).toEqual({ sessionId: SESSION, ...any, revision: saved.revision });
        expect(await read()).toEqual({ ...any, revision: saved.revision });
      }),
      { numRuns: 40 },
    ));

  test('each session has a board of its own', async () => {
    await save({ sessionId: SESSION, ...board });
    expect(await read(OTHER)).toEqual({ ...EMPTY_BOARD, revision: 0 });
  });

  test('a board without a revision counts as the newest', async () => {
    await save({ sessionId: SESSION, ...board, revision: 7 });
    await save({ sessionId: SESSION, ...EMPTY_BOARD });
    expect(await read()).toEqual({ ...EMPTY_BOARD, revision: 8 });
  });

  test('an older board does not replace a newer one, and the reply has the newer one', async () => {
    await save({ sessionId: SESSION, ...board, revision: 7 });
    const reply = await save({ sessionId: SESSION, ...EMPTY_BOARD, revision: 6 });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ sessionId: SESSION, ...board, revision: 7 });
    expect(await read()).toEqual({ ...board, revision: 7 });
  });

  test('saving the same board again changes nothing', async () => {
    const first = await save({ sessionId: SESSION, ...board, revision: 7 });
    const again = await save({ sessionId: SESSION, ...board, revision: 7 });
    expect(again.json()).toEqual(first.json());
  });

  test('of many concurrent saves the newest board is stored, whole', async () => {
    const boards = CARD_LABELS.map((card, index) => ({
      ...EMPTY_BOARD,
      strengths: [card],
      dislikes: CARD_LABELS.filter((other) => other !== card),
      revision: index + 1,
    }));
    const mixed = [...boards.slice(10).reverse(), ...boards.slice(0, 10)];
    const replies = await Promise.all(mixed.map((each) => save({ sessionId: SESSION, ...each })));
    expect(replies.map((reply) => reply.statusCode)).toEqual(boards.map(() => 200));
    expect(await read()).toEqual(boards.at(-1));
  });

  test('after two concurrent saves without revisions one whole board is stored', async () => {
    for (let race = 0; race < 20; race++) {
      const one = { ...EMPTY_BOARD, strengths: CARD_LABELS };
      const other = { ...EMPTY_BOARD, likes: CARD_LABELS.slice(0, 5), dislikes: CARD_LABELS.slice(5) };
      await Promise.all([one, other].map((each) => save({ sessionId: SESSION, ...each })));
      const { revision, ...left } = await read();
      expect([JSON.stringify(one), JSON.stringify(other)]).toContain(JSON.stringify(left));
      expect(revision).toBe(2 * (race + 1));
    }
  });

  test('a card label in decomposed Hangul counts as the same card', async () => {
    const reply = await save({ sessionId: SESSION, ...EMPTY_BOARD, likes: ['수학'.normalize('NFD')] });
    expect(reply.json().likes).toEqual(['수학']);
  });

  test('unknown fields of a board are dropped', async () => {
    const reply = await save({ sessionId: SESSION, ...board, name: '하늘', school: 'secret' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toMatch(/하늘|secret/);
  });

  describe('a refused board', () => {
    test.each([
      ['an unknown card', { likes: ['낮잠'] }, 'likes.0'],
      ['a card twice in a zone', { likes: ['수학', '수학'] }, 'likes.1'],
      ['a card in two zones', { strengths: ['수학'], likes: ['수학'] }, 'likes.0'],
      ['a zone missing', { dislikes: undefined }, 'dislikes'],
      ['a zone that is no list', { dislikes: '수학' }, 'dislikes'],
      ['a revision of none', { revision: 0 }, 'revision'],
      ['a revision beyond counting', { revision: 1e15 }, 'revision'],
      ['no session', { sessionId: undefined }, 'sessionId'],
      ['a session that could be guessed', { sessionId: 'session-1772355600000-abc' }, 'sessionId'],
    ])('a board with %s is refused', async (_what, wrong, path) => {
      const reply = await save({ sessionId: SESSION, ...EMPTY_BOARD, ...wrong });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error).toMatchObject({ code: 'invalid', issues: [{ path }] });
      expect(await read()).toEqual({ ...EMPTY_BOARD, revision: 0 });
    });

    test.each(['/api/quadrant-board', '/api/quadrant-board?sessionId=x', '/api/quadrant-board/x'])(
      'reading a board without a valid session at %s is refused',
      async (url) => {
        expect((await server.app.inject(url)).statusCode).toBe(400);
      },
    );
  });
}
