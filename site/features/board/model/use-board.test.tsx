// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../../shared/api/queries.tsx';
import { BOARD_SESSION_KEY, createSessionId } from '../../../shared/board/board-session.ts';
import { EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { advance, renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import type { StoredBoard } from './board.ts';
import { readStoredBoard, writeStoredBoard } from './saved-board.client.ts';

const SESSION = createSessionId(1_772_355_600_000, new Uint8Array(12));
/** Of the first retry, without jitter. */
const FIRST_RETRY_MS = 5000;

/** What the server has; null: it is not reached. */
let server: StoredBoard | null;
/** Methods of the requests, with the revision of a board that was sent; and their addresses. */
let requests: string[];
let paths: string[];

async function serve(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const sent = body === undefined ? null : JSON.parse(String(body));
  paths.push(path);
  requests.push(sent ? `${method} ${sent.revision}` : method);
  if (!server) throw new TypeError('Failed to fetch');
  if (sent && sent.revision >= server.revision) {
    const { strengths, weaknesses, likes, dislikes, revision } = sent;
    server = { board: { strengths, weaknesses, likes, dislikes }, revision };
  }
  return Response.json({ sessionId: SESSION, ...server.board, revision: server.revision });
}

/** Opens the page of the board, in a tab of its own: the store is created once a tab. */
async function openPage() {
  vi.resetModules();
  const { useBoard } = await import('./use-board.tsx');
  const page = await renderHook(useBoard, undefined, (hook) => <QueryProvider>{hook}</QueryProvider>);
  await advance(0);
  return page;
}

type Page = Awaited<ReturnType<typeof openPage>>;

/** Places cards, each longer after the one before than a repeated drop. */
async function drop(page: Page, ...cards: ('수학' | '영어' | '과학')[]): Promise<void> {
  for (const card of cards) {
    await advance(200);
    await act(async () => page.value().drop(card, 'likes'));
  }
  await advance(0);
}

const happens = (target: EventTarget, name: string) =>
  act(async () => {
    target.dispatchEvent(new Event(name));
  });

const likesOf = (page: Page) => page.value().state.board.likes;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', vi.fn(serve));
  localStorage.setItem(BOARD_SESSION_KEY, SESSION);
  server = { board: EMPTY_BOARD, revision: 0 };
  [requests, paths] = [[], []];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the board that is shown', () => {
  test('the board of the server is shown and stored where it is the newer one', async () => {
    server = { board: { ...EMPTY_BOARD, likes: ['수학'] }, revision: 3 };
    const page = await openPage();
    expect(likesOf(page)).toEqual(['수학']);
    expect(readStoredBoard(SESSION)?.revision).toBe(3);
    expect(requests).toEqual(['GET']);
  });

  test('the board of this browser is shown and sent where it is the newer one', async () => {
    writeStoredBoard(SESSION, { board: { ...EMPTY_BOARD, likes: ['영어'] }, revision: 4 });
    server = { board: { ...EMPTY_BOARD, likes: ['수학'] }, revision: 3 };
    const page = await openPage();
    expect(likesOf(page)).toEqual(['영어']);
    expect(requests).toEqual(['GET', 'POST 4']);
    expect(server.board.likes).toEqual(['영어']);
  });

  test('the board of this browser is shown while the server is not reached', async () => {
    writeStoredBoard(SESSION, { board: { ...EMPTY_BOARD, likes: ['영어'] }, revision: 4 });
    server = null;
    expect(likesOf(await openPage())).toEqual(['영어']);
  });
});

describe('a change of the board', () => {
  test('a dropped card is shown, stored and sent', async () => {
    const page = await openPage();
    await drop(page, '수학');
    expect(likesOf(page)).toEqual(['수학']);
    expect(readStoredBoard(SESSION)?.board.likes).toEqual(['수학']);
    expect(server?.board.likes).toEqual(['수학']);
  });

  test('the board is asked for once, and each change is one request', async () => {
    const page = await openPage();
    await drop(page, '수학', '영어');
    await act(async () => page.value().remove('수학'));
    await advance(60_000);
    expect(requests).toEqual(['GET', 'POST 1', 'POST 2', 'POST 3']);
    expect([...new Set(paths)]).toEqual([`/api/quadrant-board/${SESSION}`, '/api/quadrant-board']);
  });

  test('a repeated drop is refused, and nothing is sent', async () => {
    const page = await openPage();
    await drop(page, '수학');
    requests = [];
    const results: boolean[] = [];
    await act(async () => results.push(page.value().drop('영어', 'likes')));
    await advance(0);
    expect(results).toEqual([false]);
    expect(requests).toEqual([]);
  });

  test('a removed card, and a board that is cleared, are sent too', async () => {
    const page = await openPage();
    await drop(page, '수학', '영어');
    await act(async () => page.value().remove('수학'));
    await advance(0);
    expect(server?.board.likes).toEqual(['영어']);
    await act(async () => page.value().clear());
    await advance(0);
    expect(server).toEqual({ board: EMPTY_BOARD, revision: 4 });
  });

  test('shuffling the pool is sent to nobody', async () => {
    const page = await openPage();
    const before = page.value().state.pool;
    await act(async () => page.value().shuffle());
    await advance(0);
    expect(page.value().state.pool).not.toEqual(before);
    expect(requests).toEqual(['GET']);
  });

  test('a newer board that the server answers replaces the one of the page', async () => {
    const page = await openPage();
    server = { board: { ...EMPTY_BOARD, strengths: ['독서'] }, revision: 9 };
    await drop(page, '수학');
    expect(page.value().state.board).toEqual(server.board);
  });
});

describe('a server that is not reached', () => {
  test('the board is sent again after five seconds, as it is then', async () => {
    const page = await openPage();
    server = null;
    await drop(page, '수학');
    server = { board: EMPTY_BOARD, revision: 0 };
    requests = [];
    await advance(FIRST_RETRY_MS - 1);
    expect(requests).toEqual([]);
    await advance(1);
    expect(requests).toContain('POST 1');
    expect(server.board.likes).toEqual(['수학']);
  });

  test('the board is sent as soon as the network returns', async () => {
    const page = await openPage();
    server = null;
    await drop(page, '수학');
    server = { board: EMPTY_BOARD, revision: 0 };
    await happens(window, 'online');
    await advance(0);
    expect(server.board.likes).toEqual(['수학']);
  });

  test('nothing is sent from a hidden tab, and the board follows when the tab is shown', async () => {
    const page = await openPage();
    server = null;
    await drop(page, '수학');
    requests = [];
    server = { board: EMPTY_BOARD, revision: 0 };
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await happens(window, 'online');
    await happens(document, 'visibilitychange');
    await advance(0);
    expect(requests).toEqual([]);
    visibility.mockReturnValue('visible');
    await happens(document, 'visibilitychange');
    await advance(0);
    expect(server.board.likes).toEqual(['수학']);
  });

  test('a board that did not load is loaded when the tab is shown again', async () => {
    server = null;
    const page = await openPage();
    await advance(60_000);
    server = { board: { ...EMPTY_BOARD, likes: ['과학'] }, revision: 2 };
    await happens(document, 'visibilitychange');
    await advance(0);
    expect(likesOf(page)).toEqual(['과학']);
  });

  test('a page that was left sends nothing more', async () => {
    const page = await openPage();
    server = null;
    await drop(page, '수학');
    requests = [];
    await page.unmount();
    await advance(60_000);
    await happens(window, 'online');
    await advance(0);
    expect(requests).toEqual([]);
  });
});
