import { MAX_REPEAT_DEPTH } from '../../features/adventure/program/program.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { type AdventureDriver, openAdventure } from './adventure.driver.ts';
import { EXHAUSTIVE, exhaustiveUnless, expect, test } from './journey.fixture.ts';

type Size = readonly [width: number, height: number];

/**
 * Phones upright and sideways, low windows, a laptop of 1440 × 900 at 200 % zoom (720 × 450). Programs are built on the
 * last one.
 */
const SMALL: readonly Size[] = [
  [568, 320],
  [844, 390],
  [740, 360],
  [667, 375],
  [390, 844],
  [1024, 500],
  [1024, 600],
  [720, 450],
  [320, 568],
];
/** A tablet and a desktop: a level opens there with its story. */
const LARGE: readonly Size[] = [
  [820, 1180],
  [1440, 900],
];

/** A question, a bag with a limit, blocks to put in order and a letter; with how many blocks each begins. */
const DELIVERIES = [
  ['d6', 4],
  ['d11', 0],
  ['d17', 0],
  ['d19', 0],
  ['d20', 0],
  ['d22', 5],
  ['day-2026-11-23', 0],
] as const;

/** A level that a friend has made. */
const BY_LINK = 'm8m07im37l34hf57-';

const SCREENS = [
  // A program to mend, too. On large screens it is a list below the blocks.
  { screens: 'small screens', sizes: SMALL, deliveries: [['d3', 7], ...DELIVERIES] },
  { screens: 'large screens', sizes: LARGE, deliveries: DELIVERIES },
] as const;

/** Blocks, controls, the hint and what the bar opens. */
const CONTROLS = '.block-button, .controls > button, .play-bar button, .hint-button';
const MIN_BOARD_PX = 220;
const MIN_TOUCH_PX = 44;

type Limits = {
  readonly controls: string;
  readonly blocks: number;
  readonly minGrid: number;
  readonly minTouch: number;
};

/**
 * Runs in the page: what does not fit on its screen, a sentence each. The whole board and the program's blocks, in the
 * strip or in the list, must be seen, and `controls` must be large enough and not covered.
 */
function findMisfits({ controls, blocks, minGrid, minTouch }: Limits): string[] {
  const misfits: string[] = [];
  if (scrollY !== 0) misfits.push('the page has scrolled');
  const round = ({ left, top, width, height }: DOMRect) =>
    `${[left, top].map(Math.round)} ${[width, height].map(Math.round).join('×')}`;
  const tapped = [...document.querySelectorAll(controls)];
  if (tapped.length === 0) misfits.push('there are no controls');
  for (const element of tapped) {
    const box = element.getBoundingClientRect();
    const name = `${element.textContent} ${round(box)}`;
    const inset = minTouch / 4;
    const points = [
      [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.bottom - inset],
    ] as const;
    if (box.width < minTouch || box.height < minTouch) misfits.push(`${name} is too small`);
    else if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      misfits.push(`${name} is off the screen`);
    else if (!points.every(([x, y]) => element.contains(document.elementFromPoint(x, y))))
      misfits.push(`${name} is covered`);
  }
  const grid = document.querySelector('[data-level-grid]')?.getBoundingClientRect() ?? new DOMRect();
  if (grid.width < minGrid || grid.top < 0 || grid.bottom > innerHeight) misfits.push(`the grid: ${round(grid)}`);
  const strip = document.querySelector('.program-strip');
  const isStripShown = strip?.checkVisibility() ?? false;
  const shown = [...document.querySelectorAll(isStripShown ? '.strip-chip' : '.block-chip')];
  if (shown.length !== blocks) misfits.push(`${shown.length} blocks instead of ${blocks}`);
  const row = (isStripShown ? document.querySelector('.strip-row') : null)?.getBoundingClientRect();
  for (const block of shown) {
    const box = block.getBoundingClientRect();
    const width = Math.min(box.right, innerWidth, row?.right ?? innerWidth) - Math.max(box.left, row?.left ?? 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (width < box.width * 0.9 || height < box.height * 0.9) misfits.push(`a block is not seen: ${round(box)}`);
  }
  const title = document.querySelector('.play-bar-title');
  if (title && title.scrollWidth > title.clientWidth) misfits.push('the title is cut');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) misfits.push(`the page is ${scrollWidth} px wide`);
  return misfits;
}

/** One page goes through all sizes: a new page for each would take most of the time. */
async function expectFits({ page }: AdventureDriver, sizes: readonly Size[], blocks: number): Promise<void> {
  const limits: Limits = { controls: CONTROLS, blocks, minGrid: MIN_BOARD_PX, minTouch: MIN_TOUCH_PX };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(findMisfits, limits), `${width} × ${height}`).toEqual([]);
  }
}

for (const language of LANGUAGES)
  for (const { screens, sizes, deliveries } of SCREENS)
    test.describe(`${screens}, ${language}`, () => {
      const [width, height] = sizes[0] ?? [0, 0];
      // What of a level is open at first depends on the size at which it was opened.
      test.use({ viewport: { width, height } });

      test(
        'levels and deliveries are played without scrolling',
        exhaustiveUnless(sizes === SMALL && language === 'en'),
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          const player = await openAdventure(page, language);
          const { text, button, offered } = player;
          await page.locator('.character-card').first().click();
          await player.stopClock();
          if (sizes === LARGE) await expect(page.locator('[data-story]')).toBeVisible();
          await test.step('at first', () => expectFits(player, sizes, 0));
          await offered('repeat3').click();
          await offered('up').click();
          await test.step('with a program', () => expectFits(player, sizes, 2));
          await button(text.stepOnce).click();
          await button(text.backToStart).click();
          await offered('up').click();
          await button(text.run).click();
          const chip = page.locator('[data-run-from]');
          await player.waitFor(chip);
          await expect(chip).toHaveAttribute('data-run-from', 'start');
          await test.step('away from the start', () => expectFits(player, sizes, 3));
          await page.clock.resume();
          for (const [id, blocks] of deliveries)
            await test.step(id, async () => {
              await page.goto(`/adventure-game#${id}`);
              await expect(page.locator(`[data-delivery="${id}"]`)).toBeAttached();
              await expectFits(player, sizes, blocks);
            });
          await test.step('a level by link', async () => {
            await page.goto(`/adventure-game#${BY_LINK}`);
            await expect(page.locator('.visit-note')).toBeAttached();
            await expectFits(player, sizes, 0);
            await expect(page.locator('.block-button:visible')).toHaveCount(7);
            if (sizes !== SMALL) return;
            await page.setViewportSize({ width: 390, height: 844 });
            const sentence = await page.locator('.visit-note-words').boundingBox();
            const board = await page.locator('[data-level-grid]').boundingBox();
            expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThan(board?.y ?? 0);
          });
          await test.step('a repeat whose number can be tapped', async () => {
            await offered('repeat3').click();
            for (const kind of ['right', 'collect'] as const) await offered(kind).click();
            await expectFits(player, sizes, 3);
          });
        },
      );
    });

test.describe('the smallest screen', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  for (const language of LANGUAGES) {
    for (const depth of [3, MAX_REPEAT_DEPTH]) {
      test(
        `${depth} repeats one inside the other can be read and tapped on the smallest screen, ${language}`,
        EXHAUSTIVE,
        async ({ page }) => {
          const form = `${'3b'.repeat(depth)}rc${'e'.repeat(depth)}`;
          const { text, button, lit } = await openAdventure(page, language, `#1-${form}`);
          await expect(page.locator('[data-ready]')).toBeAttached();
          for (const words of await page.locator('.block-chip > .grow').all()) {
            const seen = await words.evaluate((element) => {
              const { lineHeight } = getComputedStyle(element);
              const lines = element.clientHeight / Number.parseFloat(lineHeight);
              return { lines, isCut: element.scrollWidth > element.clientWidth };
            });
            expect(seen.isCut, await words.innerText()).toBe(false);
            expect(seen.lines, await words.innerText()).toBeLessThan(2.5);
          }
          for (const part of await page.locator('.adventure-workshop button').all()) {
            const box = await part.boundingBox();
            expect(box?.height, await part.innerText()).toBeGreaterThanOrEqual(44);
            // A block of the strip is narrower where there are many.
            const isStripChip = await part.evaluate((element) => element.classList.contains('strip-chip'));
            expect(box?.width, await part.innerText()).toBeGreaterThanOrEqual(isStripChip ? 30 : 44);
          }
          await button(text.stepOnce).tap();
          await expect(lit.locator('.block-round')).toHaveCount(0);
          await expect(page.locator('.block-round')).toHaveCount(depth);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        },
      );
    }
  }
});
