import { expect, test } from 'vitest';
import { formatBlockDragId, formatPaletteDragId, isPaletteDragId, parseDragId } from './drag-ids.ts';

test('the id of a dragged block is read as its block', () => {
  expect(parseDragId(formatBlockDragId('7'))).toEqual({ id: '7' });
  expect(isPaletteDragId(formatBlockDragId('7'))).toBe(false);
});

test('the id of a kind in the palette is read as that kind', () => {
  expect(parseDragId(formatPaletteDragId('repeat3'))).toEqual({ kind: 'repeat3' });
  expect(isPaletteDragId(formatPaletteDragId('repeat3'))).toBe(true);
});

test('any other drag id is no block', () => {
  expect(parseDragId('end:')).toBeNull();
});
