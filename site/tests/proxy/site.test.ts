import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProxy, startProxy } from '../support/caddy.fixture.ts';
import { ask } from '../support/load-generator.fixture.ts';
import { freePort, type Postgres, startPostgres } from '../support/postgres.fixture.ts';
import { type RunningServer, run, runServer } from '../support/process.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';

const ADDRESSES = ['127.0.0.1', '127.0.0.2'];
const SITE_URL = 'https://forest.example.kr';
const NAME = '김민준';

let folder: string;
let postgres: Postgres;
/** Two processes of the site on one Postgres, with every limit on. */
let processes: RunningServer[];
let proxy: RunningProxy;
let site: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
  postgres = await startPostgres();
  const [DATABASE_URL, port] = [await postgres.freshDatabase(), await freePort()];
  const files = join(folder, 'site');
  const publishing = run('tools/deploy/publish-files.ts', { SITE_URL }, [files]);
  expect(await publishing.ended, publishing.output()).toBe(0);
  const variables = { PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL, TRUST_PROXY: '1', SITE_URL };
  processes = [];
  for (const HOST of ADDRESSES) processes.push(await runServer({ ...variables, HOST }));
  proxy = await startProxy({ folder, files, upstreams: { addresses: ADDRESSES, port } });
  site = `http://127.0.0.1:${proxy.port}`;
});
afterAll(async () => {
  await proxy?.stop();
  for (const { process: each } of processes ?? []) each.kill('SIGTERM');
  await Promise.all((processes ?? []).map((each) => each.ended));
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Headers about the sender and the copy that was sent: Node dates the compressed one, and Caddy 2.11 sends Vary with
 * every file.
 */
const OF_THE_SENDER =
  /^(?:connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|vary|x-request-id)$/;

/** A media type without charset, under its present name (RFC 9239). */
const nameType = (type: string) => type.replace(/;.*/, '').replace('application/javascript', 'text/javascript');

/** One file of each folder and ending that has an address. */
function sampleFiles(): string[] {
  const root = 'build/client';
  const files = globSync('**/*.*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
  const kinds = new Map(files.map((file) => [`${file.split('/').slice(0, 2)}${extname(file)}`, file]));
  return [...kinds.values(), ...files.filter((file) => /plan-pdf-worker|service-worker/.test(file))];
}

test.each(['br', 'identity'])('a file sent as %s has the same headers from Caddy as from Node', async (encoding) => {
  const direct = processes[0]?.address ?? '';
  const describeHeaders = async (address: string, file: string) => {
    const { status, headers } = await ask(address, file, { headers: { 'accept-encoding': encoding } });
    const entries = Object.entries(headers).filter(([name]) => !OF_THE_SENDER.test(name));
    const plain = Object.fromEntries(entries.map(([name, value]) => [name, String(value).toLowerCase()]));
    return { status, headers: { ...plain, 'content-type': nameType(plain['content-type'] ?? '') } };
  };
  const files = sampleFiles();
  expect(files.length).toBeGreaterThan(25);
  for (const file of files) {
    const [ofCaddy, ofNode] = [await describeHeaders(site, file), await describeHeaders(direct, file)];
    expect(ofCaddy, file).toEqual(ofNode);
  }
});

describe('a file', () => {
  test('is sent by Caddy, compressed, and answered with 304 once the browser has it', async () => {
    const file = await fetch(`${site}/service-worker.js`, { headers: { 'accept-encoding': 'br' } });
    expect([file.status, file.headers.get('content-encoding')]).toEqual([200, 'br']);
    const plain = await fetch(`${site}/service-worker.js`, { headers: { 'accept-encoding': 'identity' } });
    const varies = [file, plain].map(({ headers }) => headers.get('vary')?.toLowerCase());
    expect(varies).toEqual(['accept-encoding', 'accept-encoding']);
    expect(file.headers.has('x-request-id')).toBe(false);
    const packed = await readFile(join(folder, 'site/service-worker.js.br'));
    expect(await file.text()).toBe(String(brotliDecompressSync(packed)));
    const headers = { 'accept-encoding': 'br', 'if-none-match': file.headers.get('etag') ?? '' };
    expect((await ask(site, '/service-worker.js', { headers })).status).toBe(304);
  });

  test('has the address of the host, as pages do', async () => {
    expect((await ask(site, '/robots.txt')).body).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect((await ask(site, '/stories')).body).toContain(`<link rel="canonical" href="${SITE_URL}/stories"/>`);
    const direct = await ask(processes[0]?.address ?? '', '/service-worker.js');
    expect((await ask(site, '/service-worker.js')).body).toBe(direct.body);
  });

  test('is sent in parts', async () => {
    const part = await ask(site, '/robots.txt', { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.body.length]).toEqual([206, 10]);
    expect((await ask(site, '/robots.txt', { headers: { range: 'bytes=9999-' } })).status).toBe(416);
  });

  test.each([
    '/service-worker.js.br',
    '/index.html',
    '/assets/',
    '/assets/.x.js',
    '/robots.txt/',
    '/no.js',
    '/%2e%2e/csp.json',
  ])('is not at %s: Node answers with its 404 page', async (path) => {
    const reply = await ask(site, path);
    expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(reply.headers).toHaveProperty('x-request-id');
  });

  test('is not written to: Node refuses the method', async () => {
    expect((await ask(site, '/robots.txt', { method: 'PUT' })).status).toBe(405);
  });
});

test("a page is Node's, with its own Content-Security-Policy", async () => {
  const { status, headers } = await ask(site, '/quadrant-board');
  expect([status, headers['cache-control'], headers['strict-transport-security']]).toEqual([
    200,
    'no-cache',
    undefined,
  ]);
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
});

const saveScore = (address: string, headers: Record<string, string> = {}) =>
  ask(address, '/api/quiz-scores', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(quizBy(NAME)),
  });
const listScores = (address: string) => ask(address, `/api/quiz-scores/${encodeURIComponent(NAME)}`);

test('a score that one process stores is listed by the other', async () => {
  expect((await saveScore(site)).status).toBe(201);
  for (const _ of ADDRESSES) expect(JSON.parse((await listScores(site)).body)).toHaveLength(1);
});

test.each([
  ['of stated length', {}],
  ['of unknown length', { 'transfer-encoding': 'chunked' }],
])("a body %s above 64 KiB is refused in the API's words", async (_, headers) => {
  const body = 'x'.repeat(65 * 1024);
  const length = 'transfer-encoding' in headers ? {} : { 'content-length': String(body.length) };
  const asked = { method: 'POST', headers: { 'content-type': 'application/json', ...headers, ...length }, body };
  const reply = await ask(site, '/api/quiz-scores', asked);
  expect([reply.status, JSON.parse(reply.body).error.code]).toEqual([413, 'too_large']);
});

test('headers of 30 kB are refused', async () => {
  expect((await ask(site, '/', { headers: { cookie: 'x'.repeat(30_000) } })).status).toBe(431);
});

test('a client that forges X-Forwarded-For does not get around the limit of new boards', async () => {
  const statuses: number[] = [];
  // 60 a minute for each of two processes.
  for (let last = 1; last <= 130; last++) {
    const reply = await ask(site, '/api/quadrant-board', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${last}` },
      body: JSON.stringify({
        sessionId: `session-1000000000000-${randomUUID().replaceAll('-', '')}`,
        strengths: [],
        weaknesses: [],
        likes: [],
        dislikes: [],
      }),
    });
    statuses.push(reply.status);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

describe('over HTTPS', () => {
  let secure: RunningProxy;
  beforeAll(async () => {
    const port = Number(new URL(processes[0]?.address ?? '').port);
    secure = await startProxy({
      folder,
      files: join(folder, 'site'),
      upstreams: { addresses: ADDRESSES, port },
      domain: 'localhost',
    });
  });
  afterAll(() => secure?.stop());

  const askSecurely = async (path: string): Promise<IncomingMessage> => {
    const ca = await readFile(join(folder, '.local/share/caddy/pki/authorities/local/root.crt'));
    const [reply] = await once(get(`https://localhost:${secure.port}${path}`, { ca, family: 4 }), 'response');
    reply.resume();
    return reply;
  };

  test.each([
    ['page', '/'],
    ['file', '/robots.txt'],
  ])('a %s has Strict-Transport-Security', async (_, path) => {
    const { statusCode, headers } = await askSecurely(path);
    expect([statusCode, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  });

  test('plain HTTP is redirected to it', async () => {
    const { status, headers } = await ask(`http://127.0.0.1:${secure.httpPort}`, '/games', {
      headers: { host: 'localhost' },
    });
    expect([status, headers.location]).toEqual([308, `https://localhost:${secure.port}/games`]);
  });
});
