import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from '../language/language.ts';

let disk: Map<string, string>;
let isFull: boolean;
let isClosed: boolean;

/** A fresh copy of the module, as another tab has it; all copies share one local storage. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  return import('./stored-text.client.ts');
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

describe('a stored text', () => {
  test('a stored text is still there on the next page where storage is open', async () => {
    const page = await openPage();
    page.writeStored(LANGUAGE_KEY, 'one');
    expect(page.isPersisted(LANGUAGE_KEY)).toBe(true);
    expect((await openPage()).readStored(LANGUAGE_KEY)).toBe('one');
    page.writeStored(LANGUAGE_KEY, null);
    expect((await openPage()).readStored(LANGUAGE_KEY)).toBeNull();
  });

  test.each([
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
  ])('a stored text lasts until the page is left where storage is %s', async (_what, shut) => {
    disk.set(LANGUAGE_KEY, 'old');
    const page = await openPage();
    shut();
    page.writeStored(LANGUAGE_KEY, 'new');
    expect(page.readStored(LANGUAGE_KEY)).toBe('new');
    expect(page.isPersisted(LANGUAGE_KEY)).toBe(false);
  });

  test('a stored text can be removed for this page even where storage is closed', async () => {
    const page = await openPage();
    page.writeStored(LANGUAGE_KEY, 'one');
    isClosed = true;
    page.writeStored(LANGUAGE_KEY, null);
    expect(page.readStored(LANGUAGE_KEY)).toBeNull();
  });

  test('a stored text is written to storage again once storage accepts it', async () => {
    const page = await openPage();
    isFull = true;
    page.writeStored(LANGUAGE_KEY, 'one');
    isFull = false;
    page.writeStored(LANGUAGE_KEY, 'two');
    expect(disk.get(LANGUAGE_KEY)).toBe('two');
    expect(page.isPersisted(LANGUAGE_KEY)).toBe(true);
  });

  test('the first text that is refused is told, once in a visit; one that is only removed is not', async () => {
    const page = await openPage();
    isClosed = true;
    const heard = vi.fn();
    page.onFirstRefusal(heard);
    page.writeStored(LANGUAGE_KEY, null);
    expect(heard).not.toHaveBeenCalled();
    for (const value of ['one', 'two']) page.writeStored(LANGUAGE_KEY, value);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('the page that writes a stored text is notified, and an unsubscribed listener is not', async () => {
    const page = await openPage();
    const heard = vi.fn();
    const stop = page.onStoredChange(heard);
    page.writeStored(LANGUAGE_KEY, 'one');
    expect(heard).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('storage'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    page.writeStored(LANGUAGE_KEY, 'two');
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
