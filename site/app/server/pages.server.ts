import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../shared/api/files.server.ts';
import { watchMethods } from '../../shared/api/route.server.ts';
import { notFoundPage, pages } from '../pages.ts';
import { bookPermissions, buildPagePolicy, planWorkerPolicy } from './security.server.ts';

/** Pages may change with every build: the browser revalidates them by their ETag. */
const PAGE_CACHE = 'no-cache';
const REVALIDATED = /(?:\.data|^\/service-worker\.js)$/;
/** Files whose name changes with their content, and speech clips, which never change. A year in seconds. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const IMMUTABLE_FOLDERS = /\/(assets|speech)\//;
/** Cache-Control of pictures, icons and the sitemap; the age is in seconds. */
const HOUR = 'public, max-age=3600';

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
  return `${path}/index.html`.slice(1).replace(/^\//, '');
}

/** Answers unknown paths with the 404 page. */
export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the prerendered site in `${site}/client`: every page of the table with its own Content-Security-Policy, and the
 * other files that exist when the server starts. Undefined where the site is not built.
 */
export async function servePages(app: FastifyInstance, site: string): Promise<SendNotFound | undefined> {
  const root = resolve(site, 'client');
  if (!existsSync(join(root, fileOf('/')))) return undefined;
  const policyOf = readPolicies(site);

  await app.register(async (scope) => {
    const answerWrongMethods = watchMethods(scope);
    // The newest build last: of two files with the same name it is the one that is served.
    const files = new Map([...filesBelow(resolve(site, 'previous')), ...filesBelow(root)]);
    for (const [path, folder] of files) {
      const headers = headersOf(path);
      scope.get(encodeURI(path), (_request, reply) => sendFile(reply.headers(headers), path.slice(1), folder));
    }
    for (const page of pages) {
      const headers = {
        'content-security-policy': policyOf(page.path),
        'cache-control': PAGE_CACHE,
        ...(page.kind === 'book' && { 'permissions-policy': bookPermissions }),
      };
      scope.get(page.path, (_request, reply) => sendFile(reply.headers(headers), fileOf(page.path), root));
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
  return (_request, reply) =>
    reply
      .code(404)
      .header('content-security-policy', notFoundPolicy)
      .header('cache-control', PAGE_CACHE)
      .type('text/html; charset=utf-8')
      .send(notFoundBody);
}

/** The files of a folder that are served as they are, by their address. */
function filesBelow(folder: string): [address: string, folder: string][] {
  return globSync('**/*.*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(folder.length).replaceAll('\\', '/'), folder]);
}

function headersOf(path: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': PLAN_WORKER.test(path) ? planWorkerPolicy : filePolicy,
    'cache-control': cacheOf(path),
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
