import { quizText } from '../../features/quiz/play/quiz-text.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, rememberLanguage, test } from './journey.fixture.ts';

const SPOKEN = {
  ko: { words: '칠팔 오십육', body: { table: 7, multiplier: 8 } },
  en: { words: 'Seven times eight is fifty-six.', body: { table: 7, multiplier: 8, language: 'en' } },
};

for (const language of ['ko', 'en'] as const) {
  const text = quizText[language];
  const { words, body } = SPOKEN[language];

  test(
    `every fact from 2 × 1 to 7 × 9 speaks when pressed (${language})`,
    exhaustiveUnless(language === 'ko'),
    async ({ page, expectAccessible }) => {
      await rememberLanguage(page, language);
      await page.goto('/multiplication-table');
      await page.getByRole('tab', { name: text.tablesMode }).click();
      const cells = page.getByRole('button', { name: /^\d × \d/ });
      await expect(cells).toHaveCount(54);
      const asked = page.waitForRequest('**/api/tts/multiplication');
      const cell = page.getByRole('button', { name: '7 × 8' });
      await cell.focus();
      await page.keyboard.press('Enter');
      expect((await asked).postDataJSON()).toEqual(body);
      await expect(page.getByText(words)).toHaveAttribute('lang', language);
      await expect(cell).toHaveAccessibleName('7 × 8 = 56');
      await expect(cell).not.toHaveAttribute('data-speaking');
      await expectAccessible(`practice in ${language}`);
    },
  );
}

test('an English page speaks Korean on wish, and remembers it', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/multiplication-table');
  await page.getByText(/^Settings/).click();
  await page.getByRole('checkbox', { name: 'Say it in Korean' }).check();
  await page.reload();
  await page.getByRole('tab', { name: quizText.en.tablesMode }).click();
  const wish = page.getByRole('checkbox', { name: 'Say it in Korean' });
  await expect(wish).toBeChecked();
  const inKorean = page.waitForRequest('**/api/tts/multiplication');
  await page.getByRole('button', { name: '7 × 8' }).click();
  expect((await inKorean).postDataJSON()).toEqual(SPOKEN.ko.body);
  await expect(page.getByText(SPOKEN.ko.words)).toHaveAttribute('lang', 'ko');
  await wish.uncheck();
  const inEnglish = page.waitForRequest('**/api/tts/multiplication');
  await page.getByRole('button', { name: '7 × 8' }).click();
  expect((await inEnglish).postDataJSON()).toEqual(SPOKEN.en.body);
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('one table shows at a time, with its tip', EXHAUSTIVE, async ({ page, expectAccessible }) => {
    await page.goto('/multiplication-table');
    await page.getByRole('tab', { name: '연습 모드' }).tap();
    const cells = page.getByRole('button', { name: /^\d × \d/ });
    await expect(cells).toHaveCount(9);
    await page.getByRole('button', { name: '6단', exact: true }).tap();
    await expect(cells).toHaveCount(9);
    await expect(cells.first()).toHaveAccessibleName('6 × 1');
    await page.getByRole('checkbox', { name: '답 가리기' }).uncheck();
    await expect(cells.first()).toHaveAccessibleName('6 × 1 = 6');
    await expect(page.getByRole('heading', { name: '6단은 짝수를 따라 해요' })).toBeVisible();
    await expectAccessible('practice on a phone');
  });
});
