import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAddress, localizedPages } from '../../app/pages/pages.ts';
import { MAX_BODY_BYTES } from '../../app/server/errors.server.ts';
import { securityHeaders, strictTransport } from '../../app/server/security.server.ts';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';

// What Caddy does with its configuration is tested by `npm run test:proxy`.

let folder: string;
let server: TestServer;
let caddyfile: string;
beforeAll(async () => {
  caddyfile = await readFile('tools/deploy/Caddyfile', 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'story-forest-site-'));
  const paths = localizedPages.map(({ page, language }) => getAddress(page, language));
  const files = [...paths.map((path) => join(path, 'index.html')), ...FILES];
  for (const file of files) {
    await mkdir(join(folder, 'client', dirname(file)), { recursive: true });
    await writeFile(join(folder, 'client', file), file);
  }
  await writeFile(join(folder, 'csp.json'), JSON.stringify(Object.fromEntries(paths.map((path) => [path, []]))));
  server = await startSqliteServer({ site: folder });
});
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** One file for each rule about headers. */
const FILES = [
  '/robots.txt',
  '/service-worker.js',
  '/stories.data',
  '/assets/home-1.js',
  '/assets/plan-pdf-worker-1.js',
  '/speech/fact-7x8.mp3',
  '/og/site.png',
];

test.each(FILES)('the Caddyfile has the security and cache headers that Node gives %s', async (path) => {
  const { statusCode, headers } = await server.app.inject(path);
  expect(statusCode).toBe(200);
  const lines = caddyfile.split('\n').map((line) => line.trim().toLowerCase());
  for (const name of [...Object.keys(securityHeaders), 'cache-control']) {
    const rule = `${name} "${headers[name]}"`.toLowerCase();
    expect(
      lines.some((line) => line.endsWith(rule)),
      rule,
    ).toBe(true);
  }
});

test('the Caddyfile has the Strict-Transport-Security of Node', () => {
  expect(caddyfile).toContain(`Strict-Transport-Security "${strictTransport}"`);
});

test('the Caddyfile limits bodies as the API does', () => {
  expect(caddyfile).toContain(`int({header.Content-Length}) > ${MAX_BODY_BYTES}\``);
  expect(caddyfile).toContain(`max_size ${MAX_BODY_BYTES / 1024}KiB`);
});
