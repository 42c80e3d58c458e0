import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBlankLevel } from '../levels/made-level.ts';
import { applyTool } from './level-maker.ts';
import { createMakerHistory, type MakerHistory, withLevel, withRedo, withSize, withUndo } from './maker-history.ts';

const key = { place: 'item', kind: 'key' } as const;
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
