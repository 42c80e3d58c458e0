import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildEndpointAddress, type Endpoint, parseRetryAfter } from './endpoint.ts';

const byName = {
  method: 'GET',
  path: '/api/books/:book/pages/:page',
  summary: 'A page',
  params: z.object({ book: z.string(), page: z.string() }),
  query: z.object({ size: z.optional(z.string()), ink: z.optional(z.string()) }),
} satisfies Endpoint;

test('endpointAddress fills in the parameters and appends the query, both percent-encoded', () => {
  expect(
    buildEndpointAddress(byName, { params: { book: 'a/b', page: '7' }, query: { size: 'A4 & more', ink: 'x' } }),
  ).toBe('/api/books/a%2Fb/pages/7?size=A4%20%26%20more&ink=x');
});

test('an endpoint without parameters and query has its path as address', () => {
  expect(buildEndpointAddress({ ...byName, path: '/api/books' }, {})).toBe('/api/books');
});

test('an undefined query value is left out of the address', () => {
  expect(buildEndpointAddress(byName, { params: { book: 'b', page: '1' }, query: { size: undefined } })).toBe(
    '/api/books/b/pages/1',
  );
});

test.each([
  ['7', 7000],
  ['99999', 99_999_000],
  ['100000', undefined],
  [' 7', undefined],
  ['7s', undefined],
  [null, undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
])('the header Retry-After %j is read as %j milliseconds', (header, delay) => {
  expect(parseRetryAfter(header)).toBe(delay);
});
