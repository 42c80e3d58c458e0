import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, REGULAR } from './fill.ts';
import { closeConnections, millisecondsFor, p95 } from './latency.ts';
import { startProduct } from './programs.ts';

const SMALL = 1000;
const LARGE = 1_000_000;
/** Requests to each server, one after the other and the two servers in turn. */
const REQUESTS = 2000;
const WARM_UP = 200;

/** Milliseconds within which 95 of 100 lists came whole, from a small and from a large table. */
export type ListLatency = { readonly name: string; readonly small: number; readonly large: number };

const ofRegular = `/api/quiz-scores/${encodeURIComponent(REGULAR)}`;

/** The address of each list at the nth request. */
const lists: readonly { readonly name: string; readonly path: (request: number) => string }[] = [
  {
    name: 'GET /api/quiz-scores (100 records, read anew each time)',
    // The server keeps the last list that was asked for, until the table changes; this asks for another each time.
    path: (request) => `/api/quiz-scores?limit=${100 - (request % 2)}`,
  },
  { name: 'GET /api/quiz-scores (100 records, kept from the last time)', path: () => '/api/quiz-scores' },
  { name: 'GET /api/quiz-scores/{playerName} (500 records)', path: () => ofRegular },
];

export async function measureLists(): Promise<ListLatency[]> {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-bench-'));
  try {
    const places = { small: join(folder, 'small'), large: join(folder, 'large') };
    await fill(places.small, SMALL);
    await fill(places.large, LARGE);
    const servers = { small: await startProduct(places.small), large: await startProduct(places.large) };
    const results: ListLatency[] = [];
    for (const { name, path } of lists) {
      const small: number[] = [];
      const large: number[] = [];
      for (let request = 0; request < WARM_UP + REQUESTS; request++) {
        const asked = path(request);
        const pair = [
          await millisecondsFor(servers.small.url + asked),
          await millisecondsFor(servers.large.url + asked),
        ];
        if (request < WARM_UP) continue;
        small.push(pair[0] ?? Number.NaN);
        large.push(pair[1] ?? Number.NaN);
      }
      results.push({ name, small: p95(small), large: p95(large) });
    }
    closeConnections();
    await Promise.all([servers.small.stop(), servers.large.stop()]);
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
