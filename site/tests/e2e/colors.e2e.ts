import { expect, rememberLanguage, test } from './journey.fixture.ts';

test('the colors of the day and of the evening are declared', async ({ page }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/games');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('light only');
  await page.getByRole('button', { name: 'Evening colors' }).click();
  expect(await scheme()).toBe('dark');
});

test('who asks for more contrast gets darker words by day, brighter ones in the evening, and thicker lines', async ({
  page,
  expectAccessible,
}) => {
  await rememberLanguage(page, 'en');
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/games');
  const looks = () =>
    page.evaluate(() => ({
      ink: getComputedStyle(document.body).color,
      line: getComputedStyle(document.querySelector('main .sheet') as Element).borderTopWidth,
    }));
  expect(await looks()).toEqual({ ink: 'rgb(34, 16, 46)', line: '3px' });
  await expectAccessible('with more contrast');
  await page.getByRole('button', { name: 'Evening colors' }).click();
  expect(await looks()).toEqual({ ink: 'rgb(255, 255, 255)', line: '3px' });
  await expectAccessible('with more contrast in the evening');
});
