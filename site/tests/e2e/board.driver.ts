import type { CDPSession, Locator, Page } from '@playwright/test';
import { boardText } from '../../features/board/sorting/board-text.ts';
import { BOARD_SESSION_KEY } from '../../shared/board/board-session.ts';
import type { Board, CardLabel, ZoneId } from '../../shared/board/cards.ts';
import { LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';
import { expect } from './journey.fixture.ts';

/** A child at the board. */
export type BoardDriver = {
  readonly page: Page;
  readonly text: (typeof boardText)[Language];
  /** A card in the pool. */
  readonly card: (card: CardLabel) => Locator;
  readonly pool: Locator;
  readonly zone: (zone: ZoneId) => Locator;
  /** A card in a zone, and its ×. */
  readonly placed: (card: CardLabel) => Locator;
  readonly cross: (card: CardLabel) => Locator;
  readonly toPlanner: Locator;
  readonly announced: Locator;
  /** The cards as they lie in the pool, and in a zone. */
  readonly poolCards: () => Promise<(string | null)[]>;
  readonly zoneCards: (zone: ZoneId) => Promise<(string | null)[]>;
  /** This browser's session. */
  readonly session: () => Promise<string>;
  /** What the server has saved for this browser. */
  readonly saved: () => Promise<Board & { revision: number }>;
};

/** Not the copy that dnd-kit leaves in a card's place until the card has landed. */
const REAL = ':not([data-dnd-placeholder])';

export async function openBoard(page: Page, language: Language = 'ko'): Promise<BoardDriver> {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [LANGUAGE_KEY, language] as const);
  await page.goto('/quadrant-board');
  await expect(page.locator('[data-ready]')).toBeAttached();
  return boardDriverOn(page, language);
}

export function boardDriverOn(page: Page, language: Language): BoardDriver {
  const text = boardText[language];
  const zone = (id: ZoneId) => page.locator(`[data-zone="${id}"]`);
  const pool = page.locator('.card-pool');
  const session = async () =>
    (await page.evaluate((key) => localStorage.getItem(key), BOARD_SESSION_KEY)) ?? 'no session';
  return {
    page,
    text,
    pool,
    zone,
    card: (card) => pool.locator(`[data-card="${card}"]`),
    placed: (card) => page.locator(`[data-placed="${card}"]`),
    cross: (card) => page.locator(`[data-remove="${card}"]`),
    toPlanner: page.getByRole('link', { name: text.toPlanner }),
    announced: page.locator('[data-announcer]'),
    poolCards: () => attributes(pool.locator(`li > [data-card]${REAL}`), 'data-card'),
    zoneCards: (id) => attributes(zone(id).locator(`[data-placed]${REAL}`), 'data-placed'),
    session,
    saved: async () => (await page.request.get(`/api/quadrant-board/${await session()}`)).json(),
  };
}

function attributes(all: Locator, name: string): Promise<(string | null)[]> {
  return all.evaluateAll((elements, attribute) => elements.map((element) => element.getAttribute(attribute)), name);
}

type Point = { readonly x: number; readonly y: number };

/** The point that lies at a share of the way. */
function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The middle of what is to be seen of it. */
export async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error('Not on the page');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 70) };
}

/** Waits until a card lies still: its neighbors close up where one has left. */
const lies = (card: Locator): Promise<void> => card.hover({ trial: true });

export async function dragWithMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await lies(from);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await expect(to).toHaveAttribute('data-target', 'true');
  await page.mouse.up();
}

/** A finger as the browser itself feels it: it scrolls, unless the page takes the gesture over. */
export type Finger = {
  readonly down: (at: Point) => Promise<void>;
  readonly move: (to: Point, steps?: number) => Promise<void>;
  readonly up: () => Promise<void>;
  /**
   * Down, along and up without a rest: sent at once, so that no slow machine makes a pause of it that picks a card up.
   */
  readonly swipe: (from: Point, to: Point, steps?: number) => Promise<void>;
};

export async function fingerOn(page: Page): Promise<Finger> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  return {
    down: async (point) => {
      at = point;
      await touch('touchStart', [at]);
    },
    move: async (to, steps = 12) => {
      const from = at;
      for (let step = 1; step <= steps; step += 1) {
        at = between(from, to, step / steps);
        await touch('touchMove', [at]);
      }
    },
    up: async () => {
      await touch('touchEnd', []);
    },
    swipe: async (from, to, steps = 12) => {
      const points = Array.from({ length: steps }, (_, step) => between(from, to, (step + 1) / steps));
      await Promise.all([
        touch('touchStart', [from]),
        ...points.map((point) => touch('touchMove', [point])),
        touch('touchEnd', []),
      ]);
    },
  };
}

export async function dragWithFinger(finger: Finger, from: Locator, to: Locator): Promise<void> {
  await lies(from);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await finger.down(start);
  await finger.move(end);
  await expect(to).toHaveAttribute('data-target', 'true');
  await finger.up();
}
