import { describe, expect, it } from 'vitest';
import { rateLimitStore } from './rate-limit-store.server.ts';

const MINUTE = 60_000;

function counting() {
  const clock = { now: 0 };
  const Store = rateLimitStore(() => clock.now);
  const store = new Store();
  const count = (address: string, of = store) => {
    let counted: { readonly current: number; readonly ttl: number } | undefined;
    of.incr(
      address,
      (_error, window) => {
        counted = window;
      },
      MINUTE,
    );
    return counted;
  };
  return { clock, store, count };
}

describe('counting requests', () => {
  it('counts each address for itself, and says when its window ends', () => {
    const { clock, count } = counting();
    expect(count('a')).toEqual({ current: 1, ttl: MINUTE });
    clock.now = 1000;
    expect(count('a')).toEqual({ current: 2, ttl: MINUTE - 1000 });
    expect(count('b')).toEqual({ current: 1, ttl: MINUTE });
  });

  it('begins anew when the window has ended', () => {
    const { clock, count } = counting();
    count('a');
    clock.now = MINUTE - 1;
    expect(count('a')?.current).toBe(2);
    clock.now = MINUTE;
    expect(count('a')).toEqual({ current: 1, ttl: MINUTE });
  });

  it('counts for an endpoint of its own apart', () => {
    const { store, count } = counting();
    const own = store.child();
    count('a');
    expect(count('a', own)?.current).toBe(1);
  });

  it('forgets the oldest windows where too many addresses come', () => {
    const { count } = counting();
    for (let address = 0; address <= 5000; address++) count(String(address));
    expect(count('5000')?.current).toBe(2);
    expect(count('0')?.current).toBe(1);
  });
});
