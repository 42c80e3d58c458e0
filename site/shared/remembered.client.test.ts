import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'story-forest.test';

let disk: Map<string, string>;
let isFull: boolean;
let isClosed: boolean;

/** A page's own copy of the module, over the disk that all pages share. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  return import('./remembered.client.ts');
}

beforeEach(() => {
  disk = new Map();
  isFull = false;
  isClosed = false;
  const whenOpen = <Result>(work: () => Result): Result => {
    if (isClosed) throw new Error('SecurityError');
    return work();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => whenOpen(() => disk.get(key) ?? null),
    removeItem: (key: string) => whenOpen(() => disk.delete(key)),
    setItem: (key: string, value: string) =>
      whenOpen(() => {
        if (isFull) throw new Error('QuotaExceededError');
        disk.set(key, value);
      }),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('what is remembered', () => {
  it('outlives the page where storage is open', async () => {
    const page = await openPage();
    page.writeRemembered(KEY, 'one');
    expect(page.outlivesPage(KEY)).toBe(true);
    expect((await openPage()).readRemembered(KEY)).toBe('one');
    page.writeRemembered(KEY, null);
    expect((await openPage()).readRemembered(KEY)).toBeNull();
  });

  it.each([
    [
      'closed',
      () => {
        isClosed = true;
      },
    ],
    [
      'full',
      () => {
        isFull = true;
      },
    ],
  ])('is there for as long as the page where storage is %s', async (_what, shut) => {
    disk.set(KEY, 'old');
    const page = await openPage();
    shut();
    page.writeRemembered(KEY, 'new');
    expect(page.readRemembered(KEY)).toBe('new');
    expect(page.outlivesPage(KEY)).toBe(false);
  });

  it('is forgotten in the page even where storage is closed', async () => {
    const page = await openPage();
    page.writeRemembered(KEY, 'one');
    isClosed = true;
    page.writeRemembered(KEY, null);
    expect(page.readRemembered(KEY)).toBeNull();
  });

  it('is on disk again as soon as storage takes it', async () => {
    const page = await openPage();
    isFull = true;
    page.writeRemembered(KEY, 'one');
    isFull = false;
    page.writeRemembered(KEY, 'two');
    expect(disk.get(KEY)).toBe('two');
    expect(page.outlivesPage(KEY)).toBe(true);
  });

  it('is told to the page that wrote it, and to nobody who has stopped listening', async () => {
    const page = await openPage();
    const heard = vi.fn();
    const stop = page.onRemembered(heard);
    page.writeRemembered(KEY, 'one');
    expect(heard).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    page.writeRemembered(KEY, 'two');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
