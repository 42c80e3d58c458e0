// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAILY_REQUEST_KEY } from '../times-tables/facts/daily-request.ts';
import { readSession, writeSession } from './session-text.client.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('session text', () => {
  test('a session text is read as it was written, until it is removed', () => {
    expect(readSession(DAILY_REQUEST_KEY)).toBeNull();
    expect(writeSession(DAILY_REQUEST_KEY, 'one')).toBe(true);
    expect(readSession(DAILY_REQUEST_KEY)).toBe('one');
    expect(writeSession(DAILY_REQUEST_KEY, null)).toBe(true);
    expect(readSession(DAILY_REQUEST_KEY)).toBeNull();
  });

  test('reading and writing a session text fail without an error where session storage is closed', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readSession(DAILY_REQUEST_KEY)).toBeNull();
    expect(writeSession(DAILY_REQUEST_KEY, 'one')).toBe(false);
    expect(writeSession(DAILY_REQUEST_KEY, null)).toBe(false);
  });
});
