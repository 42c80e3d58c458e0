import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankLevel, place } from './level-maker.ts';
import { changed, redone, resized, type Table, tableOf, undone } from './maker-history.ts';

const key = { place: 'item', kind: 'key' } as const;
const put = (table: Table, x: number, y: number) => changed(table, place(table.history.present, key, { x, y }).made);

test('a size that is changed to and fro gives everything back', () => {
  const table = put(tableOf(blankLevel(8)), 7, 0);
  const small = resized(table, 5);
  expect(small.history.present.items).toEqual([]);
  expect(resized(small, 8).history).toEqual(table.history);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 12 })), (sizes) => {
      expect(resized(sizes.reduce(resized, table), 8).history.present).toBe(table.history.present);
    }),
  );
});

test('it is one change, which one undo takes back', () => {
  const table = put(tableOf(blankLevel(8)), 7, 0);
  const small = [7, 6, 5].reduce(resized, table);
  expect(undone(small).history.present).toBe(table.history.present);
  expect(redone(undone(small)).history.present).toBe(small.history.present);
});

test('what is done between two sizes is kept with the smaller board', () => {
  const small = put(resized(put(tableOf(blankLevel(8)), 7, 0), 5), 1, 1);
  expect(resized(small, 8).history.present.items).toMatchObject([{ x: 1, y: 4 }]);
});

test('an empty board that is emptied is no change', () => {
  const table = tableOf(blankLevel(8));
  expect(changed(table, blankLevel(8)).history).toBe(table.history);
});

test('an emptied board comes back', () => {
  const full = put(tableOf(blankLevel(8)), 3, 3);
  expect(undone(changed(full, blankLevel(8))).history.present).toBe(full.history.present);
});
