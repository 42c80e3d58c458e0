import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from '../../shared/api/route.server.ts';
import { DAY_MS, MINUTE_MS } from '../../shared/time.ts';
import { networkOfRequest } from './client-limits.server.ts';

/** More clients than this: the one with the oldest window is dropped. */
const MAX_CLIENTS = 5000;

type RateLimiter = {
  /** Counts one more for a client. Returns null, or the milliseconds until the client may have more. */
  readonly take: (client: string) => number | null;
};

/**
 * Allows each client `max` in each fixed window of `windowMs`. `now`: milliseconds of a monotonic clock, because a
 * wall clock that is set back an hour would block a school for that hour
 * (docs/decisions/027-order-and-limits-without-the-wall-clock.md, tests/faults/clock.fault.ts).
 */
export function createRateLimiter(
  max: number,
  windowMs: number,
  now: () => number,
  windows = new Map<string, { readonly began: number; taken: number }>(),
): RateLimiter {
  return {
    take(client) {
      const time = now();
      let window = windows.get(client);
      if (window === undefined || time - window.began >= windowMs) {
        window = { began: time, taken: 0 };
        // Deleted first, so that the map stays in the order in which the windows began.
        windows.delete(client);
        windows.set(client, window);
        // An address is forgotten with its window.
        for (const [oldest, { began }] of windows) {
          if (time - began < windowMs && windows.size <= MAX_CLIENTS) break;
          windows.delete(oldest);
        }
      }
      window.taken += 1;
      return window.taken > max ? windowMs - (time - window.began) : null;
    },
  };
}

/**
 * Requests a minute from one address. A classroom shares one address: 40 children with about 60 requests each in their
 * busiest minute (a quiz loads some 20 clips, a run through the practice table 54, a board saves 20 times), times two.
 */
const REQUESTS_PER_MINUTE = 2 * 40 * 60;

type Limit = readonly [max: number, windowMs: number];

/** New rows of one address. But for boards, what is sent again counts, too. */
export const NEW_ROWS = {
  /** A class of 40 and one more try of half of it in a minute, a school of 1,000 twice a day. */
  boards: [
    [60, MINUTE_MS],
    [2000, DAY_MS],
  ],
  /** Quizzes and practice sessions: ten for each child of a school of 1,000. */
  scores: [[10_000, DAY_MS]],
  /** Two for each child of a school of 1,000. */
  tasks: [[2000, DAY_MS]],
  /** Five for each class of a school of 1,000. */
  rosters: [[200, DAY_MS]],
  /** One for each child of a school of 1,000. */
  invitations: [[1000, DAY_MS]],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

const newRateLimiter = (max: number, windowMs: number) => createRateLimiter(max, windowMs, () => performance.now());

/** Counts one more for a client. @throws RefusedRequest (429) where the limit is reached */
function takeOrRefuse({ take }: RateLimiter, request: FastifyRequest): void {
  const waitMs = take(networkOfRequest(request));
  if (waitMs === null) return;
  throw new RefusedRequest(
    429,
    'too_many_requests',
    'Too many requests came from your network. Please wait a little.',
    { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) },
  );
}

/** Returns a function that counts a new row for its sender, or refuses it where one of the limits is reached. */
export function limitNewRows(limits: readonly Limit[]): (request: FastifyRequest) => void {
  const limiters = limits.map(([max, windowMs]) => newRateLimiter(max, windowMs));
  return (request) => {
    for (const limiter of limiters) takeOrRefuse(limiter, request);
  };
}

/** Counts the requests of each client: of an endpoint with its own limit apart, of all others together. */
export function limitRequests(api: FastifyInstance): void {
  const common = newRateLimiter(REQUESTS_PER_MINUTE, MINUTE_MS);
  api.addHook('onRoute', (route) => {
    const { perMinute } = route.config ?? {};
    const limiter = perMinute === undefined ? common : newRateLimiter(perMinute, MINUTE_MS);
    const limit = async (request: FastifyRequest) => takeOrRefuse(limiter, request);
    route.onRequest = [route.onRequest ?? [], limit].flat();
  });
}
