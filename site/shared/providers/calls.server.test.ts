import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBreaker, type Outcome, singleFlight } from './calls.server.ts';

function createCounter() {
  let count = 0;
  const next = singleFlight(async (_key: string, _options: { readonly more: boolean }) => {
    count += 1;
    return count;
  });
  return { next };
}

test('concurrent calls with equal arguments run once and share the result', async () => {
  const { next } = createCounter();
  expect(await Promise.all([next('a', { more: true }), next('a', { more: true })])).toEqual([1, 1]);
});

test('calls with different arguments run separately', async () => {
  const { next } = createCounter();
  expect(await Promise.all([next('a', { more: true }), next('a', { more: false }), next('b', { more: true })])).toEqual(
    [1, 2, 3],
  );
});

test('a call after the first one has ended runs again', async () => {
  const { next } = createCounter();
  await next('a', { more: true });
  expect(await next('a', { more: true })).toBe(2);
});

test('a rejection reaches every caller, and the next call runs again', async () => {
  let count = 0;
  const work = singleFlight(async () => {
    count += 1;
    if (count === 1) throw new Error('down');
    return count;
  });
  const results = await Promise.allSettled([work(), work()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await work()).toBe(2);
});

const OPEN_MS = 1000;

function createTestBreaker() {
  const clock = { now: 0 };
  const breaker = createBreaker({ openMs: OPEN_MS, now: () => clock.now });
  /** Requests a call, reports its outcome, and returns whether the call was permitted. */
  const call = (outcome: Outcome): boolean => {
    const report = breaker.requestCall();
    report?.(outcome);
    return report !== null;
  };
  return { clock, breaker, call };
}

describe('a circuit breaker', () => {
  test.each<[string, readonly Outcome[], boolean]>([
    ['is closed at first', [], true],
    ['stays closed after successes', ['succeeded', 'succeeded'], true],
    ['opens after one failure', ['failed'], false],
    ['stays closed after two unusable answers', ['unusable', 'unusable'], true],
    ['opens after three unusable answers in a row', ['unusable', 'unusable', 'unusable'], false],
    [
      'counts unusable answers anew after a success',
      ['unusable', 'unusable', 'succeeded', 'unusable', 'unusable'],
      true,
    ],
    ['does not count skipped calls', ['unusable', 'skipped', 'unusable', 'skipped', 'unusable'], false],
  ])('a circuit breaker %s', (_what, outcomes, isPermitted) => {
    const { call } = createTestBreaker();
    for (const outcome of outcomes) call(outcome);
    expect(call('succeeded')).toBe(isPermitted);
  });

  test('an open circuit breaker refuses calls until openMs has passed', () => {
    const { clock, call } = createTestBreaker();
    call('failed');
    clock.now = OPEN_MS - 1;
    expect(call('succeeded')).toBe(false);
    clock.now = OPEN_MS;
    expect(call('succeeded')).toBe(true);
  });

  test('a half-open circuit breaker permits one trial call at a time', () => {
    const { clock, breaker } = createTestBreaker();
    breaker.requestCall()?.('failed');
    clock.now = OPEN_MS;
    const reportTrial = breaker.requestCall();
    expect(reportTrial).not.toBeNull();
    expect(breaker.requestCall()).toBeNull();
    reportTrial?.('succeeded');
    expect(breaker.requestCall()).not.toBeNull();
    expect(breaker.requestCall()).not.toBeNull();
  });

  test.each<[Outcome, number]>([
    ['failed', 2 * OPEN_MS],
    ['unusable', 2 * OPEN_MS],
    ['skipped', OPEN_MS],
  ])('after a trial call that ended as %s, the breaker permits the next call at %i ms', (outcome, nextMs) => {
    const { clock, call } = createTestBreaker();
    call('failed');
    clock.now = OPEN_MS;
    expect(call(outcome)).toBe(true);
    clock.now = nextMs - 1;
    if (nextMs > OPEN_MS) expect(call('succeeded')).toBe(false);
    clock.now = nextMs;
    expect(call('succeeded')).toBe(true);
  });

  test('a circuit breaker is not closed by the late success of a call begun before the failure', () => {
    const { breaker } = createTestBreaker();
    const [early, late] = [breaker.requestCall(), breaker.requestCall()];
    late?.('failed');
    early?.('succeeded');
    expect(breaker.requestCall()).toBeNull();
  });

  test('a circuit breaker permits exactly one call after openMs, whatever happened before', () => {
    const anyOutcome = fc.constantFrom<Outcome>('succeeded', 'unusable', 'failed', 'skipped');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2 * OPEN_MS), anyOutcome)), (steps) => {
        const { clock, breaker, call } = createTestBreaker();
        for (const [pauseMs, outcome] of steps) {
          clock.now += pauseMs;
          call(outcome);
        }
        call('failed');
        clock.now += OPEN_MS;
        expect(breaker.requestCall()).not.toBeNull();
        expect(breaker.requestCall()).toBeNull();
      }),
    );
  });
});
