import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBreaker, type Outcome } from './breaker.ts';

const REST = 1000;

function breaking() {
  const clock = { now: 0 };
  const breaker = createBreaker({ restMs: REST, now: () => clock.now });
  /** Asks, tells the outcome, and answers whether it could ask at all. */
  const ask = (outcome: Outcome): boolean => {
    const tell = breaker.ask();
    tell?.(outcome);
    return tell !== null;
  };
  return { clock, breaker, ask };
}

describe('a circuit breaker', () => {
  it.each<[string, readonly Outcome[], boolean]>([
    ['trusts a part at first', [], true],
    ['trusts what works', ['worked', 'worked'], true],
    ['leaves a part alone that failed once', ['failed'], false],
    ['bears two poor answers', ['poor', 'poor'], true],
    ['leaves a part alone after three poor answers in a row', ['poor', 'poor', 'poor'], false],
    ['forgets poor answers after a good one', ['poor', 'poor', 'worked', 'poor', 'poor'], true],
    ['does not count where the part was not asked', ['poor', 'unasked', 'poor', 'unasked', 'poor'], false],
  ])('%s', (_what, outcomes, isAsked) => {
    const { ask } = breaking();
    for (const outcome of outcomes) ask(outcome);
    expect(ask('worked')).toBe(isAsked);
  });

  it('lets a failed part rest to the full', () => {
    const { clock, ask } = breaking();
    ask('failed');
    clock.now = REST - 1;
    expect(ask('worked')).toBe(false);
    clock.now = REST;
    expect(ask('worked')).toBe(true);
  });

  it('sends one alone to try after the rest', () => {
    const { clock, breaker } = breaking();
    breaker.ask()?.('failed');
    clock.now = REST;
    const trial = breaker.ask();
    expect(trial).not.toBeNull();
    expect(breaker.ask()).toBeNull();
    trial?.('worked');
    expect(breaker.ask()).not.toBeNull();
    expect(breaker.ask()).not.toBeNull();
  });

  it.each<[Outcome, number]>([
    ['failed', 2 * REST],
    ['poor', 2 * REST],
    ['unasked', REST],
  ])('after a trial that ended %s, tries again at %i', (outcome, again) => {
    const { clock, ask } = breaking();
    ask('failed');
    clock.now = REST;
    expect(ask(outcome)).toBe(true);
    clock.now = again - 1;
    if (again > REST) expect(ask('worked')).toBe(false);
    clock.now = again;
    expect(ask('worked')).toBe(true);
  });

  it('is not talked round by what was asked before the failure', () => {
    const { breaker } = breaking();
    const [early, late] = [breaker.ask(), breaker.ask()];
    late?.('failed');
    early?.('worked');
    expect(breaker.ask()).toBeNull();
  });

  it('always asks again one day, and never twice while it tries', () => {
    const anyOutcome = fc.constantFrom<Outcome>('worked', 'poor', 'failed', 'unasked');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2 * REST), anyOutcome)), (steps) => {
        const { clock, breaker, ask } = breaking();
        for (const [pause, outcome] of steps) {
          clock.now += pause;
          ask(outcome);
        }
        ask('failed');
        clock.now += REST;
        const isTrying = breaker.ask() !== null;
        expect(isTrying).toBe(true);
        expect(breaker.ask()).toBeNull();
      }),
    );
  });
});
