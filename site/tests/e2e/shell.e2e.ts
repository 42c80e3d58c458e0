import { libraryText } from '../../features/stories/shelf/library-text.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test, VISITS } from './journey.fixture.ts';
import { answerReport } from './report.driver.ts';

for (const { which, paths, details } of VISITS) {
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['ko', 'dark'],
  ] as const) {
    test.describe(`on a device that prefers ${colorScheme}`, () => {
      test.use({ colorScheme });

      test(
        `${which} in ${language} is accessible and complains of nothing`,
        language === 'ko' ? details : EXHAUSTIVE,
        async ({ page, expectAccessible }) => {
          await rememberLanguage(page, language);
          const html = page.locator('html');
          for (const path of paths)
            await test.step(path, async () => {
              await page.goto(path);
              await expect(html).toHaveAttribute('lang', language);
              await (colorScheme === 'dark' ? expect(html) : expect(html).not).toHaveAttribute('data-evening');
              await expect(page.locator('h1')).toBeVisible();
              await expectAccessible(`${path} in ${language}`);
            });
        },
      );
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page can be read and its links lead on', async ({ page }) => {
    await page.goto('/stories');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('navigation', { name: libraryText.en.allBooks })
      .getByRole('link', { name: /^Forest/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Who Moved the Pond?');
  });
});

test('a button that is pressed before the page works is not pressed in vain', async ({ page }) => {
  let scriptsMayCome = () => {};
  const pressed = new Promise<void>((resolve) => {
    scriptsMayCome = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrated = page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  scriptsMayCome();
  await hydrated;
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test(
  'the Korean pages open with glyphs of the first font files alone (else: app/above-the-fold-glyphs.json)',
  EXHAUSTIVE,
  async ({ page }) => {
    await answerReport(page, []);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(`${request.frame().url()} ${request.url()}`);
    });
    // Long texts for grown-ups (/privacy) fetch two files more: their glyphs would weigh on every page.
    for (const path of ['/quadrant-board', '/career-planner', '/quiz-scores', '/multiplication-table']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(fonts.some((font) => font.includes('jua-400-first'))).toBe(true);
    expect(fonts.filter((font) => !/-first-|latin|andika|language-name/.test(font))).toEqual([]);
  },
);

test('a browser that is too old for the games says so', async ({ page }) => {
  await page.goto('/');
  const note = page.getByText('This browser is too old for the games');
  await expect(note).toBeHidden();
  await page.evaluate(() => document.documentElement.setAttribute('data-old-browser', ''));
  await expect(note).toBeVisible();
});

test('a reader changes the language once, and every page keeps to it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Story Forest · 이야기숲');
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL('/ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page).toHaveTitle('이야기숲 · Story Forest');
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '이야기' }).click();
  await expect(page).toHaveTitle('이야기 · 이야기숲');
  await expect(page).toHaveURL('/ko/stories');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이야기 책꽂이');
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'EN, English', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The story library');
  await expect(page).toHaveURL('/stories');
});

test('the remembered language never shows the other one first', async ({ page }) => {
  await rememberLanguage(page, 'ko');
  // Notes what the heading says in every frame in which it can be seen.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility()) seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/stories');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이야기 책꽂이');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['이야기 책꽂이']);
});

test('the link of the open page in the header leads to its top', async ({ page }) => {
  await page.goto('/stories');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-scroll-to-top]')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the button to the top is not there while a field lies under it', async ({ page }) => {
  await page.goto('/stories');
  const toTop = page.locator('[data-scroll-to-top]');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await scrollTo(400);
  await expect(toTop).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field-below';
    field.type = 'checkbox';
    field.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 100px; height: 100px';
    document.body.append(field);
  });
  await scrollTo(450);
  await expect(toTop).toBeHidden();
  await page.evaluate(() => document.getElementById('field-below')?.remove());
  await scrollTo(500);
  await expect(toTop).toBeVisible();
});

test('the keyboard gets past the header, and a new page begins at its top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.getByRole('link', { name: 'See all five stories' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole('link', { name: 'See all five stories' }).click();
  await expect(page).toHaveURL('/stories');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the button to the top shows beyond 300 px', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 600 });
  await page.goto('/stories');
  const button = page.getByRole('button', { name: 'Back to the top' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button).toBeHidden();
  // The second scroll to the top, 100 ms after a route change, may undo the first attempt.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 301));
    await button.click({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('nothing behind the menu of a narrow screen takes the focus; it closes by Escape and by going somewhere', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/games');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible('open menu');
  // The body has the focus while the browser's own bars have it.
  const isFocusBehind = (element: HTMLElement) =>
    document.activeElement !== document.body && !element.contains(document.activeElement);
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate(isFocusBehind)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL('/stories');
  await expect(menu).toBeHidden();
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 with a way back', async ({ page, expectAccessible }) => {
    const response = await page.goto('/book/no-such-book');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByText('/book/no-such-book')).toBeVisible();
    await expectAccessible('404');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the home page leads to the books, the games and the two lists', async ({ page }) => {
  await page.goto('/');
  const main = page.locator('main');
  const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of [
    '/stories',
    '/games',
    '/book/charlotte-birthday',
    '/book/forest-adventure',
    '/adventure-game',
    '/multiplication-table',
  ]) {
    expect(links).toContain(path);
  }
  expect(links.filter((link) => link === '/stories')).toHaveLength(2);
  expect(links.filter((link) => link === '/games')).toHaveLength(2);
});
