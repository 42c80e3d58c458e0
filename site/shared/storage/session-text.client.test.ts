// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSession, writeSession } from './session-text.client.ts';

const KEY = 'story-forest.test';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('session text', () => {
  test('a session text is read as it was written, until it is removed', () => {
    expect(readSession(KEY)).toBeNull();
    expect(writeSession(KEY, 'one')).toBe(true);
    expect(readSession(KEY)).toBe('one');
    expect(writeSession(KEY, null)).toBe(true);
    expect(readSession(KEY)).toBeNull();
  });

  test('reading and writing a session text fail without an error where session storage is closed', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readSession(KEY)).toBeNull();
    expect(writeSession(KEY, 'one')).toBe(false);
    expect(writeSession(KEY, null)).toBe(false);
  });
});
