import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a reply holds in memory of a file, and a connection of a reply: little, since many clients may not read. */
export const BUFFER_BYTES = 16 * 1024;

/** Prepares `sendFile` for all routes. */
export async function addFiles(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'ignore',
  });
}

/**
 * Streams a file of a folder. Compressed copies, parts, ETag and 304 are the package's business, Cache-Control and the
 * policy are the route's.
 */
export function sendFile(reply: FastifyReply, path: string, folder: string): FastifyReply {
  return reply.sendFile(path, folder, { highWaterMark: BUFFER_BYTES } as Parameters<FastifyReply['sendFile']>[2]);
}
