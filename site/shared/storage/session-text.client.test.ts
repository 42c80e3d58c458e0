// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PRACTICE_PLAN_KEY } from '../facts/practice-plan.ts';
import { readSession, writeSession } from './session-text.client.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('session text', () => {
  test('a session text is read as it was written, until it is removed', () => {
    expect(readSession(PRACTICE_PLAN_KEY)).toBeNull();
    expect(writeSession(PRACTICE_PLAN_KEY, 'one')).toBe(true);
    expect(readSession(PRACTICE_PLAN_KEY)).toBe('one');
    expect(writeSession(PRACTICE_PLAN_KEY, null)).toBe(true);
    expect(readSession(PRACTICE_PLAN_KEY)).toBeNull();
  });

  test('reading and writing a session text fail without an error where session storage is closed', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readSession(PRACTICE_PLAN_KEY)).toBeNull();
    expect(writeSession(PRACTICE_PLAN_KEY, 'one')).toBe(false);
    expect(writeSession(PRACTICE_PLAN_KEY, null)).toBe(false);
  });
});
