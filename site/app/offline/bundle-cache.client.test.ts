import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createBundleLookup, verifyResponse } from './bundle-cache.client.ts';

const { find, keyOf, keys } = createBundleLookup([
  { name: 'quiz', files: [{ url: '/speech/fact-7x8.mp3', revision: 'a1', bytes: 1 }] },
  { name: 'covers', files: [{ url: '/art/covers/forest-adventure-800.avif', revision: 'b2', bytes: 1 }] },
]);

describe('find of a bundle lookup', () => {
  test('a request for a speech clip finds the clip of its bundle', () => {
    expect(find('/speech/fact-7x8.mp3')).toEqual({ exact: '/speech/fact-7x8.mp3?revision=a1', otherWidths: [] });
  });

  test('a request for a picture finds the stored width, also when it asks for another width or format', () => {
    const key = '/art/covers/forest-adventure-800.avif?revision=b2';
    expect(find('/art/covers/forest-adventure-800.avif')).toEqual({ exact: key, otherWidths: [key] });
    for (const file of ['480.avif', '1200.avif', '800.webp'])
      expect(find(`/art/covers/forest-adventure-${file}`)).toEqual({ exact: null, otherWidths: [key] });
  });

  test('a picture stored in two widths is offered as a substitute in both, the larger first', () => {
    const large = { url: '/art/cards/math-480.avif', revision: 'a1', bytes: 1 };
    const small = { url: '/art/cards/math-160.avif', revision: 'b2', bytes: 1 };
    const both = createBundleLookup([
      { name: 'board', files: [large] },
      { name: 'basics', files: [small] },
    ]);
    expect(both.find('/art/cards/math-320.avif')).toEqual({
      exact: null,
      otherWidths: ['/art/cards/math-480.avif?revision=a1', '/art/cards/math-160.avif?revision=b2'],
    });
    expect([both.revisionOf(small.url), both.revisionOf('/other')]).toEqual(['b2', null]);
  });

  test('a request for a file that no bundle has finds nothing', () => {
    for (const path of ['/speech/fact-2x2.mp3', '/art/covers/other-800.avif', '/art/covers/other.svg'])
      expect(find(path)).toEqual({ exact: null, otherWidths: [] });
  });
});

test.each(['/', '/stories', '/api/quiz-scores', '/assets/root.js', '/og/site.png', '/book/art/'])(
  'the request for %s is left to the browser',
  (path) => expect(find(path)).toBeNull(),
);

test('a cache key contains the revision of its file, so that a changed file gets a new key', () => {
  expect(keyOf('/speech/fact-7x8.mp3')).toBe('/speech/fact-7x8.mp3?revision=a1');
  expect(keyOf('/speech/other.mp3')).toBe('/speech/other.mp3');
  expect([...keys]).toEqual(['/speech/fact-7x8.mp3?revision=a1', '/art/covers/forest-adventure-800.avif?revision=b2']);
});

const BYTES = 'the script of a page';
const REVISION = createHash('sha256').update(BYTES).digest('hex').slice(0, 12);

test('a reply whose bytes match the build is accepted and can still be read', async () => {
  const verified = await verifyResponse(new Response(BYTES), REVISION);
  expect(await verified?.text()).toBe(BYTES);
});

test('the 404 page is accepted with its status', async () => {
  expect((await verifyResponse(new Response(BYTES, { status: 404 }), REVISION))?.status).toBe(404);
});

test.each([
  ['another text with status 200', new Response('<h1>This network wants you to sign in</h1>')],
  ['an empty reply', new Response('')],
  [
    'a page that says it is a script',
    new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/javascript' } }),
  ],
  ['a page of status 404', new Response('<h1>Blocked</h1>', { status: 404 })],
  ['an error', new Response(BYTES, { status: 503 })],
])('%s is not accepted as a file of the build', async (_what, response) => {
  expect(await verifyResponse(response, REVISION)).toBeNull();
});
