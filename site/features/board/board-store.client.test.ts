import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOARD_SESSION_KEY, createSessionId } from '../../shared/board/board-session.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import { STORED_BOARD_KEY } from './board.ts';
import { type BoardStore, openBoardStore } from './board-store.client.ts';
import { getBoardSession, loadBoard, readStoredBoard, writeStoredBoard } from './saved-board.client.ts';

const SESSION = createSessionId(1_772_355_600_000, new Uint8Array(12));

let stored: Map<string, string>;
let isClosed: boolean;
let storageListeners: Set<(event: { key: string | null }) => void>;
let clock: number;

beforeEach(() => {
  stored = new Map();
  isClosed = false;
  storageListeners = new Set();
  clock = 1000;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (isClosed) throw new Error('closed');
      return stored.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      if (isClosed) throw new Error('closed');
      stored.set(key, value);
    },
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

  test("a session is stored again where storage was cleared, and another tab's session is left alone", () => {
    const tab = openTab();
    tab.drop('수학', 'likes');
    stored.clear();
    clock += 100;
    tab.drop('과학', 'likes');
    expect(getBoardSession()).toBe(SESSION);
    expect(readStoredBoard(SESSION)?.board.likes).toEqual(['수학', '과학']);
    const other = createSessionId(1_772_355_600_001, new Uint8Array(12));
    stored.set(BOARD_SESSION_KEY, other);
    tab.remove('과학');
    expect(getBoardSession()).toBe(other);
  });

  test('a board lasts until the page is left where storage is closed', async () => {
    isClosed = true;
    vi.resetModules();
    const page = await import('./saved-board.client.ts');
    const session = page.getBoardSession();
    expect(page.getBoardSession()).toBe(session);
    page.writeStoredBoard(session, { board: EMPTY_BOARD, revision: 3 });
    expect(page.readStoredBoard(session)?.revision).toBe(3);
  });
});

test('a damaged session id is replaced by a new one, which is stored', () => {
  stored.set(BOARD_SESSION_KEY, 'session-1');
  const session = getBoardSession();
  expect(session).toMatch(/^session-\d+-[0-9a-f]{24}$/);
  expect(stored.get(BOARD_SESSION_KEY)).toBe(session);
});

describe('the board for another page', () => {
  const likes = { ...EMPTY_BOARD, likes: ['수학'] as const };
  const signal = new AbortController().signal;
  let requests: { method: string; path: string; body: unknown }[];

  function serve(answer: (method: string) => Response): void {
    requests = [];
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
      requests.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return answer(method);
    });
  }

  test('the board for another page is asked for once, with its session in the query', async () => {
    serve(() => Response.json({ ...likes, revision: 4 }));
    expect(await loadBoard(SESSION, signal)).toEqual(likes);
    expect(requests).toEqual([{ method: 'GET', path: `/api/quadrant-board?sessionId=${SESSION}`, body: undefined }]);
  });

  test('the board for another page is sent first where only this browser has it', async () => {
    writeStoredBoard(SESSION, { board: likes, revision: 2 });
    serve((method) =>
      Response.json(
        method === 'POST' ? { sessionId: SESSION, ...likes, revision: 2 } : { ...EMPTY_BOARD, revision: 1 },
      ),
    );
    expect(await loadBoard(SESSION, signal)).toEqual(likes);
    expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { sessionId: SESSION, ...likes, revision: 2 } });
  });

  test.each([
    ['the server has trouble', () => new Response('', { status: 503 })],
    ['something else answers', () => new Response('<h1>Sign in</h1>')],
    [
      'the answer is the board of another session',
      (method: string) =>
        Response.json({
          ...likes,
          revision: method === 'POST' ? 2 : 0,
          ...(method === 'POST' && { sessionId: 'other' }),
        }),
    ],
    [
      'the answer is an older board',
      (method: string) => Response.json({ ...EMPTY_BOARD, revision: method === 'POST' ? 1 : 0, sessionId: SESSION }),
    ],
    [
      'it could not be sent',
      (method: string) =>
        method === 'POST' ? new Response('', { status: 500 }) : Response.json({ ...EMPTY_BOARD, revision: 0 }),
    ],
  ])('reading the board for another page throws where %s', async (_what, answer) => {
    writeStoredBoard(SESSION, { board: likes, revision: 2 });
    serve(answer);
    await expect(loadBoard(SESSION, signal)).rejects.toThrow('Failed to fetch quadrant data');
  });
});
