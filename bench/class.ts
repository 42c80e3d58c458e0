import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillClass } from './fill.ts';
import { closeConnections, millisecondsFor, p95 } from './latency.ts';
import { startProduct } from './programs.ts';

export const CLASS = { children: 30, days: 20 } as const;
const REQUESTS = 200;
const WARM_UP = 20;

/** Milliseconds within which 95 of 100 replies with the memories of a class came whole, each read anew. */
export async function measureClass(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-bench-'));
  try {
    await fillClass(folder, CLASS.children, CLASS.days);
    const server = await startProduct(folder);
    const times: number[] = [];
    for (let request = 0; request < WARM_UP + REQUESTS; request++) {
      // The server keeps the last page that was asked for, until a table changes; this asks for another each time.
      const took = await millisecondsFor(`${server.url}/api/player-memories?utcOffsetMinutes=${request % 2}`);
      if (request >= WARM_UP) times.push(took);
    }
    closeConnections();
    await server.stop();
    return p95(times);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
