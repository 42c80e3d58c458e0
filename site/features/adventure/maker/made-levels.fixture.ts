import fc from 'fast-check';
import type { Gallery } from '../stored/gallery.ts';
import { createBlankLevel, grounds, hazardTypes, itemKinds, type MadeLevel } from '../world/made-level.ts';
import { applyTool } from './level-maker.ts';

const anyCell = fc.record({ x: fc.nat(11), y: fc.nat(11) });

/** Any grid of the level maker, finished or not. */
export const anyMade: fc.Arbitrary<MadeLevel> = fc
  .record({
    size: fc.integer({ min: 5, max: 12 }),
    ground: fc.constantFrom(...grounds),
    start: anyCell,
    items: fc.array(fc.tuple(fc.constantFrom(...itemKinds), anyCell), { maxLength: 8 }),
    hazards: fc.array(fc.tuple(fc.constantFrom(...hazardTypes), anyCell), { maxLength: 12 }),
  })
  .map(({ size, ground, start, items, hazards }) => {
    let grid = applyTool(createBlankLevel(size, ground), { place: 'start' }, start).made;
    for (const [kind, at] of items) grid = applyTool(grid, { place: 'item', kind }, at).made;
    for (const [type, at] of hazards) grid = applyTool(grid, { place: 'hazard', type }, at).made;
    return grid;
  });

/** Makes levels, all different, with names as long as they may be. At most 330. */
export function manyLevels(count: number): Gallery {
  return Array.from({ length: count }, (_, index) => {
    const blank = createBlankLevel(12, grounds[Math.floor(index / 110)] ?? 'meadow');
    const { made } = applyTool(
      blank,
      { place: 'item', kind: 'key' },
      { x: 1 + (index % 11), y: Math.floor(index / 11) % 10 },
    );
    return { made, name: '가'.repeat(40), isOwn: false };
  });
}
