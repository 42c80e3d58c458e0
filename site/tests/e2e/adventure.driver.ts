import type { Locator, Page } from '@playwright/test';
import { adventureText } from '../../features/adventure/game/adventure-text.ts';
import { STEP_DELAY_MS } from '../../features/adventure/game/step-delay.ts';
import type { BlockKind, Program } from '../../features/adventure/program/program.ts';
import { parseProgram } from '../../features/adventure/program/program.ts';
import { getBlockKind } from '../../features/adventure/program/program-edit.ts';
import { getKindName } from '../../features/adventure/run/describe-run.ts';
import { LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';
import { expect } from './journey.fixture.ts';

/** Plays the adventure on a page. The clock is faked: once it is stopped, time passes only in `wait`. */
export type AdventureDriver = {
  readonly page: Page;
  readonly text: (typeof adventureText)[Language];
  readonly button: (name: string) => Locator;
  /** A block of the palette. */
  readonly offered: (kind: BlockKind) => Locator;
  /** The draggable blocks of this kind in the program. */
  readonly placed: (kind: BlockKind) => Locator;
  /** The insertion points, one for each repeat, in reading order; the last is the program's end. */
  readonly slots: Locator;
  /** The program's drop slots, in reading order. */
  readonly gaps: Locator;
  /** The text form of the program on the page. */
  readonly program: () => Promise<string>;
  /** Square of the hero, 'x,y'. */
  readonly hero: () => Promise<string | null>;
  readonly lit: Locator;
  readonly announced: Locator;
  readonly stopClock: () => Promise<void>;
  /** Advances the clock, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Advances the clock step by step until the element is visible. */
  readonly waitFor: (what: Locator) => Promise<void>;
};

export async function openAdventure(page: Page, language: Language = 'en', hash = ''): Promise<AdventureDriver> {
  await page.addInitScript(([key, choice]) => localStorage.setItem(key, choice), [LANGUAGE_KEY, language] as const);
  await page.clock.install();
  await page.goto(`/adventure-game${hash}`);
  return adventureDriverOn(page, language);
}

export function adventureDriverOn(page: Page, language: Language): AdventureDriver {
  const text = adventureText[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const workshop = page.getByRole('region', { name: text.program, exact: true });
  const nameOf = (kind: BlockKind) => getKindName(language, kind);
  return {
    page,
    text,
    button,
    offered: (kind) => page.getByRole('region', { name: text.blocks }).getByRole('button', { name: nameOf(kind) }),
    placed: (kind) => workshop.locator(`[data-block="${kind}"] > .block-row > .block-chip`),
    slots: workshop.locator('.add-here'),
    gaps: workshop.locator('.gap'),
    program: () => workshop.evaluate(readProgram),
    hero: () => page.locator('[data-hero]').getAttribute('data-hero'),
    lit: workshop.locator('[data-lit] > .block-chip'),
    announced: page.locator('[data-announcer]'),
    stopClock: async () => {
      // What dragging needs is there by now; `waitFor` what else is loaded late.
      await expect(page.locator('[data-ready]')).toBeAttached();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    },
    wait: (milliseconds) => page.clock.runFor(milliseconds),
    waitFor: async (what) => {
      await expect(async () => {
        await page.clock.runFor(STEP_DELAY_MS);
        await expect(what).toBeVisible({ timeout: 50 });
      }).toPass({ timeout: 40_000, intervals: [10] });
    },
  };
}

/** Runs in the page: reads the program from the list of blocks. */
function readProgram(workshop: Element): string {
  const letters: Record<string, string> = { up: 'u', down: 'd', left: 'l', right: 'r', collect: 'c' };
  const read = (list: Element | null | undefined): string =>
    [...(list?.children ?? [])]
      .map((item) => {
        const block = item.querySelector<HTMLElement>('[data-block]');
        const kind = block?.dataset.block ?? '';
        if (!kind.startsWith('repeat')) return letters[kind];
        return `${kind.slice(-1)}(${read(block?.querySelector('.repeat-inside ol'))})`;
      })
      .join('');
  return read(workshop.querySelector('ol'));
}

type Press = (what: Locator) => Promise<void>;

/**
 * Builds a program from its text form by pressing blocks of the palette. A new repeat is the insertion point, so its
 * content follows; then the insertion point around it is selected.
 */
export async function build(player: AdventureDriver, form: string, press: Press): Promise<void> {
  const whole = parseProgram(form);
  if (!whole) throw new Error(`${form} is no program`);
  await buildInside(player, whole, press);
  expect(await player.program()).toBe(form);
}

async function buildInside(player: AdventureDriver, program: Program, press: Press): Promise<void> {
  for (const [index, block] of program.entries()) {
    await press(player.offered(getBlockKind(block)));
    if (block.kind !== 'repeat') continue;
    await buildInside(player, block.steps, press);
    // Leaves the repeat if a block follows it. Its insertion point comes before the outer one.
    if (index < program.length - 1) await press(await slotAfter(player));
  }
}

/** The insertion point after the selected one. */
async function slotAfter({ slots }: AdventureDriver): Promise<Locator> {
  const all = await slots.all();
  for (const [index, slot] of all.entries()) {
    const next = all[index + 1];
    if ((await slot.getAttribute('aria-pressed')) === 'true' && next) return next;
  }
  throw new Error('No repeat is open');
}
