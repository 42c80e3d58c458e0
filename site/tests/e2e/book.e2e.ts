import type { Page } from '@playwright/test';
import { placeKey } from '../../features/stories/model/reading-place.ts';
import { giveVoices, openBook, panel, SIZES, said, telling } from './book.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

const PATH = '/book/forest-adventure';

function open(page: Page): Promise<void> {
  return openBook(page, 'forest-adventure');
}

test.describe('by touch', () => {
  test.use({ viewport: SIZES[0], hasTouch: true, isMobile: true });

  test('a child reads in English, asks for a sentence in Korean and for a word', async ({ page }) => {
    await open(page);
    await expect(telling(page, '1-1', 'ko')).toBeHidden();
    await telling(page, '1-1', 'en').getByText('Theo poked each stone with a stick.').tap();
    await expect(telling(page, '1-1', 'ko')).toBeVisible();
    await telling(page, '1-1', 'en').getByText('Priya crossed').tap();
    await expect(telling(page, '1-1', 'ko')).toBeHidden();

    await page.getByRole('button', { name: 'stepping stones' }).tap();
    await expect(page.getByText('물을 건너려고 띄엄띄엄 놓은 돌')).toBeInViewport();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByText('물을 건너려고 띄엄띄엄 놓은 돌')).toHaveCount(0);

    await page.getByRole('button', { name: 'Chapter 1 of 4' }).tap();
    await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'The Quiet Pipe' }).tap();
    await expect(page.getByRole('heading', { name: 'The Quiet Pipe' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Chapter 4 of 4' })).toBeVisible();
  });
});

test.describe('by keyboard', () => {
  test('a reader of Korean finds the words, the other telling and the answers', async ({ page }) => {
    await rememberLanguage(page, 'ko');
    await open(page);
    await expect(telling(page, '1-1', 'ko')).toBeVisible();
    await expect(telling(page, '1-1', 'en')).toBeHidden();

    const word = page.getByRole('button', { name: '징검다리' });
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('stones you walk on to cross water')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('stones you walk on to cross water')).toHaveCount(0);
    await expect(word).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '영어로 보기' }).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(telling(page, '1-1', 'en')).toBeVisible();

    const answer = page.getByText('바위를 씻어 주려고');
    await answer.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('바위가 아주 깨끗해졌네요!')).toBeVisible();
  });
});

test.describe('by mouse', () => {
  test('both tellings are shown one below the other, and the settings are stored', async ({
    page,
    expectAccessible,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Both' }).click();
    await page.getByRole('button', { name: 'Letters and light' }).click();
    const sheet = page.getByRole('region', { name: 'Letters and light' });
    await sheet.getByRole('button', { name: 'Bigger' }).click();
    await sheet.getByRole('button', { name: 'Storybook' }).click();
    await sheet.getByRole('button', { name: 'Evening' }).click();
    await expectAccessible('the book in the evening, its letters open');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-evening', '');
    await expect(page.locator('article')).toHaveAttribute('data-text-size', '2');
    await expect(page.locator('article')).toHaveAttribute('data-font', 'storybook');
    const first = await telling(page, '1-1', 'en').boundingBox();
    const second = await telling(page, '1-1', 'ko').boundingBox();
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));

    await page.getByRole('link', { name: 'Back to Library' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-evening', '');
  });

  test('the book offers to resume at the last place, and does not scroll by itself', async ({ page }) => {
    await open(page);
    await panel(page, '3-1').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), placeKey('forest-adventure')))
      .toMatch(/^3-/);
    await page.goto(PATH);
    await expect(page.getByText('You were in chapter 3: “Not the Dam”')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Keep reading' }).click();
    await expect(page.getByText('You were in chapter 3')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  });
});

test.describe('read to me', () => {
  test('reads and highlights sentence by sentence, pauses on request, and never starts by itself', async ({ page }) => {
    await giveVoices(page);
    await open(page);
    const read = page.getByRole('button', { name: 'Read to me', exact: true });
    await expect(read).toBeEnabled();
    expect(await said(page)).toEqual([]);
    await read.click();
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    await expect.poll(() => said(page)).toContain('Theo poked each stone with a stick.');
    await page.getByRole('button', { name: 'Pause' }).click();
    const sofar = await said(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(sofar.length);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });

  test('in mode Both, a panel is read in one language and then in the other', EXHAUSTIVE, async ({ page }) => {
    await giveVoices(page);
    await open(page);
    await page.getByRole('button', { name: 'Both' }).click();
    await panel(page, '2-3').getByRole('button', { name: 'Read to me from here' }).click();
    await expect.poll(() => said(page)).toContain('지금 회의 중이셔.');
    const all = await said(page);
    expect(all[0]).toBe('Something rose out of the pond, dripping.');
    expect(all.indexOf('He’s in a meeting.')).toBeLessThan(all.indexOf('물속에서 누가 쑥 올라왔어요.'));
  });

  test('a gloss word is heard in both languages, and the reading waits for it', async ({ page, expectAccessible }) => {
    await giveVoices(page);
    await open(page);
    await page.getByRole('button', { name: 'Read to me', exact: true }).click();
    await expect.poll(() => said(page)).not.toEqual([]);
    await page.getByRole('button', { name: 'stepping stones' }).click();
    const hear = page.getByRole('button', { name: 'Hear “stepping stones”' });
    await expect(hear).toBeVisible();
    await hear.click();
    await expect.poll(async () => (await said(page)).at(-1)).toBe('stepping stones');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    // Not before: while the book is read, the page scrolls under the check.
    await expectAccessible('the meaning of a word');
    await page.getByRole('button', { name: 'Hear “징검다리”' }).click();
    await expect.poll(async () => (await said(page)).at(-1)).toBe('징검다리');
  });
});

test('gloss words and links to pictures are hit 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBook(page, 'pyeongchang-story');
  for (const target of ['.gloss', '.finds a']) {
    const hitPx = await page.locator(target).evaluateAll((elements) =>
      elements
        // The other language is not laid out.
        .filter((element) => element.checkVisibility())
        .map((element) => Number.parseFloat(getComputedStyle(element, '::before').height)),
    );
    expect(hitPx.length, target).toBeGreaterThan(0);
    expect(Math.min(...hitPx), target).toBeGreaterThanOrEqual(44);
  }
});
