import type { Readable } from 'node:stream';
import type {} from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { en } from 'zod/v4/locales';
import { type DeepReadonly, type Endpoint, errorReply, type Issue } from './endpoint.ts';

// zod/mini brings no messages of its own.
z.config(en());

/**
 * Thrown by a handler to refuse a request for a reason that the schemas do not cover, or because a part is down. The
 * API answers with this status and the error body of docs/product.md §10.1.
 */
export class RefusedRequest extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly issues: readonly Issue[] | undefined;
  /** The header Retry-After, in whole seconds. */
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

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;

/**
 * What a handler may return: the reply's value, sent as JSON; where the endpoint names no reply, bytes or a stream
 * (set `reply.type(…)` first); or `reply` itself once something was sent with it (ready-made JSON text, say).
 */
type HandlerReply<Reply> =
  | (Reply extends z.core.$ZodType ? DeepReadonly<z.core.output<Reply>> : Buffer | Readable)
  | FastifyReply;

type Handler<E extends Endpoint> = (call: {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}) => Promise<HandlerReply<E['reply']>> | HandlerReply<E['reply']>;

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the library's own
  interface FastifyContextConfig {
    /** Requests of one client in a minute, where the endpoint has a limit of its own. */
    readonly perMinute?: number;
  }
}

/**
 * Registers one endpoint: its schemas validate the request and describe it in the API page. Replies are typed, not
 * validated again at run time (the tests hold them to the schema).
 */
export function addRoute<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: documentedSchema(endpoint),
    ...(endpoint.perMinute !== undefined && { config: { perMinute: endpoint.perMinute } }),
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
  const reply = endpoint.reply ?? z.any().check(z.describe('Bytes, with their own content type'));
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

/** Fastify's validator compiler: the zod schema's output replaces the input, or its complaints are sent as issues. */
export function createZodValidator({ schema }: { schema: unknown }) {
  return (input: unknown): { value: unknown } | { error: RefusedRequest } => {
    const parsed = z.safeParse(schema as z.core.$ZodType, input);
    if (parsed.success) return { value: parsed.data };
    const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    return { error: new RefusedRequest(400, 'invalid', 'The request is not valid.', { issues }) };
  };
}

/** JSON schemas in place of a route's zod schemas, for the OpenAPI document (@fastify/swagger's `transform`). */
export function toJsonSchemas({ schema = {}, url }: { schema?: FastifySchema; url: string }) {
  const { params, querystring, headers, body, response, ...rest } = schema;
  const replies = Object.entries((response ?? {}) as Record<string, z.core.$ZodType>);
  return {
    url,
    schema: {
      ...rest,
      ...jsonSchemas({ params, querystring, headers, body }, 'input'),
      ...(response !== undefined && { response: jsonSchemas(Object.fromEntries(replies), 'output') }),
    },
  };
}

/** `io`: what a client sends (fields with a default may be left out), or what it receives. */
function jsonSchemas(schemas: Readonly<Record<string, unknown>>, io: 'input' | 'output'): Record<string, unknown> {
  const given = Object.entries(schemas).filter(([, schema]) => schema !== undefined);
  return Object.fromEntries(
    given.map(([name, schema]) => {
      const { $schema: _, ...json } = z.toJSONSchema(schema as z.core.$ZodType, {
        io,
        target: 'openapi-3.0',
        unrepresentable: 'any',
      });
      return [name, json];
    }),
  );
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
