import { expect, rememberLanguage, test } from './journey.fixture.ts';

test('a family chooses the evening for the whole site, and the day again', async ({ page, context }) => {
  await rememberLanguage(page, 'en');
  await page.goto('/');
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Evening colors' }).click();
  await expect(html).toHaveAttribute('data-evening', '');

  await page.goto('/multiplication-table');
  await expect(html).toHaveAttribute('data-evening', '');
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.getByRole('button', { name: 'Day colors' }).click();
  await expect(other.locator('html')).not.toHaveAttribute('data-evening');
  await expect(html).not.toHaveAttribute('data-evening');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(html).not.toHaveAttribute('data-evening');
});
