import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFields, parseJson } from './json.ts';

test('a JSON text is parsed to its value', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([null, '', '{', 'story'])('the damaged JSON text %j gives null', (text) => {
  expect(parseJson(text)).toBeNull();
});

test('objects and lists have fields, other values have none', () => {
  expect(getFields({ a: 1 })).toEqual({ a: 1 });
  expect(getFields(['a'])).toEqual(['a']);
  for (const value of [null, undefined, 'text', 7, true]) expect(getFields(value)).toBeNull();
});
