import { describe, expect, test } from 'vitest';
import { withBusyRetry } from './sqlite-busy-retry.server.ts';

const BUSY = new Error('locked');
const isBusy = (error: unknown) => error === BUSY;

/** A lock that another program holds until a time, and a clock that sleeping moves. */
function lockedUntil(end: number, maxWaitMs = 5000) {
  const clock = { now: 0 };
  const looks: string[] = [];
  const patient = withBusyRetry({
    maxWaitMs,
    isBusy,
    now: () => clock.now,
    sleep: async (milliseconds) => {
      clock.now += milliseconds;
    },
  });
  const write = (name: string) =>
    patient(async () => {
      looks.push(name);
      if (clock.now < end) throw BUSY;
      return `${name} at ${clock.now}`;
    });
  return { clock, looks, patient, write };
}

describe('withBusyRetry', () => {
  test('a write succeeds at once where the database is not locked', async () => {
    expect(await lockedUntil(0).write('a')).toBe('a at 0');
  });

  test('a write that meets a lock succeeds when the lock is released', async () => {
    expect(await lockedUntil(1000).write('a')).toBe('a at 1000');
  });

  test('a write fails with the busy error where the lock is held for too long', async () => {
    const { clock, write } = lockedUntil(6000);
    await expect(write('a')).rejects.toBe(BUSY);
    expect(clock.now).toBe(5000);
  });

  test('waiting writes run in the order of arrival, and only the first one polls the lock', async () => {
    const { looks, write } = lockedUntil(1000);
    const answers = await Promise.all(['a', 'b', 'c'].map(write));
    expect(answers).toEqual(['a at 1000', 'b at 1000', 'c at 1000']);
    // Each once on arrival, then 'a' alone until it is through.
    expect(looks.slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect(new Set(looks.slice(3, -2))).toEqual(new Set(['a']));
    expect(looks.slice(-2)).toEqual(['b', 'c']);
  });

  test('a call that meets no lock does not wait for those that do', async () => {
    const { patient, write } = lockedUntil(1000);
    const order: string[] = [];
    const waiting = write('a').then(() => order.push('write'));
    await patient(async () => order.push('read'));
    await waiting;
    expect(order).toEqual(['read', 'write']);
  });

  test('the queue continues after a waiting call fails for another reason', async () => {
    const { patient, write } = lockedUntil(1000);
    const broken = new Error('broken');
    let isFirst = true;
    const breaking = patient(async () => {
      if (!isFirst) throw broken;
      isFirst = false;
      throw BUSY;
    });
    const after = write('b');
    await expect(breaking).rejects.toBe(broken);
    expect(await after).toBe('b at 1000');
  });

  test('a call is refused at once when the queue is full', async () => {
    const { clock, write } = lockedUntil(1000);
    const waiting = Array.from({ length: 1000 }, (_, index) => write(String(index)));
    await expect(write('one too many')).rejects.toBe(BUSY);
    expect(clock.now).toBeLessThan(1000);
    expect(await Promise.all(waiting)).toHaveLength(1000);
  });
});
