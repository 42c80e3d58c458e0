import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { fillScores } from './fill.ts';
import { type Running, type RunningNode, startBare, startNginx, startProduct } from './programs.ts';
import { quizBody } from './quiz-body.ts';
import { rawReply } from './raw-reply.ts';

const CONNECTIONS = 200;
/** Each side runs this often, in turn, this many seconds; the median counts. */
const ROUNDS = 5;
const SECONDS = 5;

type Call = {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  /** A file of the built site, which nginx can send as well. */
  readonly isFile?: boolean;
};

/**
 * Requests a second of one call to the product, beside a bare Fastify that sends the same bytes, and nginx with the
 * files.
 */
export type Throughput = {
  readonly name: string;
  readonly bytes: number;
  readonly product: number;
  readonly bare: number;
  /** Null for what is no file, or where no nginx is installed. */
  readonly nginx: number | null;
  /** Median of the rounds' own ratios of product to bare. */
  readonly ratio: number;
  /**
   * The same by processor time of a request, which other programs on the machine hardly change; null where the system
   * does not tell it.
   */
  readonly processorRatio: number | null;
  /** Milliseconds that the product took for half of the requests, and for 99 of 100. */
  readonly p50: number;
  readonly p99: number;
};

const calls: readonly Call[] = [
  { name: 'GET / (the home page)', path: '/', isFile: true },
  { name: 'GET /book/forest-adventure (a book with its words)', path: '/book/forest-adventure', isFile: true },
  { name: 'GET /api/quiz-scores (100 full records)', path: '/api/quiz-scores' },
  {
    name: 'POST /api/quiz-scores (each on the disk before its reply)',
    path: '/api/quiz-scores',
    body: quizBody('김하늘'),
  },
  { name: 'POST /api/tts/question (cached speech)', path: '/api/tts/question', body: { table: 7, multiplier: 8 } },
  { name: 'GET /speech/question-7x8.mp3 (the same clip as a file)', path: '/speech/question-7x8.mp3', isFile: true },
  {
    name: 'GET /art/charlotte-birthday/1-1-480.avif (a picture)',
    path: '/art/charlotte-birthday/1-1-480.avif',
    isFile: true,
  },
];

function requestOf({ body }: Call) {
  return body
    ? { method: 'POST' as const, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method: 'GET' as const, headers: { 'accept-encoding': 'gzip' } };
}

type Round = {
  readonly perSecond: number;
  /** Ticks of processor time of a request. */
  readonly ticks: number | null;
  readonly p50: number;
  readonly p99: number;
};

/** Ticks that a process has run; null where the system does not tell it. */
function ticksOf(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`;
  if (pid === undefined || !existsSync(file)) return null;
  const [user, system] = readFileSync(file, 'utf8').replace(/.*\) /s, '').split(' ').slice(11, 13).map(Number);
  return (user ?? 0) + (system ?? 0);
}

async function load({ url, pid }: Running & Partial<RunningNode>, call: Call): Promise<Round> {
  const before = ticksOf(pid);
  const result = await autocannon({
    url: url + call.path,
    ...requestOf(call),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`${call.name} failed under load`);
  const after = ticksOf(pid);
  return {
    perSecond: result.requests.average,
    ticks: before === null || after === null ? null : (after - before) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('no values');
  return middle;
}

async function measure(product: Running, nginx: Running | null, call: Call, folder: string): Promise<Throughput> {
  const reply = await rawReply(product.url + call.path, requestOf(call));
  const bare = await startBare(folder, reply);
  const beside = call.isFile ? nginx : null;
  const rounds: { product: Round; bare: Round; nginx: Round | null }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const three = {
      product: await load(product, call),
      bare: await load(bare, call),
      nginx: beside && (await load(beside, call)),
    };
    // The first round only warms them up.
    if (round > 0) rounds.push(three);
  }
  await bare.stop();
  return {
    name: call.name,
    bytes: reply.bytes.length,
    product: median(rounds.map((round) => round.product.perSecond)),
    bare: median(rounds.map((round) => round.bare.perSecond)),
    nginx: beside && median(rounds.map((round) => round.nginx?.perSecond ?? Number.NaN)),
    ratio: median(rounds.map((round) => round.product.perSecond / round.bare.perSecond)),
    processorRatio: rounds.some(({ product: own }) => own.ticks === null)
      ? null
      : median(rounds.map((round) => (round.bare.ticks ?? 0) / (round.product.ticks ?? 1))),
    p50: median(rounds.map((round) => round.product.p50)),
    p99: median(rounds.map((round) => round.product.p99)),
  };
}

export async function measureThroughput(): Promise<Throughput[]> {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-bench-'));
  try {
    await fillScores(folder, 1000);
    const product = await startProduct(folder);
    const nginx = await startNginx(folder);
    const results: Throughput[] = [];
    for (const call of calls) results.push(await measure(product, nginx, call, folder));
    await Promise.all([product.stop(), nginx?.stop()]);
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
