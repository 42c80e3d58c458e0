import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_COLORS } from '../shared/page/evening.ts';

const css = readFileSync('app/palette.css', 'utf8');

/** The colors that the block after `opening` sets. */
function colorsAfter(opening: string): Map<string, string> {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`palette.css has no '${opening}'`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--color-[a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const day = colorsAfter('@theme {');
const evening = colorsAfter('html[data-evening] {');
const daylight = colorsAfter('html[data-evening] .daylight {');

test('elements that stay light in the evening have the colors of the day', () => {
  expect([...daylight.keys()].sort()).toEqual([...evening.keys()].sort());
  for (const [name, hex] of daylight) expect([name, hex]).toEqual([name, day.get(name)]);
});

test("the browser's own toolbars have the background color of the page", () => {
  expect(THEME_COLORS).toEqual({ day: day.get('--color-cream'), evening: evening.get('--color-paper') });
});
