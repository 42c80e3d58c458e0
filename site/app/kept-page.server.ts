import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The bytes of one page as the build left them, held in memory: whole, and compressed where the build did that. */
export type KeptPage = {
  readonly etag: string;
  readonly lastModified: string;
  readonly bytes: ReadonlyMap<Encoding, Buffer>;
};

type Encoding = 'br' | 'gzip' | 'identity';

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** In our order of liking. Headers come from strangers, so no answers are kept by them. */
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** Reads a page once, with its compressed copies beside it. `builtAt`: when the site was built. */
export function keepPage(file: string, builtAt: Date): KeptPage {
  const bytes = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][]) {
    if (existsSync(file + ending)) bytes.set(encoding, readFileSync(file + ending));
  }
  const etag = createHash('sha256')
    .update(bytes.get('identity') ?? '')
    .digest('base64url')
    .slice(0, 22);
  return { etag: `W/"${etag}"`, lastModified: builtAt.toUTCString(), bytes };
}

/** Sends a page in the encoding that the reader likes, or 304 where the reader has it. */
export function sendKeptPage(page: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ vary: 'accept-encoding', etag: page.etag, 'last-modified': page.lastModified });
  if (isFresh(page, request)) return reply.code(304).send();
  const liked = negotiator.negotiate(String(request.headers['accept-encoding'] ?? '')) as Encoding | null;
  const encoding = liked !== null && page.bytes.has(liked) ? liked : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bytes.get(encoding));
}

/** RFC 9110, 13.2.2: a tag outdoes a date. */
function isFresh({ etag, lastModified }: KeptPage, { headers }: FastifyRequest): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().endsWith(etag.slice(2)));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Date.parse(lastModified);
}
