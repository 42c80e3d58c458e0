import type { Readable } from 'node:stream';
import type {} from '@fastify/rate-limit';
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Endpoint, Issue } from './endpoint.ts';

/**
 * A request that an endpoint must turn away for a reason the schemas cannot tell, or a part that is down. Thrown by
 * handlers; the API answers it as DESIGN.md's error body with this status. Anything else thrown is a bug: 500.
 */
export class RefusedRequest extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly issues: readonly Issue[] | undefined;
  /** Whole seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { readonly issues?: readonly Issue[]; readonly retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'RefusedRequest';
    this.statusCode = statusCode;
    this.code = code;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
  }
}

export function methodNotAllowed(): RefusedRequest {
  return new RefusedRequest(405, 'method_not_allowed', 'This address does not know that method.');
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * What a handler may return: the reply's value, sent as JSON; where the endpoint names no reply, bytes or a stream
 * (set `reply.type(…)` first); or `reply` itself once something was sent with it (ready-made JSON text, say).
 */
type Answer<Reply> = (Reply extends z.ZodType ? Immutable<z.output<Reply>> : Buffer | Readable) | FastifyReply;

/** A value that is only read: what was handed on as unchangeable may be sent. */
type Immutable<Value> = Value extends object ? { readonly [Key in keyof Value]: Immutable<Value[Key]> } : Value;

export type Handler<E extends Endpoint> = (call: {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}) => Promise<Answer<E['reply']>> | Answer<E['reply']>;

const errorReply = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    }),
  })
  .meta({ description: 'Refused, or failed: the code says why' });

/**
 * Registers one endpoint: its schemas validate the request and describe it in the API page. Replies are typed, not
 * validated again at run time (the tests hold them to the schema).
 */
export function addRoute<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: documentedSchema(endpoint),
    ...(endpoint.perMinute !== undefined && { config: { rateLimit: { max: endpoint.perMinute } } }),
    handler: (request, reply) =>
      handler({
        params: request.params as Parsed<E['params']>,
        query: request.query as Parsed<E['query']>,
        headers: request.headers as Parsed<E['headers']>,
        body: request.body as Parsed<E['body']>,
        request,
        reply,
      }),
  });
}

function documentedSchema(endpoint: Endpoint): FastifySchema {
  const reply = endpoint.reply ?? z.any().meta({ description: 'Bytes, with their own content type' });
  const successes = Object.fromEntries((endpoint.success ?? [200]).map((status) => [status, reply]));
  return {
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { ...successes, '4xx': errorReply, '5xx': errorReply },
  };
}

/**
 * Watches which methods each address gets from now on; the function that comes back makes every other method answer
 * 405 there, with the allowed ones.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    known.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allow = [...methods].sort().join(', ');
      app.route({
        method: app.supportedMethods.filter((method) => !methods.has(method)),
        url,
        schema: { hide: true },
        // Before the body is read: it does not matter.
        onRequest: async (_request, reply) => {
          reply.header('allow', allow);
          throw methodNotAllowed();
        },
        handler: () => {},
      });
    }
  };
}
