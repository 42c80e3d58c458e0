import { OFFER_CLOSED_KEY } from '../../app/document/language-script.ts';
import { getAddress, pages } from '../../app/pages/pages.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { openAdventure } from './adventure.driver.ts';
import { EXHAUSTIVE, expect, test } from './journey.fixture.ts';

const HANGUL = /[가-힣]/;

/** Parts of a page that are in the other language on purpose say so. */
const ownWords = () => {
  const page = document.documentElement.lang;
  const isOwn = (node: Node) => {
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest('script, style, noscript')) return false;
    return element.closest('[lang]')?.getAttribute('lang') === page;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) if (isOwn(walker.currentNode)) words.push(walker.currentNode.textContent ?? '');
  return words.filter((each) => each.trim() !== '');
};

test('a Korean browser goes from its first tap to the planner without an English sentence', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR', reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL('/ko');
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const visited: [string, string, RegExp][] = [
    ['이야기', '/ko/stories', /이야기 책꽂이/],
    ['놀이터', '/ko/games', /놀이터/],
    ['꿈 찾기', '/career-planner', /./],
    ['홈', '/ko', /./],
  ];
  for (const [link, address, heading] of visited) {
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const english = (await page.evaluate(ownWords)).filter((words) => /[a-z]{3,} [a-z]{3,} [a-z]{3,}/i.test(words));
    expect(english, address).toEqual([]);
  }
  await context.close();
});

test('an English reader who has chosen meets no Korean sentence', async ({ page }) => {
  await page.goto('/multiplication-table');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await page.getByRole('complementary').getByRole('link', { name: 'Everything in English' }).click();
  await expect(page).toHaveURL('/en/multiplication-table');
  for (const link of ['Stories', 'Games', 'Career Tools', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.evaluate(ownWords)).filter((words) => HANGUL.test(words) && !/[a-z]/i.test(words))).toEqual([]);
  }
});

test('the switch keeps the place, the query and the hash, and makes no step back', async ({ page }) => {
  await page.goto('/games');
  await page.goto('/book/forest-adventure?from=grandma');
  await page.evaluate(() => window.scrollTo(0, 2400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.getByRole('banner').getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL('/ko/book/forest-adventure?from=grandma');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.goBack();
  await expect(page).toHaveURL('/ko/games');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'each page is read in the language of its address, and the switch leads to the other',
    EXHAUSTIVE,
    async ({ page }) => {
      for (const each of pages.filter(({ path }) => !/print|teachers/.test(path))) {
        for (const language of LANGUAGES) {
          await page.goto(getAddress(each, language), { waitUntil: 'domcontentloaded' });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('h1')).toBeVisible();
        }
      }
      await page.goto('/ko/stories');
      await page.getByRole('link', { name: 'EN, English', exact: true }).click();
      await expect(page).toHaveURL('/stories');
    },
  );
});

test.describe('an English browser', () => {
  test('is offered its language by one line that moves nothing, also in a low window', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto('/quiz-scores');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    const offer = page.getByRole('complementary', { name: 'Everything in English' });
    await expect(offer).toBeVisible();
    await expectAccessible('the report with the offer of English');
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(offer).toBeHidden();
    await page.evaluate((key) => localStorage.removeItem(key), OFFER_CLOSED_KEY);
    await page.reload();
    await offer.getByRole('link', { name: 'Everything in English' }).click();
    await expect(page).toHaveURL('/en/quiz-scores');
    await expect(offer).toBeHidden();
  });
});

test('a link that is sent carries the language of the sender', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button, text } = await openAdventure(page, 'ko', '#1-r');
  await expect(page.locator('[data-ready]')).toBeAttached();
  await button(text.share).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/ko/adventure-game#1-r');
});
