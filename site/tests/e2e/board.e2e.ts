import { type CardLabel, EMPTY_BOARD, sortCards } from '../../shared/board/cards.ts';
import { dragWithFinger, dragWithMouse, fingerOn, middleOf, openBoard } from './board.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, test } from './journey.fixture.ts';

/** docs/product.md §8.1: the text is fixed. */
const PLANNER_LINK = '꿈의 직업 찾으러 가기';

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a child sorts cards and goes on to the planner', EXHAUSTIVE, async ({ page, expectAccessible }) => {
    const player = await openBoard(page);
    const { card, pool, zone, placed, cross, text } = player;
    const finger = await fingerOn(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expectAccessible('an empty board');
    await expect(page.getByRole('link', { name: text.home })).toHaveAttribute('href', '/ko');
    await expect(page.getByText(text.hint(3, 5))).toBeVisible();
    await expect(player.toPlanner).toHaveCount(0);
    for (const title of ['강점 (Strengths)', '약점 (Weaknesses)', '좋아하는 것 (Likes)', '싫어하는 것 (Dislikes)']) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const [first, second, third] = (await player.poolCards()) as CardLabel[];
    if (!first || !second || !third) throw new Error('An empty pool');

    await test.step('a tap does nothing', async () => {
      await card(first).tap();
      expect(await player.poolCards()).toHaveLength(20);
    });
    await test.step('a card is pulled out at once, and the page stays where it is', async () => {
      await dragWithFinger(finger, card(first), zone('strengths'));
      await expect(placed(first)).toBeVisible();
      await dragWithFinger(finger, card(second), zone('likes'));
      await expect(placed(second)).toBeVisible();
      expect(await scrolled()).toBe(0);
      await expect(player.toPlanner).toHaveText(PLANNER_LINK);
    });
    await test.step('a finger that rests picks a card up and may go anywhere', async () => {
      const start = await middleOf(card(third));
      await finger.down(start);
      await expect(page.locator('[data-dnd-dragging]')).toBeAttached();
      await finger.move({ x: start.x + 120, y: start.y });
      await finger.move(await middleOf(zone('weaknesses')));
      await finger.up();
      await expect(placed(third)).toBeVisible();
      expect(await pool.locator('[data-pool]').evaluate((list) => list.scrollLeft)).toBe(0);
    });
    await test.step('a placed card is pulled sideways out of its zone, into another one', async () => {
      await dragWithFinger(finger, placed(third), zone('dislikes'));
      expect(await player.zoneCards('dislikes')).toEqual([third]);
      await dragWithFinger(finger, placed(third), zone('weaknesses'));
      expect(await player.zoneCards('weaknesses')).toEqual([third]);
    });
    await test.step('a finger that goes sideways scrolls the pool and takes no card', async () => {
      const start = await middleOf(pool.locator('li').nth(5));
      await finger.swipe(start, { x: start.x - 160, y: start.y });
      await expect.poll(() => pool.locator('[data-pool]').evaluate((list) => list.scrollLeft)).toBeGreaterThan(60);
      expect(await player.poolCards()).toHaveLength(17);
    });
    await test.step('a card that is let go over the pool stays there', async () => {
      const far = (await player.poolCards()).at(6) as CardLabel;
      const start = await middleOf(card(far));
      await finger.down(start);
      await finger.move({ x: start.x, y: start.y - 30 });
      await finger.up();
      expect(await player.poolCards()).toHaveLength(17);
    });
    // A card held over the pool at the lower edge makes dnd-kit creep the page by 16 to 20 px, and the last button of
    // the board then lies half under the pool.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible('three cards placed');
    await test.step('every × is to be seen and large enough, everything fits', async () => {
      await expect(cross(first)).toHaveCSS('opacity', '1');
      for (const part of await page.locator('main button:visible, main a:visible').all()) {
        const box = await part.boundingBox();
        expect(box?.height, await part.innerText()).toBeGreaterThanOrEqual(44);
        expect(box?.width, await part.innerText()).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
    await test.step('a card is taken back, and the pool is sorted', async () => {
      await cross(first).tap();
      await expect(placed(first)).toHaveCount(0);
      const cards = (await player.poolCards()) as CardLabel[];
      expect(cards).toEqual(sortCards(cards));
      expect(cards).toContain(first);
    });
    await expect.poll(player.saved).toMatchObject({ ...EMPTY_BOARD, likes: [second], weaknesses: [third] });
    await page.reload();
    await expect(placed(second)).toBeVisible();
    expect(await player.zoneCards('weaknesses')).toEqual([third]);
    expect(await player.poolCards()).toHaveLength(18);
    await player.toPlanner.tap();
    await expect(page).toHaveURL(/\/career-planner$/);
  });
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test('a child drags cards, in English', EXHAUSTIVE, async ({ page, expectAccessible }) => {
    const player = await openBoard(page, 'en');
    const { card, zone, placed, cross, text } = player;
    await expectAccessible('an empty board');
    await card('수학').click();
    expect(await player.poolCards()).toHaveLength(20);
    await dragWithMouse(page, card('수학'), zone('strengths'));
    await dragWithMouse(page, card('영어'), zone('strengths'));
    await dragWithMouse(page, card('체육'), zone('dislikes'));
    await dragWithMouse(page, card('과학'), zone('strengths'));
    await expect(zone('strengths')).toContainText(text.justRight);
    await expect(zone('strengths')).toContainText('Math');
    await expect(player.announced).toContainText(text.move.dropped('Science', 'Strengths', 3));
    expect(await player.zoneCards('strengths')).toEqual(['수학', '영어', '과학']);

    await test.step('a placed card goes to another zone, and to its own it does not', async () => {
      await dragWithMouse(page, placed('영어'), zone('likes'));
      expect(await player.zoneCards('likes')).toEqual(['영어']);
      await expect(player.announced).toContainText(text.move.dropped('English', 'Likes', 1));
      await dragWithMouse(page, placed('영어'), zone('strengths'));
      expect(await player.zoneCards('strengths')).toEqual(['수학', '과학', '영어']);
      expect(await player.poolCards()).toHaveLength(16);
    });
    await test.step('beside every zone a card goes back', async () => {
      const start = await middleOf(card('음악'));
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 60, start.y + 60, { steps: 5 });
      await page.mouse.up();
      await expect(player.announced).toContainText(text.move.canceled('Music'));
      expect(await player.poolCards()).toHaveLength(16);
    });
    await test.step('the × is there on hover and on focus, and not before', async () => {
      await page.mouse.move(5, 5);
      await expect(cross('영어')).toHaveCSS('opacity', '0');
      await cross('영어').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(cross('영어')).toHaveCSS('opacity', '1');
      await placed('수학').hover();
      await expect(cross('수학')).toHaveCSS('opacity', '1');
    });
    await test.step('shuffled cards are sorted again when one comes back', async () => {
      const before = (await player.poolCards()) as CardLabel[];
      await expect
        .poll(async () => {
          await page.getByRole('button', { name: text.shuffle }).click();
          return player.poolCards();
        })
        .not.toEqual(before);
      expect(sortCards((await player.poolCards()) as CardLabel[])).toEqual(sortCards(before));
      await cross('수학').click();
      await expect(card('수학')).toBeVisible();
      const after = (await player.poolCards()) as CardLabel[];
      expect(after).toEqual(sortCards([...before, '수학']));
    });
    await expectAccessible('a board with cards');
    await expect.poll(player.saved).toMatchObject({ strengths: ['과학', '영어'], dislikes: ['체육'] });
  });
});

test('a child sorts with keys alone, and hears of it in Korean', async ({ page, expectAccessible }) => {
  const player = await openBoard(page);
  const { card, zone, cross, announced, text } = player;
  const [first, second, third] = (await player.poolCards()) as CardLabel[];
  if (!first || !second || !third) throw new Error('An empty pool');
  await page.getByRole('button', { name: text.shuffle }).focus();
  const keyHint = page.locator('.key-hint');
  await expect(keyHint).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(card(first)).toBeFocused();
  await expect(keyHint).toBeVisible();
  await page.keyboard.press('Space');
  await expect(announced).toContainText(text.move.picked(first));
  await page.keyboard.press('ArrowRight');
  await expect(announced).toContainText(text.move.over('강점', 1, 4));
  await page.keyboard.press('ArrowRight');
  await expect(announced).toContainText(text.move.over('약점', 2, 4));
  await page.keyboard.press('ArrowDown');
  await expect(announced).toContainText(text.move.over('싫어하는 것', 4, 4));
  await page.keyboard.press('ArrowLeft');
  await expect(zone('likes')).toHaveAttribute('data-target', 'true');
  await page.keyboard.press('Space');
  await expect(announced).toContainText(text.move.dropped(first, '좋아하는 것', 1));
  expect(await player.zoneCards('likes')).toEqual([first]);

  await test.step('the next card has the focus, and Escape leaves it where it is', async () => {
    await expect(card(second)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(zone('strengths')).toHaveAttribute('data-target', 'true');
    await page.keyboard.press('Escape');
    await expect(announced).toContainText(text.move.canceled(second));
    await expect(card(second)).toBeFocused();
    expect(await player.poolCards()).toHaveLength(19);
  });
  await test.step('a placed card is carried on to another zone, and the focus goes with it', async () => {
    await player.placed(first).getByRole('button').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(zone('weaknesses')).toHaveAttribute('data-target', 'true');
    await page.keyboard.press('Space');
    await expect.poll(() => player.zoneCards('weaknesses')).toEqual([first]);
    await expect(player.placed(first).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => player.zoneCards('likes')).toEqual([first]);
    // The focus follows the card once it has settled; later it would leave the next one.
    await expect(player.placed(first).getByRole('button').first()).toBeFocused();
    await card(second).focus();
  });
  await test.step('a card is taken back with keys', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => player.zoneCards('likes')).toEqual([first, second]);
    await expect(card(third)).toBeFocused();
    await cross(first).focus();
    await page.keyboard.press('Enter');
    await expect(announced).toContainText(text.move.removed(first));
    await expect(cross(second)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(zone('likes')).toBeFocused();
    expect(await player.poolCards()).toHaveLength(20);
    await expect(player.toPlanner).toHaveCount(0);
  });
  await expectAccessible('after keys');
});

test('without motion a card simply is where it was dropped', EXHAUSTIVE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await openBoard(page);
  await dragWithMouse(page, player.card('수학'), player.zone('likes'));
  await expect(player.placed('수학')).toBeVisible();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  await expect(player.placed('수학')).toHaveCSS('animation-duration', '1e-05s');
});

test('a pull that begins on the button of a placed card moves the card', EXHAUSTIVE, async ({ page }) => {
  const player = await openBoard(page);
  await dragWithMouse(page, player.card('수학'), player.zone('likes'));
  await expect(player.placed('수학')).toBeVisible();
  await player.placed('수학').hover();
  await dragWithMouse(page, player.placed('수학').locator('[data-places]'), player.zone('strengths'));
  await expect.poll(() => player.zoneCards('strengths')).toEqual(['수학']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [way, viewport] of [
  ['a tap', { width: 390, height: 844 }],
  ['keys', { width: 1440, height: 900 }],
] as const) {
  test(
    `a card is placed without dragging, by ${way}`,
    exhaustiveUnless(way === 'a tap'),
    async ({ page, expectAccessible }) => {
      await page.setViewportSize(viewport);
      const player = await openBoard(page);
      const [first, second] = (await player.poolCards()) as CardLabel[];
      if (!first || !second) throw new Error('An empty pool');
      const { text, card, announced } = player;
      const opener = page.getByRole('button', { name: text.place.open(first) });
      const press = (button: typeof opener) => (way === 'keys' ? button.press('Enter') : button.click());
      const menu = page.getByRole('dialog', { name: text.place.question(first) });

      await press(opener);
      await expectAccessible('the four places');
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(await player.poolCards()).toHaveLength(20);

      await press(opener);
      await press(menu.getByRole('button', { name: text.means.likes }));
      await expect(menu).toHaveCount(0);
      await expect(announced).toContainText(text.move.dropped(first, '좋아하는 것', 1));
      expect(await player.zoneCards('likes')).toEqual([first]);
      await expect(card(second)).toBeFocused();
      await expect.poll(player.saved).toMatchObject({ likes: [first] });

      await test.step('a placed card goes to one of the other three', async () => {
        await press(page.getByRole('button', { name: text.place.move(first) }));
        await expect(menu.getByRole('button', { name: text.means.likes })).toHaveCount(0);
        await press(menu.getByRole('button', { name: text.means.strengths }));
        await expect(announced).toContainText(text.move.dropped(first, '강점', 1));
        expect(await player.zoneCards('strengths')).toEqual([first]);
        await expect(player.placed(first).locator('.zone-tile')).toBeFocused();
        await expect.poll(player.saved).toMatchObject({ likes: [], strengths: [first] });
        await expectAccessible('a card placed');
      });
      await expect(page.getByText('내 카드에 어울리는 일 보기')).toBeVisible();
    },
  );
}
