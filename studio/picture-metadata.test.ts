import { expect, test } from 'vitest';
import { formatMetadata, parseMetadata } from './picture-metadata.ts';
import { readMetadata, sceneNames } from './tools/picture-files.ts';

const PICTURE = {
  fingerprint: 'v2:0123456789abcdef',
  width: 1200,
  height: 900,
  avifWidths: [480, 800, 1200],
  webpWidth: 800,
  placeholder: 'data:image/webp;base64,AA==',
  heads: [{ person: 'theo', left: 0.1, top: 0.2, width: 0.1, height: 0.1 }],
  focal: { x: 0.5, y: 0.5 },
};
const parse = (change: object) => parseMetadata(JSON.stringify({ ...PICTURE, ...change }), 'a.json');

test('metadata is read as it was written', () => {
  expect(parse({})).toEqual(PICTURE);
});
test.each([
  ['a hidden thing', { left: 0.1, top: 0.2, width: 0.1, height: 0.1 }],
  ['several hidden things', [{ left: 0.1, top: 0.2, width: 0.1, height: 0.1 }]],
])('metadata with %s is read as it was written', (_, find) => {
  expect(JSON.parse(formatMetadata(parse({ find }))).find).toEqual(find);
});
test('metadata is written with each list of numbers on one line', () => {
  expect(formatMetadata(parse({}))).toContain('\n  "avifWidths": [480, 800, 1200],\n');
  expect(JSON.parse(formatMetadata(parse({})))).toEqual(PICTURE);
});
test.each([
  [{ fingerprint: undefined }, 'a.json: fingerprint is no text'],
  [{ avifWidths: [480, '800'] }, 'a.json: avifWidths[1] is no number of pixels'],
  [{ webpWidth: undefined }, 'a.json: webpWidth is no number of pixels'],
  [{ width: 12.5 }, 'a.json: width is no number of pixels'],
  [{ heads: [{ ...PICTURE.heads[0], left: 1.2 }] }, 'a.json: heads[0].left is not between 0 and 1'],
  [
    { heads: [{ ...PICTURE.heads[0], person: 'Theo' }] },
    'a.json: heads[0].person is nobody of studio/cast/person-id.ts',
  ],
  [{ focal: { x: '0.5', y: 0 } }, 'a.json: focal.x is not between 0 and 1'],
  [{ find: [PICTURE.focal] }, 'a.json: find[0].left is not between 0 and 1'],
  [{ spots: [] }, 'a.json: spots is no object'],
  [{ hash: 'old' }, "a.json: hash is no field of a picture's metadata"],
])('malformed metadata is refused: %j', (change, message) => {
  expect(() => parse(change)).toThrow(message);
});
test('the metadata of every finished picture is well formed', () => {
  expect(sceneNames().filter((name) => readMetadata(name)).length).toBeGreaterThan(0);
});
