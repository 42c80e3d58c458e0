import { refusalText } from '../../shared/refusal/refusal-text.ts';
import { exhaustiveUnless, expect, test } from './journey.fixture.ts';

const KAKAO =
  'Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 KAKAOTALK 10.8.3';

// Chromium has no app for the address that has KakaoTalk open a browser.
test.use({
  expectedErrors: [/kakaotalk:/],
  userAgent: KAKAO,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

const text = refusalText.ko;
const inKakao = text.inApp('카카오톡');

for (const [kind, spoil] of [
  ['is missing', () => Object.defineProperty(window, 'print', { value: undefined })],
  ['does nothing', () => Object.defineProperty(window, 'print', { value: () => {} })],
] as const) {
  test(
    `in KakaoTalk, where print ${kind}, each button says so and opens another browser`,
    exhaustiveUnless(kind === 'does nothing'),
    async ({ page }) => {
      await page.addInitScript(spoil);
      for (const [path, name] of [
        ['/ko/book/forest-adventure/print', '이 책 인쇄하기'],
        ['/ko/book/forest-adventure/teachers', /인쇄/],
        ['/ko/book/charlotte-birthday', /인쇄/],
      ] as const) {
        await page.goto(path);
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByText(inKakao.print)).toBeVisible();
      }
      await page.getByRole('button', { name: text.openOutside }).click();
      await expect(page.getByText(inKakao.print)).toBeHidden();
    },
  );
}

test('in KakaoTalk a file that may not be saved is said', async ({ page }) => {
  await page.goto('/privacy');
  await page.locator('#progress-file').getByRole('button').first().click();
  await expect(page.getByText(inKakao.download)).toBeVisible();
  await expect(page.getByRole('button', { name: text.openOutside })).toBeVisible();
});
