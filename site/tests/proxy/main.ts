/**
 * `npm run test:proxy`: the main journeys behind nginx with the configuration that is shipped (tools/deploy/nginx.conf), in
 * front of one server with every limit on. `-- board` runs the journeys whose file has that in its name. Needs nginx
 * (apt-get install nginx-light).
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNginx, startProxy, writeProxyConfiguration } from '../support/nginx.fixture.ts';
import { freePort } from '../support/postgres.fixture.ts';
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

if (!hasNginx) {
  console.error('story-forest: nginx is missing (apt-get install nginx-light)');
  process.exit(1);
}
const asked = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
const [port, own] = [await freePort(), await freePort()];
const file = await writeProxyConfiguration(folder, port, [own]);
const check = spawnSync('nginx', ['-t', '-p', folder, '-c', file, '-e', join(folder, 'start.log')], {
  stdio: 'inherit',
});
const server = await runServer({ PORT: String(own), DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1' });
const proxy = await startProxy(folder, port, [own]);
// `localhost`, where a page may have a clipboard and a service worker without https.
const journeys = spawn(
  process.execPath,
  [
    '../node_modules/@playwright/test/cli.js',
    'test',
    '--project=promises',
    ...(asked.length > 0 ? asked : MAIN_JOURNEYS),
  ],
  { env: { ...process.env, E2E_URL: `http://localhost:${port}` }, stdio: 'inherit' },
);
const [code] = (await once(journeys, 'close')) as [number | null];
proxy.kill('SIGTERM');
await once(proxy, 'exit');
server.process.kill('SIGTERM');
await server.ended;

const log = await readFile(join(folder, 'access.log'), 'utf8');
const lines = log.trimEnd().split('\n');
const telling = lines.filter((line) => !/^\S+ [A-Z]+ \d{3} \d+ [\d.]+$/.test(line));
const refused = lines.filter((line) => / (?:429|5\d\d) \d+ /.test(line));
console.log(
  `story-forest: ${lines.length} requests through nginx; ${refused.length} refused (429, 5xx); ${telling.length} lines of its log say more than time, method, status and sizes`,
);
await rm(folder, { recursive: true });
process.exit(check.status === 0 && code === 0 && telling.length === 0 ? 0 : 1);
