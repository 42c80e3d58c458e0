import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Where log lines go, each a JSON object that ends in a line feed. */
export type LogStream = { write(line: string): void };

export type Logging = {
  readonly level: string;
  readonly stream: LogStream;
};

/**
 * Standard output, written once each turn of the event loop: a write a line costs as much as all the rest of a small
 * request. What a turn has gathered is written even where the process ends in it.
 */
export function standardOutput(): LogStream {
  let lines = '';
  const flush = () => {
    if (lines !== '') process.stdout.write(lines);
    lines = '';
  };
  process.once('exit', flush);
  // A log that cannot be written (its disk is full, its reader is gone) must not end the server.
  process.stdout.on('error', () => {});
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/**
 * Logs are one JSON object a line. They hold route patterns (`/api/quiz-scores/:playerName`), never an address, a
 * query, a body or a client's address: a child's name may be in any of them. Of an error only its kind, code and stack
 * are kept, for databases put the row's values beside them.
 */
export function loggerOptions({ level, stream }: Logging): NonNullable<FastifyServerOptions['logger']> {
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

/** The line that every request leaves, once answered. */
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
