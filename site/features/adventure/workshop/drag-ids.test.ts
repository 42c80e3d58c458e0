import { expect, test } from 'vitest';
import { blockDragId, isPaletteDragId, paletteDragId, parseDragId } from './drag-ids.ts';

test('the id of a dragged block is read as its block', () => {
  expect(parseDragId(blockDragId('7'))).toEqual({ id: '7' });
  expect(isPaletteDragId(blockDragId('7'))).toBe(false);
});

test('the id of a kind in the palette is read as that kind', () => {
  expect(parseDragId(paletteDragId('repeat3'))).toEqual({ kind: 'repeat3' });
  expect(isPaletteDragId(paletteDragId('repeat3'))).toBe(true);
});

test('any other drag id is no block', () => {
  expect(parseDragId('end:')).toBeNull();
});
