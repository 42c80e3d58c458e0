import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_SITE_URL } from '../../app/document/site-url.ts';
import { getAddress, localizedPages, notFoundPage, pages } from '../../app/pages/pages.ts';
import { writeSiteAddress } from '../../app/server/site-address.server.ts';
import { hashInlineScripts } from '../../tools/build/csp.ts';
import { startSqliteServer, type TestServer } from '../support/server.fixture.ts';

// One build, started for several hosts. That of pages.test.ts is started for the address that the build writes.

const BUILT = 'build/client';
const HOSTS = ['https://forest.example.kr', 'http://192.168.0.7:8080'];
const shown = localizedPages.filter(({ page }) => page !== notFoundPage);

describe.each(HOSTS)('a site started for %s', (siteUrl) => {
  let folder: string;
  let server: TestServer;
  let worker: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-forest-addressed-'));
    await writeSiteAddress(BUILT, siteUrl, folder);
    server = await startSqliteServer({ site: 'build', addressedSite: folder });
    worker = (await server.app.inject('/service-worker.js')).body;
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('every page names its own address there, and those of its languages and its picture', async () => {
    for (const { page, language } of shown) {
      const address = getAddress(page, language);
      const { body } = await server.app.inject(address);
      expect(body).toContain(`<link rel="canonical" href="${siteUrl}${address}"/>`);
      const alternates = [...body.matchAll(/<link rel="alternate" hrefLang="[\w-]+" href="([^"]+)"/g)];
      expect(alternates.map(([, href]) => href)).toEqual(
        [getAddress(page, 'en'), getAddress(page, 'ko'), page.path].map((each) => siteUrl + each),
      );
      expect(body).toContain(`<meta property="og:image" content="${siteUrl}/og/${page.image}-${language}.png"/>`);
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
      expect(data['@graph'][0].url).toBe(siteUrl + address);
    }
  });

  test('nothing that is served names the address of the build', async () => {
    for (const { page, language } of localizedPages) {
      expect((await server.app.inject(getAddress(page, language))).body).not.toContain('localhost:');
    }
    // Whatever the build has written beside pages.
    const texts = globSync('**/*.{js,css,json,webmanifest,xml,txt,data,svg}', { cwd: BUILT });
    expect(texts.length).toBeGreaterThan(100);
    for (const name of texts) {
      if (name.startsWith('licenses/')) continue;
      if (!readFileSync(join(BUILT, name), 'utf8').includes(BUILT_SITE_URL)) continue;
      expect((await server.app.inject(`/${name}`)).body, name).not.toContain('localhost:');
    }
  });

  test('sitemap and robots.txt name it', async () => {
    const sitemap = (await server.app.inject('/sitemap.xml')).body;
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(listed.sort()).toEqual(shown.map(({ page, language }) => siteUrl + getAddress(page, language)).sort());
    expect((await server.app.inject('/robots.txt')).body).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('the copies compressed as %s are those of the same pages', async (encoding, decompress) => {
    const others = ['/sitemap.xml', '/service-worker.js'];
    for (const url of [...shown.map(({ page, language }) => getAddress(page, language)), ...others]) {
      const plain = await server.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
      const packed = await server.app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(packed.headers['content-encoding'], url).toBe(encoding);
      expect(decompress(packed.rawPayload).toString(), url).toBe(plain.body);
    }
  });

  test('the policy of a page lets all of its scripts run', async () => {
    for (const { page, language } of shown) {
      const { body, headers } = await server.app.inject(getAddress(page, language));
      const hashes = hashInlineScripts(body);
      expect(hashes.length).toBeGreaterThan(0);
      for (const hash of hashes) expect(headers['content-security-policy']).toContain(`'${hash}'`);
    }
  });

  test('the service worker knows the digest of each page and file as it is sent', async () => {
    const listed = new Map(
      [...worker.matchAll(/url:[`"']([^`"']+)[`"'],revision:[`"']([0-9a-f]{12})[`"']/g)].map(
        ([, url, revision]) => [url ?? '', revision] as const,
      ),
    );
    for (const path of pages.map((page) => page.path)) expect([...listed.keys()]).toContain(path);
    for (const [url, revision] of listed) {
      const { rawPayload } = await server.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
      expect(createHash('sha256').update(rawPayload).digest('hex').slice(0, 12), url).toBe(revision);
    }
  });
});

describe('the tag of a page', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'story-forest-addressed-'));
    await mkdir(join(folder, 'client'));
    await writeFile(join(folder, 'client/index.html'), BUILT_SITE_URL);
    await writeFile(join(folder, 'client/service-worker.js'), '');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const dateOf = async (siteUrl: string, target: string) => {
    await writeSiteAddress(join(folder, 'client'), siteUrl, join(folder, target));
    return statSync(join(folder, target, 'index.html')).mtimeMs;
  };

  test('is the same from every process, and differs between addresses of the same length', async () => {
    const [one, again] = [await dateOf('https://a.example', 'one'), await dateOf('https://a.example', 'again')];
    const other = await dateOf('https://b.example', 'other');
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    expect(Math.floor(other / 1000)).toBe(Math.floor(one / 1000));
  });
});
