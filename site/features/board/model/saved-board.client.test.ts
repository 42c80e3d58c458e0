import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOARD_SESSION_KEY, createSessionId } from '../../../shared/board/board-session.ts';
import { EMPTY_BOARD } from '../../../shared/board/cards.ts';
import {
  createBoardSession,
  ensureBoardSession,
  loadBoard,
  readBoardSession,
  writeStoredBoard,
} from './saved-board.client.ts';

const SESSION = createSessionId(1_772_355_600_000, new Uint8Array(12));

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('window', { dispatchEvent: () => true });
});

afterEach(() => vi.unstubAllGlobals());

test('a damaged session id is replaced by a new one, which is stored', () => {
  stored.set(BOARD_SESSION_KEY, 'session-1');
  expect(readBoardSession()).toBeNull();
  const session = createBoardSession();
  expect(session).toMatch(/^session-\d+-[0-9a-f]{24}$/);
  ensureBoardSession(session);
  expect(readBoardSession()).toBe(session);
});

test('a board lasts until the page is left where storage is closed', async () => {
  const refuse = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  vi.resetModules();
  const page = await import('./saved-board.client.ts');
  const session = page.createBoardSession();
  page.ensureBoardSession(session);
  expect(page.readBoardSession()).toBe(session);
  page.writeStoredBoard(session, { board: EMPTY_BOARD, revision: 3 });
  expect(page.readStoredBoard(session)?.revision).toBe(3);
  // Other files share these modules, which hold what was refused.
  vi.resetModules();
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
