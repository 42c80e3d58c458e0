import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TAILS, WRITINGS } from '../../shared/address/tails.fixture.ts';
import { findMeantAddress } from './meant-address.ts';
import { getAddress, localizedPages, notFoundPage } from './pages.ts';

const addresses = localizedPages
  .filter(({ page }) => page !== notFoundPage)
  .map(({ page, language }) => getAddress(page, language));
const anyAddress = fc.constantFrom(...addresses);

/** The start of a path is a slash, however the rest was written. */
const write = (writing: (address: string, tail: string) => string, address: string, tail: string) =>
  `/${writing(address.slice(1), tail)}`;

test('the path of each page with any tail means that page', () => {
  const deep = anyAddress.filter((address) => address !== '/' && address !== '/ko');
  // Slashes alone are no tail of a messenger.
  const anyTail = fc.constantFrom(...TAILS.filter((tail) => tail !== '/'));
  fc.assert(
    fc.property(deep, anyTail, fc.constantFrom(...Object.values(WRITINGS)), (address, tail, writing) => {
      expect(findMeantAddress(write(writing, address, tail))).toBe(address);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['/를', '/'],
  ['/)', '/'],
  ['/%EC%97%90%EC%84%9C', '/'],
  ['/ko에서', '/ko'],
  ['/ko/를.', '/ko'],
  ['/book/forest-adventure/를', '/book/forest-adventure'],
  ['/book/forest-adventure%233-1를', '/book/forest-adventure#3-1'],
  ['/ko/multiplication-table＃tables＝２，３를', '/multiplication-table#tables=2,3'],
  ['/en/multiplication-table＃tables＝２，３를', '/en/multiplication-table#tables=2,3'],
  ['/stories%3Ffbclid%3D1', '/stories'],
  ['/nowhere', null],
  ['/nowhere를', null],
  ['/없는-페이지', null],
  ['/ko/없는-페이지', null],
  ['/stories.xml', null],
  ['/storiesx', null],
  ['/stories//', null],
  ['//stories', null],
  ['/Stories', null],
  ['/404', null],
  ['/404를', null],
  ['/en/stories', '/stories'],
  ['/en', '/'],
  ['/ko/quadrant-board', '/quadrant-board'],
  ['/ko/quadrant-board를', '/quadrant-board'],
  ['/ko/ko/quadrant-board', null],
  ['/.env', null],
  ['/%ff', null],
  ['/%E0%A4%A', null],
])('the path %s means %s', (path, meant) => {
  expect(findMeantAddress(path)).toBe(meant);
});

test('no path leads to another site', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '//evil.example',
      '/\\evil.example',
      '/%2F%2Fevil.example',
      'https://evil.example',
      '@evil.example',
      '\r\nLocation: x',
    ),
  );
  fc.assert(
    fc.property(hostile, anyAddress, hostile, (before, address, after) => {
      const meant = findMeantAddress(`/${before}${address}${after}`) ?? '/';
      expect(addresses).toContain(meant.split('#')[0]);
      expect(new URL(meant, 'https://story.example').origin).toBe('https://story.example');
      expect(meant).toMatch(/^[\w/,=#-]+$/);
    }),
  );
});
