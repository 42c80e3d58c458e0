import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAddress, localizedPages } from '../../app/pages/pages.ts';
import { SiteUnusable } from '../../app/server/pages.server.ts';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';

describe('a site', () => {
  const HTML = `<!doctype html><p>${'story '.repeat(400)}</p><script>1</script>`;
  let folder: string;
  let server: TestServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-forest-site-'));
    const paths = localizedPages.map(({ page, language }) => getAddress(page, language));
    for (const path of paths) {
      await mkdir(join(folder, 'client', path), { recursive: true });
      await writeFile(join(folder, 'client', path, 'index.html'), `${HTML}${path}`);
      await writeFile(join(folder, 'client', path, 'index.html.br'), brotliCompressSync(`${HTML}${path}`));
    }
    await mkdir(join(folder, 'client/og'));
    await writeFile(join(folder, 'client/og/site.png'), 'png');
    await writeFile(join(folder, 'client/robots.txt'), 'robots');
    await mkdir(join(folder, 'client/assets'));
    await writeFile(join(folder, 'client/assets/new-2.js'), 'new');
    await mkdir(join(folder, 'previous/assets'), { recursive: true });
    await writeFile(join(folder, 'previous/assets/old-1.js'), 'old');
    await writeFile(join(folder, 'previous/assets/new-2.js'), 'older');
    await mkdir(join(folder, 'client/speech'));
    await writeFile(join(folder, 'client/speech/fact.mp3'), '0123456789');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'csp.json'), JSON.stringify(Object.fromEntries(paths.map((path) => [path, []]))));
    server = await startSqliteServer({ site: folder });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('/stories is served, and /stories/ redirects to it with its query', async () => {
    const page = await server.app.inject('/stories');
    expect([page.statusCode, page.body]).toEqual([200, `${HTML}/stories`]);
    const slash = await server.app.inject('/stories/?utm=x');
    expect([slash.statusCode, slash.headers.location]).toEqual([301, '/stories?utm=x']);
  });

  test('a page that the client already has is answered with 304', async () => {
    const first = await server.app.inject('/stories');
    const again = await server.app.inject({
      url: '/stories',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['none that it has', '"other"', undefined, 200],
    ['any', '*', undefined, 304],
    ['a date after the build', undefined, 'Fri, 01 Jan 2100 00:00:00 GMT', 304],
    ['a date before the build', undefined, 'Sat, 01 Jan 2000 00:00:00 GMT', 200],
    ['a date that is none', undefined, 'yesterday', 200],
    ['another tag and a late date', '"other"', 'Fri, 01 Jan 2100 00:00:00 GMT', 200],
  ])('a conditional request with %s is answered correctly', async (_, tag, date, status) => {
    const headers = { ...(tag && { 'if-none-match': tag }), ...(date && { 'if-modified-since': date }) };
    expect((await server.app.inject({ url: '/stories', headers })).statusCode).toBe(status);
  });

  test.each([
    ['gzip', undefined],
    ['br;q=0, gzip', undefined],
    ['br;q=0, *;q=0.1', undefined],
    ['br', 'br'],
    ['nonsense;;;=', undefined],
  ])('a client that accepts %s gets the encoding %s', async (accepted, encoding) => {
    const reply = await server.app.inject({ url: '/games', headers: { 'accept-encoding': accepted } });
    // This site has no gzip copies.
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, encoding]);
  });

  test('a page compressed at build time is sent to clients that accept it, with a Vary header', async () => {
    const plain = await server.app.inject('/games');
    const small = await server.app.inject({ url: '/games', headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([undefined, 'br']);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect([plain.headers.vary, small.headers.vary]).toEqual(['accept-encoding', 'accept-encoding']);
  });

  test('HEAD is answered with the headers of GET and no body', async () => {
    for (const url of ['/', '/stories', '/nowhere', '/robots.txt']) {
      const [get, head] = [await server.app.inject(url), await server.app.inject({ method: 'HEAD', url })];
      expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    }
  });

  test.each([
    '/nowhere',
    '/404',
    '/index.html',
    '/stories/index.html',
    '/stories/index.html.br',
    '/stories//',
    '//stories',
    '/Stories',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/missing.js',
  ])('the address %s is answered with the 404 page', async (url) => {
    const reply = await server.app.inject(url);
    expect([reply.statusCode, reply.body]).toEqual([404, `${HTML}/404`]);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/book/forest-adventure%EB%A5%BC', '/book/forest-adventure'],
    ['/book/forest-adventure%EB%A5', '/book/forest-adventure'],
    ['/book/forest-adventure.', '/book/forest-adventure'],
    ['/ko/stories)?utm=x', '/ko/stories?utm=x'],
    ['/book/forest-adventure%233-1%EB%A5%BC', '/book/forest-adventure#3-1'],
    ['/stories%22?next=//evil.example', '/stories?next=//evil.example'],
  ])('the address %s, which a messenger has damaged, leads to %s', async (url, meant) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await server.app.inject({ method, url });
      expect([reply.statusCode, reply.headers.location]).toEqual([302, meant]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    }
    expect((await server.app.inject({ method: 'POST', url })).statusCode).not.toBe(302);
  });

  test('security.txt is there for a year where there is somebody to report to, and unknown otherwise', async () => {
    const url = '/.well-known/security.txt';
    expect((await server.app.inject(url)).statusCode).toBe(404);
    const reachable = await startSqliteServer({ securityContact: 'mailto:safe@forest.example.kr' });
    const reply = await reachable.app.inject(url);
    await reachable.stop();
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(reply.body.split('\n')).toEqual([
      'Contact: mailto:safe@forest.example.kr',
      'Expires: 2027-03-01T09:00:00.000Z',
      'Preferred-Languages: en, ko',
      '',
    ]);
  });

  test('books may be framed by named sites, and nothing else by anybody', async () => {
    const sites = ['https://sites.google.com', 'https://padlet.com'];
    const framed = await startSqliteServer({ site: folder, frameAncestors: sites });
    const framing = async ({ app }: TestServer, url: string) => {
      const { headers } = await app.inject(url);
      const [, ancestors] = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
      return [ancestors, headers['x-frame-options']];
    };
    const [book, game, api] = ['/book/forest-adventure', '/adventure-game', '/api/quiz-scores'];
    expect(await framing(framed, book)).toEqual([`'self' ${sites.join(' ')}`, undefined]);
    for (const url of [game, api, '/nowhere']) expect(await framing(framed, url), url).toEqual(["'none'", 'DENY']);
    await framed.stop();
    expect(await framing(server, book)).toEqual(["'none'", 'DENY']);
  });

  test('pictures are cached for an hour, and other sites may show the preview', async () => {
    const reply = await server.app.inject('/og/site.png');
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('assets of the previous build are still served, and those of the current build come first', async () => {
    const old = await server.app.inject('/assets/old-1.js');
    expect([old.statusCode, old.body]).toEqual([200, 'old']);
    expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.app.inject('/assets/new-2.js')).body).toBe('new');
  });

  test.each([
    ['bytes=0-3', undefined, 206, '0123', 'bytes 0-3/10'],
    ['bytes=-2', undefined, 206, '89', 'bytes 8-9/10'],
    ['bytes=0-1,4-5', undefined, 200, '0123456789', undefined],
    ['bytes=0-3', 'Sat, 01 Jan 2000 00:00:00 GMT', 200, '0123456789', undefined],
  ])(
    'a request for %s (If-Range: %s) of a clip is answered with %i',
    async (range, ifRange, status, body, contentRange) => {
      const headers = { range, ...(ifRange && { 'if-range': ifRange }) };
      const reply = await server.app.inject({ url: '/speech/fact.mp3', headers });
      expect([reply.statusCode, reply.body, reply.headers['content-range']]).toEqual([status, body, contentRange]);
      expect(reply.headers['accept-ranges']).toBe('bytes');
    },
  );

  test('a part behind the end of a file is refused', async () => {
    const reply = await server.app.inject({ url: '/speech/fact.mp3', headers: { range: 'bytes=10-' } });
    expect([reply.statusCode, reply.json().error.code]).toEqual([416, 'range_not_satisfiable']);
  });

  test('a file that the client already has is answered with 304', async () => {
    const first = await server.app.inject('/robots.txt');
    const again = await server.app.inject({
      url: '/robots.txt',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  });

  test('an address that cannot be decoded gets the 404 page with all its headers', async () => {
    const reply = await server.app.inject('/%E0%A4%A');
    expect([reply.statusCode, reply.body]).toEqual([404, `${HTML}/404`]);
    const headers = { ...(await server.app.inject('/nowhere')).headers };
    expect(Object.keys(reply.headers).sort()).toEqual(Object.keys(headers).sort());
  });

  test('an address that cannot be decoded shows no page to an unknown host', async () => {
    const reply = await server.app.inject({ url: '/%ff', headers: { host: 'evil.example' } });
    expect([reply.statusCode, reply.body.includes('story')]).toEqual([400, false]);
  });

  test('a request for an unknown host is refused and names the variable to set', async () => {
    const headers = { host: 'evil.example' };
    const page = await server.app.inject({ url: '/stories', headers });
    expect(page.statusCode).toBe(421);
    expect(page.body).toContain('ALLOWED_HOSTS');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const list = await server.app.inject({ url: '/api/quiz-scores', headers });
    expect([list.statusCode, list.json().error.code]).toEqual([421, 'unknown_host']);
    const named = await startSqliteServer({ site: folder, allowedHosts: ['evil.example'] });
    expect((await named.app.inject({ url: '/stories', headers })).statusCode).toBe(200);
    await named.stop();
  });

  test('a request with two Host headers is refused', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET /stories HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
  });

  test('a POST to a page is answered with 405', async () => {
    const reply = await server.app.inject({ method: 'POST', url: '/stories' });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('the pages do not hide the API', async () => {
    expect((await server.app.inject('/api/nothing')).json().error.code).toBe('not_found');
  });

  test('a site built without its policies is refused with one sentence', async () => {
    await rm(join(folder, 'csp.json'));
    const starting = startSqliteServer({ site: folder });
    await expect(starting).rejects.toThrow(SiteUnusable);
    await expect(starting).rejects.toThrow(/csp\.json is missing\): run npm run build\.$/);
  });

  test('the API works where the site is not built', async () => {
    const alone = await startSqliteServer({ site: join(folder, 'nothing') });
    expect((await alone.app.inject('/api/quiz-scores')).statusCode).toBe(200);
    expect((await alone.app.inject('/')).json().error.code).toBe('not_found');
    await alone.stop();
  });
});
