// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_PRINT_WAIT_MS, printPage } from './print-page.client.ts';
import { explainRefusal } from './refusal.client.ts';

vi.mock('./refusal.client.ts', () => ({ explainRefusal: vi.fn() }));

const say = (type: string) => window.dispatchEvent(new Event(type));

/** What a browser's `print` does. */
const prints: Readonly<Record<string, (() => void) | undefined>> = {
  missing: undefined,
  'one that throws': () => {
    throw new Error('NotSupported');
  },
  'one that does nothing': () => {},
  'one that opens its dialog at once': () => say('beforeprint'),
  'one that opens its dialog later': () => void setTimeout(say, MAX_PRINT_WAIT_MS / 2, 'beforeprint'),
  'one that waits until all is printed': () => {
    say('beforeprint');
    say('afterprint');
  },
  'one that shows the page of another app': () => void setTimeout(say, MAX_PRINT_WAIT_MS / 2, 'pagehide'),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(explainRefusal).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['missing', true],
  ['one that throws', true],
  ['one that does nothing', true],
  ['one that opens its dialog at once', false],
  ['one that opens its dialog later', false],
  ['one that waits until all is printed', false],
  ['one that shows the page of another app', false],
])('where print is %s, that is said: %s', async (kind, isSaid) => {
  vi.stubGlobal('print', prints[kind]);
  printPage();
  await vi.advanceTimersByTimeAsync(2 * MAX_PRINT_WAIT_MS);
  expect(vi.mocked(explainRefusal).mock.calls).toEqual(isSaid ? [['print']] : []);
});

test.each([
  ['missing', 1],
  ['one that does nothing', 0],
  ['one that opens its dialog at once', 0],
  ['one that waits until all is printed', 1],
])(
  'where print is %s, the page looks as before once it is over, and at the latest with the next printing',
  async (kind, ends) => {
    vi.stubGlobal('print', prints[kind]);
    const onEnd = vi.fn();
    printPage(onEnd);
    await vi.advanceTimersByTimeAsync(2 * MAX_PRINT_WAIT_MS);
    expect(onEnd).toHaveBeenCalledTimes(ends);
    printPage();
    expect(onEnd).toHaveBeenCalledTimes(1);
    say('afterprint');
    expect(onEnd).toHaveBeenCalledTimes(1);
  },
);
