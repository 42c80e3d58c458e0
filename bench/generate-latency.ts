import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardOf, sessionOf } from './children.ts';
import { closeConnections, millisecondsFor, p95 } from './latency.ts';
import { startBare, startProduct } from './programs.ts';
import { type RawReply, rawReply } from './raw-reply.ts';

/** Requests of each kind, sequential; product and baseline take turns. */
const REQUESTS = 1000;
const WARM_UP = 50;

/** 95th percentile in ms. `bare`: the baseline that sends the same bytes from memory. */
export type GenerateLatency = { readonly name: string; readonly product: number; readonly bare: number };

const GENERATE = '/api/career-recommendations/generate';

/** What each kind of request sends for the nth child. */
const kinds: readonly { readonly name: string; readonly body: (child: number) => object }[] = [
  { name: 'the first five of a board, stored', body: (child) => ({ sessionId: sessionOf(child) }) },
  { name: 'the same again', body: (child) => ({ sessionId: sessionOf(child) }) },
  { name: 'other jobs', body: (child) => ({ sessionId: sessionOf(child), more: true, round: 0 }) },
];

export async function measureGenerate(): Promise<GenerateLatency[]> {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-bench-'));
  const product = await startProduct(join(folder, 'data'));
  try {
    const children = WARM_UP + REQUESTS;
    for (let child = 0; child < children; child++) {
      await millisecondsFor(`${product.url}/api/quadrant-board`, boardOf(child));
    }
    const results: GenerateLatency[] = [];
    for (const { name, body } of kinds) {
      const times = { product: [] as number[], bare: [] as number[] };
      const bare = await startBare(folder, await sample(product.url));
      for (let child = 0; child < children; child++) {
        const pair = {
          product: await millisecondsFor(product.url + GENERATE, body(child)),
          bare: await millisecondsFor(bare.url + GENERATE, body(child)),
        };
        if (child < WARM_UP) continue;
        times.product.push(pair.product);
        times.bare.push(pair.bare);
      }
      await bare.stop();
      results.push({ name, product: p95(times.product), bare: p95(times.bare) });
    }
    return results;
  } finally {
    closeConnections();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The reply to a child whom nothing else is measured with. */
async function sample(url: string): Promise<RawReply> {
  const post = (path: string, body: object) =>
    rawReply(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const child = 2 ** 31;
  await post('/api/quadrant-board', boardOf(child));
  return post(GENERATE, { sessionId: sessionOf(child) });
}
