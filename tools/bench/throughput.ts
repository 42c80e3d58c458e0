import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { fill } from './fill.ts';
import { startBare, startProduct } from './programs.ts';

const CONNECTIONS = 20;
/** Each side runs this often, in turn, this many seconds; the median counts. */
const ROUNDS = 5;
const SECONDS = 5;

type Call = { readonly name: string; readonly path: string; readonly body?: object };

/** Requests a second of one call to the product, beside a bare Fastify that sends the same bytes. */
export type Throughput = {
  readonly name: string;
  readonly bytes: number;
  readonly product: number;
  readonly bare: number;
  /** Median of the rounds' own ratios. */
  readonly ratio: number;
};

const calls: readonly Call[] = [
  { name: 'GET /api/quiz-scores (100 full records)', path: '/api/quiz-scores' },
  {
    name: 'POST /api/quiz-scores (each on the disk before its reply)',
    path: '/api/quiz-scores',
    body: {
      playerName: '김하늘',
      score: 9,
      totalQuestions: 10,
      accuracy: 90,
      timeTaken: 41.7,
      questions: Array.from({ length: 10 }, (_, index) => ({
        question: '7 × 8',
        correctAnswer: 56,
        userAnswer: index === 0 ? 54 : 56,
        isCorrect: index !== 0,
        timeSpent: 4.2,
      })),
    },
  },
  { name: 'POST /api/tts/question (cached speech)', path: '/api/tts/question', body: { table: 7, multiplier: 8 } },
  { name: 'GET /speech/question-7x8.mp3 (the same clip as a file)', path: '/speech/question-7x8.mp3' },
];

function requestOf({ body }: Call) {
  return body
    ? { method: 'POST' as const, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method: 'GET' as const };
}

async function requestsPerSecond(url: string, call: Call): Promise<number> {
  const result = await autocannon({
    url: url + call.path,
    ...requestOf(call),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`${call.name} failed under load`);
  return result.requests.average;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('no values');
  return middle;
}

async function measure(product: string, call: Call, folder: string): Promise<Throughput> {
  const sample = await fetch(product + call.path, requestOf(call));
  if (!sample.ok) throw new Error(`${call.name} answers ${sample.status}`);
  const bytes = Buffer.from(await sample.arrayBuffer());
  const file = join(folder, 'reply');
  writeFileSync(file, bytes);
  const bare = await startBare(file, sample.headers.get('content-type') ?? '');
  const rounds: { product: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = { product: await requestsPerSecond(product, call), bare: await requestsPerSecond(bare.url, call) };
    // The first round only warms both up.
    if (round > 0) rounds.push(pair);
  }
  await bare.stop();
  return {
    name: call.name,
    bytes: bytes.length,
    product: median(rounds.map((round) => round.product)),
    bare: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.product / round.bare)),
  };
}

export async function measureThroughput(): Promise<Throughput[]> {
  const folder = mkdtempSync(join(tmpdir(), 'story-forest-bench-'));
  try {
    await fill(folder, 1000);
    const product = await startProduct(folder);
    const results: Throughput[] = [];
    for (const call of calls) results.push(await measure(product.url, call, folder));
    await product.stop();
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
