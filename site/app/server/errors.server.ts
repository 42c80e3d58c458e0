import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '../../shared/api/endpoint.ts';
import { RefusedRequest } from '../../shared/api/route.server.ts';
import { isDatabaseDown, isDatabaseFull } from '../../shared/database/database-errors.server.ts';
import { securityHeaders } from './security.server.ts';

/** Largest request body in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Retry-After in seconds, when the server is overloaded or the database is down. */
export const RETRY_AFTER_S = 5;

const MUST_BE_JSON = "The body must be JSON: send 'Content-Type: application/json'.";

/** Replies to what Fastify itself refuses, by status. */
const FRAMEWORK_REFUSALS: Readonly<Record<number, { readonly code: string; readonly message: string }>> = {
  400: { code: 'invalid', message: 'The request could not be understood.' },
  412: { code: 'precondition_failed', message: 'The file is another version.' },
  413: { code: 'too_large', message: `The body may have at most ${MAX_BODY_BYTES / 1024} KiB.` },
  415: { code: 'unsupported_media_type', message: MUST_BE_JSON },
  416: { code: 'range_not_satisfiable', message: 'The file ends before that part.' },
};

const FRAMEWORK_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; it must be JSON.',
  FST_ERR_BAD_URL: 'The address is not validly percent-encoded.',
};

/** A body that is not plain JSON: compressed, say. */
export function unsupportedMediaType(): RefusedRequest {
  return new RefusedRequest(415, 'unsupported_media_type', MUST_BE_JSON);
}

export function overloaded(): RefusedRequest {
  return new RefusedRequest(503, 'overloaded', 'Too much is going on. Please try again soon.', {
    retryAfter: RETRY_AFTER_S,
  });
}

export function notFound(): RefusedRequest {
  return new RefusedRequest(404, 'not_found', 'There is no such endpoint.');
}

/** The reply for a thrown value. Unexpected errors become a 500 without details. */
function refusalOf(error: unknown, request: FastifyRequest): RefusedRequest {
  if (error instanceof RefusedRequest) return error;
  // A client that hung up looks like a database that did: both are ECONNRESET.
  if (request.raw.readableAborted || request.raw.socket.destroyed || request.ip === undefined) {
    request.log.debug('the client hung up');
    return new RefusedRequest(400, 'invalid', 'The request ended early.');
  }
  if (isDatabaseFull(error)) {
    return new RefusedRequest(503, 'storage_full', 'The server has no room left for this. Whoever runs it can help.', {
      retryAfter: RETRY_AFTER_S,
    });
  }
  if (isDatabaseDown(error)) {
    return new RefusedRequest(503, 'unavailable', 'The database is not available. Please try again soon.', {
      retryAfter: RETRY_AFTER_S,
    });
  }
  const { statusCode = 500, code = '' } = (error ?? {}) as Partial<FastifyError>;
  const known = FRAMEWORK_REFUSALS[statusCode >= 400 && statusCode < 500 ? statusCode : 500];
  if (known) return new RefusedRequest(statusCode, known.code, FRAMEWORK_MESSAGES[code] ?? known.message);
  if (statusCode >= 400 && statusCode < 500) {
    return new RefusedRequest(400, 'invalid', 'The request could not be understood.');
  }
  return new RefusedRequest(500, 'internal', 'Something went wrong on our side.');
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request);
  if (refusal.statusCode >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply.code(refusal.statusCode).send(errorBody(refusal));
}

function errorBody({ code, message, issues }: RefusedRequest): ErrorReply {
  return { error: { code, message, ...(issues && { issues }) } };
}

/** Answers what Node's HTTP parser refuses: a malformed request line, oversized headers, a request that timed out. */
export function answerBrokenConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ error: { code: 'invalid', message: 'The request could not be understood.' } });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
}
