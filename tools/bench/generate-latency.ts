import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSessionId, SESSION_RANDOM_BYTES } from '../../shared/board-session.ts';
import { CARD_LABELS, ZONES } from '../../shared/cards.ts';
import { closeConnections, millisecondsFor, p95 } from './latency.ts';
import { startBare, startProduct } from './programs.ts';

/** Requests of each kind, one after the other, product and bare in turn. */
const REQUESTS = 1000;
const WARM_UP = 50;
const START = Date.parse('2026-03-01T09:00:00.000Z');

/** Milliseconds within which 95 of 100 answers came whole; `bare` sends the same bytes from memory. */
export type GenerateLatency = { readonly name: string; readonly product: number; readonly bare: number };

const GENERATE = '/api/career-recommendations/generate';

/** The nth child's session and board: every board differs from the one before. */
function sessionOf(child: number): string {
  const bytes = new Uint8Array(SESSION_RANDOM_BYTES);
  new DataView(bytes.buffer).setUint32(0, child);
  return createSessionId(START + child, bytes);
}

function boardOf(child: number): object {
  // A third of the cards stay in the pool; the first never does, since no careers go with an empty board.
  const placeOf = (card: number) =>
    card === 0 ? child % ZONES.length : (Math.imul((card + 1) * 40_503, child + 1) >>> 8) % 6;
  const zones = ZONES.map(({ id }, zone) => [id, CARD_LABELS.filter((_, card) => placeOf(card) === zone)]);
  return { sessionId: sessionOf(child), ...Object.fromEntries(zones) };
}

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
      const bare = await startBare(await sample(product.url, folder), 'application/json; charset=utf-8');
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

/** A file with the reply to a child whom nothing else is measured with. */
async function sample(url: string, folder: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const child = 2 ** 31;
  await fetch(`${url}/api/quadrant-board`, { method: 'POST', headers, body: JSON.stringify(boardOf(child)) });
  const reply = await fetch(url + GENERATE, {
    method: 'POST',
    headers,
    body: JSON.stringify({ sessionId: sessionOf(child) }),
  });
  if (!reply.ok) throw new Error(`${GENERATE} answers ${reply.status}`);
  const file = join(folder, 'reply');
  writeFileSync(file, Buffer.from(await reply.arrayBuffer()));
  return file;
}
