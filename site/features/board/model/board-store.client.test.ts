import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOARD_SESSION_KEY, createSessionId } from '../../../shared/board/board-session.ts';
import { EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { STORED_BOARD_KEY } from './board.ts';
import { type BoardStore, openBoardStore } from './board-store.client.ts';
import { readBoardSession, readStoredBoard } from './saved-board.client.ts';

const SESSION = createSessionId(1_772_355_600_000, new Uint8Array(12));

let stored: Map<string, string>;
let storageListeners: Set<(event: { key: string | null }) => void>;
let clock: number;

beforeEach(() => {
  stored = new Map();
  storageListeners = new Set();
  clock = 1000;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', {
    dispatchEvent: () => true,
    addEventListener: (_name: string, listener: (event: { key: string | null }) => void) =>
      storageListeners.add(listener),
    removeEventListener: (_name: string, listener: (event: { key: string | null }) => void) =>
      storageListeners.delete(listener),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A tab that is open: each has a store of its own, all have the browser's storage. */
function openTab(): BoardStore {
  const store = openBoardStore({ sessionId: SESSION, now: () => clock, random: () => 0.5 });
  store.subscribe(() => {});
  return store;
}

function tellOtherTabs(): void {
  for (const listener of storageListeners) listener({ key: STORED_BOARD_KEY });
}

describe('the board of a tab', () => {
  test('a board is stored before listeners hear of a change', () => {
    const tab = openTab();
    const heard = vi.fn(() => expect(readStoredBoard(SESSION)?.board.likes).toEqual(['수학']));
    tab.subscribe(heard);
    expect(tab.drop('수학', 'likes')).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    expect(openTab().getState()).toMatchObject({ board: { likes: ['수학'] }, revision: 1 });
  });

  test('a drop within 100 ms of another is ignored', () => {
    const tab = openTab();
    tab.drop('수학', 'likes');
    clock += 99;
    expect(tab.drop('과학', 'likes')).toBe(false);
    clock += 1;
    expect(tab.drop('과학', 'likes')).toBe(true);
  });

  test('a change builds on the board of another tab, even before this tab hears of it', () => {
    const [one, other] = [openTab(), openTab()];
    one.drop('수학', 'likes');
    other.drop('과학', 'dislikes');
    tellOtherTabs();
    const both = { board: { ...EMPTY_BOARD, likes: ['수학'], dislikes: ['과학'] }, revision: 2 };
    expect(one.getState()).toMatchObject(both);
    expect(other.getState()).toMatchObject(both);
  });

  test('a change in another tab is shown at once, and not after this tab has unsubscribed', () => {
    const [one, other] = [openTab(), openTab()];
    const heard = vi.fn();
    const stop = other.subscribe(heard);
    one.drop('수학', 'likes');
    tellOtherTabs();
    expect(heard).toHaveBeenCalledOnce();
    stop();
    one.remove('수학');
    tellOtherTabs();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('clearing is one change and builds on the board of another tab', () => {
    const [one, other] = [openTab(), openTab()];
    one.drop('수학', 'likes');
    other.clear();
    tellOtherTabs();
    expect(one.getState()).toMatchObject({ board: EMPTY_BOARD, revision: 2 });
    expect(readStoredBoard(SESSION)).toEqual({ board: EMPTY_BOARD, revision: 2 });
  });

  test('a newer board of the server is shown and stored, an older one is not', () => {
    const tab = openTab();
    tab.drop('수학', 'likes');
    tab.adopt({ board: EMPTY_BOARD, revision: 0 });
    expect(tab.getState().board.likes).toEqual(['수학']);
    tab.adopt({ board: { ...EMPTY_BOARD, dislikes: ['글쓰기'] }, revision: 5 });
    expect(readStoredBoard(SESSION)).toEqual({ board: { ...EMPTY_BOARD, dislikes: ['글쓰기'] }, revision: 5 });
    expect(tab.getState().pool).toHaveLength(19);
  });

  test('a board that is only opened stores nothing, and one that is watched its session', () => {
    const store = openBoardStore({ sessionId: SESSION, now: () => clock, random: () => 0.5 });
    expect(stored).toEqual(new Map());
    store.subscribe(() => {});
    expect(stored).toEqual(new Map([[BOARD_SESSION_KEY, SESSION]]));
  });

  test("a session is stored again where storage was cleared, and another tab's session is left alone", () => {
    const tab = openTab();
    tab.drop('수학', 'likes');
    stored.clear();
    clock += 100;
    tab.drop('과학', 'likes');
    expect(readBoardSession()).toBe(SESSION);
    expect(readStoredBoard(SESSION)?.board.likes).toEqual(['수학', '과학']);
    const other = createSessionId(1_772_355_600_001, new Uint8Array(12));
    stored.set(BOARD_SESSION_KEY, other);
    tab.remove('과학');
    expect(readBoardSession()).toBe(other);
  });
});
