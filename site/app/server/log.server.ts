import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Receives log lines, each a JSON object that ends in a line feed. */
export type LogStream = { write(line: string): void };

export type Logging = {
  readonly level: string;
  readonly stream: LogStream;
};

/**
 * Standard output, written once per turn of the event loop: one write per line would cost as much as the rest of a small
 * request. Buffered lines are also written when the process exits.
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
    timestamp: timestampField,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      err: (error: unknown) => describeError(error) as never,
    },
  };
}

let stampedAt = Number.NaN;
let stamp = '';
/** The field of a line's time. Lines of the same millisecond share it. */
function timestampField(): string {
  const now = Date.now();
  if (now !== stampedAt) {
    stampedAt = now;
    stamp = `,"time":"${new Date(now).toISOString()}"`;
  }
  return stamp;
}

/** Writes the line of an answered request. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

function routeOf(request: FastifyRequest): string {
  return request.routeOptions?.url ?? 'unmatched';
}

function describeError(error: unknown): { type: string; code: string | undefined; stack: string | undefined } {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, stack: undefined };
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, stack: error.stack };
}
