import fc from 'fast-check';
import { createBlankLevel, grounds, hazardTypes, itemKinds, type MadeLevel } from '../levels/made-level.ts';
import { applyTool } from './level-maker.ts';

const cell = fc.record({ x: fc.nat(11), y: fc.nat(11) });

/** Any grid of the level maker, finished or not. */
export const anyMade: fc.Arbitrary<MadeLevel> = fc
  .record({
    size: fc.integer({ min: 5, max: 12 }),
    ground: fc.constantFrom(...grounds),
    start: cell,
    items: fc.array(fc.tuple(fc.constantFrom(...itemKinds), cell), { maxLength: 8 }),
    hazards: fc.array(fc.tuple(fc.constantFrom(...hazardTypes), cell), { maxLength: 12 }),
  })
  .map(({ size, ground, start, items, hazards }) => {
    let grid = applyTool(createBlankLevel(size, ground), { place: 'start' }, start).made;
    for (const [kind, at] of items) grid = applyTool(grid, { place: 'item', kind }, at).made;
    for (const [type, at] of hazards) grid = applyTool(grid, { place: 'hazard', type }, at).made;
    return grid;
  });
