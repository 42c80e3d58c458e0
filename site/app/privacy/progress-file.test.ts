import { expect, test } from 'vitest';
import { formatGallery, GALLERY_KEY, parseGallery } from '../../features/adventure/stored/gallery.ts';
import {
  EMPTY_PROGRESS,
  formatProgress,
  PROGRESS_KEY,
  parseProgress,
  withStars,
} from '../../features/adventure/stored/progress.ts';
import { createBlankLevel } from '../../features/adventure/world/made-level.ts';
import { formatStoredBoard, parseStoredBoard, STORED_BOARD_KEY } from '../../features/board/model/board.ts';
import { FIND_IDS, FOUND_KEY, parseFound } from '../../features/stories/look/finds.ts';
import { BOARD_SESSION_KEY, PLAN_TICKS_KEY } from '../../shared/board/board-session.ts';
import { EMPTY_BOARD, placeCard } from '../../shared/board/cards.ts';
import { STORAGE, selectKeys } from '../../shared/storage/keys.ts';
import { getFact } from '../../shared/times-tables/facts/times-fact.ts';
import { findPlayer, formatPlayers, parsePlayers, recordAnswer } from '../../shared/times-tables/players/players.ts';
import { PLAYERS_KEY } from '../../shared/times-tables/players/players-key.ts';
import { formatProgressFile, MAX_FILE_CHARS, mergeStored, parseProgressFile, type ReadText } from './progress-file.ts';

const SESSION = 'session-1790000000000-aaaaaaaaaaaaaaaaaaaaaaaa';
const OTHER = 'session-1790000000001-bbbbbbbbbbbbbbbbbbbbbbbb';

type Card = Parameters<typeof placeCard>[1];

/** A device on which one child has found a thing, earned a star, answered a fact and placed a card. */
function device(name: string, day: number, place: string, card: Card, session: string): ReadText {
  const player = recordAnswer(findPlayer([], name), getFact(3, 7), 'product', day, 'fluent');
  const board = placeCard(EMPTY_BOARD, card, 'likes');
  const texts = new Map([
    [PLAYERS_KEY, formatPlayers([{ ...player, lastDay: day }])],
    [FOUND_KEY, JSON.stringify([place])],
    [GALLERY_KEY, formatGallery([{ made: createBlankLevel(5 + (day % 8)), name, isOwn: true }])],
    [PROGRESS_KEY, formatProgress(withStars(EMPTY_PROGRESS, '1', day % 2 === 0 ? ['solved'] : ['repeat']))],
    [BOARD_SESSION_KEY, session],
    [STORED_BOARD_KEY, formatStoredBoard(session, { board, revision: 3 })],
    [PLAN_TICKS_KEY, JSON.stringify([`chemist/activity-${day % 5}`])],
  ]);
  return (key) => texts.get(key) ?? null;
}

const [FIRST = '', SECOND = ''] = FIND_IDS;
const here = device('하늘', 10, FIRST, '수학', SESSION);
const there = device('하늘', 11, SECOND, '영어', OTHER);

/** The device after it has opened the other one's file. */
function after(one: ReadText, other: ReadText): ReadText {
  const file = parseProgressFile(formatProgressFile(other, '2026-11-23T00:00:00.000Z'));
  if (!file.ok) throw new Error(file.problem);
  const changes = mergeStored(one, file.texts);
  return (key) => changes.get(key) ?? one(key);
}

test('importing a progress file adds what the other device knows and loses nothing here', () => {
  const merged = after(here, there);
  const [player] = parsePlayers(merged(PLAYERS_KEY));
  expect([...(player?.memories.product.get(getFact(3, 7))?.keys() ?? [])].sort()).toEqual([10, 11]);
  expect([...parseFound(merged(FOUND_KEY))].sort()).toEqual([FIRST, SECOND].sort());
  const stars = Object.values(parseProgress(merged(PROGRESS_KEY)).stars);
  const board = parseStoredBoard(SESSION, merged(STORED_BOARD_KEY));
  expect(board?.board.likes).toEqual(expect.arrayContaining(['수학', '영어']));
  expect(board?.revision).toBe(4);
  expect(parseGallery(merged(GALLERY_KEY)).map(({ made }) => made.gridSize)).toEqual([7, 8]);
  expect(merged(PLAN_TICKS_KEY)).toBe('["chemist/activity-0","chemist/activity-1"]');
  expect(stars.length).toBe(Object.keys(parseProgress(here(PROGRESS_KEY)).stars).length);
});

test('a progress file carries what the table of keys says, and nothing else of the device', () => {
  const stored = new Map<string, string>(Object.keys(STORAGE).map((key) => [key, `text of ${key}`]));
  const { texts } = JSON.parse(formatProgressFile((key) => stored.get(key) ?? null, ''));
  const carried = selectKeys((row) => row.carried);
  expect(Object.keys(texts).toSorted()).toEqual(carried.toSorted());
  expect(carried).toHaveLength(8);
});

test('importing a progress file twice, or on an empty device, changes nothing more', () => {
  const once = after(here, there);
  const twice = after(once, there);
  const keys = [PLAYERS_KEY, FOUND_KEY, PROGRESS_KEY, GALLERY_KEY, STORED_BOARD_KEY, PLAN_TICKS_KEY] as const;
  for (const key of keys) expect(twice(key)).toBe(once(key));
  const fresh = after(() => null, there);
  expect(fresh(BOARD_SESSION_KEY)).toBe(OTHER);
  expect(parseStoredBoard(OTHER, fresh(STORED_BOARD_KEY))?.board.likes).toEqual(['영어']);
});

test('a progress file that is broken, newer or not ours is refused', () => {
  const text = formatProgressFile(here, '');
  const problemOf = (one: string) => {
    const file = parseProgressFile(one);
    return file.ok ? null : file.problem;
  };
  expect(problemOf(text.slice(0, -5))).toBe('broken');
  expect(problemOf(text.replace('"version": 1', '"version": 2'))).toBe('newer');
  expect(problemOf('{"format":"story-forest-progress","version":1}')).toBe('broken');
  for (const other of ['', 'null', '[]', '{"a":1}', 'x'.repeat(MAX_FILE_CHARS + 1)])
    expect(problemOf(other)).toBe('not-ours');
  expect(problemOf(text)).toBeNull();
});
