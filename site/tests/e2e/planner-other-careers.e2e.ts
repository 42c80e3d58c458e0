import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import { boardDriverOn, dragWithMouse } from './board.driver.ts';
import { EXHAUSTIVE, expect, test } from './journey.fixture.ts';
import { BOARD, CAREERS_API, markPage, plannerDriverOn, saveBoard, stopClock, visitWith } from './planner.driver.ts';

const DOWN = { status: 503, json: { error: { code: 'overloaded', message: 'Come back in a moment' } } };
const FAILED_LOAD = /Failed to load resource.*(503|net::)/;

test('other jobs are others, and stay after the reload', async ({ page, request }) => {
  const { button, careers, titles, waiting, text } = await visitWith(page, request, BOARD);
  await page.clock.install();
  await page.goto('/career-planner');
  await expect(careers).toHaveCount(5);
  const before = await titles();
  const isMarked = await markPage(page);
  await stopClock(page);
  const [generation] = await Promise.all([
    page.waitForRequest(`${CAREERS_API}/generate`),
    button('다른 직업 보기').click(),
  ]);
  expect(generation.postDataJSON()).toMatchObject({ more: true, round: 0 });
  await expect(waiting(text.generating)).toBeVisible();
  await generation.response();
  await page.clock.runFor(999);
  expect(await isMarked()).toBe(true);
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await isMarked()).toBe(false);
  }).toPass();
  await page.clock.resume();
  await expect(careers).toHaveCount(5);
  const after = await titles();
  expect(after.filter((title) => before.includes(title))).toEqual([]);
  await page.reload();
  await expect(careers).toHaveCount(5);
  expect(await titles()).toEqual(after);
});

test('a page that was left before the second is over is not reloaded', EXHAUSTIVE, async ({ page, request }) => {
  const { button, careers } = await visitWith(page, request, BOARD);
  await page.clock.install();
  await page.goto('/career-planner');
  await expect(careers).toHaveCount(5);
  await stopClock(page);
  const generated = page.waitForResponse(`${CAREERS_API}/generate`);
  await button('다른 직업 보기').click();
  await generated;
  await page.getByRole('link', { name: '놀이터' }).first().click();
  await expect(page).toHaveURL(/\/games$/);
  const isMarked = await markPage(page);
  await page.clock.runFor(2000);
  expect(await isMarked()).toBe(true);
});

test(
  'where other jobs fail the careers come back as they were, and nothing is said',
  EXHAUSTIVE,
  async ({ page, request, expectedErrors }) => {
    expectedErrors.push(FAILED_LOAD, /Failed to generate/);
    const { button, careers, titles, plan, text } = await visitWith(page, request, BOARD);
    await page.goto('/career-planner');
    await careers.nth(1).getByRole('button').click();
    const before = await titles();
    await page.route(`${CAREERS_API}/generate`, (route) => route.fulfill(DOWN));
    const answered = page.waitForResponse(`${CAREERS_API}/generate`);
    await button('다른 직업 보기').focus();
    await page.keyboard.press('Enter');
    await answered;
    await expect(careers).toHaveCount(5);
    expect(await titles()).toEqual(before);
    await expect(plan).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(text.none.failed)).toHaveCount(0);

    await test.step('and the keyboard goes on from here', async () => {
      await page.keyboard.press('Tab');
      await expect(careers.first().getByRole('button')).toBeFocused();
    });
  },
);

test(
  'where careers fail for a changed board, those of the board before are not shown for it',
  EXHAUSTIVE,
  async ({ page, request, expectedErrors }) => {
    expectedErrors.push(FAILED_LOAD);
    const { sessionId, button, careers, text } = await visitWith(page, request, { ...EMPTY_BOARD, likes: ['수학'] });
    await page.goto('/career-planner');
    await expect(careers).toHaveCount(5);
    await saveBoard(request, sessionId, { ...EMPTY_BOARD, dislikes: ['수학'] });
    await page.route(`${CAREERS_API}/generate`, (route) => route.fulfill(DOWN));
    await page.reload();
    await expect(page.getByRole('heading', { name: text.none.heading })).toBeVisible();
    await expect(careers).toHaveCount(0);
    await page.unroute(`${CAREERS_API}/generate`);
    await button('직업 추천 받기').click();
    await expect(page.getByRole('heading', { name: text.careersToExplore })).toBeVisible();
  },
);

test('where storage is closed a board still leads to careers, and to others', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('closed', 'SecurityError');
    };
  });
  await page.goto('/quadrant-board');
  await expect(page.locator('[data-ready]')).toBeAttached();
  const player = boardDriverOn(page, 'ko');
  const { careers, titles, button } = plannerDriverOn(page, '', 'ko');
  await dragWithMouse(page, player.card('과학'), player.zone('likes'));
  await player.toPlanner.click();
  await expect(careers).toHaveCount(5);
  const before = await titles();
  await button('다른 직업 보기').click();
  await expect.poll(async () => (await titles()).filter((title) => !before.includes(title)).length).toBe(5);
});
