import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatMetadata, parseMetadata } from './metadata.ts';

const BOX = { left: 0.1, top: 0.2, width: 0.1, height: 0.1 };
const PICTURE = {
  fingerprint: 'v3:0123456789abcdef',
  width: 1200,
  height: 900,
  avifWidths: [480, 800, 1200],
  webpWidth: 800,
  placeholder: 'data:image/webp;base64,AA==',
  heads: [{ person: 'theo', ...BOX }],
  focal: { x: 0.5, y: 0.5 },
};
const FILE = 'pictures/forest-adventure/1-1.json';
const parse = (change: object) => parseMetadata(JSON.stringify({ ...PICTURE, ...change }), FILE);

test.each([
  ['nothing more', {}],
  ['a hidden thing', { find: BOX }],
  ['several hidden things', { find: [BOX, BOX] }],
  ['a thing that no bubble may cover', { heads: [{ thing: 'Find', ...BOX }] }],
  ['painted words', { lettering: [{ text: 'NOPE', ...BOX }] }],
  ['points for labels', { spots: { school: { x: 0, y: 1 } } }],
])('metadata with %s is read as it was written', (_, change) => {
  expect(parse(change)).toEqual({ ...PICTURE, ...change });
});

test('metadata is written with each list of numbers on one line', () => {
  expect(formatMetadata(parse({}))).toContain('\n  "avifWidths": [480, 800, 1200],\n');
});

test.each<[string, object, RegExp]>([
  ['no fingerprint', { fingerprint: undefined }, /fingerprint/],
  ['a width that is no number', { avifWidths: [480, '800'] }, /avifWidths\[1\]/],
  ['half a pixel', { width: 12.5 }, /width/],
  ['no AVIF width', { avifWidths: [] }, /avifWidths/],
  ['a missing WebP width', { webpWidth: undefined }, /webpWidth/],
  ['a missing focal point', { focal: undefined }, /focal/],
  ['a placeholder that is no image', { placeholder: '1-1.webp' }, /placeholder/],
  ['a box beyond the picture', { find: { ...BOX, left: 1.2 } }, /find/],
  ['a point instead of a box', { find: [PICTURE.focal] }, /find/],
  ['a box of nobody', { heads: [BOX] }, /heads\[0\]/],
  ['a box of both a person and a thing', { heads: [{ person: 'theo', thing: 'Find', ...BOX }] }, /heads\[0\]/],
  ['an unknown field', { hash: 'old' }, /hash/],
])('metadata with %s is an error that names the file and the field', (_, change, field) => {
  expect(() => parse(change)).toThrow(field);
  expect(() => parse(change)).toThrow(FILE);
});

test('every committed metadata file is read, and is written the same again', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const json = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(formatMetadata(parseMetadata(json, file))).toBe(json);
  }
});
