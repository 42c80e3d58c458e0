import { expect, test } from 'vitest';
import { parseProgram } from '../../features/adventure/program/program.ts';
import { formatLink } from '../../features/adventure/stored/share.ts';
import { SHORTEST_PROGRAMS } from '../../features/adventure/world/levels.ts';
import type { EnginePage, WindowPoint } from './engine.driver.ts';
import type { Visit } from './visit.driver.ts';

const BOARD = '/quadrant-board';

/** Drags the card 'Math' into 'likes'. */
async function placeMath(engine: EnginePage): Promise<void> {
  await engine.shows('[data-ready]');
  const target = await engine.call<WindowPoint>(`() => {
    const { x, y, width, height } = document.querySelector('[data-zone="likes"]').getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }`);
  await engine.drag(/^Math/, target);
  await engine.shows('[data-placed="수학"]');
}

/** The adventure, and the board with the planner. */
export function describeGameJourneys(visit: () => Visit): void {
  test('a hero moves when programmed by clicks', async () => {
    const { engine, openEnglish } = visit();
    await openEnglish('/adventure-game');
    await engine.click(/^Fairy/);
    await engine.shows('[data-ready]');
    const hero = () => engine.call<string | null>("() => document.querySelector('[data-hero]')?.dataset.hero ?? null");
    const before = await hero();
    await engine.click(/^Move right/);
    await engine.click(/^Run$/);
    await engine.waitFor('a step', async () => (await hero()) !== before);
  });

  test("a friend's program is opened by its link, runs, and completes the level", async () => {
    const { engine, openEnglish } = visit();
    const program = parseProgram(SHORTEST_PROGRAMS['programming-basics'] ?? '') ?? [];
    await openEnglish(`/adventure-game#${formatLink({ kind: 'story', index: 0, program })}`);
    await engine.text(/A friend sent you this program/);
    await engine.click(/^Run$/);
    await engine.shows('[data-level-complete]');
    await engine.text(/Solved!/);
  });

  test('a card that is dragged stays in place and leads to five careers and a PDF', async () => {
    const { engine, open, openEnglish } = visit();
    await openEnglish(BOARD);
    await placeMath(engine);
    await open(BOARD);
    await engine.shows('[data-placed="수학"]');
    await open('/career-planner');
    await engine.waitFor('five careers', async () => {
      const count = await engine.call<number>(
        "() => document.querySelectorAll('main li button, main [role=tab]').length",
      );
      return count >= 5;
    });
    await engine.call("() => document.querySelector('.career-list button, main li button').click()");
    await engine.click(/^Save PDF/);
    await engine.waitFor('the file', async () => engine.downloads().some((name) => name.endsWith('.pdf')));
  });

  test('a child who leaves a shared computer leaves nothing on it', async () => {
    const { engine, open, openEnglish } = visit();
    await openEnglish(BOARD);
    await engine.shows('[data-ready]');
    const isPlaced = () => engine.call<boolean>(`() => document.querySelector('[data-placed="수학"]') !== null`);
    if (!(await isPlaced())) await placeMath(engine);
    await engine.click(/^I’m done on this computer$/);
    await engine.click(/^Yes, I’m done$/);
    await engine.waitFor('the home page', () => engine.call<boolean>("() => location.pathname === '/'"));
    await open(BOARD);
    await engine.shows('.card-pool [data-card="수학"]');
    expect(await isPlaced()).toBe(false);
  });
}
