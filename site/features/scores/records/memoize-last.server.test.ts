import { expect, test } from 'vitest';
import { memoizeLast } from './memoize-last.server.ts';

/** A memoized reader of a database at a revision, and the arguments that it was read with. */
function readerAt(database: { revision: string | null }) {
  const reads: string[] = [];
  const read = memoizeLast({ revision: () => database.revision }, async (room: string) => {
    reads.push(room);
    return Buffer.from(room);
  });
  return { read, reads };
}

test('the last result is read again only for other arguments or after a change of the database', async () => {
  const database = { revision: '1' };
  const { read, reads } = readerAt(database);
  expect(String(await read('a'))).toBe('a');
  expect(String(await read('a'))).toBe('a');
  expect(String(await read('b'))).toBe('b');
  expect(reads).toEqual(['a', 'b']);
  database.revision = '2';
  await read('b');
  expect(reads).toEqual(['a', 'b', 'b']);
});

test('nothing is cached where the database names no revision', async () => {
  const { read, reads } = readerAt({ revision: null });
  await read('a');
  await read('a');
  expect(reads).toEqual(['a', 'a']);
});
