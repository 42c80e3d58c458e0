import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../shared/database/db.server.ts';

const PREFIX = 'story_forest_';
/** Upper limits of the classes of durations, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5];
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
};

/** Files have a route each; as figures, their folders do. */
function groupRoute(route: string): string {
  return /\.[^/]+$/.test(route) ? route.replace(/^(\/[^/]+\/)?.*$/, (_, folder: string = '/') => `${folder}*`) : route;
}

/** Counts what this process does: for Prometheus, at METRICS_PORT. Memory, event loop and age are prom-client's own. */
export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const requests = new Counter({
    name: `${PREFIX}requests_total`,
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const refused = new Counter({
    name: `${PREFIX}refused_writes_total`,
    help: 'Writes that were refused or failed: what an outbox keeps, or parks.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: `${PREFIX}request_duration_seconds`,
    help: 'From the request to the end of its reply.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const up = new Gauge({ name: `${PREFIX}database_up`, help: 'Whether the database answers.', registers });
  const ping = new Gauge({
    name: `${PREFIX}database_ping_seconds`,
    help: 'How long the smallest query took.',
    registers,
  });
  const bytes = new Gauge({ name: `${PREFIX}database_bytes`, help: 'Size of what is stored.', registers });

  /** Sends the smallest query, and asks for the size of what is stored. */
  async function askDatabase() {
    const endPing = ping.startTimer();
    const isUp = await database.ping().then(
      () => true,
      () => false,
    );
    endPing();
    up.set(isUp ? 1 : 0);
    bytes.remove();
    // An engine may have no such function (docs/scaling.md), and is up all the same.
    if (isUp)
      await database.countBytes().then(
        (size) => bytes.set(size),
        () => {},
      );
  }

  return {
    count({ method, route, status, milliseconds }) {
      const labels = { method, route: groupRoute(route), status };
      requests.inc(labels);
      if (WRITES.has(method) && status >= 400) refused.inc(labels);
      durations.observe({ route: labels.route }, milliseconds / 1000);
    },

    async format() {
      await askDatabase();
      return registry.metrics();
    },
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
    reply.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text);
  });
  return server.listen(port, host);
}
