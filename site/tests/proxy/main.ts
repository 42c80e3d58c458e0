/**
 * `npm run test:proxy`: the deployed Caddy configuration (tools/deploy/Caddyfile) in front of real processes of the
 * site. First single requests (`*.test.ts` beside this file), then the main journeys in a browser in front of one
 * process with every limit on. `-- requests` runs only the former, `-- board` only the journeys whose file has that in
 * its name. Needs Caddy (apt-get install caddy).
 *
 * @packageDocumentation
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { BUILT_SITE_URL } from '../../app/document/site-url.ts';
import { CADDY, caddyVersion, DEPLOYED_CADDYFILE, hasCaddy, startProxy } from '../support/caddy.fixture.ts';
import { runServer } from '../support/process.fixture.ts';

/** One of each part of the site; those that start a server of their own would pass the proxy by. */
const MAIN_JOURNEYS = [
  'shell',
  'book.e2e',
  'quiz-keyboard',
  'quiz-touch',
  'report.e2e',
  'adventure.e2e',
  'board.e2e',
  'board-saving',
  'planner.e2e',
  'plan-pdf',
];

if (!hasCaddy) {
  console.error('story-forest: caddy is missing (apt-get install caddy)');
  process.exit(1);
}
const asked = process.argv.slice(2);
const journeys = asked.length > 0 ? asked.filter((name) => name !== 'requests') : MAIN_JOURNEYS;
const folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
const results = [
  validateConfiguration(),
  asked.length > journeys.length || asked.length === 0 ? await testRequests() : true,
  journeys.length > 0 ? await runJourneys() : true,
];
await rm(folder, { recursive: true });
process.exit(results.every((isGood) => isGood) ? 0 : 1);

function validateConfiguration(): boolean {
  const args = ['validate', '--config', DEPLOYED_CADDYFILE, '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync(CADDY, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: folder },
  });
  const verdict = status === 0 ? 'accepts' : 'refuses';
  console.log(`story-forest: Caddy ${caddyVersion} ${verdict} the deployed configuration`);
  if (status !== 0) console.error(stderr);
  return status === 0;
}

async function testRequests(): Promise<boolean> {
  const vitest = await startVitest('test', [], {
    config: false,
    include: ['tests/proxy/*.test.ts'],
    watch: false,
    fileParallelism: false,
    reporters: ['verbose'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  });
  await vitest.close();
  return vitest.state.getCountOfFailedTests() === 0 && vitest.state.getUnhandledErrors().length === 0;
}

/** Runs them in front of one process with every limit on. */
async function runJourneys(): Promise<boolean> {
  const server = await runServer({
    DATA_DIR: join(folder, 'data'),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    SITE_URL: BUILT_SITE_URL,
  });
  const port = Number(new URL(server.address).port);
  const proxy = await startProxy({ folder, upstreams: { addresses: ['127.0.0.1'], port } });
  // `localhost`, where a page may have a clipboard and a service worker without https.
  const playwright = spawn(
    process.execPath,
    ['../node_modules/@playwright/test/cli.js', 'test', '--project=promises', ...journeys],
    { env: { ...process.env, E2E_URL: `http://localhost:${proxy.port}` }, stdio: 'inherit' },
  );
  const [code] = (await once(playwright, 'close')) as [number | null];
  await proxy.stop();
  server.process.kill('SIGTERM');
  await server.ended;

  const statuses = [...server.output().matchAll(/"status":(\d{3})/g)].map(([, status]) => Number(status));
  const refusals = statuses.filter((status) => status === 429 || status >= 500);
  // Journeys ask for unknown addresses, too.
  const errors = (proxy.log().match(/.*"level":"error".*/g) ?? []).filter((line) => !line.includes('"status":404'));
  console.log(
    `story-forest: ${statuses.length} requests through Caddy to the site; ${refusals.length} refused (429, 5xx); ${errors.length} errors in Caddy's log`,
  );
  for (const error of errors) console.error(error);
  return code === 0 && errors.length === 0;
}
