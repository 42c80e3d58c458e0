import { afterEach, expect, test, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('./persistent-storage.client.ts')).requestPersistentStorage;
};

afterEach(() => vi.unstubAllGlobals());

test('the browser is asked once in a visit to keep what is stored, whatever it says', async () => {
  const persist = vi.fn(() => Promise.reject(new Error('no')));
  vi.stubGlobal('navigator', { storage: { persist } });
  const request = await load();
  request();
  request();
  expect(persist).toHaveBeenCalledOnce();
});

test.each([{}, { storage: {} }])('a browser that cannot is left alone: %j', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  const request = await load();
  expect(request).not.toThrow();
});
