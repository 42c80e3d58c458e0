import { type CardLabel, EMPTY_BOARD, sortCards } from '../../shared/board/cards.ts';
import { dragWithMouse, openBoard } from './board.driver.ts';
import { exhaustiveUnless } from './exhaustive.fixture.ts';
import { expect, test } from './journey.fixture.ts';

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
