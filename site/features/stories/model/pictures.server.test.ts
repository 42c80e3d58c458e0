import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { loadPictures, parsePicture } from './pictures.server.ts';

const FILE = 'pictures/forest-adventure/1-1.json';
const HEAD = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 };
const METADATA = {
  fingerprint: 'v3:x',
  width: 1200,
  height: 900,
  avifWidths: [480, 800, 1200],
  webpWidth: 800,
  placeholder: 'data:image/webp;base64,AAAA',
  heads: [{ person: 'doyunsMom', ...HEAD }],
  focal: { x: 0.5, y: 0.5 },
};

function parse(change: object) {
  return parsePicture(JSON.stringify({ ...METADATA, ...change }), FILE);
}

describe('picture metadata', () => {
  test.each([
    [{ person: 'doyunsMom' }, 'doyunsMom'],
    [{ person: 'guests' }, 'guests'],
    [{ person: 'noodle' }, 'silent'],
    [{ person: 'toString' }, 'silent'],
    [{ thing: 'Find' }, 'find'],
    [{ thing: 'theo' }, 'silent'],
  ])('the head box of %o has the id %s', (whose, id) => {
    expect(parse({ heads: [{ ...whose, ...HEAD }] }).heads).toEqual([{ id, ...HEAD }]);
  });

  test('the hidden thing and the painted words are read as boxes', () => {
    const picture = parse({ find: HEAD, lettering: [{ text: 'NOPE', ...HEAD }] });
    expect(picture).toMatchObject({ finds: [HEAD], lettering: [HEAD] });
    expect(parse({ find: [HEAD, HEAD] }).finds).toEqual([HEAD, HEAD]);
  });

  test('metadata with a wrong field is an error that names the file and the field', () => {
    expect(() => parse({ focal: undefined })).toThrow(/focal/);
    expect(() => parse({ focal: undefined })).toThrow(FILE);
  });

  test.each(Object.values(books))('every panel of $id has a valid picture', (book) => {
    const ids = book.chapters.flatMap(({ panels }) => panels.map(({ id }) => id));
    expect(Object.keys(loadPictures(book).panels).sort()).toEqual(ids.sort());
  });
});
