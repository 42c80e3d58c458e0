import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBoard, anyCard, anyZone } from './any-board.fixture.ts';
import {
  CARD_LABELS,
  CARDS,
  canonicalizeBoard,
  EMPTY_BOARD,
  findZone,
  getCardName,
  getZoneName,
  isEmptyBoard,
  listPool,
  placeCard,
  takeBackCard,
  ZONES,
} from './cards.ts';

describe('the cards', () => {
  test('the cards have exactly the twenty labels of docs/product.md §8.1', () => {
    expect(CARD_LABELS.join(', ')).toBe(
      '수학, 영어, 과학, 미술, 음악, 체육, 축구, 수영, 독서, 글쓰기, 그림그리기, 피아노, 친구 사귀기, 발레, 요리, 컴퓨터, 게임, 영화보기, 팀워크, 집중력',
    );
  });

  test.each(CARDS)('the card $label has a picture of its own', ({ id }) => {
    expect(existsSync(`pictures/cards/${id}.json`)).toBe(true);
  });

  test('each card has a different English name', () => {
    expect(new Set(CARDS.map((card) => card.english)).size).toBe(20);
  });
});

test('a card that does not exist is called by its label', () => {
  expect(getCardName('낮잠' as '수학', 'en')).toBe('낮잠');
});

test('a card in the pool belongs to no zone', () => {
  expect(findZone(EMPTY_BOARD, '수학')).toBeNull();
});

test('the zones have the titles of docs/product.md §8.1', () => {
  expect(ZONES.map((zone) => zone.title)).toEqual(['강점', '약점', '좋아하는 것', '싫어하는 것']);
});

describe('a board', () => {
  test('a board holds every card exactly once, in a zone or in the pool', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const placed = ZONES.flatMap(({ id }) => board[id]);
        expect([...placed, ...listPool(board)].sort()).toEqual([...CARD_LABELS].sort());
      }),
    );
  });

  test('a placed card is last in its zone and nowhere else', () => {
    fc.assert(
      fc.property(anyBoard, anyCard, anyZone, (board, card, zone) => {
        const after = placeCard(board, card, zone);
        expect(findZone(after, card)).toBe(zone);
        expect(after[zone].at(-1)).toBe(card);
        expect(takeBackCard(after, card)).toEqual(takeBackCard(board, card));
      }),
    );
  });

  test('a card that is taken back returns to the pool, which is sorted 가나다', () => {
    const board = placeCard(EMPTY_BOARD, '수학', 'likes');
    expect(listPool(board)).not.toContain('수학');
    expect(listPool(takeBackCard(board, '수학'))).toEqual([...CARD_LABELS].sort((a, b) => a.localeCompare(b, 'ko')));
  });

  test('a board is empty only while no card is placed', () => {
    expect(isEmptyBoard(EMPTY_BOARD)).toBe(true);
    fc.assert(
      fc.property(anyBoard, anyCard, anyZone, (board, card, zone) => {
        expect(isEmptyBoard(placeCard(board, card, zone))).toBe(false);
      }),
    );
  });

  test('a board is serialized the same whatever the order of its cards in a zone', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const reversed = {
          dislikes: [...board.dislikes].reverse(),
          likes: [...board.likes].reverse(),
          weaknesses: [...board.weaknesses].reverse(),
          strengths: [...board.strengths].reverse(),
        };
        expect(canonicalizeBoard(reversed)).toBe(canonicalizeBoard(board));
      }),
    );
  });
});

test.each(CARDS)('the card $label is called $english in English', ({ label, english }) => {
  expect([getCardName(label, 'ko'), getCardName(label, 'en')]).toEqual([label, english]);
});

test.each(ZONES)('the zone $id is called $title and $english', ({ id, title, english }) => {
  expect([getZoneName(id, 'ko'), getZoneName(id, 'en')]).toEqual([title, english]);
});
