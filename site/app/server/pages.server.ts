import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../shared/api/files.server.ts';
import { watchMethods } from '../../shared/api/route.server.ts';
import { LANGUAGES, splitAddress } from '../../shared/language/language.ts';
import { findMeantAddress } from '../pages/meant-address.ts';
import { getAddress, localizedPages, notFoundPage } from '../pages/pages.ts';
import { bookPermissions, buildPagePolicy, filePolicy, planWorkerPolicy } from './security.server.ts';

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

/** The file of a page's HTML, relative to the built site's root. */
function fileOf(path: string): string {
  return `${path}/index.html`.slice(1).replace(/^\//, '');
}

/** Answers unknown paths with the 404 page, or sends the reader to the page that the path means. */
export type SendNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

type PageOptions = {
  /**
   * Folder of the pages and other files with the host's address (site-address.server.ts), where it is not the built
   * one.
   */
  readonly addressedSite?: string | undefined;
  /** Origins of other sites that may show books in a frame. */
  readonly frameAncestors?: readonly string[];
};

/**
 * Serves the prerendered site in `${site}/client`: every page of the table with its own Content-Security-Policy, and
 * the other files that exist when the server starts. Undefined where the site is not built.
 */
export async function servePages(
  app: FastifyInstance,
  site: string,
  { addressedSite: addressed, frameAncestors = [] }: PageOptions,
): Promise<SendNotFound | undefined> {
  const root = resolve(site, 'client');
  if (!existsSync(join(root, fileOf('/')))) return undefined;
  const pagesRoot = addressed ?? root;
  const policyOf = readPolicies(site);

  await app.register(async (scope) => {
    const answerWrongMethods = watchMethods(scope);
    // Of several files with the same name the last one is served.
    const folders = [resolve(site, 'previous'), root, ...(addressed === undefined ? [] : [resolve(addressed)])];
    const files = new Map(folders.flatMap(filesBelow));
    for (const [path, folder] of files) {
      const headers = headersOf(path);
      scope.get(encodeURI(path), (_request, reply) => sendFile(reply.headers(headers), path.slice(1), folder));
    }
    for (const { page, language } of localizedPages) {
      if (page === notFoundPage) continue;
      const address = getAddress(page, language);
      const framedBy = page.kind === 'book' ? frameAncestors : [];
      const headers = {
        'content-security-policy': policyOf(address, framedBy),
        'cache-control': PAGE_CACHE,
        ...(page.kind === 'book' && { 'permissions-policy': bookPermissions }),
      };
      scope.get(address, (_request, reply) => {
        // It knows no list of sites, and would count beside the policy in old browsers.
        if (framedBy.length > 0) reply.removeHeader('x-frame-options');
        return sendFile(reply.headers(headers), fileOf(address), pagesRoot);
      });
      if (address === '/') continue;
      scope.get(`${address}/`, (request, reply) => {
        const query = request.url.indexOf('?');
        return reply.redirect(address + (query < 0 ? '' : request.url.slice(query)), 301);
      });
    }
    answerWrongMethods();
  });

  const [english, korean] = LANGUAGES.map((language) => {
    const address = getAddress(notFoundPage, language);
    return { body: readFileSync(join(pagesRoot, fileOf(address))), policy: policyOf(address) };
  });
  return (request, reply) => {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const meant = findMeantAddress(path);
    if (meant !== null) {
      const [address, hash] = meant.split('#');
      const target = address + (query ? `?${query}` : '') + (hash ? `#${hash}` : '');
      return reply.header('cache-control', PAGE_CACHE).redirect(target, 302);
    }
    const { body, policy } = (splitAddress(request.url).named === 'ko' ? korean : english) ?? {};
    return reply
      .code(404)
      .header('content-security-policy', policy)
      .header('cache-control', PAGE_CACHE)
      .type('text/html; charset=utf-8')
      .send(body);
  };
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

function readPolicies(site: string): (path: string, framedBy?: readonly string[]) => string {
  const file = join(site, 'csp.json');
  if (!existsSync(file)) throw new SiteUnusable(file, 'is missing');
  const hashes = JSON.parse(readFileSync(file, 'utf8')) as PageHashes;
  return (path, framedBy) => {
    const ofPage = hashes[path];
    if (!ofPage) throw new SiteUnusable(file, `does not know the page ${path}`);
    return buildPagePolicy(ofPage, framedBy);
  };
}
