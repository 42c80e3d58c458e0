import type { Page } from '@playwright/test';
import { adventureText } from '../../features/adventure/game/adventure-text.ts';
import { makerText } from '../../features/adventure/maker/maker-text.ts';
import { parseProgram } from '../../features/adventure/program/program.ts';
import {
  EMPTY_PROGRESS,
  formatProgress,
  PROGRESS_KEY,
  type Progress,
} from '../../features/adventure/stored/progress.ts';
import { levels } from '../../features/adventure/world/levels.ts';
import { build, openAdventure } from './adventure.driver.ts';
import { EXHAUSTIVE, expect, test } from './journey.fixture.ts';

const own = adventureText.en;

/** Stores a game before the page's scripts run, once: a reload keeps what the page has stored. */
async function store(page: Page, progress: Partial<Progress>): Promise<void> {
  const text = formatProgress({ ...EMPTY_PROGRESS, ...progress });
  await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    PROGRESS_KEY,
    text,
  ] as const);
}

test('the first minute points at one block and Run, then at a second block', async ({ page, expectAccessible }) => {
  test.slow();
  const player = await openAdventure(page);
  const { text, button, offered } = player;
  await page.getByRole('button', { name: /^Cat/ }).click();
  const level = page.locator('.adventure-page');
  const laugh = page.getByText(own.laugh);
  await player.stopClock();
  for (const blocks of [1, 2]) {
    await expect(level).toHaveAttribute('data-coach', 'right');
    await offered('right').click();
    await expect(level).toHaveAttribute('data-coach', 'run');
    await button(text.run).click();
    await player.waitFor(laugh);
    expect(await player.hero()).toBe(`${blocks},7`);
  }
  await expectAccessible('the hero laughs');
  await offered('right').click();
  await expect(laugh).toHaveCount(0);
  await expect(level).not.toHaveAttribute('data-coach', /./);
  await test.step('the third block of a kind shows the first repeat', async () => {
    await button(own.foldIntoRepeat(3)).click();
    expect(await player.program()).toBe('3(r)');
    await expect(button(own.foldIntoRepeat(3))).toHaveCount(0);
    await button(text.undo).click();
    expect(await player.program()).toBe('rrr');
  });
});

test('a mended program starts over, and the child can choose', async ({ page, expectAccessible }) => {
  test.slow();
  const player = await openAdventure(page, 'en', '#1-ruu');
  const { text, button, hero } = player;
  const alert = page.getByRole('alertdialog', { name: text.hazard.fire });
  const chip = page.locator('[data-run-from]');
  await player.stopClock();
  await test.step('the alert leads back to the start', async () => {
    await button(text.run).click();
    await player.waitFor(alert);
    await expectAccessible('the alert');
    await alert.getByRole('button', { name: text.backToStart }).click();
    await expect(alert).toHaveCount(0);
    expect(await hero()).toBe('0,7');
    await expect(chip).toHaveCount(0);
  });
  await test.step('OK leaves the hero there, and the next run goes back first, also with a new program', async () => {
    await button(text.run).click();
    await player.waitFor(alert);
    await page.keyboard.press('Enter');
    await expect(button(text.run)).toBeFocused();
    expect(await hero()).toBe('1,7');
    await expect(chip).toContainText(own.runFrom.start);
    await button(text.clear).click();
    await build(player, 'rr', (what) => what.click());
    await expect(chip).toContainText(own.runFrom.start);
    await button(text.run).click();
    expect(await hero()).toBe('0,7');
    await player.wait(1000);
    expect(await hero()).toBe('1,7');
    await player.waitFor(chip);
    expect(await hero()).toBe('2,7');
  });
  await test.step('from here, once', async () => {
    await chip.click();
    await button(text.run).click();
    expect(await hero()).toBe('3,7');
    await player.waitFor(chip);
    await expect(chip).toContainText(own.runFrom.start);
  });
});

test(
  'another hero, the levels reached and the maker are one tap away',
  EXHAUSTIVE,
  async ({ page, expectAccessible }) => {
    const [first, second] = levels;
    if (!first || !second) throw new Error('There are three levels');
    const heroState = { position: second.startPosition, facing: 'right' as const, found: [] };
    const programs = { [second.id]: parseProgram('rru') ?? [] };
    await store(page, { hero: 'cat', at: { index: 1, heroState }, programs, stars: { [first.id]: ['solved'] } });
    const player = await openAdventure(page);
    const { button, text } = player;
    const menu = async () => {
      if ((await button(own.menu).getAttribute('aria-expanded')) === 'false') await button(own.menu).click();
    };
    await menu();
    await expectAccessible('the menu');
    await button('Dog').click();
    await expect(button('Dog')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: `1. ${first.title.en}` }).click();
    await expect(page.getByRole('heading', { name: first.title.en })).toBeFocused();
    await menu();
    await page.getByRole('button', { name: `2. ${second.title.en}` }).click();
    expect(await player.program()).toBe('rru');
    await expect(page.getByRole('button', { name: /^3\./ })).toHaveCount(0);
    await menu();
    await expect(button('Dog')).toHaveAttribute('aria-pressed', 'true');
    await button(text.makeLevel).click();
    await expect(page.getByRole('heading', { name: makerText.en.title })).toBeVisible();
  },
);

test('the stars say what they ask for, and a new language is announced', async ({ page }) => {
  const player = await openAdventure(page);
  await page.getByRole('button', { name: /^Cat/ }).click();
  await page.getByRole('button', { name: /^0 of 4 stars/ }).click();
  await expect(page.getByText(player.text.starWithin(8), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(player.announced).toContainText('이제 코딩 모험이 한국어로 나와요.');
});

test('a reload keeps the completed screen', async ({ page }) => {
  const last = levels.length - 1;
  const found = levels[last]?.items.map(({ id }) => id) ?? [];
  const position = levels[last]?.startPosition ?? { x: 0, y: 0 };
  await store(page, { hero: 'cat', at: { index: last, heroState: { position, facing: 'up', found } } });
  const { text, button } = await openAdventure(page);
  const title = page.getByRole('heading', { name: text.completedTitle });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.locator('main')).toContainText(text.completedPoints(400));
  await button(text.playAgain).click();
  await page.reload();
  await expect(page.getByText(text.choose)).toBeVisible();
});
