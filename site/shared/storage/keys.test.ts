import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STORAGE, selectKeys } from './keys.ts';
import { readSession } from './session-text.client.ts';
import { readStored } from './stored-text.client.ts';

const SITE = join(import.meta.dirname, '../..');

/** The code of pages and of the service worker, by path. */
const sources = new Map(
  globSync('{app,features,shared}/**/*.{ts,tsx}', { cwd: SITE })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && path !== 'shared/storage/keys.ts')
    .map((path) => [path, readFileSync(join(SITE, path), 'utf8')]),
);

const KEY_LITERAL = /(['"`])(story-forest\.[\w.${}-]+)\1/g;
/** Modules whose literal of this form is no key. */
const NO_KEYS: readonly string[] = [
  // A file of the server.
  'shared/database/db.server.ts',
  // The identifier of an e-book.
  'features/stories/export/epub.ts',
  // A Web Lock.
  'shared/times-tables/outbox/outbox-transport.client.ts',
];

describe('the table of storage keys', () => {
  test('each key of local and session storage is written once in the code, and no other is', () => {
    const written = [...sources].flatMap(([path, source]) =>
      NO_KEYS.includes(path)
        ? []
        : [...source.matchAll(KEY_LITERAL)].map(([, , key = '']) => key.replaceAll(/\$\{\w+\}/g, '{book}')),
    );
    const keys = selectKeys(({ area }) => area === 'local' || area === 'session');
    expect(written.toSorted()).toEqual(keys.toSorted());
  });

  test.each([
    ['a cache', /caches\.open\(|cacheName:/, /'([\w-]+)' satisfies CacheName/g, 'cache'],
    ['a database', /indexedDB\.open\(/, /'([\w-]+)' satisfies DatabaseName/g, 'database'],
  ])('a module that opens %s checks its name with the table', (_, opens, checked, area) => {
    const names = [...sources.values()]
      .filter((source) => opens.test(source))
      .map((source) => [...source.matchAll(checked)]);
    expect(names.filter((found) => found.length === 0)).toEqual([]);
    const checkedNames = names.flat().map(([, name]) => name);
    expect(checkedNames.toSorted()).toEqual(selectKeys((row) => row.area === area).toSorted());
  });

  test('the compiler refuses a key without an owner', () => {
    const neverCalled = () => {
      // @ts-expect-error: not in the table.
      readStored('story-forest.of-nobody');
      // @ts-expect-error: a key of local storage.
      readSession('story-forest.language');
    };
    expect(neverCalled).toBeTypeOf('function');
  });

  test('no page loads the table before a child leaves a shared computer', () => {
    const loads = /^import (?!type\b)[^;]*\/keys\.ts'/m;
    const loading = [...sources].flatMap(([path, source]) => (loads.test(source) ? [path] : []));
    expect(loading).toEqual(['app/shared-computer/forget-device.client.ts']);
  });

  test('docs/product.md §11 lists each key with its owner, and whether it is carried', () => {
    const product = readFileSync(join(SITE, '../docs/product.md'), 'utf8');
    const [, table = ''] = product.split('| key | of | holds |\n|---|---|---|\n');
    const rows = (table.split('\n\n')[0] ?? '').split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
    const listed = rows.flatMap(([, keys = '', of = '']) =>
      [...keys.matchAll(/`([^`]+)`(?: \((\w+)\))?/g)].map(([, key, area = 'local']) => `${key}: ${of}, ${area}`),
    );
    const expected = Object.entries(STORAGE).map(
      ([key, { of, area, carried }]) => `${key}: ${of}${carried ? ', carried' : ''}, ${area}`,
    );
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });
});
