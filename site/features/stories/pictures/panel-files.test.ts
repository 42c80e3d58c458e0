import { expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { PANEL_ASPECT, PANEL_AVIF_WIDTHS, PANEL_WEBP_WIDTH } from './panel-files.ts';
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
