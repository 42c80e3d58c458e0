import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAddress, localizedPages, notFoundPage, pages } from '../../app/pages/pages.ts';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';

const BUILT = 'build';

/**
 * The hashes of the inline scripts (data is none), as a browser computes them. Not the code of the build, so that it
 * checks the build.
 */
function inlineHashes(html: string): string[] {
  return html
    .split('<script')
    .slice(1)
    .flatMap((rest) => {
      const head = rest.slice(0, rest.indexOf('>'));
      const text = rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>'));
      return / src=|ld\+json/.test(head) ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
    });
}

function scriptSources(policy: unknown): string[] {
  const directive = /script-src ([^;]*)/.exec(String(policy))?.[1] ?? '';
  return directive.split(' ');
}

describe('the built site', () => {
  let server: TestServer;
  let copy: string;
  beforeAll(async () => {
    if (!existsSync(join(BUILT, 'csp.json'))) throw new Error('the site is not built: npm run build');
    // A copy, because a concurrent build would remove the files.
    copy = await mkdtemp(join(tmpdir(), 'story-forest-built-'));
    await cp(BUILT, copy, { recursive: true });
    server = await startSqliteServer({ site: copy });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(copy, { recursive: true, force: true });
  });

  test('the built site has twenty-three pages, and one for parents about privacy', () => {
    expect(pages).toHaveLength(24);
  });

  const addresses = localizedPages.map(
    ({ page, language }) => [getAddress(page, language), page === notFoundPage ? 404 : 200] as const,
  );
  test.each([...addresses, ['/nowhere', 404], ['/ko/nowhere', 404]] as const)(
    '%s answers %i under a policy that allows exactly its own inline scripts',
    async (path, status) => {
      const reply = await server.app.inject(path);
      expect(reply.statusCode).toBe(status);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
      const policy = reply.headers['content-security-policy'];
      const hashes = inlineHashes(reply.body);
      expect(hashes.length).toBeGreaterThan(0);
      expect(scriptSources(policy).toSorted()).toEqual([...new Set(["'self'", ...hashes])].toSorted());
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(reply.body).not.toMatch(/\son\w+="/);
    },
  );

  test('pages of books may ask for the microphone, and no other page may', async () => {
    const allowed: string[] = [];
    for (const { page, language } of localizedPages) {
      const address = getAddress(page, language);
      const { headers } = await server.app.inject(address);
      if (String(headers['permissions-policy']).includes('microphone=(self)')) allowed.push(address);
      else expect(headers['permissions-policy'], address).toContain('microphone=()');
    }
    const ofBooks = localizedPages.filter(({ page }) => page.kind === 'book');
    expect(allowed).toEqual(ofBooks.map(({ page, language }) => getAddress(page, language)));
  });

  test('scripts and styles of a page exist, compressed and cached as immutable', async () => {
    const { body } = await server.app.inject('/');
    const assets = [...new Set([...body.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))];
    expect(assets.length).toBeGreaterThan(2);
    for (const path of assets) {
      const reply = await server.app.inject({ url: path, headers: { 'accept-encoding': 'br, gzip' } });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers['content-type']).toMatch(/\/(javascript|css);/);
      if (reply.rawPayload.length > 1024) expect(reply.headers['content-encoding']).toBe('br');
    }
  });

  test('the worker that draws the PDF may compile WebAssembly, and no page or other script may', async () => {
    const scripts = readdirSync(join(copy, 'client/assets')).filter((name) => name.endsWith('.js'));
    const policies = await Promise.all(
      scripts.map(async (name) => {
        const reply = await server.app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'br' } });
        return { name, mayCompile: String(reply.headers['content-security-policy']).includes('wasm-unsafe-eval') };
      }),
    );
    expect(policies.filter(({ mayCompile }) => mayCompile).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^plan-pdf-worker\.client-[\w-]+\.js$/),
    ]);
    const planner = await server.app.inject('/career-planner');
    expect(planner.headers['content-security-policy']).not.toMatch(/wasm|data:[^;]*font|worker-src/);
  });

  test('speech clips are cached as immutable and can be requested in parts', async () => {
    const whole = await server.app.inject('/speech/fact-7x8.mp3');
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const part = await server.app.inject({ url: '/speech/fact-7x8.mp3', headers: { range: 'bytes=0-99' } });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  });
});
