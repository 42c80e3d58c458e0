import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A built page in memory, uncompressed and in the encodings the build made (docs/decisions/017-pages-from-memory.md). */
export type CachedPage = {
  readonly etag: string;
  readonly lastModified: string;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
};

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** Encodings in order of preference. Its cache is not used: clients choose the header, so it could grow without limit. */
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

/** A page's own headers. */
export const pageHeaders = { vary: 'accept-encoding', 'content-type': 'text/html; charset=utf-8' } as const;

/** Sends a page in the best encoding the client accepts, or 304 if the client has it. */
export function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ ...pageHeaders, etag: page.etag, 'last-modified': page.lastModified });
  if (isFresh(page, request)) return reply.code(304).send();
  const { bytes, encoding } = selectBody(page, negotiateEncoding(request));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** A page's bytes in the encoding that a client prefers, or uncompressed. */
export function selectBody({ bodies }: CachedPage, preferred: Encoding): { bytes: Buffer; encoding: Encoding } {
  const bytes = bodies.get(preferred);
  return bytes === undefined
    ? { bytes: bodies.get('identity') ?? Buffer.alloc(0), encoding: 'identity' }
    : { bytes, encoding: preferred };
}

/** The encoding that a client prefers of those the build makes. */
export function negotiateEncoding({ headers }: { readonly headers: IncomingHttpHeaders }): Encoding {
  return (negotiator.negotiate(String(headers['accept-encoding'] ?? '')) as Encoding | null) ?? 'identity';
}

/** `negotiateEncoding` that remembers the last answer: most browsers send the same header. */
export function createEncodingMemo(): (request: { readonly headers: IncomingHttpHeaders }) => Encoding {
  let known: { readonly header: unknown; readonly encoding: Encoding } | undefined;
  return (request) => {
    const header = request.headers['accept-encoding'];
    if (known === undefined || known.header !== header) known = { header, encoding: negotiateEncoding(request) };
    return known.encoding;
  };
}

type Version = { readonly etag: string; readonly lastModified: string };

/** Whether the client has this version. RFC 9110, 13.2.2: If-None-Match takes precedence over If-Modified-Since. */
export function isFresh(
  { etag, lastModified }: Version,
  { headers }: { readonly headers: IncomingHttpHeaders },
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().endsWith(etag.slice(2)));
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(since) >= Date.parse(lastModified);
}
