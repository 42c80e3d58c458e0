import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf } from './children.ts';
import { fillScores, fillSessions, REGULAR } from './fill.ts';
import { closeConnections, millisecondsFor, p95 } from './latency.ts';
import { type Running, startProduct } from './programs.ts';

/** Rows of each table that is read. Ratios are to the first size. */
export const SIZES = [1_000, 10_000, 1_000_000] as const;
/** Requests to each server, sequential; the servers take turns. */
const REQUESTS = 2000;
const WARM_UP = 200;

/** Milliseconds within which 95 of 100 reads came whole, by the size of the table. */
export type Growth = { readonly name: string; readonly times: readonly number[] };

const ofRegular = `/api/quiz-scores/${encodeURIComponent(REGULAR)}`;

type Read = {
  readonly name: string;
  readonly fill: (dataDir: string, rows: number) => Promise<void>;
  /** The address at the nth request, of a table with so many rows. */
  readonly path: (request: number, rows: number) => string;
};

/** A child far from the one before, so that nothing near is still at hand. */
const childOf = (request: number, rows: number) => (request * 7919) % rows;

const reads: readonly Read[] = [
  {
    name: 'GET /api/quiz-scores (100 records, read anew each time)',
    fill: fillScores,
    // The server keeps the last list that was asked for, until the table changes; this asks for another each time.
    path: (request) => `/api/quiz-scores?limit=${100 - (request % 2)}`,
  },
  {
    name: 'GET /api/quiz-scores (100 records, kept from the last time)',
    fill: fillScores,
    path: () => '/api/quiz-scores',
  },
  { name: 'GET /api/quiz-scores/{playerName} (500 records)', fill: fillScores, path: () => ofRegular },
  {
    name: 'GET /api/quadrant-board/{sessionId}',
    fill: fillSessions,
    path: (request, rows) => `/api/quadrant-board/${sessionOf(childOf(request, rows))}`,
  },
  {
    name: 'GET /api/career-recommendations/{sessionId}',
    fill: fillSessions,
    path: (request, rows) => `/api/career-recommendations/${sessionOf(childOf(request, rows))}`,
  },
];

export async function measureGrowth(): Promise<Growth[]> {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-bench-'));
  try {
    const results: Growth[] = [];
    for (const fill of [fillScores, fillSessions]) {
      const servers: Running[] = [];
      for (const rows of SIZES) {
        const place = join(folder, `${fill.name}-${rows}`);
        await fill(place, rows);
        servers.push(await startProduct(place));
      }
      for (const read of reads.filter((each) => each.fill === fill)) results.push(await measure(read, servers));
      closeConnections();
      await Promise.all(servers.map((server) => server.stop()));
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure({ name, path }: Read, servers: readonly Running[]): Promise<Growth> {
  const times: number[][] = SIZES.map(() => []);
  for (let request = 0; request < WARM_UP + REQUESTS; request++) {
    for (const [index, rows] of SIZES.entries()) {
      const took = await millisecondsFor((servers[index]?.url ?? '') + path(request, rows));
      if (request >= WARM_UP) times[index]?.push(took);
    }
  }
  return { name, times: times.map(p95) };
}
