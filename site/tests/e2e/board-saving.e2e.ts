import { BOARD_SESSION_KEY } from '../../shared/board/board-session.ts';
import { type CardLabel, EMPTY_BOARD, sortCards } from '../../shared/board/cards.ts';
import { dragWithMouse, openBoard } from './board.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, expectPageAccessible, guard, test } from './journey.fixture.ts';

test.describe('when the server is away', () => {
  const AWAY = [/Failed to save/, /Failed to fetch quadrant data/, /ERR_FAILED/, /status of 503/];

  test('nothing is lost, nothing is said, and it is sent when it can be', async ({ page, expectedErrors }) => {
    expectedErrors.push(...AWAY);
    await page.route('**/api/quadrant-board**', (route) => route.abort());
    const player = await openBoard(page);
    await dragWithMouse(page, player.card('수학'), player.zone('likes'));
    await expect(player.placed('수학')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.reload();
    await expect(player.placed('수학')).toBeVisible();
    await expect(page.locator('[data-ready]')).toBeAttached();
    await dragWithMouse(page, player.card('과학'), player.zone('dislikes'));
    await expect(player.placed('과학')).toBeVisible();
    expect(await player.saved()).toMatchObject({ revision: 0 });
    await page.unroute('**/api/quadrant-board**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(player.saved).toEqual({ ...EMPTY_BOARD, likes: ['수학'], dislikes: ['과학'], revision: 2 });
  });

  test('what was sorted then is sent by the next visit', async ({ page, expectedErrors }) => {
    expectedErrors.push(...AWAY);
    const player = await openBoard(page, 'en');
    await page.route('**/api/quadrant-board', (route) => route.fulfill({ status: 503, body: '' }));
    await dragWithMouse(page, player.card('영어'), player.zone('strengths'));
    await expect(player.placed('영어')).toBeVisible();
    await page.unroute('**/api/quadrant-board');
    await page.goto('/');
    await page.goto('/quadrant-board');
    await expect.poll(player.saved).toEqual({ ...EMPTY_BOARD, strengths: ['영어'], revision: 1 });
  });
});

test('saves are sent one at a time, and the last one is the board', EXHAUSTIVE, async ({ page }) => {
  const player = await openBoard(page);
  let open = 0;
  let most = 0;
  const letGo: (() => void)[] = [];
  await page.route('**/api/quadrant-board', async (route) => {
    open += 1;
    most = Math.max(most, open);
    if (letGo.length === 0) await new Promise<void>((resolve) => letGo.push(resolve));
    const response = await route.fetch();
    open -= 1;
    await route.fulfill({ response });
  });
  for (const card of ['수학', '과학', '영어'] as const) {
    await dragWithMouse(page, player.card(card), player.zone('likes'));
    await expect(player.placed(card)).toBeVisible();
  }
  letGo[0]?.();
  await expect.poll(player.saved).toEqual({ ...EMPTY_BOARD, likes: ['수학', '과학', '영어'], revision: 3 });
  expect(most).toBe(1);
});

test(
  'storage that is cleared while the board is open is filled again, session and all',
  EXHAUSTIVE,
  async ({ page }) => {
    const player = await openBoard(page);
    await dragWithMouse(page, player.card('수학'), player.zone('likes'));
    await expect(player.placed('수학')).toBeVisible();
    const session = await player.session();
    await page.evaluate(() => localStorage.clear());
    await dragWithMouse(page, player.card('과학'), player.zone('likes'));
    await expect(player.placed('과학')).toBeVisible();
    expect(await player.session()).toBe(session);
    await expect.poll(player.saved).toMatchObject({ likes: ['수학', '과학'], revision: 2 });
  },
);

test('two tabs show one board, and the newer board wins', async ({ page, context }) => {
  const player = await openBoard(page);
  const otherPage = await context.newPage();
  const complaints = guard(otherPage);
  const other = await openBoard(otherPage, 'en');
  await test.step('what one does the other shows, and goes on from it', async () => {
    await page.bringToFront();
    await dragWithMouse(page, player.card('수학'), player.zone('likes'));
    await expect(other.placed('수학')).toBeVisible();
    await otherPage.bringToFront();
    await dragWithMouse(otherPage, other.card('과학'), other.zone('likes'));
    await expect(player.placed('과학')).toBeVisible();
    await expect.poll(player.saved).toEqual({ ...EMPTY_BOARD, likes: ['수학', '과학'], revision: 2 });
  });
  await test.step('a newer board of the server is taken over', async () => {
    const sessionId = await page.evaluate((key) => localStorage.getItem(key), BOARD_SESSION_KEY);
    await page.request.post('/api/quadrant-board', {
      data: { sessionId, ...EMPTY_BOARD, dislikes: ['글쓰기'], revision: 9 },
    });
    await page.reload();
    await expect(player.placed('글쓰기')).toBeVisible();
    await expect(player.placed('수학')).toHaveCount(0);
    await expect(other.placed('글쓰기')).toBeVisible();
  });
  await expectPageAccessible(otherPage, 'the other tab');
  expect(complaints).toEqual([]);
});

for (const language of ['ko', 'en'] as const) {
  test(
    `a board is cleared when that was meant, and nothing of it stays (${language})`,
    exhaustiveUnless(language === 'ko'),
    async ({ page, expectAccessible }) => {
      const player = await openBoard(page, language);
      const { clear } = player.text;
      const opener = page.getByRole('button', { name: clear.open });
      await expect(opener).toHaveCount(0);
      await dragWithMouse(page, player.card('수학'), player.zone('likes'));
      await dragWithMouse(page, player.card('과학'), player.zone('dislikes'));
      await expect.poll(player.saved).toMatchObject({ likes: ['수학'], dislikes: ['과학'] });
      const sessionId = await player.session();
      const recommended = await page.request.post('/api/career-recommendations/generate', { data: { sessionId } });
      expect(await recommended.json()).toHaveLength(5);

      await test.step('who thinks again keeps the cards', async () => {
        await opener.click();
        const dialog = page.getByRole('dialog', { name: clear.question });
        await expect(dialog).toContainText(clear.body);
        await expect(page.getByRole('button', { name: clear.no })).toBeFocused();
        await expectAccessible('asked whether to clear');
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(player.placed('수학')).toBeVisible();
      });
      await opener.click();
      await page.getByRole('button', { name: clear.yes }).click();
      await expect(player.announced).toContainText(clear.done);
      const cards = (await player.poolCards()) as CardLabel[];
      expect(cards).toHaveLength(20);
      expect(cards).toEqual(sortCards(cards));
      await expect(player.card(cards[0] as CardLabel)).toBeFocused();
      await expect(opener).toHaveCount(0);
      await expect.poll(player.saved).toEqual({ ...EMPTY_BOARD, revision: 3 });
      expect(await (await page.request.get(`/api/career-recommendations/${sessionId}`)).json()).toEqual([]);
      await page.reload();
      await expect(page.locator('[data-ready]')).toBeAttached();
      expect(await player.poolCards()).toHaveLength(20);
    },
  );
}
