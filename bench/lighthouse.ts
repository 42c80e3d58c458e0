import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { getAddress, localizedPages, notFoundPage } from '../site/app/pages/pages.ts';
import { startProduct } from './programs.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Minimum scores, of 100. Performance has a margin, because it is simulated from a run on a noisy machine. */
const LEAST: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const NOISE = 5;

/** The browser's remote debugging port. Nothing else of the bench uses it. */
const DEBUGGING_PORT = 45_081;

export type LighthouseScore = {
  readonly path: string;
  /** Each of 100; the median of the rounds. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points outside performance. */
  readonly faults: readonly string[];
  /** Milliseconds to the largest paint on the simulated phone, and how much the page shifted. */
  readonly largestPaint: number;
  readonly shift: number;
  /** Lighthouse's measure of the machine's speed at that moment: more is faster. */
  readonly benchmarkIndex: number;
};

/** Whether all scores reach their minimum, performance within its margin. */
export function passes({ scores }: LighthouseScore): boolean {
  return CATEGORIES.every((category) => scores[category] >= LEAST[category] - (category === 'performance' ? NOISE : 0));
}

/** Of those that could be measured: now and then a trace has no largest paint. */
function median(values: readonly number[]): number {
  const measured = values.filter(Number.isFinite).sort((a, b) => a - b);
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
}

/**
 * The pages whose address, in either language, begins with `below` on Lighthouse's simulated phone, `rounds` times
 * each, one after the other.
 */
export async function measureLighthouse(below = '/', rounds = 3): Promise<LighthouseScore[]> {
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-lighthouse-'));
  const product = await startProduct(join(folder, 'data'));
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const measured: LighthouseScore[] = [];
    const addresses = localizedPages
      .filter(({ page }) => page !== notFoundPage)
      .map(({ page, language }) => getAddress(page, language));
    for (const path of addresses.filter((address) => address.startsWith(below))) {
      const runs: Result[] = [];
      for (let round = 0; round < rounds; round++) {
        const result = await lighthouse(product.url + path, {
          port: DEBUGGING_PORT,
          logLevel: 'error',
          onlyCategories: [...CATEGORIES],
        });
        if (!result) throw new Error(`Lighthouse has nothing to say about ${path}`);
        runs.push(result.lhr);
      }
      const of = (category: Category) => median(runs.map((run) => 100 * (run.categories[category]?.score ?? 0)));
      const number = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
      const faults = runs.flatMap((run) =>
        CATEGORIES.slice(1).flatMap((category) =>
          (run.categories[category]?.auditRefs ?? [])
            .filter(({ id, weight }) => weight > 0 && (run.audits[id]?.score ?? 1) < 1)
            .map(({ id }) => id),
        ),
      );
      measured.push({
        path,
        scores: {
          performance: of('performance'),
          accessibility: of('accessibility'),
          'best-practices': of('best-practices'),
          seo: of('seo'),
        },
        faults: [...new Set(faults)],
        largestPaint: number('largest-contentful-paint'),
        shift: number('cumulative-layout-shift'),
        benchmarkIndex: median(runs.map((run) => run.environment.benchmarkIndex)),
      });
    }
    return measured;
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
