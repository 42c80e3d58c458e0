import { expect, test } from 'vitest';
import oldBrowserScript from './old-browser-script.client.ts?inline-script';

/** Runs the script in a browser that supports these selectors, or has no CSS object; returns the attributes it sets. */
function marksIn(scope: {
  CSS?: { supports: (text: string) => boolean };
  RegExp?: unknown;
  Array?: unknown;
}): string[] {
  const marks: string[] = [];
  const document = { documentElement: { setAttribute: (name: string) => marks.push(name) } };
  const all = { CSS: { supports: () => true }, RegExp, ...scope, document };
  new Function(...Object.keys(all), oldBrowserScript)(...Object.values(all));
  return marks;
}

test('a current browser is not marked as old', () => {
  expect(marksIn({})).toEqual([]);
});

test.each([
  ['Firefox before 121, without :has()', { CSS: { supports: () => false } }],
  [
    'Safari before 16.4, without lookbehind',
    {
      RegExp: () => {
        throw new SyntaxError('invalid group specifier name');
      },
    },
  ],
  ['a browser without CSS.supports', { CSS: undefined }],
])('%s is marked as an old browser', (_name, scope) => {
  expect(marksIn(scope as never)).toEqual(['data-old-browser']);
});
