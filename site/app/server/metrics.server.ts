import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../../shared/database/db.server.ts';

/** Upper limits of the classes of durations, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5] as const;
const RESOLUTION_MS = 10;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export type Answered = {
  readonly method: string;
  /** The pattern of the route (`/api/quiz-scores/:playerName`), never the address: it may hold a child's name. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
};

export type Metrics = {
  readonly count: (answered: Answered) => void;
  /** All figures in Prometheus' text format. */
  readonly format: () => Promise<string>;
  readonly stop: () => void;
};

type Sample = readonly [labels: Readonly<Record<string, string | number>>, value: number];

/** Files have a route each; as figures, their folders do. */
function groupRoute(route: string): string {
  return /\.[^/]+$/.test(route) ? route.replace(/^(\/[^/]+\/)?.*$/, (_, folder: string = '/') => `${folder}*`) : route;
}

function formatMetric(name: string, type: string, help: string, samples: readonly Sample[], suffix = ''): string {
  const lines = samples.map(([labels, figure]) => {
    const pairs = Object.entries(labels).map(
      ([label, value]) => `${label}="${String(value).replace(/["\\\n]/g, '\\$&')}"`,
    );
    return `story_forest_${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${figure}`;
  });
  return [`# HELP story_forest_${name} ${help}`, `# TYPE story_forest_${name} ${type}`, ...lines].join('\n');
}

/** Counts what this process does: for Prometheus, at METRICS_PORT. */
export function createMetrics(database: Database): Metrics {
  const requests = new Map<string, { readonly labels: Readonly<Record<string, string | number>>; count: number }>();
  const durations = new Map<string, { readonly counts: number[]; sum: number }>();
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();

  /** Sends the smallest query, and asks for the size of what is stored. */
  async function askDatabase() {
    const begun = performance.now();
    try {
      await database.ping();
      const seconds = (performance.now() - begun) / 1000;
      return { up: 1, seconds, bytes: await database.countBytes() };
    } catch {
      return { up: 0, seconds: (performance.now() - begun) / 1000, bytes: null };
    }
  }

  return {
    count({ method, route, status, milliseconds }) {
      const group = groupRoute(route);
      const key = `${method} ${group} ${status}`;
      const counted = requests.get(key) ?? { labels: { method, route: group, status }, count: 0 };
      counted.count += 1;
      requests.set(key, counted);
      const duration = durations.get(group) ?? { counts: BUCKETS.map(() => 0), sum: 0 };
      const seconds = milliseconds / 1000;
      BUCKETS.forEach((limit, index) => {
        if (seconds <= limit) duration.counts[index] = (duration.counts[index] ?? 0) + 1;
      });
      duration.sum += seconds;
      durations.set(group, duration);
    },

    async format() {
      const { up, seconds, bytes } = await askDatabase();
      const answered = [...requests.values()];
      const refused = answered.filter(
        ({ labels }) => WRITES.has(String(labels.method)) && Number(labels.status) >= 400,
      );
      const totals = new Map<string, number>();
      for (const { labels, count } of answered)
        totals.set(String(labels.route), (totals.get(String(labels.route)) ?? 0) + count);
      const buckets = [...durations].flatMap(([route, { counts }]): Sample[] => [
        ...counts.map((count, index): Sample => [{ route, le: BUCKETS[index] ?? 0 }, count]),
        [{ route, le: '+Inf' }, totals.get(route) ?? 0],
      ]);
      const sums = [...durations].map(([route, { sum }]): Sample => [{ route }, sum]);
      // In nanoseconds, with the sampler's own interval; not a number before the first sample.
      const delayOf = (nanoseconds: number) =>
        Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000) : 0;
      const lag = [
        [{ quantile: 0.5 }, delayOf(delay.percentile(50))],
        [{ quantile: 0.99 }, delayOf(delay.percentile(99))],
        [{ quantile: 1 }, delayOf(delay.max)],
      ] satisfies Sample[];
      delay.reset();
      const { rss } = process.memoryUsage();
      const duration = 'request_duration_seconds';
      const parts = [
        formatMetric(
          'requests_total',
          'counter',
          'Answered requests.',
          answered.map(({ labels, count }) => [labels, count]),
        ),
        formatMetric(
          'refused_writes_total',
          'counter',
          'Writes that were refused or failed: what an outbox keeps, or parks.',
          refused.map(({ labels, count }) => [labels, count]),
        ),
        formatMetric(duration, 'histogram', 'From the request to the end of its reply.', buckets, '_bucket'),
        ...sums.map(([labels, sum]) => `story_forest_${duration}_sum{route="${labels.route}"} ${sum}`),
        ...[...totals].map(([route, count]) => `story_forest_${duration}_count{route="${route}"} ${count}`),
        formatMetric('event_loop_delay_seconds', 'gauge', 'Delay of the event loop since it was last asked.', lag),
        formatMetric('resident_memory_bytes', 'gauge', 'Memory of the process.', [[{}, rss]]),
        formatMetric('uptime_seconds', 'gauge', 'Age of the process.', [[{}, Math.round(process.uptime())]]),
        formatMetric('database_up', 'gauge', 'Whether the database answers.', [[{}, up]]),
        formatMetric('database_ping_seconds', 'gauge', 'How long the smallest query took.', [[{}, seconds]]),
        ...(bytes === null ? [] : [formatMetric('database_bytes', 'gauge', 'Size of what is stored.', [[{}, bytes]])]),
      ];
      return `${parts.join('\n')}\n`;
    },

    stop: () => delay.disable(),
  };
}

/** Listens for Prometheus on a port of its own, which no proxy passes on. */
export function serveMetrics(metrics: Metrics, port: number, host: string): Server {
  const server = createServer(async (request, reply) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      reply.writeHead(404).end();
      return;
    }
    const text = await metrics.format();
    reply.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  return server.listen(port, host);
}
