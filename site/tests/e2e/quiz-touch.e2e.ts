import { exhaustiveUnless, expect } from './journey.fixture.ts';
import { aName, openQuiz, type QuizDriver, test } from './quiz.driver.ts';

test.use({ hasTouch: true, isMobile: true });

async function tapAnswer({ pad, button, text }: QuizDriver, answer: number): Promise<void> {
  for (const digit of String(answer)) await pad.getByRole('button', { name: digit, exact: true }).tap();
  await button(text.confirm).tap();
}

for (const { screen, viewport, language } of [
  { screen: 'a phone', viewport: { width: 390, height: 844 }, language: 'ko' },
  { screen: 'the smallest phone', viewport: { width: 320, height: 568 }, language: 'en' },
  { screen: 'a tablet', viewport: { width: 820, height: 1180 }, language: 'ko' },
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test(
      'a child takes a whole quiz by touch',
      exhaustiveUnless(screen === 'a phone'),
      async ({ page, request, expectAccessible }) => {
        test.slow();
        const playerName = aName('Ann');
        const player = await openQuiz(page, language);
        const { text, field, pad, button, wait, rightAnswer, isAsked } = player;
        const status = page.getByRole('tabpanel').getByRole('status');
        await expectAccessible('name entry');
        await page.getByLabel(text.nameQuestion).tap();
        await page.keyboard.insertText(playerName);
        await button(text.start).tap();
        await isAsked(1);

        await test.step('the number pad covers nothing and fits without scrolling', async () => {
          await expect(field).toHaveAttribute('inputmode', 'none');
          const header = await page.locator('header').boundingBox();
          const boxes = await Promise.all(
            [field, page.getByRole('timer'), button(text.listenAgain), ...(await pad.getByRole('button').all())].map(
              (part) => part.boundingBox(),
            ),
          );
          expect(boxes).toHaveLength(15);
          for (const box of boxes) {
            expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
            expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
            expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
          }
          for (const box of boxes.slice(3)) {
            expect(box?.width).toBeGreaterThanOrEqual(56);
            expect(box?.height).toBeGreaterThanOrEqual(viewport.height < 600 ? 44 : 56);
          }
          const [eight, zero] = [
            await pad.getByRole('button', { name: '8', exact: true }).boundingBox(),
            await pad.getByRole('button', { name: '0', exact: true }).boundingBox(),
          ];
          expect(zero?.x).toBe(eight?.x);
          expect(zero?.y).toBeGreaterThan(eight?.y ?? 0);
          await expectAccessible('asking');
        });

        await test.step('a wrong digit is erased', async () => {
          const scrolled = await page.evaluate(() => window.scrollY);
          await pad.getByRole('button', { name: '9', exact: true }).tap();
          await expect(field).toHaveValue('9');
          await button(text.erase).tap();
          await expect(field).toHaveValue('');
          await expect(button(text.confirm)).toBeDisabled();
          await expect(field).toBeFocused();
          expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
        });

        await test.step('the question is repeated', async () => {
          const repeated = page.waitForRequest('**/api/tts/question');
          await button(text.listenAgain).tap();
          await repeated;
          await expect(field).toBeFocused();
        });

        await test.step('ten answers, one of them wrong', async () => {
          for (let number = 1; number <= 10; number += 1) {
            await isAsked(number);
            await wait(1000);
            const answer = await rightAnswer();
            await tapAnswer(player, number === 4 ? 1 : answer);
            await expect(status).toHaveText(number === 4 ? text.wrong(answer) : text.correct);
            if (number === 4) await expectAccessible('wrong');
            await wait(number === 4 ? 4100 : 1600);
          }
        });

        await test.step('the result', async () => {
          await expect(page.getByRole('heading', { name: text.resultTitle })).toBeVisible();
          await expect(page.getByRole('tabpanel')).toContainText('9 / 10');
          await expect(status).toHaveText(text.saved);
          await expectAccessible('result');
          const records = await (await request.get(`/api/quiz-scores/${encodeURIComponent(playerName)}`)).json();
          expect(records).toMatchObject([{ score: 9, accuracy: 90 }]);
          await button(text.newQuiz).tap();
          await expect(page.getByLabel(text.nameQuestion)).toHaveValue('');
        });
      },
    );
  });
}
