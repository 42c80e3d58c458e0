/**
 * The server: HTTP, pages, headers, log, metrics, limits of the machine. This file is its process: it reads the
 * environment, opens the database, listens, and drains connections at SIGTERM.
 *
 * @packageDocumentation
 */
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLlmRecommender } from '../../features/career/llm/llm.server.ts';
import { createSpeech } from '../../features/quiz/speech/speech.server.ts';
import { NARRATION_FOLDER } from '../../features/stories/voices/narration.server.ts';
import { DatabaseUnusable } from '../../shared/database/database-errors.server.ts';
import { openDatabase } from '../../shared/database/db.server.ts';
import { BUILT_SITE_URL } from '../document/site-url.ts';
import { computeClientLimits, limitClients, readFileLimit } from '../limits/client-limits.server.ts';
import { buildApi } from './api.server.ts';
import { drainConnections } from './drain.server.ts';
import { readEnv } from './env.server.ts';
import { type LoadSampler, sampleLoad } from './load.server.ts';
import { createStandardOutput } from './log.server.ts';
import { createMetrics, serveMetrics } from './metrics.server.ts';
import { SiteUnusable } from './pages.server.ts';
import { startRetentionJob, startSpaceJob } from './retention.server.ts';
import { writeSiteAddress } from './site-address.server.ts';

/** Time for an open connection that is idle to send one more request, after a signal to stop. */
const DRAIN_GRACE_MS = 1_000;
/** The program exits after this time even if requests are still running. */
const MAX_STOP_MS = 10_000;
const SITE = fileURLToPath(new URL('../../build', import.meta.url));

function stopWith(...sentences: string[]): never {
  for (const sentence of sentences) console.error(`story-forest: ${sentence}`);
  process.exit(1);
}

// Only this user may read what is written: files of data hold children's names.
process.umask(0o077);

const parsed = readEnv(process.env);
if (!parsed.ok) stopWith(parsed.sentence);
const { env } = parsed;

function stopIfUnusable(error: unknown): never {
  if (error instanceof DatabaseUnusable || error instanceof SiteUnusable) stopWith(error.message);
  throw error;
}

const isBuilt = existsSync(`${SITE}/client/index.html`);

/** Writes the pages for this host's address; anew at every start, since the program's own files may be read-only. */
async function addressSite(): Promise<string | undefined> {
  if (!isBuilt || env.siteUrl === BUILT_SITE_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'story-forest-pages-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await writeSiteAddress(`${SITE}/client`, env.siteUrl, folder);
  return folder;
}

const addressedSite = await addressSite().catch((error: NodeJS.ErrnoException) =>
  stopWith(
    `The pages cannot be written to '${tmpdir()}' (${error.code}): it must be a folder that this user may write to.`,
  ),
);
const database = await openDatabase(env).catch(stopIfUnusable);
const now = () => new Date();
/** Set when the server listens: building it keeps the event loop busy, which is no load. */
let load: LoadSampler | undefined;
let clients: ReturnType<typeof limitClients> | undefined;

const metrics = env.metricsPort === undefined ? undefined : createMetrics(database);

const app = await buildApi({
  database,
  now,
  scoresScope: env.scoresScope,
  createSpeech: (log) =>
    createSpeech({ settings: env.speech, dataDir: env.dataDir, fetch, now: () => performance.now(), log }),
  createLlm: (log) => createLlmRecommender(env.ai, { fetch, now: () => performance.now(), log }),
  logging: { level: env.logLevel, stream: createStandardOutput() },
  trustProxy: env.trustProxy,
  rateLimit: env.rateLimit,
  allowedHosts: env.allowedHosts,
  securityContact: env.securityContact,
  isOverloaded: () => load?.isOverloaded() ?? false,
  makeRoom: (bytes) => clients?.makeRoom(bytes),
  site: SITE,
  addressedSite,
  frameAncestors: env.frameAncestors,
  onAnswered: metrics?.count,
  narrationFolder: join(env.dataDir, NARRATION_FOLDER),
}).catch(stopIfUnusable);
const clientLimits = computeClientLimits(readFileLimit(), env.trustProxy !== false);
clients = limitClients(app.server, clientLimits);
// Node closes what exceeds this before any listener runs. One that gives way is counted until it is closed.
app.server.maxConnections = clientLimits.connections + 50;

try {
  await app.listen({ port: env.port, host: env.host });
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    stopWith(
      `Port ${env.port} is taken by another program. Choose another: PORT=${env.port + 1} npm start`,
      `${env.port}번 포트를 다른 프로그램이 쓰고 있어요. 다른 포트로 시작해 주세요: PORT=${env.port + 1} npm start`,
    );
  }
  stopWith(`The server cannot listen on ${env.host}:${env.port} (${code}).`);
}

if (metrics && env.metricsPort !== undefined) {
  const port = env.metricsPort;
  serveMetrics(metrics, port, env.host).on('error', (error: NodeJS.ErrnoException) =>
    stopWith(`METRICS_PORT ${port} cannot be used (${error.code}).`),
  );
}

load = sampleLoad();
const stopJobs = [
  startSpaceJob({ database, now, log: app.log }),
  startRetentionJob({
    database,
    days: env.retentionDays ?? null,
    now,
    monotonic: () => performance.now(),
    log: app.log,
  }),
];

let isStopping = false;

/** Finishes running requests, then closes the database. Further signals are ignored: npm repeats the first. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), MAX_STOP_MS).unref();
  for (const stopJob of stopJobs) stopJob();
  load?.stop();
  await drainConnections(app.server, DRAIN_GRACE_MS, () => clients?.closeSilent());
  await app.close();
  await database.close();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

const { port } = app.server.address() as AddressInfo;
const shownHost = env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host;
console.log(`story-forest: listening on http://${shownHost}:${port}`);
if (!isBuilt) {
  console.log('story-forest: the pages are not built, so this is the API alone; npm run build makes them');
}
