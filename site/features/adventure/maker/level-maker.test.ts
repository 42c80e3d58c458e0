import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProgram } from '../program/program.ts';
import { run } from '../run/run.ts';
import {
  buildMadeLevel,
  createBlankLevel,
  findLevelProblem,
  grounds,
  hazardTypes,
  itemKinds,
  itemWords,
  MAX_GRID_SIZE,
  MAX_HAZARDS,
  MAX_ITEMS,
  type MadeLevel,
  MIN_GRID_SIZE,
} from '../world/made-level.ts';
import {
  applyTool,
  createMakerHistory,
  findCellContent,
  type MakerHistory,
  type MakerTool,
  resize,
  withLevel,
  withRedo,
  withSize,
  withUndo,
} from './level-maker.ts';

const tool: fc.Arbitrary<MakerTool> = fc.oneof(
  fc.constant({ place: 'start' as const }),
  fc.constant({ place: 'erase' as const }),
  fc.constantFrom(...itemKinds).map((kind) => ({ place: 'item' as const, kind })),
  fc.constantFrom(...hazardTypes).map((type) => ({ place: 'hazard' as const, type })),
);
const cell = fc.record({ x: fc.integer({ min: -1, max: 12 }), y: fc.integer({ min: -1, max: 12 }) });
const tap = fc.record({ tool, cell });

const tapped = (made: MadeLevel, taps: readonly { tool: MakerTool; cell: { x: number; y: number } }[]) =>
  taps.reduce((now, each) => applyTool(now, each.tool, each.cell).made, made);

/** One thing a square, all of them on the grid, no more than may be. */
function expectWhole({ gridSize, startPosition, items, hazards }: MadeLevel): void {
  const cells = [startPosition, ...items, ...hazards];
  expect(new Set(cells.map(({ x, y }) => `${x},${y}`)).size).toBe(cells.length);
  expect(new Set([...items, ...hazards].map(({ id }) => id)).size).toBe(cells.length - 1);
  for (const { x, y } of cells) expect(Math.min(x, y) >= 0 && Math.max(x, y) < gridSize).toBe(true);
  expect(items.length).toBeLessThanOrEqual(MAX_ITEMS);
  expect(hazards.length).toBeLessThanOrEqual(MAX_HAZARDS);
  expect(gridSize >= MIN_GRID_SIZE && gridSize <= MAX_GRID_SIZE).toBe(true);
}

const fire: MakerTool = { place: 'hazard', type: 'fire' };
const key: MakerTool = { place: 'item', kind: 'key' };

describe('any sequence of taps', () => {
  test('a grid stays valid after any taps, in every size', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 60 }), fc.integer({ min: 0, max: 20 }), (taps, size) => {
        const made = tapped(createBlankLevel(), taps);
        expectWhole(made);
        expectWhole(resize(made, size));
      }),
    );
  });

  test('a refused tap changes nothing, and any other tap does what it reports', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 40 }), tap, (taps, last) => {
        const before = tapped(createBlankLevel(), taps);
        const { made, refusal } = applyTool(before, last.tool, last.cell);
        if (refusal) expect(made).toBe(before);
        else expect(findCellContent(made, last.cell)?.role ?? 'erase').toBe(last.tool.place);
      }),
    );
  });

  test('a grid made larger and smaller again is as it was', () => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 30 }), (taps) => {
        const made = tapped(createBlankLevel(6), taps);
        expect(resize(resize(made, 11), 6)).toEqual(made);
      }),
    );
  });
});

describe('a tap', () => {
  test('a tap off the grid, on the start, or with nothing to erase is refused with its reason', () => {
    const made = createBlankLevel(5);
    expect(applyTool(made, key, { x: 5, y: 0 }).refusal).toBe('off-grid');
    expect(applyTool(made, key, { x: 0, y: 4 }).refusal).toBe('start-is-here');
    expect(applyTool(made, { place: 'erase' }, { x: 0, y: 4 }).refusal).toBe('start-is-here');
    expect(applyTool(made, { place: 'erase' }, { x: 1, y: 1 }).refusal).toBe('nothing-here');
  });

  test('a ninth item or thirteenth hazard is refused unless it replaces another one', () => {
    const row = (each: MakerTool, y: number, count: number) =>
      Array.from({ length: count }, (_, x) => ({ tool: each, cell: { x, y } }));
    const full = tapped(createBlankLevel(12), [...row(key, 0, MAX_ITEMS), ...row(fire, 1, MAX_HAZARDS)]);
    expect(applyTool(full, key, { x: 0, y: 5 }).refusal).toBe('too-many-items');
    expect(applyTool(full, fire, { x: 0, y: 5 }).refusal).toBe('too-many-hazards');
    const bell = applyTool(full, { place: 'item', kind: 'bell' }, { x: 3, y: 0 });
    expect(bell.refusal).toBeNull();
    expect(findCellContent(bell.made, { x: 3, y: 0 })).toMatchObject({ kind: 'bell' });
    expect(applyTool(full, key, { x: 0, y: 1 }).refusal).toBe('too-many-items');
  });

  test('moving the start onto a thing removes that thing', () => {
    const made = tapped(createBlankLevel(5), [{ tool: fire, cell: { x: 2, y: 2 } }]);
    const moved = applyTool(made, { place: 'start' }, { x: 2, y: 2 }).made;
    expect(moved).toMatchObject({ startPosition: { x: 2, y: 2 }, hazards: [] });
  });
});

describe('a grid', () => {
  test('a grid without an item, or with one walled in, cannot be played, and gives the reason', () => {
    const blank = createBlankLevel(5);
    expect(findLevelProblem(blank)).toBe('no-item');
    const open = tapped(blank, [
      { tool: key, cell: { x: 4, y: 0 } },
      { tool: fire, cell: { x: 3, y: 0 } },
    ]);
    expect(findLevelProblem(open)).toBeNull();
    expect(findLevelProblem(applyTool(open, fire, { x: 4, y: 1 }).made)).toBe('unsolvable');
  });

  test('a made grid is played as a level with the names of the story', () => {
    const made = tapped(createBlankLevel(5), [{ tool: key, cell: { x: 1, y: 4 } }]);
    const level = buildMadeLevel(made);
    expect(level.items[0]).toMatchObject({ name: itemWords.key.name, x: 1, y: 4 });
    expect(run(level, parseProgram('rc') ?? []).ending).toBe('all-found');
  });
});

test('each story item can be placed, and a level has one ground', () => {
  expect(new Set(grounds).size).toBe(3);
  expect(new Set(itemKinds).size).toBe(8);
});

const put = (table: MakerHistory, x: number, y: number) =>
  withLevel(table, applyTool(table.history.present, key, { x, y }).made);

test('changing the size to and fro restores everything', () => {
  const table = put(createMakerHistory(createBlankLevel(8)), 7, 0);
  const small = withSize(table, 5);
  expect(small.history.present.items).toEqual([]);
  expect(withSize(small, 8).history).toEqual(table.history);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 12 })), (sizes) => {
      expect(withSize(sizes.reduce(withSize, table), 8).history.present).toBe(table.history.present);
    }),
  );
});

test('a change of size is one change, which one undo reverts', () => {
  const table = put(createMakerHistory(createBlankLevel(8)), 7, 0);
  const small = [7, 6, 5].reduce(withSize, table);
  expect(withUndo(small).history.present).toBe(table.history.present);
  expect(withRedo(withUndo(small)).history.present).toBe(small.history.present);
});

test('changes made between two sizes are kept in the smaller grid', () => {
  const small = put(withSize(put(createMakerHistory(createBlankLevel(8)), 7, 0), 5), 1, 1);
  expect(withSize(small, 8).history.present.items).toMatchObject([{ x: 1, y: 4 }]);
});

test('clearing an empty grid is no change', () => {
  const table = createMakerHistory(createBlankLevel(8));
  expect(withLevel(table, createBlankLevel(8)).history).toBe(table.history);
});

test('a cleared grid can be restored', () => {
  const full = put(createMakerHistory(createBlankLevel(8)), 3, 3);
  expect(withUndo(withLevel(full, createBlankLevel(8))).history.present).toBe(full.history.present);
});
