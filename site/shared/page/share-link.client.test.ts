import { afterEach, expect, test, vi } from 'vitest';
import { canShareLinks, shareLink } from './share-link.client.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

test.each([
  ['takes it', async () => {}, true],
  ['is closed by the reader', refuse('AbortError'), true],
  ['is not allowed', refuse('NotAllowedError'), false],
  ['is open already', refuse('InvalidStateError'), false],
  ['is missing', undefined, false],
])('a link is sent, or somebody decided not to, where the list of apps %s', async (_, share, isDone) => {
  vi.stubGlobal('navigator', share && { share });
  expect(await shareLink('A task', 'https://forest.example/')).toBe(isDone);
});

test('only a browser that can hand on links offers to', () => {
  vi.stubGlobal('navigator', {});
  expect(canShareLinks()).toBe(false);
  vi.stubGlobal('navigator', { share: () => {} });
  expect(canShareLinks()).toBe(true);
});
