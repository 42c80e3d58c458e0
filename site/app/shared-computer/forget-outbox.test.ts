// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { getOutbox, queuePractice } from '../../shared/times-tables/outbox/outbox-store.client.ts';
import { forgetDevice } from './forget-device.client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['does not reply', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['asks to wait', async () => Response.json({ error: { code: 'rate_limited', message: '' } }, { status: 429 })],
])('where the server %s, one quiz is tried, all stay, and everything else of the child goes', async (_, reply) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const post = vi.fn(reply);
  vi.stubGlobal('fetch', post);
  localStorage.clear();
  localStorage.setItem('story-forest.finds', '["a"]');
  for (const key of ['key-1', 'key-2', 'key-3']) queuePractice(key, { playerName: '지우', questions: [] }, 1, null);
  expect(await forgetDevice()).toBe(3);
  expect(post).toHaveBeenCalledOnce();
  expect(getOutbox()).toHaveLength(3);
  expect(localStorage.getItem('story-forest.finds')).toBeNull();
});
