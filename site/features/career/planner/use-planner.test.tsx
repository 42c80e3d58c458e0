// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryProvider } from '../../../shared/api/queries.tsx';
import { BOARD_SESSION_KEY, createSessionId } from '../../../shared/board/board-session.ts';
import { type Board, EMPTY_BOARD } from '../../../shared/board/cards.ts';
import { advance, renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { writeStored } from '../../../shared/storage/stored-text.client.ts';
import { samplePlan } from '../plan-pdf/plan.fixture.ts';
import { type BoardReader, RELOAD_DELAY_MS, useNextSteps, usePlanner } from './use-planner.tsx';

const SESSION = createSessionId(1_772_355_600_000, new Uint8Array(12));
const GENERATE = '/api/career-recommendations/generate';
const LIST = `/api/career-recommendations/${SESSION}?language=en`;
const math: Board = { ...EMPTY_BOARD, likes: ['수학'] };
const science: Board = { ...EMPTY_BOARD, likes: ['과학'] };

const CAREER = samplePlan('chemist', { language: 'en' }).recommendation;

/** The board on the server (null: it does not load), and the one in this browser. */
let saved: Board | null;
let local: Board | null;
let boardLoads: number;
/** How the server answers; the requests that it was sent, with their bodies. */
let answer: (path: string) => Response | Promise<Response>;
let requests: (readonly [path: string, body: unknown])[];
const reload = vi.fn();

const boards: BoardReader = {
  load: async () => {
    boardLoads += 1;
    if (!saved) throw new Error('Failed to fetch quadrant data');
    return saved;
  },
  local: () => local,
};

const wrap = (hook: ReactNode) => <QueryProvider>{hook}</QueryProvider>;

async function openPlanner() {
  const page = await renderHook(usePlanner, boards, wrap);
  await settle();
  return page;
}

/** Lets the board load, and then the careers, which are asked for when the board is rendered. */
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await advance(1);
}

type Page = Awaited<ReturnType<typeof openPlanner>>;
const stateOf = (page: Page) => page.value().state;
const asked = (path: string) => requests.filter(([each]) => each === path).map(([, body]) => body);

/** The browser loses its network, or has it again. */
async function setOnline(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
  await settle();
}

/** Another tab stores other cards. */
async function changeCards(board: Board): Promise<void> {
  local = board;
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'any' }));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    requests.push([path, body === undefined ? null : JSON.parse(String(body))]);
    return answer(path);
  });
  writeStored(BOARD_SESSION_KEY, SESSION);
  [saved, local, boardLoads, requests] = [math, math, 0, []];
  answer = () => Response.json([CAREER]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  localStorage.clear();
});

describe('the first visit of the planner', () => {
  test('the careers of the saved board are shown', async () => {
    const page = await openPlanner();
    expect(stateOf(page)).toEqual({ kind: 'careers', board: math, recommendations: [CAREER] });
    expect(boardLoads).toBe(1);
    expect(requests).toEqual([
      [GENERATE, { sessionId: SESSION, language: 'en' }],
      [LIST, null],
    ]);
  });

  test("the careers are those of the list, not of generate's own reply", async () => {
    answer = (path) => Response.json(path === GENERATE ? [{ ...CAREER, id: 'vet' }] : [CAREER]);
    expect(stateOf(await openPlanner())).toMatchObject({ kind: 'careers', recommendations: [{ id: 'chemist' }] });
  });

  test('the stored careers are shown where generating has failed', async () => {
    answer = (path) => (path === GENERATE ? new Response('', { status: 503 }) : Response.json([CAREER]));
    expect(stateOf(await openPlanner())).toMatchObject({ kind: 'careers', recommendations: [{ id: 'chemist' }] });
  });

  test('a list that fails is an error, though the careers were generated', async () => {
    answer = (path) => (path === GENERATE ? Response.json([CAREER]) : new Response('', { status: 500 }));
    const page = await openPlanner();
    await advance(60_000);
    expect(stateOf(page)).toEqual({ kind: 'none', hasFailed: true });
    expect(console.error).toHaveBeenCalledWith('Failed to fetch recommendations: 500');
  });

  test('nothing is asked where no board was ever made in this browser', async () => {
    writeStored(BOARD_SESSION_KEY, null);
    const page = await openPlanner();
    expect(stateOf(page)).toEqual({ kind: 'session-missing' });
    expect([boardLoads, requests]).toEqual([0, []]);
  });

  test('no careers are asked for where the board is empty', async () => {
    saved = EMPTY_BOARD;
    const page = await openPlanner();
    expect(stateOf(page)).toEqual({ kind: 'board-empty' });
    expect(requests).toEqual([]);
  });

  test('the board has failed after four tries, and is tried again on request', async () => {
    saved = null;
    const page = await openPlanner();
    expect(stateOf(page)).toEqual({ kind: 'board-loading' });
    await advance(60_000);
    expect(stateOf(page)).toEqual({ kind: 'board-failed' });
    expect(boardLoads).toBe(4);
    saved = math;
    await act(async () => page.value().reloadBoard());
    await settle();
    expect(stateOf(page).kind).toBe('careers');
  });

  test('careers that did not load are told as a failure, and the reason is logged', async () => {
    answer = () => new Response('', { status: 503 });
    const page = await openPlanner();
    await advance(60_000);
    expect(stateOf(page)).toEqual({ kind: 'none', hasFailed: true });
    expect(console.error).toHaveBeenCalledWith('Failed to fetch recommendations: 503');
  });
});

describe('a browser without a network', () => {
  test('nothing is tried, and the planner loads when the network returns', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openPlanner();
    expect(stateOf(page)).toEqual({ kind: 'offline' });
    expect([boardLoads, requests]).toEqual([0, []]);
    await setOnline(true);
    expect(stateOf(page).kind).toBe('careers');
  });

  test('careers that are shown stay when the network is lost', async () => {
    const page = await openPlanner();
    await setOnline(false);
    expect(stateOf(page).kind).toBe('careers');
  });
});

describe('other careers', () => {
  test('a round after the seen one is generated, and the page reloads a second later', async () => {
    const page = await openPlanner();
    let reply: (response: Response) => void = () => {};
    answer = () => new Promise((resolve) => (reply = resolve));
    await act(async () => page.value().recommend(0));
    expect(stateOf(page)).toEqual({ kind: 'generating' });
    expect(asked(GENERATE).at(-1)).toEqual({ sessionId: SESSION, language: 'en', more: true, round: 0 });
    await act(async () => reply(Response.json([CAREER])));
    await advance(RELOAD_DELAY_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await advance(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(stateOf(page)).toEqual({ kind: 'generating' });
  });

  test('the first careers are asked for without a seen round', async () => {
    answer = () => Response.json([]);
    const page = await openPlanner();
    expect(stateOf(page)).toEqual({ kind: 'none', hasFailed: false });
    await act(async () => page.value().recommend());
    expect(asked(GENERATE).at(-1)).toEqual({ sessionId: SESSION, language: 'en' });
  });

  test('the careers stay where generating has failed, and the board is loaded again', async () => {
    const page = await openPlanner();
    answer = () => new Response('', { status: 409 });
    saved = EMPTY_BOARD;
    await act(async () => page.value().recommend(0));
    await settle();
    expect(console.error).toHaveBeenCalledWith('Failed to generate');
    expect(boardLoads).toBe(2);
    expect(stateOf(page)).toEqual({ kind: 'board-empty' });
    await advance(RELOAD_DELAY_MS);
    expect(reload).not.toHaveBeenCalled();
  });

  test('a new round loads everything anew where a page reload would lose the session', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    writeStored(BOARD_SESSION_KEY, SESSION);
    const page = await openPlanner();
    await act(async () => page.value().recommend(0));
    await advance(RELOAD_DELAY_MS);
    await settle();
    expect([reload.mock.calls.length, boardLoads, stateOf(page).kind]).toEqual([0, 2, 'careers']);
  });

  test('a planner that was left reloads no page', async () => {
    const page = await openPlanner();
    await act(async () => page.value().recommend(0));
    await page.unmount();
    await advance(RELOAD_DELAY_MS);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('cards that change in another tab', () => {
  test('the page is told of other cards, and not of the same ones in another order', async () => {
    saved = { ...EMPTY_BOARD, likes: ['수학', '과학'] };
    local = saved;
    const page = await openPlanner();
    expect(page.value().isBoardChanged).toBe(false);
    await changeCards({ ...EMPTY_BOARD, likes: ['과학', '수학'] });
    expect(page.value().isBoardChanged).toBe(false);
    await changeCards(science);
    expect(page.value().isBoardChanged).toBe(true);
  });

  test('the careers of the new board replace those of the old one, which are not shown meanwhile', async () => {
    const page = await openPlanner();
    await changeCards(science);
    saved = science;
    let reply: (response: Response) => void = () => {};
    answer = (path) =>
      path === GENERATE ? new Promise((resolve) => (reply = resolve)) : Response.json([{ ...CAREER, id: 'vet' }]);
    await act(async () => page.value().reloadBoard());
    await settle();
    expect(stateOf(page)).toEqual({ kind: 'generating' });
    expect(page.value().isBoardChanged).toBe(false);
    await act(async () => reply(Response.json([])));
    await settle();
    expect(stateOf(page)).toMatchObject({ kind: 'careers', board: science, recommendations: [{ id: 'vet' }] });
  });

  test('cards that become those of the loaded board are no change', async () => {
    local = science;
    const page = await openPlanner();
    await changeCards(math);
    expect(page.value().isBoardChanged).toBe(false);
  });

  test('other cards in this browser than on the server are no change where they were so from the beginning', async () => {
    local = science;
    expect((await openPlanner()).value().isBoardChanged).toBe(false);
  });
});

describe('the next steps of a career', () => {
  const openSteps = () => renderHook((career: typeof CAREER) => useNextSteps(SESSION, career), CAREER, wrap);

  test('the steps are loaded with their ids', async () => {
    answer = () => Response.json({ nextSteps: ['Grow a crystal'], ids: ['activity-2'] });
    const page = await openSteps();
    expect(page.value()).toEqual({ kind: 'loading' });
    await settle();
    expect(page.value()).toEqual({ kind: 'loaded', value: [{ id: 'activity-2', text: 'Grow a crystal' }] });
  });

  test('steps that do not load have failed at the first try', async () => {
    answer = () => new Response('', { status: 500 });
    const page = await openSteps();
    await settle();
    expect(page.value()).toEqual({ kind: 'failed' });
    expect(requests).toHaveLength(1);
  });
});
