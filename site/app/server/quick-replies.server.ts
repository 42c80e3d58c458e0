import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { countHosts, createHostCheck } from './host-check.server.ts';
import { createEncodingMemo, type Encoding, isFresh } from './page-cache.server.ts';
import { securityHeaders, strictTransport } from './security.server.ts';

/** What is sent as it is to whoever asks for an address: a page, or a file of the built site. */
export type QuickFile = {
  readonly etag: string;
  readonly lastModified: string;
  /** Headers beside those of every reply (security.server.ts). */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes that are in memory, in the best encoding of those that the client takes; undefined where they are not. */
  readonly body: (encoding: Encoding) => { readonly bytes: Buffer; readonly encoding: Encoding } | undefined;
};

type QuickParts = {
  readonly files: ReadonlyMap<string, QuickFile>;
  readonly allowedHosts: readonly string[];
  /** Whether a proxy's X-Forwarded-Proto is believed; null where that depends on the proxy's address. */
  readonly trustsProxy: boolean | null;
};

/**
 * Answers the plain request for a file that is in memory before the routes see it: most requests are of this kind, and
 * Fastify's share of one is as large as all of the rest. Everything else (parts, other methods, queries, hosts that are
 * not this server's, files to be read first) passes on, and is answered there with the same headers
 * (docs/decisions/039-files-from-memory.md, tests/api/quick-replies.test.ts).
 */
export function answerQuickly(app: FastifyInstance, { files, allowedHosts, trustsProxy }: QuickParts): void {
  const [route] = app.server.listeners('request') as RequestListener[];
  if (route === undefined) throw new Error('Fastify listens to no requests');
  const isAllowedHost = createHostCheck(allowedHosts);
  const negotiate = createEncodingMemo();
  const nextId = countedIds();

  function answer(request: IncomingMessage, reply: ServerResponse): boolean {
    const { headers, url = '' } = request;
    const file = request.method === 'GET' ? files.get(url) : undefined;
    if (file === undefined || isSpecial(request)) return false;
    if (!isAllowedHost(headers.host) || countHosts(request.rawHeaders) > 1) return false;
    const forwarded = headers['x-forwarded-proto'];
    if (forwarded !== undefined && trustsProxy === null) return false;
    const isSecure = trustsProxy === true && /(?:^|,)\s*https\s*$/.test(String(forwarded));
    const isKnown = isFresh(file, request);
    const body = isKnown ? undefined : file.body(negotiate(request));
    if (!isKnown && body === undefined) return false;

    const id = nextId();
    const sent = [...flatHeaders(file, isKnown ? 'identity' : (body?.encoding ?? 'identity')), 'x-request-id', id];
    if (isSecure) sent.push('strict-transport-security', strictTransport);
    const status = isKnown ? 304 : 200;
    if (body !== undefined) sent.push('content-length', String(body.bytes.length));
    const began = performance.now();
    reply.once('finish', () => {
      const milliseconds = Math.round((performance.now() - began) * 10) / 10;
      app.log.info({ requestId: id, method: 'GET', route: url, status, milliseconds }, 'request');
    });
    reply.writeHead(status, sent);
    reply.end(body?.bytes);
    return true;
  }

  app.server.removeListener('request', route);
  app.server.on('request', (request, reply) => {
    if (!answer(request, reply)) route(request, reply);
  });
}

/** Random UUIDs but for the last twelve digits, which count: a new one each time would cost as much as the log's line. */
function countedIds(): () => string {
  const start = randomUUID().slice(0, -12);
  let count = 0;
  return () => {
    count += 1;
    return start + count.toString(16).padStart(12, '0');
  };
}

/** Whether a request asks for more than a file: a part of it, or with a body. */
function isSpecial({ headers }: IncomingMessage): boolean {
  return (
    headers.range !== undefined || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  );
}

const flat = new WeakMap<QuickFile, Map<Encoding, readonly string[]>>();

/** All headers of a file, name after value: Node sends them without looking at each. */
function flatHeaders(file: QuickFile, encoding: Encoding): readonly string[] {
  const ofFile = flat.get(file) ?? new Map<Encoding, readonly string[]>();
  flat.set(file, ofFile);
  const known = ofFile.get(encoding);
  if (known !== undefined) return known;
  const headers = {
    ...securityHeaders,
    ...file.headers,
    etag: file.etag,
    'last-modified': file.lastModified,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  const list = Object.entries(headers).flat();
  ofFile.set(encoding, list);
  return list;
}
