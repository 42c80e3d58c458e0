// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createWakeLock } from './wake-lock.client.ts';

/** A browser that gives locks, and takes them from a page that is hidden. */
function stubScreen(answer: () => Promise<unknown> = async () => {}) {
  const held = new Set<EventTarget>();
  let asked = 0;
  const request = async () => {
    asked += 1;
    await answer();
    const lock = Object.assign(new EventTarget(), {
      release: async () => {
        held.delete(lock);
        lock.dispatchEvent(new Event('release'));
      },
    });
    held.add(lock);
    return lock;
  };
  vi.stubGlobal('navigator', { wakeLock: { request } });
  let isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const setHidden = (next: boolean) => {
    isHidden = next;
    if (next) for (const lock of [...held] as { release?: () => void }[]) lock.release?.();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { count: () => held.size, asked: () => asked, setHidden };
}

const settle = () => vi.waitFor(async () => {});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the screen stays on while it is wanted, also after the page was hidden, and goes dark afterwards', async () => {
  const screen = stubScreen();
  const lock = createWakeLock();
  lock.want(true);
  await settle();
  expect(screen.count()).toBe(1);
  lock.want(true);
  await settle();
  expect(screen.asked()).toBe(1);
  screen.setHidden(true);
  await settle();
  expect([screen.count(), screen.asked()]).toEqual([0, 1]);
  screen.setHidden(false);
  await settle();
  expect(screen.count()).toBe(1);
  lock.want(false);
  await settle();
  expect(screen.count()).toBe(0);
  screen.setHidden(true);
  screen.setHidden(false);
  await settle();
  expect(screen.count()).toBe(0);
});

test('a lock that comes when it is wanted no more is given back', async () => {
  let give = () => {};
  const screen = stubScreen(
    () =>
      new Promise<void>((resolve) => {
        give = resolve;
      }),
  );
  const lock = createWakeLock();
  lock.want(true);
  lock.want(false);
  give();
  await settle();
  expect(screen.count()).toBe(0);
});

test('a browser that refuses, or has no such thing, changes nothing', async () => {
  stubScreen(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const lock = createWakeLock();
  lock.want(true);
  await settle();
  lock.want(false);
  vi.stubGlobal('navigator', {});
  createWakeLock().want(true);
});
