import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard, anyZone } from '../../../shared/board/any-board.fixture.ts';
import { EMPTY_BOARD, isEmptyBoard, listPool } from '../../../shared/board/cards.ts';
import {
  adoptBoard,
  clearBoard,
  dropCard,
  formatStoredBoard,
  isNewerThanServer,
  openBoard,
  parseStoredBoard,
  removeCard,
  SUGGESTED_CARDS,
  shufflePool,
} from './board.ts';

const fresh = openBoard(EMPTY_BOARD, 0);
const withMath = dropCard(fresh, '수학', 'likes', 1000);

describe('dropping a card', () => {
  test('a dropped card moves from the pool to the end of the zone, as one change', () => {
    const after = dropCard(withMath, '과학', 'likes', 2000);
    expect(after.board.likes).toEqual(['수학', '과학']);
    expect(after.pool).toHaveLength(18);
    expect(after.revision).toBe(2);
  });

  test.each([
    [0, 'is ignored', []],
    [99, 'is ignored', []],
    [100, 'is placed', ['과학']],
  ])('a drop %i ms after another %s', (after, _outcome, strengths) => {
    expect(dropCard(withMath, '과학', 'strengths', 1000 + after).board.strengths).toEqual(strengths);
  });

  test('a drop in the first 100 ms of the clock is not a repeated drop', () => {
    expect(dropCard(fresh, '수학', 'likes', 50).board.likes).toEqual(['수학']);
  });

  test('a card that is dropped onto its own zone changes nothing', () => {
    expect(dropCard(withMath, '수학', 'likes', 9000)).toBe(withMath);
  });

  test('a card from another zone moves to the end of the new one, and the pool is unchanged', () => {
    fc.assert(
      fc.property(anyZone, (zone) => {
        fc.pre(zone !== 'likes');
        const two = dropCard(withMath, '과학', zone, 2000);
        const after = dropCard(two, '수학', zone, 3000);
        expect(after.board).toEqual({ ...EMPTY_BOARD, [zone]: ['과학', '수학'] });
        expect(after.pool).toEqual(two.pool);
        expect(after.revision).toBe(two.revision + 1);
      }),
    );
  });

  test('an ignored drop does not delay the next one', () => {
    const ignored = dropCard(withMath, '수학', 'likes', 1090);
    expect(dropCard(ignored, '과학', 'likes', 1100).board.likes).toEqual(['수학', '과학']);
  });
});

describe('taking a card back', () => {
  test('taking a card back sorts the whole pool, however it was shuffled', () => {
    const shuffled = shufflePool(withMath, () => 0.3);
    const after = removeCard(shuffled, '수학');
    expect(after.pool).toEqual(listPool(EMPTY_BOARD));
    expect(after.revision).toBe(2);
  });

  test('taking back a card from the pool changes nothing', () => {
    expect(removeCard(withMath, '과학')).toBe(withMath);
  });

  test('a card that was taken back and dropped again is not a repeated drop', () => {
    const back = removeCard(withMath, '수학');
    expect(dropCard(back, '수학', 'dislikes', 1200).board.dislikes).toEqual(['수학']);
  });
});

describe('clearing', () => {
  test('clearing puts every card back into a sorted pool, as one change', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), (board, revision) => {
        const after = clearBoard(shufflePool(openBoard(board, revision), () => 0.3));
        const isChanged = !isEmptyBoard(board);
        expect(after).toMatchObject({ board: EMPTY_BOARD, revision: revision + (isChanged ? 1 : 0) });
        if (isChanged) expect(after.pool).toEqual(listPool(EMPTY_BOARD));
      }),
    );
  });

  test('clearing an empty board changes nothing', () => {
    expect(clearBoard(fresh)).toBe(fresh);
  });
});

describe('shuffling', () => {
  test('shuffling keeps every card of the pool and leaves the board alone', () => {
    const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
    fc.assert(
      fc.property(anyBoard, numbers, (board, stream) => {
        const state = openBoard(board, 3);
        const after = shufflePool(state, () => stream.next().value);
        expect([...after.pool].sort()).toEqual([...state.pool].sort());
        expect({ ...after, pool: [] }).toEqual({ ...state, pool: [] });
      }),
    );
  });

  test('shuffling can bring every card to the front', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48271) % 0x7fffffff;
      return seed / 0x7fffffff;
    };
    const fronts = Array.from({ length: 500 }, () => shufflePool(fresh, random).pool[0]);
    expect(new Set(fronts).size).toBe(20);
  });
});

describe('the stored copy', () => {
  test('the stored board is read as it was written', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), (board, revision) => {
        expect(parseStoredBoard('s', formatStoredBoard('s', { board, revision }))).toEqual({ board, revision });
      }),
    );
  });

  test('the stored copy of a board that was never changed can be read', () => {
    const unchanged = { board: EMPTY_BOARD, revision: 0 };
    expect(parseStoredBoard('s', formatStoredBoard('s', unchanged))).toEqual(unchanged);
  });

  test('the stored copy of another session is not read', () => {
    expect(parseStoredBoard('s', formatStoredBoard('other', { board: EMPTY_BOARD, revision: 1 }))).toBeNull();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no revision', JSON.stringify({ sessionId: 's', ...EMPTY_BOARD })],
    ['a negative revision', JSON.stringify({ sessionId: 's', revision: -1, ...EMPTY_BOARD })],
    ['a revision with a fraction', JSON.stringify({ sessionId: 's', revision: 1.5, ...EMPTY_BOARD })],
    ['a text as a zone', JSON.stringify({ sessionId: 's', revision: 1, ...EMPTY_BOARD, likes: '' })],
    ['a zone missing', JSON.stringify({ sessionId: 's', revision: 1, ...EMPTY_BOARD, likes: undefined })],
    ['an unknown card', JSON.stringify({ sessionId: 's', revision: 1, ...EMPTY_BOARD, likes: ['낮잠'] })],
    ['a card twice', JSON.stringify({ sessionId: 's', revision: 1, ...EMPTY_BOARD, likes: ['수학', '수학'] })],
  ])('a stored copy with %s in it is not read', (_what, text) => {
    expect(parseStoredBoard('s', text)).toBeNull();
  });

  test("of the stored board and the server's the one with more changes wins, the server's if equal", () => {
    const copy = (revision: number) => ({ board: EMPTY_BOARD, revision });
    expect([3, 2, 1].map((revision) => isNewerThanServer(copy(revision), copy(2)))).toEqual([true, false, false]);
  });
});

describe('a board that another tab or the server has', () => {
  test('a board from another tab or the server is shown whole, each card in one place', () => {
    fc.assert(
      fc.property(anyBoard, anyBoard, fc.nat(), (before, board, revision) => {
        const after = adoptBoard(openBoard(before, 2), { board, revision });
        expect(after).toMatchObject({ board, revision });
        expect([...after.pool].sort()).toEqual(listPool(board).sort());
      }),
    );
  });

  test('the pool keeps its shuffled order when another board only removes cards from it', () => {
    const shuffled = shufflePool(fresh, () => 0.3);
    const after = adoptBoard(shuffled, { board: withMath.board, revision: 1 });
    expect(after.pool).toEqual(shuffled.pool.filter((card) => card !== '수학'));
  });

  test('the pool is sorted when a card comes back', () => {
    const after = adoptBoard(
      shufflePool(withMath, () => 0.3),
      { board: EMPTY_BOARD, revision: 2 },
    );
    expect(after.pool).toEqual(listPool(EMPTY_BOARD));
  });
});

test('the board suggests three to five cards a zone', () => {
  expect(SUGGESTED_CARDS).toEqual({ min: 3, max: 5 });
});
