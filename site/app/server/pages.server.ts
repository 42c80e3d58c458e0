import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { watchMethods } from '../../shared/api/route.server.ts';
import { notFoundPage, pages } from '../pages.ts';
import { createFileCache, describeFile } from './file-cache.server.ts';
import { type Encoding, loadPage, pageHeaders, selectBody, sendPage } from './page-cache.server.ts';
import type { QuickFile } from './quick-replies.server.ts';
import { bookPermissions, buildPagePolicy, planWorkerPolicy } from './security.server.ts';
import { buildFileHeaders, createFileHandler, createQuickFile } from './send-file.server.ts';

/** Pages may change with every build: the browser revalidates them by their ETag. */
const PAGE_CACHE = 'no-cache';
const REVALIDATED = /(?:\.data|^\/service-worker\.js)$/;
/** Files whose name changes with their content, and speech clips, which never change. A year in seconds. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const IMMUTABLE_FOLDERS = /\/(assets|speech)\//;
/** Cache-Control of pictures, icons and the sitemap; the age is in seconds. */
const HOUR = 'public, max-age=3600';
/** More than all files of the site have, in one encoding each. */
const FILE_CACHE_BYTES = 64 * 1024 * 1024;

/** The script of the worker in features/career/plan-pdf/plan-pdf-worker.client.ts, as the build names it. */
const PLAN_WORKER = /^\/assets\/plan-pdf-worker[\w.-]*\.js$/;

/** Inline script hashes (`sha256-…`) of each built page by its path; `/404` for the page of unknown paths. */
type PageHashes = Readonly<Record<string, readonly string[]>>;

/** The built site is incomplete; `message` is one sentence for the person who starts the server. */
export class SiteUnusable extends Error {
  constructor(file: string, fault: string) {
    super(`The built site is not whole (${file} ${fault}): run npm run build.`);
    this.name = 'SiteUnusable';
  }
}

/** The policy of files that a browser could show as a page. */
const filePolicy = buildPagePolicy([]);

/** The file of a page's HTML, relative to the built site's root. */
function fileOf(path: string): string {
  return `${path}/index.html`.slice(1);
}

export type ServedPages = {
  /** Answers unknown paths with the 404 page. */
  readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Pages and files by their address (quick-replies.server.ts). */
  readonly quickFiles: ReadonlyMap<string, QuickFile>;
};

/**
 * Serves the prerendered site in `${site}/client`: every page of the table with its own Content-Security-Policy, and the
 * other files that exist when the server starts. Undefined where the site is not built.
 */
export async function servePages(app: FastifyInstance, site: string): Promise<ServedPages | undefined> {
  const root = resolve(site, 'client');
  if (!existsSync(join(root, fileOf('/')))) return undefined;
  const policyOf = readPolicies(site);
  const quickFiles = new Map<string, QuickFile>();

  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', filePolicy);
      done();
    });
    const answerWrongMethods = watchMethods(scope);
    const cache = createFileCache(FILE_CACHE_BYTES);
    // The newest build last: of two files with the same name it is the one that is served.
    const paths = new Map([...filesBelow(join(site, 'previous')), ...filesBelow(root)]);
    for (const [path, file] of paths) {
      const served = describeFile(file);
      const headers = buildFileHeaders(served, headersOf(path));
      const address = encodeURI(path);
      scope.get(address, createFileHandler(cache, served, headers));
      quickFiles.set(address, createQuickFile(cache, served, headers));
    }
    for (const page of pages) {
      const file = fileOf(page.path);
      const headers = {
        'content-security-policy': policyOf(page.path),
        'cache-control': PAGE_CACHE,
        ...(page.kind === 'book' && { 'permissions-policy': bookPermissions }),
      };
      const cached = loadPage(join(root, file), statSync(join(root, file)).mtime);
      scope.get(page.path, (request, reply) => sendPage(cached, request, reply.headers(headers)));
      const { etag, lastModified } = cached;
      const body = (preferred: Encoding) => selectBody(cached, preferred);
      quickFiles.set(page.path, { etag, lastModified, headers: { ...headers, ...pageHeaders }, body });
      if (page.path === '/') continue;
      scope.get(`${page.path}/`, (request, reply) => {
        const query = request.url.indexOf('?');
        return reply.redirect(page.path + (query < 0 ? '' : request.url.slice(query)), 301);
      });
    }
    answerWrongMethods();
  });

  const notFoundBody = readFileSync(join(root, fileOf(notFoundPage.path)));
  const notFoundPolicy = policyOf(notFoundPage.path);
  const sendNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(404)
      .header('content-security-policy', notFoundPolicy)
      .header('cache-control', PAGE_CACHE)
      .type('text/html; charset=utf-8')
      .send(notFoundBody);
  return { sendNotFound, quickFiles };
}

/** The files of a folder that are served as they are, by their address. */
function filesBelow(folder: string): [address: string, file: string][] {
  return globSync('**/*.*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length).replaceAll('\\', '/'), file]);
}

function headersOf(path: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': filePolicy,
    'cache-control': cacheOf(path),
    ...(PLAN_WORKER.test(path) && { 'content-security-policy': planWorkerPolicy }),
    // Other sites show the preview images.
    ...(path.startsWith('/og/') && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

function cacheOf(file: string): string {
  if (REVALIDATED.test(file)) return PAGE_CACHE;
  return IMMUTABLE_FOLDERS.test(file) ? IMMUTABLE : HOUR;
}

function readPolicies(site: string): (path: string) => string {
  const file = join(site, 'csp.json');
  if (!existsSync(file)) throw new SiteUnusable(file, 'is missing');
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as PageHashes;
  return (path) => {
    const ofPage = hashes[path];
    if (!ofPage) throw new SiteUnusable(file, `does not know the page ${path}`);
    return buildPagePolicy(ofPage);
  };
}
