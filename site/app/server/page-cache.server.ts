import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A built page in memory, uncompressed and in the encodings the build made (docs/decisions/017-pages-from-memory.md). */
export type CachedPage = {
  readonly etag: string;
  readonly lastModified: string;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
};

type Encoding = 'br' | 'gzip' | 'identity';

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** In order of preference. Without its cache: clients choose the header, so the cache could grow without limit. */
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** Reads a page and its compressed copies. `builtAt` becomes the Last-Modified date. */
export function loadPage(file: string, builtAt: Date): CachedPage {
  const bodies = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][]) {
    if (existsSync(file + ending)) bodies.set(encoding, readFileSync(file + ending));
  }
  const etag = createHash('sha256')
    .update(bodies.get('identity') ?? '')
    .digest('base64url')
    .slice(0, 22);
  return { etag: `W/"${etag}"`, lastModified: builtAt.toUTCString(), bodies };
}

/** Sends a page in the best encoding the client accepts, or 304 if the client has it. */
export function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ vary: 'accept-encoding', etag: page.etag, 'last-modified': page.lastModified });
  if (isFresh(page, request)) return reply.code(304).send();
  const preferred = negotiateEncoding(request);
  const encoding = page.bodies.has(preferred) ? preferred : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies.get(encoding));
}

/** The encoding that a client prefers of those the build makes. */
export function negotiateEncoding({ headers }: FastifyRequest): Encoding {
  return (negotiator.negotiate(String(headers['accept-encoding'] ?? '')) as Encoding | null) ?? 'identity';
}

type Version = { readonly etag: string; readonly lastModified: string };

/** Whether the client has this version. RFC 9110, 13.2.2: If-None-Match takes precedence over If-Modified-Since. */
export function isFresh({ etag, lastModified }: Version, { headers }: FastifyRequest): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().endsWith(etag.slice(2)));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Date.parse(lastModified);
}
