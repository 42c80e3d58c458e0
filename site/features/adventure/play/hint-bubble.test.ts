import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell } from '../world/level.ts';
import { placeBubble } from './hint-bubble.ts';

test.each<[string, Cell, Cell | null, 'above' | 'below', number]>([
  ['a hero at the bottom', { x: 0, y: 7 }, null, 'above', 7],
  ['a hero at the top', { x: 0, y: 0 }, null, 'below', 0],
  ['a marked square a bit above the hero', { x: 0, y: 7 }, { x: 2, y: 5 }, 'above', 5],
  ['a marked square below the hero', { x: 0, y: 1 }, { x: 3, y: 3 }, 'below', 3],
  ['a marked square that is far off', { x: 0, y: 7 }, { x: 3, y: 1 }, 'above', 7],
])('with %s the bubble stands beside its row', (_, hero, marked, side, row) => {
  expect(placeBubble(8, hero, marked)).toEqual({ side, row });
});

test('the bubble never covers the hero, and has two fifths of the board', () => {
  const cell = fc.record({ x: fc.nat(11), y: fc.nat(11) });
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 12 }), cell, fc.option(cell), (squares, hero, marked) => {
      const on = ({ x, y }: Cell) => ({ x: x % squares, y: y % squares });
      const { side, row } = placeBubble(squares, on(hero), marked && on(marked));
      const isClear = side === 'above' ? on(hero).y >= row : on(hero).y <= row;
      expect(isClear).toBe(true);
      expect(side === 'above' ? row : squares - 1 - row).toBeGreaterThanOrEqual(Math.floor(squares / 2) * 0.8);
    }),
  );
});
