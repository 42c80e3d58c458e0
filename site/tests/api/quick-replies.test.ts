import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../../app/pages.ts';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';

type Headers = Readonly<Record<string, string>>;
type Reply = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: Buffer };

/** Of the connection, not of the reply; and what differs between any two replies. */
const OWN = ['date', 'connection', 'keep-alive', 'x-request-id'];
const described = (status: number, headers: Readonly<Record<string, unknown>>, body: Buffer): Reply => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OWN.includes(name))
      .map(([name, value]) => [name, String(value)] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  ),
  body,
});

/** The smallest site there can be, with a file of each kind. */
async function writeSite(folder: string): Promise<void> {
  const write = async (path: string, text: string, isPacked: boolean) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (!isPacked) return;
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  };
  const paths = [...pages.map(({ path }) => path), '/404'];
  for (const path of paths) await write(`client${path}/index.html`, `<!doctype html><p>${'story '.repeat(99)}`, true);
  await write('client/assets/app.js', 'export const name = "app";\n'.repeat(99), true);
  await write('client/service-worker.js', 'worker', false);
  await write('client/speech/clip.mp3', '0123456789', false);
  await write('client/art/picture.avif', 'picture', false);
  await write('csp.json', JSON.stringify(Object.fromEntries(paths.map((path) => [path, ["'sha256-x'"]]))), false);
}

describe('a request that is answered before the routes', () => {
  let server: TestServer;
  let folder: string;
  let port: number;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-forest-site-'));
    await writeSite(folder);
    server = await startSqliteServer({ site: folder, trustProxy: true });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const overNetwork = (path: string, headers: Headers | readonly string[], method = 'GET') =>
    new Promise<Reply>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers: headers as Record<string, string> }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () =>
          resolve(described(reply.statusCode ?? 0, (reply as IncomingMessage).headers, Buffer.concat(chunks))),
        );
      })
        .on('error', reject)
        .end();
    });
  /** By the routes alone. */
  const byRoutes = async (path: string, headers: Headers, method: 'GET' | 'HEAD' = 'GET') => {
    const reply = await server.app.inject({
      method,
      url: path,
      headers: { host: `127.0.0.1:${port}`, ...headers },
    });
    return described(reply.statusCode, reply.headers, reply.rawPayload);
  };

  const etag = async (path: string) => String((await byRoutes(path, {})).headers.etag);

  test.each(['/', '/speech/clip.mp3', '/assets/app.js', '/art/picture.avif', '/service-worker.js'])(
    'the quick reply for %s equals the reply of the routes, whatever the headers',
    async (path) => {
      const tag = await etag(path);
      const { 'last-modified': date } = (await byRoutes(path, {})).headers as { 'last-modified': string };
      const asked: readonly Headers[] = [
        {},
        { 'accept-encoding': 'gzip' },
        { 'accept-encoding': 'br, gzip' },
        { 'accept-encoding': 'identity;q=1, *;q=0' },
        { 'if-none-match': tag },
        { 'if-none-match': tag.slice(2) },
        { 'if-none-match': 'W/"other"' },
        { 'if-modified-since': date },
        { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
        { 'if-none-match': 'W/"other"', 'if-modified-since': date },
        { range: 'bytes=2-5' },
        { range: 'bytes=90000-' },
        { range: 'bytes=0-3', 'if-none-match': tag },
        { 'x-forwarded-proto': 'https' },
        { 'x-forwarded-proto': 'https, http' },
        { host: 'evil.example' },
      ];
      for (const headers of asked) {
        const expected = await byRoutes(path, headers);
        // Twice: at first a file is not in memory.
        for (let time = 0; time < 2; time++) {
          expect(await overNetwork(path, headers), JSON.stringify(headers)).toEqual(expected);
        }
      }
      expect(await overNetwork(path, {}, 'HEAD')).toEqual(await byRoutes(path, {}, 'HEAD'));
    },
  );

  test('a quick reply refuses another host and two Host headers', async () => {
    expect((await overNetwork('/speech/clip.mp3', {})).status).toBe(200);
    expect((await overNetwork('/speech/clip.mp3', { host: 'evil.example' })).status).toBe(421);
    expect((await overNetwork('/speech/clip.mp3', ['host', 'localhost', 'host', 'evil.example'])).status).toBe(400);
  });

  test('a quick reply is logged like any other, with its request id', async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/speech/clip.mp3`);
    await reply.arrayBuffer();
    const id = reply.headers.get('x-request-id');
    const line = () => server.log.map((text) => JSON.parse(text)).find(({ requestId }) => requestId === id);
    await expect
      .poll(line)
      .toMatchObject({ level: 'info', method: 'GET', route: '/speech/clip.mp3', status: 200, msg: 'request' });
    expect(line().milliseconds).toBeGreaterThanOrEqual(0);
  });
});
