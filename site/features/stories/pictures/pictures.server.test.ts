import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { loadPictures, parsePicture } from './pictures.server.ts';

const FILE = 'pictures/forest-adventure/1-1.json';
const HEAD = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
const METADATA = {
  hash: 'x',
  width: 1200,
  height: 900,
  avifWidths: [480, 800, 1200],
  webpWidth: 800,
  placeholder: 'data:image/webp;base64,AAAA',
  heads: [{ name: 'DoyunsMom', ...HEAD }],
  focal: { x: 0.5, y: 0.5 },
};

function parse(change: object) {
  return parsePicture(JSON.stringify({ ...METADATA, ...change }), FILE);
}

describe('picture metadata', () => {
  test.each([
    ['DoyunsMom', 'doyunsMom'],
    ['doyunsMom', 'doyunsMom'],
    ['guests', 'guests'],
    ['Find', 'find'],
    ['Noodle', 'silent'],
  ])('the head of %s has the id %s', (name, id) => {
    expect(parse({ heads: [{ name, ...HEAD }] }).heads).toEqual([{ id, ...HEAD }]);
  });

  test.each<[string, object, RegExp]>([
    [
      'an unknown name',
      { heads: [{ name: 'Charlote', ...HEAD }] },
      /heads\.0\.name: 'Charlote' is neither in cast\.ts/,
    ],
    ['a missing number', { heads: [{ ...HEAD, name: 'Theo', left: undefined }] }, /heads\.0\.left/],
    ['a width that is no number', { width: '1200' }, /width/],
    ['no AVIF width', { avifWidths: [] }, /avifWidths/],
    ['a missing WebP width', { webpWidth: undefined }, /webpWidth/],
    ['a missing focal point', { focal: undefined }, /focal/],
    ['a placeholder that is no image', { placeholder: '1-1.webp' }, /placeholder/],
  ])('%s is an error that names the file and the field', (_, change, field) => {
    expect(() => parse(change)).toThrow(field);
    expect(() => parse(change)).toThrow(FILE);
  });

  test.each(Object.values(books))('every panel of $id has a valid picture', (book) => {
    const ids = book.chapters.flatMap(({ panels }) => panels.map(({ id }) => id));
    expect(Object.keys(loadPictures(book).panels).sort()).toEqual(ids.sort());
  });
});
