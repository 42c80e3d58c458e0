import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Receives log lines, each a JSON object that ends in a line feed. */
type LogStream = { write(line: string): void };

export type Logging = {
  readonly level: string;
  readonly stream: LogStream;
};

/**
 * Standard output, written once per turn of the event loop: one write per line would cost as much as the rest of a
 * small request. Buffered lines are also written when the process exits.
 */
export function createStandardOutput(): LogStream {
  let lines = '';
  const flush = () => {
    if (lines !== '') process.stdout.write(lines);
    lines = '';
  };
  process.once('exit', flush);
  // A log that cannot be written (full disk, closed pipe) must not end the server.
  process.stdout.on('error', () => {});
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/**
 * One JSON object per line. It has route patterns (`/api/quiz-scores/:playerName`), never a URL, a query, a body or a
 * client's IP address: a child's name may be in any of them. Of an error it has type, code and stack only, because
 * database errors also carry the values of the row.
 */
export function buildLoggerOptions({ level, stream }: Logging): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      err: (error: unknown) => describeError(error) as never,
    },
  };
}

/** Of what has no rate limit, one line in so many: an address may ask for thousands of files a second. */
const FILES_PER_LINE = 20;

/**
 * Returns the function that writes the line of an answered request. Of files a few, and none where the client has the
 * file already.
 */
export function createRequestLog(): (request: FastifyRequest, reply: FastifyReply) => void {
  let files = 0;
  return (request, reply) => {
    if (!request.url.startsWith('/api/') && reply.statusCode < 500) {
      files += 1;
      if (reply.statusCode === 304 || files % FILES_PER_LINE !== 1) return;
    }
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method: request.method, route: routeOf(request), status: reply.statusCode, milliseconds },
      'request',
    );
  };
}

/** The pattern of a request's route: no name, which an address may hold. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'unmatched';
}

function describeError(error: unknown): { type: string; code: string | undefined; stack: string | undefined } {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, stack: undefined };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, stack: error.stack };
}
