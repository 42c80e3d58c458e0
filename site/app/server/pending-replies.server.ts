import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../../shared/api/route.server.ts';
import { getClientNetwork } from './client-network.ts';
import { overloaded, RETRY_AFTER_S } from './errors.server.ts';

/** Replies from this size on are counted. Below, a connection costs more than its reply. */
const COUNTED_BYTES = 16 * 1024;
/** Seven of the longest lists there can be; a class of 40 that opens 40 usual ones stays below. */
const MAX_PENDING_BYTES_PER_CLIENT = 8 * 1024 * 1024;
const MAX_PENDING_BYTES = 48 * 1024 * 1024;

/**
 * Bounds the bytes of replies that clients have asked for and not read yet: of one client, who gets 429 for its next
 * call, and of all, when everybody gets 503 until some are read or time out.
 */
export function limitPendingReplies(
  api: FastifyInstance,
  perClient = MAX_PENDING_BYTES_PER_CLIENT,
  ofAll = MAX_PENDING_BYTES,
): void {
  const pending = new Map<string, number>();
  let total = 0;

  api.addHook('onRequest', (request, _reply, done) => {
    const own = pending.get(getClientNetwork(request.ip)) ?? 0;
    if (own >= perClient) {
      done(
        new RefusedRequest(429, 'too_many_requests', 'Earlier replies to your network have not been read yet.', {
          retryAfter: RETRY_AFTER_S,
        }),
      );
    } else if (total >= ofAll) {
      done(overloaded());
    } else done();
  });

  api.addHook('onSend', (request, reply, payload, done) => {
    const bytes = Buffer.isBuffer(payload) || typeof payload === 'string' ? payload.length : 0;
    if (bytes >= COUNTED_BYTES) {
      const client = getClientNetwork(request.ip);
      pending.set(client, (pending.get(client) ?? 0) + bytes);
      total += bytes;
      reply.raw.once('close', () => {
        const left = (pending.get(client) ?? 0) - bytes;
        if (left <= 0) pending.delete(client);
        else pending.set(client, left);
        total -= bytes;
      });
    }
    done();
  });
}
