import { expect, test } from 'vitest';
import { createSharedSync } from './shared-sync.server.ts';

/** A disk whose syncs end when the test says so. */
function slowDisk() {
  const syncs: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const synced = createSharedSync(() => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    syncs.push({ end: resolve, fail: reject });
    return promise;
  });
  const done: string[] = [];
  const write = (name: string) => {
    const written = synced().then(
      () => done.push(name),
      () => done.push(`${name} failed`),
    );
    return written;
  };
  return { syncs, done, write };
}

test('a write is done when the sync that began after it has ended', async () => {
  const { syncs, done, write } = slowDisk();
  const first = write('a');
  const later = [write('b'), write('c')];
  expect(syncs).toHaveLength(1);
  syncs[0]?.end();
  await first;
  expect(done).toEqual(['a']);
  await expect.poll(() => syncs.length).toBe(2);
  expect(done).toEqual(['a']);
  syncs[1]?.end();
  await Promise.all(later);
  expect(done).toEqual(['a', 'b', 'c']);
  expect(syncs).toHaveLength(2);
});

test('a failed sync fails only the writes that waited for it', async () => {
  const { syncs, done, write } = slowDisk();
  const first = write('a');
  const second = write('b');
  syncs[0]?.fail(new Error('EIO'));
  await first;
  await expect.poll(() => syncs.length).toBe(2);
  syncs[1]?.end();
  await second;
  expect(done).toEqual(['a failed', 'b']);
});

test('writes that follow one another each have their own sync', async () => {
  const { syncs, done, write } = slowDisk();
  for (const name of ['a', 'b']) {
    const written = write(name);
    syncs.at(-1)?.end();
    await written;
  }
  expect([done, syncs.length]).toEqual([['a', 'b'], 2]);
});
