import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { boardOf, sessionOf } from './children.ts';
import { type RunningNode, startProduct } from './programs.ts';
import { quizBody } from './quiz-body.ts';

const HOURS = 24;
const CLASS = 40;
/** Hours that the server needs until its caches are full and its code is compiled. */
const WARM_HOURS = 6;
const MEGABYTE = 2 ** 20;

/**
 * Requests of a day, and the megabytes that the server's heap holds at the end of each hour, once what can be thrown
 * away was: what the process holds besides is room that it keeps for later.
 */
export type SchoolDay = { readonly requests: number; readonly megabytes: readonly number[]; readonly growth: number };

/** What one child does in an hour of school: three pages, a quiz with its speech, a board saved five times, a plan. */
function hourOf(child: number): readonly { readonly path: string; readonly body?: object }[] {
  const board = { path: '/api/quadrant-board', body: boardOf(child) };
  const clips = Array.from({ length: 10 }, (_, index) => ({
    path: '/api/tts/question',
    body: { table: 2 + (index % 6), multiplier: 1 + ((child + index) % 9) },
  }));
  return [
    { path: '/' },
    { path: '/multiplication-table' },
    { path: '/quadrant-board' },
    ...clips,
    { path: '/api/quiz-scores', body: quizBody(`어린이 ${child % CLASS}`) },
    ...Array.from({ length: 5 }, () => board),
    { path: '/api/career-recommendations/generate', body: { sessionId: sessionOf(child) } },
    { path: '/api/quiz-scores' },
    { path: `/api/quiz-scores/${encodeURIComponent(`어린이 ${child % CLASS}`)}` },
    { path: `/api/career-recommendations/${sessionOf(child)}` },
  ];
}

/** 24 hours of a class of 40 without a break, as fast as the server takes them; each hour has new boards. */
export async function replaySchoolDay(): Promise<SchoolDay> {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-bench-'));
  const product = await startProduct(folder, { watched: true });
  try {
    let requests = 0;
    const megabytes: number[] = [];
    for (let hour = 0; hour < HOURS; hour++) {
      const children = Array.from({ length: CLASS }, (_, child) => hour * CLASS + child);
      await Promise.all(
        children.map(async (child) => {
          for (const { path, body } of hourOf(child)) {
            await ask(product.url + path, body);
            requests++;
          }
        }),
      );
      megabytes.push((await heapBytes(product)) / MEGABYTE);
    }
    return { requests, megabytes, growth: computeGrowth(megabytes.slice(WARM_HOURS)) };
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks again what a busy machine's server has put off, as the pages do. */
async function ask(url: string, body?: object): Promise<void> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let reply = await fetch(url, body ? post : {});
  while (reply.status === 503) {
    await reply.arrayBuffer();
    await setTimeout(1000);
    reply = await fetch(url, body ? post : {});
  }
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}`);
  await reply.arrayBuffer();
}

async function heapBytes(product: RunningNode): Promise<number> {
  const told = product.says(/memory \d+: heap (\d+),/);
  process.kill(product.pid, 'SIGUSR2');
  const [, heap] = await told;
  return Number(heap);
}

/** How much larger the mean of the second half is than that of the first. */
function computeGrowth(values: readonly number[]): number {
  const middle = Math.floor(values.length / 2);
  const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
  return mean(values.slice(middle)) / mean(values.slice(0, middle));
}
