import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, parseRange } from './byte-range.ts';
import type { FileCache, ServedFile } from './file-cache.server.ts';
import { type Encoding, isFresh, negotiateEncoding } from './page-cache.server.ts';
import type { QuickFile } from './quick-replies.server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.epub': 'application/epub+zip',
  '.html': 'text/html; charset=utf-8',
  '.icc': 'application/vnd.iccprofile',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** All headers of a file but those that depend on the request, from those that its path has. */
export function buildFileHeaders(file: ServedFile, ofPath: Readonly<Record<string, string>>) {
  return {
    ...ofPath,
    'content-type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    ...(file.encodings.size > 0 && { vary: 'accept-encoding' }),
  };
}

/** Returns the handler of one file, with these headers beside its own. */
export function createFileHandler(cache: FileCache, file: ServedFile, headers: Readonly<Record<string, string>>) {
  const ofFile = { ...headers, etag: file.etag, 'last-modified': file.lastModified };
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    reply.headers(ofFile);
    if (isFresh(file, request)) return reply.code(304).send();
    const range = isRangeWanted(file, request) ? parseRange(request.headers.range, file.size) : null;
    if (range !== null) return sendRange(cache, file, range, reply);
    const { path, encoding } = copyOf(file, file.encodings.size > 0 ? negotiateEncoding(request) : 'identity');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return send(cache.get(path), reply);
  };
}

/** The file in the encoding that a client prefers, or as it is. */
function copyOf({ path, encodings }: ServedFile, preferred: Encoding): { path: string; encoding: Encoding } {
  const copy = preferred === 'identity' ? undefined : encodings.get(preferred);
  return copy === undefined ? { path, encoding: 'identity' } : { path: copy, encoding: preferred };
}

/** The same file for requests that are answered before the routes, while it is in memory. */
export function createQuickFile(
  cache: FileCache,
  file: ServedFile,
  headers: Readonly<Record<string, string>>,
): QuickFile {
  return {
    etag: file.etag,
    lastModified: file.lastModified,
    headers,
    body: (preferred) => {
      const { path, encoding } = copyOf(file, preferred);
      const bytes = cache.getCached(path);
      return bytes && { bytes, encoding };
    },
  };
}

function send(bytes: Buffer | Promise<Buffer>, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  return Buffer.isBuffer(bytes) ? reply.send(bytes) : bytes.then((read) => reply.send(read));
}

/** RFC 9110, 13.1.5: with If-Range a part is sent only of the version that the client has. */
function isRangeWanted({ lastModified }: ServedFile, { headers, method }: FastifyRequest): boolean {
  if (headers.range === undefined || method !== 'GET') return false;
  // The tag is weak, which never matches here.
  return headers['if-range'] === undefined || headers['if-range'] === lastModified;
}

async function sendRange(
  cache: FileCache,
  { path, size }: ServedFile,
  range: ByteRange | 'unsatisfiable',
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain; charset=utf-8').send('');
  }
  const { first, last } = range;
  const bytes = await cache.get(path);
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .send(bytes.subarray(first, last + 1));
}
