import type { Locator, Page } from '@playwright/test';
import { type CardLabel, EMPTY_BOARD } from '../../shared/board/cards.ts';
import { boardDriverOn, dragWithFinger, dragWithMouse, fingerOn } from './board.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';
import {
  expectFiveCareers,
  expectNoSidewaysScrolling,
  expectPlan,
  plannerDriverOn,
  savePlan,
} from './planner.driver.ts';

/** More than any page has focusable elements. */
const MAX_TAB_PRESSES = 60;

/** Presses Tab until `control` has the focus. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MAX_TAB_PRESSES; tabs++) {
    await page.keyboard.press(key);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not get there');
}

test('with the mouse, from the first visit over the board to a saved PDF (ko)', async ({ page, expectAccessible }) => {
  test.slow();
  await page.goto('/career-planner');
  await expect(page.getByRole('heading', { name: '세션을 찾을 수 없어요' })).toBeVisible();
  await expectAccessible('session missing');
  const visit = plannerDriverOn(page, '', 'ko');
  const { text, careers } = visit;

  await test.step('an empty board leads to the board', async () => {
    await page.getByRole('link', { name: text.sessionMissing.board }).click();
    await expect(page).toHaveURL(/\/quadrant-board$/);
    await expect(page.locator('[data-ready]')).toBeAttached();
    await page.goto('/career-planner');
    await expect(page.getByRole('heading', { name: text.boardEmpty.heading })).toBeVisible();
    await expectAccessible('board empty');
    await page.getByRole('link', { name: text.boardEmpty.board }).click();
    await expect(page).toHaveURL(/\/quadrant-board$/);
  });

  await test.step('a card finds its place', async () => {
    await expect(page.locator('[data-ready]')).toBeAttached();
    const player = boardDriverOn(page, 'ko');
    await dragWithMouse(page, player.card('과학'), player.zone('likes'));
    await expect(player.placed('과학')).toBeVisible();
    await player.toPlanner.click();
  });

  await test.step('five careers, and the one that was clicked', async () => {
    await expectFiveCareers(visit);
    await expect(page.getByText(text.fewCards)).toBeVisible();
    await expectAccessible('careers');
    const first = careers.first();
    const title = await first.getByRole('heading').innerText();
    // Anywhere on the card will do.
    await first.click({ position: { x: 20, y: 80 } });
    await expect(first.getByRole('button', { pressed: true })).toBeVisible();
    await expect(first).toContainText(text.chosen);
    await expectPlan(visit, title);
    await expectAccessible('plan');
    await savePlan(visit, title, (button) => button.click());
    await expectAccessible('PDF saved');
  });

  await test.step('a stop of the road leads to its stage, and lights it up on the way', async () => {
    const stop = page.getByRole('button', { name: text.toStage(text.stages.university.name) });
    const stage = page.locator('.stage-card[data-stage="university"]');
    await stop.hover();
    await expect(stage).toHaveAttribute('data-lit');
    await stop.click();
    await expect(stage).toBeFocused();
    await expect(stage).toBeInViewport();
    await page.locator('.stage-card[data-stage="middle"]').hover();
    await expect(page.locator('.road-stop[data-stage="middle"]')).toHaveAttribute('data-lit');
  });

  await test.step('what to do within three months', async () => {
    await visit.tab('지금 할 일').click();
    await expect(page.getByRole('heading', { name: '3개월 안에 해 볼 재미있는 활동' })).toBeVisible();
    await expect(page.locator('.action-list li')).toHaveCount(6);
    const ticks = page.locator('.action-list').getByRole('checkbox');
    await ticks.nth(1).check();
    await page.reload();
    await careers.first().getByRole('button').click();
    await visit.tab('지금 할 일').click();
    await expect(ticks.nth(1)).toBeChecked();
    await expect(ticks.nth(0)).not.toBeChecked();
    await expectAccessible('things to do');
  });

  await test.step('notes for the family say of when they are', async () => {
    await page.getByText(text.family).click();
    await expect(page.getByText('2026년 11월 21일 기준').last()).toBeVisible();
    await expectAccessible('family notes');
  });
});

test(
  'with the keyboard, from the first visit over the board to a saved PDF (en)',
  EXHAUSTIVE,
  async ({ page, expectAccessible }) => {
    test.slow();
    await rememberLanguage(page, 'en');
    const visit = plannerDriverOn(page, '', 'en');
    const { text, careers, plan } = visit;
    const player = boardDriverOn(page, 'en');
    await page.goto('/career-planner');
    await expect(page.getByRole('heading', { name: text.sessionMissing.heading })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: text.sessionMissing.board }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/quadrant-board$/);
    await expect(page.locator('[data-ready]')).toBeAttached();

    await test.step('two cards are carried by arrow keys', async () => {
      const [first, second] = (await player.poolCards()) as CardLabel[];
      if (!first || !second) throw new Error('An empty pool');
      await tabTo(page, player.card(first));
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await expect(player.zone('strengths')).toHaveAttribute('data-target', 'true');
      await page.keyboard.press('Space');
      await expect(player.placed(first)).toBeVisible();
      await expect(player.card(second)).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(player.zone('likes')).toHaveAttribute('data-target', 'true');
      await page.keyboard.press('Space');
      await expect(player.placed(second)).toBeVisible();
      await expect.poll(player.saved).toEqual({ ...EMPTY_BOARD, strengths: [first], likes: [second], revision: 2 });
      await tabTo(page, player.toPlanner, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expectFiveCareers(visit);
    });

    await test.step('a career is chosen by Enter, and said', async () => {
      const second = careers.nth(1).getByRole('button');
      await tabTo(page, second);
      await page.keyboard.press('Enter');
      await expect(second).toHaveAttribute('aria-pressed', 'true');
      await expectPlan(visit, await second.innerText());
      await expect(page.getByRole('status').first()).toContainText(text.opened);
    });

    await test.step('and its plan is saved by Enter', async () => {
      await savePlan(visit, await careers.nth(1).getByRole('heading').innerText(), async (button) => {
        await tabTo(page, button);
        await page.keyboard.press('Enter');
      });
    });

    await test.step('the plan is in English, and the Korean words left are marked as Korean', async () => {
      for (const part of [plan.getByRole('heading', { level: 2 }), page.locator('.stage-sentences').first()]) {
        await expect(part).toHaveAttribute('lang', 'en');
        await expect(part).not.toHaveText(/[가-힣]/);
      }
      const unmarked = await page.locator('main').evaluate((main) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const words = node.textContent ?? '';
          if (/[가-힣]/.test(words) && !node.parentElement?.closest('[lang="ko"]')) found.push(words);
        }
        return found;
      });
      expect(unmarked).toEqual([]);
      await expectAccessible('plan in English');
    });

    await test.step('the tabs turn by arrow keys, the road by Enter', async () => {
      await visit.tab(text.tabs.roadmap).focus();
      await page.keyboard.press('ArrowRight');
      await expect(visit.tab(text.tabs.actions)).toBeFocused();
      await expect(page.getByRole('heading', { name: text.actions })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      const stop = page.getByRole('button', { name: text.toStage(text.stages.career.name) });
      await stop.focus();
      await expect(page.locator('.stage-card[data-stage="career"]')).toHaveAttribute('data-lit');
      await page.keyboard.press('Enter');
      await expect(page.locator('.stage-card[data-stage="career"]')).toBeFocused();
    });
  },
);

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('from the first visit over the board to a saved PDF (ko)', EXHAUSTIVE, async ({ page, expectAccessible }) => {
    test.slow();
    const visit = plannerDriverOn(page, '', 'ko');
    const { text, careers, plan } = visit;
    const player = boardDriverOn(page, 'ko');
    await page.goto('/career-planner');
    await page.getByRole('link', { name: text.sessionMissing.board }).tap();
    await expect(page).toHaveURL(/\/quadrant-board$/);
    await expect(page.locator('[data-ready]')).toBeAttached();
    const [first, second] = (await player.poolCards()) as CardLabel[];
    if (!first || !second) throw new Error('An empty pool');
    const finger = await fingerOn(page);
    await dragWithFinger(finger, player.card(first), player.zone('strengths'));
    await dragWithFinger(finger, player.card(second), player.zone('likes'));
    await expect(player.placed(second)).toBeVisible();
    await player.toPlanner.tap();
    await expectFiveCareers(visit);
    const title = await careers.nth(2).getByRole('heading').innerText();
    await careers.nth(2).getByRole('button').tap();
    await expect(plan.getByRole('heading', { level: 2 })).toBeInViewport();
    await expectPlan(visit, title);
    await expectAccessible('plan on a phone');
    await test.step('the road stands upright, and its stops are large enough', async () => {
      const picture = plan.getByRole('img', { name: text.roadPicture });
      const box = await picture.boundingBox();
      expect(box?.height).toBeGreaterThan(2 * (box?.width ?? 0));
      for (const stop of await page.locator('.road-stop').all()) {
        const size = await stop.boundingBox();
        expect(size?.height).toBeGreaterThanOrEqual(44);
        expect(size?.width).toBeGreaterThanOrEqual(44);
        expect(size?.x).toBeGreaterThanOrEqual(box?.x ?? 0);
        expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      }
      await page.getByRole('button', { name: text.toStage(text.stages.high.name) }).tap();
      await expect(page.locator('.stage-card[data-stage="high"]')).toBeInViewport();
    });
    await visit.tab(text.tabs.actions).tap();
    await expect(page.locator('.action-list li').first()).toBeVisible();
    await expectNoSidewaysScrolling(visit);
    await savePlan(visit, title, (button) => button.tap());
  });
});
