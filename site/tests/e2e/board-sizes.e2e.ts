import { type Board, CARD_LABELS, EMPTY_BOARD, ZONES } from '../../shared/board/cards.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { type BoardDriver, dragWithFinger, fingerOn, openBoard } from './board.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, test } from './journey.fixture.ts';
import { saveBoard } from './planner.driver.ts';

/** The cards with the longest names, placed and waiting. */
const PLACED: Board = {
  strengths: ['팀워크', '컴퓨터', '수영'],
  weaknesses: ['친구 사귀기', '영화보기', '그림그리기'],
  likes: ['글쓰기', '과학', '피아노'],
  dislikes: ['발레', '독서', '영어'],
};

/** A name that comes nearer than this to its card's border touches it for the eye; fonts round by a tenth. */
const MIN_ROOM_PX = 0.9;

/** Names that do not fit between their card's borders, or run into its ×. */
function namesWithoutRoom({ page }: BoardDriver): Promise<string[]> {
  return page.evaluate((room) => {
    const found: string[] = [];
    for (const name of document.querySelectorAll('.card-name')) {
      const words = document.createRange();
      words.selectNodeContents(name);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const card = name.closest<HTMLElement>('.card');
      if (!card) throw new Error('A name without a card');
      const inner = card.getBoundingClientRect().left + card.clientLeft;
      const cross = card.querySelector('.card-cross')?.getBoundingClientRect();
      const isBeside = cross && cross.top < bottom && cross.bottom > top;
      const end = isBeside ? cross.left : inner + card.clientWidth - room;
      if (left < inner + room || right > end) found.push(`${name.textContent}: ${left}–${right} in ${inner}–${end}`);
    }
    return found;
  }, MIN_ROOM_PX);
}

/** Two rows of what a finger taps. */
const MIN_PART_PX = 88;

/** All four zones and the pool are on the screen at once, and none lies over another. */
async function expectAllSeen({ page, zone, pool }: BoardDriver, width: number, height: number): Promise<void> {
  const parts = [...ZONES.map(({ id }) => zone(id)), pool];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const seen = boxes.map((box) => box ?? { x: -1, y: -1, width: 0, height: 0 });
  for (const [index, box] of seen.entries()) {
    expect(box.height).toBeGreaterThanOrEqual(MIN_PART_PX);
    expect(box.y).toBeGreaterThan(0);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height, `part ${index}`).toBeLessThanOrEqual(height);
    for (const other of seen.slice(index + 1)) {
      const isApart =
        box.x + box.width <= other.x ||
        other.x + other.width <= box.x ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y;
      expect(isApart).toBe(true);
    }
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** Each zone says how many cards it has: on a small screen most of them are reached by scrolling. */
async function expectCountsSeen({ page, zone, text }: BoardDriver): Promise<void> {
  for (const { id } of ZONES.filter((each) => PLACED[each.id].length > 0)) {
    const count = zone(id).getByText(text.count(PLACED[id].length));
    await count.scrollIntoViewIfNeeded();
    await expect(count).toBeInViewport({ ratio: 1 });
    expect((await count.boundingBox())?.height).toBeGreaterThan(10);
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  }
}

async function expectRoom(player: BoardDriver, width: number): Promise<void> {
  expect(await namesWithoutRoom(player)).toEqual([]);
  expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

const SCREENS = [
  {
    screens: 'phones and tablets',
    isTouched: true,
    sizes: [
      [320, 568],
      [360, 740],
      [390, 844],
      [844, 390],
      [768, 1024],
      [820, 1180],
    ],
  },
  { screens: 'a laptop', isTouched: false, sizes: [[1440, 900]] },
] as const;

for (const language of LANGUAGES) {
  for (const { screens, isTouched, sizes } of SCREENS) {
    test.describe(`on ${screens}`, () => {
      test.use({ hasTouch: isTouched, isMobile: isTouched });

      test(
        `every card has room for its name (${language})`,
        exhaustiveUnless(language === 'ko' && !isTouched),
        async ({ page, request }) => {
          // A card that is still landing is smaller than it will be.
          await page.emulateMedia({ reducedMotion: 'reduce' });
          const player = await openBoard(page, language);
          const expectRoomAtEverySize = async (look: () => Promise<void>) => {
            for (const [width, height] of sizes)
              await test.step(`${width} × ${height}`, async () => {
                await page.setViewportSize({ width, height });
                await expectRoom(player, width);
                // The tray's height follows its cards, a moment after them.
                if (isTouched) await expect(() => expectAllSeen(player, width, height)).toPass();
                await look();
                await page.evaluate(() => window.scrollTo(0, 0));
              });
          };
          await expect(player.pool.locator('[data-card]')).toHaveCount(CARD_LABELS.length);
          await expectRoomAtEverySize(async () => {});
          await saveBoard(request, await player.session(), PLACED);
          await page.reload();
          // What makes the cards movable mounts them anew.
          await expect(page.locator('[data-ready]')).toBeAttached();
          await expect(player.placed('팀워크')).toBeVisible();
          await expectRoomAtEverySize(() => expectCountsSeen(player));
        },
      );
    });
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const language of LANGUAGES) {
    test(`the five cards that are advised for a place are seen at once (${language})`, async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const player = await openBoard(page, language);
      const likes = ['피아노', '글쓰기', '친구 사귀기', '그림그리기', '영화보기'] as const;
      await saveBoard(request, await player.session(), { ...EMPTY_BOARD, likes });
      await page.reload();
      await expect(page.locator('[data-ready]')).toBeAttached();
      for (const card of likes) await expect(player.placed(card)).toBeInViewport({ ratio: 0.98 });
      expect(await namesWithoutRoom(player)).toEqual([]);
      // A tap on the middle of a tile is none on its buttons.
      for (const card of likes) await player.placed(card).tap();
      expect(await player.zoneCards('likes')).toEqual(likes);
      await expect(page.getByRole('dialog')).toBeHidden();
      // No name under the heading, and the count beside it.
      await page.setViewportSize({ width: 844, height: 390 });
      const title = await player.zone('likes').getByRole('heading').boundingBox();
      const count = await player.zone('likes').getByText(player.text.count(likes.length)).boundingBox();
      const first = await player.placed(likes[0]).boundingBox();
      expect(count?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
      expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    });
  }
});

test.describe('on the narrowest screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('a child sorts with a finger', EXHAUSTIVE, async ({ page, expectAccessible }) => {
    test.slow();
    const player = await openBoard(page, 'en');
    const finger = await fingerOn(page);
    await dragWithFinger(finger, player.card('게임'), player.zone('strengths'));
    await expect(player.placed('게임')).toBeVisible();
    for (const part of await page.locator('main button:visible, main a:visible').all()) {
      const box = await part.boundingBox();
      expect(box?.height, await part.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.width, await part.innerText()).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible('320 px, a card placed');
    await player.cross('게임').tap();
    await expect(player.placed('게임')).toHaveCount(0);
    await expect.poll(player.saved).toEqual({ ...EMPTY_BOARD, revision: 2 });
  });
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test.describe(`by finger, ${width} × ${height}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width, height } });

    test('a card is dragged from zone to zone, through all four', EXHAUSTIVE, async ({ page }) => {
      const player = await openBoard(page, 'en');
      const finger = await fingerOn(page);
      await dragWithFinger(finger, player.card('게임'), player.zone('strengths'));
      for (const zone of ['weaknesses', 'likes', 'dislikes'] as const) {
        await expect(player.placed('게임')).toBeVisible();
        await dragWithFinger(finger, player.placed('게임'), player.zone(zone));
        await expect.poll(() => player.zoneCards(zone)).toEqual(['게임']);
      }
      await expect.poll(player.saved).toMatchObject({ ...EMPTY_BOARD, dislikes: ['게임'] });
      // dnd-kit creeps where a finger stays at an edge, for as long as it does. A page that goes along loses zones.
      for (const { id } of ZONES) await expect(player.zone(id)).toBeInViewport({ ratio: 0.5 });
    });
  });
}
