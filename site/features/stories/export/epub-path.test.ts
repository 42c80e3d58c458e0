import { expect, test } from 'vitest';
import { EPUB_MODES, getEpubPath } from './epub-path.ts';

test('each mode of a book has an EPUB file of its own', () => {
  expect(EPUB_MODES.map((mode) => getEpubPath('forest-adventure', mode))).toEqual([
    '/epub/forest-adventure-en.epub',
    '/epub/forest-adventure-ko.epub',
    '/epub/forest-adventure-both.epub',
  ]);
});
