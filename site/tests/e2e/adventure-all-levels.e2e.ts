import type { Locator, Page } from '@playwright/test';
import { STEP_DELAYS_MS } from '../../features/adventure/game/step-delay.ts';
import { makerText } from '../../features/adventure/maker/maker-text.ts';
import { formatProgram, type Program, parseProgram } from '../../features/adventure/program/program.ts';
import { EMPTY_MAP_PROGRESS, formatMapProgress } from '../../features/adventure/stored/map-progress.ts';
import { EMPTY_PROGRESS, formatProgress, PROGRESS_KEY } from '../../features/adventure/stored/progress.ts';
import { formatDayId, makeDay } from '../../features/adventure/world/daily-letter.ts';
import { deliveries } from '../../features/adventure/world/deliveries.ts';
import { formatDeliveryId } from '../../features/adventure/world/delivery.ts';
import { deliveryText } from '../../features/adventure/world/delivery-text.ts';
import { letters } from '../../features/adventure/world/letters.ts';
import { levels, SHORTEST_PROGRAMS } from '../../features/adventure/world/levels.ts';
import type { LocalKey } from '../../shared/storage/keys.ts';
import { MAP_PROGRESS_KEY } from '../../shared/storage/map-progress-key.ts';
import { type AdventureDriver, adventureDriverOn, build } from './adventure.driver.ts';
import { EXHAUSTIVE, expect, rememberLanguage, test } from './journey.fixture.ts';

/**
 * Programs that earn every star, by delivery (docs/adventure.md). Those of BUILT are built on the page, the others
 * stored.
 */
const PROGRAMS: Readonly<Record<string, string>> = {
  d1: '3(cur)',
  d2: 'drruc',
  d3: 'rrcuurc',
  d4: '5(cr)',
  d5: '5(uc)',
  d7: '5(cu)',
  d8: '5(r)3(cu)',
  d9: '3(rc)uc',
  d10: '5(r)5(cu)',
  d11: '5(urc)',
  d12: '3(3(r)uc)',
  d13: '3(3(ru)c)',
  ...Object.fromEntries(
    deliveries.flatMap((delivery, index) =>
      delivery.kind === 'arrange' ? [[formatDeliveryId(index + 1), delivery.solution]] : [],
    ),
  ),
};
const BUILT = ['d1', 'd8', 'd16', 'd19'];
/** The squares that answer the two questions. */
const ANSWERS: Readonly<Record<string, string>> = { d6: '3,2', d14: '3,2' };
/** How many times faster than usual the page's timers are: a step takes 6 ms. */
const TIMES_FASTER = 50;
/** For 50 steps on a busy machine. */
const MAX_RUN_MS = 40_000;

type Press = (what: Locator) => Promise<void>;
const own = deliveryText.en;

/** A device on which the programs have been written, but none has been run. */
async function openPrepared(
  page: Page,
  hash: string,
  more: Readonly<Record<string, string>> = {},
): Promise<AdventureDriver> {
  const parsed = (forms: Readonly<Record<string, string>>): Record<string, Program> =>
    Object.fromEntries(Object.entries(forms).map(([id, form]) => [id, parseProgram(form) ?? []]));
  const stored = { ...Object.fromEntries(Object.entries(PROGRAMS).filter(([id]) => !BUILT.includes(id))), ...more };
  const texts = [
    [MAP_PROGRESS_KEY, formatMapProgress({ ...EMPTY_MAP_PROGRESS, programs: parsed(stored) })],
    [PROGRESS_KEY, formatProgress({ ...EMPTY_PROGRESS, hero: 'cat', programs: parsed(SHORTEST_PROGRAMS) })],
    ['story-forest.adventure-pace' satisfies LocalKey, `${Math.min(...STEP_DELAYS_MS)}`],
  ] as const;
  await page.addInitScript((all) => {
    for (const [key, text] of all) localStorage.getItem(key) ?? localStorage.setItem(key, text);
  }, texts);
  await page.addInitScript((times) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, delayMs = 0) => setTimeout(run, delayMs / times)) as typeof setTimeout;
  }, TIMES_FASTER);
  await rememberLanguage(page, 'en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/adventure-game${hash}`);
  await expect(page.locator('[data-ready]')).toBeAttached();
  return adventureDriverOn(page, 'en');
}

/** Presses Run, and waits until the level is complete and `done` is there. */
async function run({ page, text, button }: AdventureDriver, press: Press, done: Locator): Promise<void> {
  await expect(done).toHaveCount(0);
  await press(button(text.run));
  await expect(done).toHaveCount(1, { timeout: MAX_RUN_MS });
  await expect(page.locator('[data-level-complete]')).toHaveCount(0);
}

/** Plays deliveries from one number to another, each opened by the button of the one before. */
async function playDeliveries(player: AdventureDriver, from: number, to: number, press: Press): Promise<void> {
  const { page, button } = player;
  for (let number = from; number <= to; number += 1)
    await test.step(`delivery ${number}`, async () => {
      const id = formatDeliveryId(number);
      const note = page.locator(`[data-delivery="${id}"]`);
      await expect(note).toBeVisible();
      if (BUILT.includes(id)) await build(player, PROGRAMS[id] ?? '', press);
      if (ANSWERS[id]) await press(page.locator(`[data-guess="${ANSWERS[id]}"]`));
      await run(player, press, page.locator(`[data-delivery="${id}"][data-solved]`));
      await expect(note.locator('[data-star]:not([data-earned])')).toHaveCount(0);
      if (number < to) await press(button(own.next));
    });
}

/** The map counts every star of these levels as earned. */
async function expectStarsOnMap({ page }: AdventureDriver, ids: readonly string[]): Promise<void> {
  await page.goto('/adventure-game#map');
  for (const id of ids) {
    const card = page.locator(`[data-level="${id}"]`);
    await expect(card.locator('[data-earned]').first()).toBeAttached();
    await expect(card.locator('span:has(> .star):not([data-earned])')).toHaveCount(0);
  }
}

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => formatDeliveryId(from + index));

test.describe('with a finger, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('deliveries 1 to 7', EXHAUSTIVE, async ({ page }) => {
    const player = await openPrepared(page, '#d1');
    await playDeliveries(player, 1, 7, (what) => what.tap());
    await expectStarsOnMap(player, numbered(1, 7));
  });
});

test.describe('with a finger, on a phone held sideways', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test('deliveries 16 to 19', EXHAUSTIVE, async ({ page }) => {
    const player = await openPrepared(page, '#d16');
    await playDeliveries(player, 16, 19, (what) => what.tap());
    await expectStarsOnMap(player, numbered(16, 19));
  });
});

const click: Press = (what) => what.click();
const pressKey =
  (page: Page): Press =>
  async (what) => {
    await what.focus();
    await page.keyboard.press('Enter');
  };

test('deliveries 20 to 22 with a mouse', EXHAUSTIVE, async ({ page }) => {
  const player = await openPrepared(page, '#d20');
  await playDeliveries(player, 20, 22, click);
  await expectStarsOnMap(player, numbered(20, 22));
});

test('deliveries 23 to 25 with the keyboard', EXHAUSTIVE, async ({ page }) => {
  const player = await openPrepared(page, '#d23');
  await playDeliveries(player, 23, 25, pressKey(page));
  await expectStarsOnMap(player, numbered(23, 25));
});

test(
  'a week of letters: each day tells something new, and goes on where the child was',
  EXHAUSTIVE,
  async ({ page }) => {
    test.slow();
    const days = Array.from({ length: 7 }, (_, index) => `2026-12-0${index + 1}`);
    const byKeys = days[3] ?? '';
    const programs = days
      .filter((day) => day !== byKeys)
      .map((day) => [formatDayId(day), formatProgram(makeDay(day).program)] as const);
    // Before the page's timers are made faster, which the clock would undo.
    await page.clock.setFixedTime(new Date(`${days[0]}T10:00`));
    const player = await openPrepared(page, '', Object.fromEntries(programs));
    const press = pressKey(page);
    const told: string[] = [];
    for (const [index, day] of days.entries())
      await test.step(day, async () => {
        await page.clock.setFixedTime(new Date(`${day}T10:00`));
        await page.goto('/adventure-game#map');
        await page.reload();
        const today = page.locator(`[data-level="${formatDayId(day)}"]`);
        await press(today);
        const note = page.locator(`[data-delivery="${formatDayId(day)}"]`);
        await expect(note).toContainText(own.letterOf({ number: index + 1, round: 1 }, letters.length));
        told.push(await page.locator('[data-story]').innerText());
        if (day === byKeys) await build(player, formatProgram(makeDay(day).program), press);
        await run(player, press, page.locator(`[data-delivery="${formatDayId(day)}"][data-solved]`));
        await expect(page.locator('[data-solved-card]')).toContainText(letters[index]?.thanks.en ?? '');
      });
    expect(new Set(told).size).toBe(7);
    await page.goto('/adventure-game#map');
    await expect(page.locator('[data-level^="day-"]')).toHaveCount(7);
  },
);

test('deliveries 8 to 13 with a mouse', EXHAUSTIVE, async ({ page }) => {
  const player = await openPrepared(page, '#d8');
  await playDeliveries(player, 8, 13, click);
  await expectStarsOnMap(player, numbered(8, 13));
});

test('the three levels with a mouse', EXHAUSTIVE, async ({ page }) => {
  const player = await openPrepared(page, '#map');
  for (const [index, { id, title }] of levels.entries())
    await test.step(`level ${index + 1}`, async () => {
      await page.goto('/adventure-game#map');
      await click(page.locator(`[data-level="${id}"]`));
      await expect(page.getByRole('heading', { name: title.en })).toBeFocused();
      expect(await player.program()).toBe(SHORTEST_PROGRAMS[id]);
      const next = levels[index + 1]?.title.en ?? player.text.completedTitle;
      await run(player, click, page.getByRole('heading', { name: next, level: 1 }));
    });
  await expectStarsOnMap(
    player,
    levels.map(({ id }) => id),
  );
});

test("deliveries 14 and 15 and today's letter with the keyboard", EXHAUSTIVE, async ({ page }) => {
  const player = await openPrepared(page, '#d14');
  const { button, text } = player;
  const press = pressKey(page);
  await playDeliveries(player, 14, 14, press);
  await press(button(own.next));
  await test.step('delivery 15 is made, and solved once', async () => {
    await expect(page.getByRole('heading', { name: makerText.en.title })).toBeFocused();
    await page.locator('[data-cell="0,7"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await press(button(makerText.en.tryIt));
    await expect(page.getByText(text.ownLevel)).toBeVisible();
    await build(player, 'rc', press);
    await run(player, press, page.getByText(text.ownSolved));
  });
  await expectStarsOnMap(player, numbered(14, 15));
  await test.step("today's letter", async () => {
    const today = page.locator('[data-level^="day-"]').first();
    const id = (await today.getAttribute('data-level')) ?? '';
    await press(today);
    await expect(page.locator(`[data-delivery="${id}"]`)).toBeVisible();
    const { program } = makeDay(id.slice('day-'.length));
    await build(player, formatProgram(program), press);
    await run(player, press, page.locator(`[data-delivery="${id}"][data-solved]`));
    await expectStarsOnMap(player, [id]);
  });
});
