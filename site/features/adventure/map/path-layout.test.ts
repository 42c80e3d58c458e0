import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layPath, type Spot } from './path-layout.ts';

const anyLands = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });
const anyColumns = fc.integer({ min: 1, max: 7 });

const cellOf = ({ row, column }: Spot) => `${row},${column}`;

/** The end points of the segments of a path. */
const endsOf = (line: string) => line.split('C').map((segment) => segment.split(' ').at(-1)?.replace('M', ''));

test('the path goes there and back', () => {
  const [land] = layPath([7], 3);
  expect(land?.spots.map(cellOf)).toEqual(['0,0', '0,1', '0,2', '1,2', '1,1', '1,0', '2,0']);
});

test('a land goes on where the one before has ended', () => {
  const [, second] = layPath([3, 3], 3);
  expect(second?.spots.map(cellOf)).toEqual(['0,2', '0,1', '0,0']);
  const [, after] = layPath([9, 2], 5);
  expect(after?.spots.map(cellOf)).toEqual(['0,0', '0,1']);
});

test('every second column lies lower, and a single one swings', () => {
  const [wide] = layPath([3], 3);
  expect(wide?.spots.map(({ shiftX, shiftY }) => [shiftX, shiftY > 0])).toEqual([
    [0, false],
    [0, true],
    [0, false],
  ]);
  const [narrow] = layPath([2], 1);
  expect(narrow?.spots.map(({ shiftX }) => Math.sign(shiftX))).toEqual([-1, 1]);
});

test('each place of each land has a cell of its own, inside the grid', () => {
  fc.assert(
    fc.property(anyLands, anyColumns, (lands, columns) => {
      const path = layPath(lands, columns);
      expect(path.map(({ spots }) => spots.length)).toEqual(lands);
      for (const { rows, spots } of path) {
        expect(new Set(spots.map(cellOf)).size).toBe(spots.length);
        for (const { row, column, shiftX, shiftY } of spots) {
          expect(row >= 0 && row < rows && column >= 0 && column < columns).toBe(true);
          expect(Math.abs(shiftX) < 0.5 && Math.abs(shiftY) < 0.5).toBe(true);
        }
      }
    }),
  );
});

test('a step leads to the neighbor in the row, or down at its end', () => {
  fc.assert(
    fc.property(anyLands, anyColumns, (lands, columns) => {
      for (const { spots } of layPath(lands, columns))
        for (const [index, to] of spots.entries()) {
          const from = spots[index - 1];
          if (!from) continue;
          const step = [to.row - from.row, Math.abs(to.column - from.column)].join();
          expect(step).toBe(from.row === to.row ? '0,1' : '1,0');
        }
    }),
  );
});

test('the line passes through every place, and ends at the last one of all', () => {
  fc.assert(
    fc.property(anyLands, anyColumns, (lands, columns) => {
      const path = layPath(lands, columns);
      for (const [index, { spots, line }] of path.entries()) {
        const places = spots.map(({ row, column, shiftX, shiftY }) =>
          [column + 0.5 + shiftX, row + shiftY].map((each) => Number(each.toFixed(3))).join(),
        );
        const [, ...ends] = endsOf(line);
        expect(ends.slice(0, places.length)).toEqual(places);
        expect(ends).toHaveLength(places.length + (index < path.length - 1 ? 1 : 0));
      }
    }),
  );
});

test('no places make no line', () => {
  expect(layPath([0], 3)).toEqual([{ rows: 0, spots: [], line: '' }]);
});
