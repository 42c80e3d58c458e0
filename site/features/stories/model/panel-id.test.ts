import { expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { PANEL_ASPECT, PANEL_AVIF_WIDTHS, PANEL_WEBP_WIDTH, parsePanelId } from './panel-id.ts';
import { loadPictures } from './pictures.server.ts';

test('every panel is published in the documented widths', () => {
  for (const book of Object.values(books)) {
    for (const [panel, picture] of Object.entries(loadPictures(book).panels)) {
      expect([panel, ...picture.avifWidths]).toEqual([panel, ...Object.values(PANEL_AVIF_WIDTHS)]);
      expect(picture.webpWidth).toBe(PANEL_WEBP_WIDTH);
      expect(picture.width / picture.height).toBeCloseTo(PANEL_ASPECT, 3);
    }
  }
});

test.each([
  ['3-2', { chapter: 3, panel: 2 }],
  ['12-1', { chapter: 12, panel: 1 }],
  ['0-1', null],
  ['3', null],
  ['3-2-1', null],
  ['"><img', null],
  ['', null],
])('the panel id %s is read as %o', (id, parsed) => {
  expect(parsePanelId(id)).toEqual(parsed);
});
