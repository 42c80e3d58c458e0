/**
 * The API's contract, and its two ends: routes on the server, calls on the page. An endpoint is one object (method,
 * path, schemas), from which routes, calls and the API document follow.
 *
 * @packageDocumentation
 */
import * as z from 'zod/mini';

/** One thing wrong with a request: where (`questions.3.isCorrect`, `Idempotency-Key`; empty: the whole) and what. */
const issue = z.object({ path: z.string(), message: z.string() });

/** Other APIs have an error with a code and a message, too: their codes are numbers or written in other ways. */
const errorCode = z.string().check(z.regex(/^[a-z]+(?:_[a-z]+)*$/));

/** The error body of every endpoint. */
export const errorReply = z
  .object({ error: z.object({ code: errorCode, message: z.string(), issues: z.optional(z.array(issue)) }) })
  .check(z.describe('Refused, or failed: the code says why'));

export type Issue = DeepReadonly<z.output<typeof issue>>;
export type ErrorReply = DeepReadonly<z.output<typeof errorReply>>;

/**
 * One endpoint of the API, described once. The server's routes (`route.server.ts`), the OpenAPI document and the page's
 * calls (`api.client.ts`) are built from it. Schemas are of zod/mini, which is small enough for a page.
 */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path in Fastify's notation: `/api/quiz-scores/:playerName`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  /** Names in lower case; a loose object, since every request carries others too. */
  readonly headers?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** Left out where the reply is not JSON (audio). */
  readonly reply?: z.core.$ZodType;
  /** Statuses that carry `reply`; by default 200. */
  readonly success?: readonly number[];
  /** Requests a minute from one address, where that must be fewer than the API's limit. */
  readonly perMinute?: number;
};

export type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

type RequestPart = 'params' | 'query' | 'headers' | 'body';

/** What a caller gives: the parts that the endpoint has schemas for, before parsing. */
export type EndpointInput<E extends Endpoint> = {
  readonly [Part in keyof E & RequestPart]: E[Part] extends z.core.$ZodType
    ? DeepReadonly<z.core.input<E[Part]>>
    : never;
};

/** The JSON value that an endpoint answers; `never` where its reply is not JSON. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.core.$ZodType
  ? DeepReadonly<z.core.output<E['reply']>>
  : never;

type Values = Readonly<Record<string, unknown>>;

/** The address of a call: path parameters filled in, the query appended. Undefined query values are left out. */
export function buildEndpointAddress(
  { path }: Endpoint,
  input: { readonly params?: unknown; readonly query?: unknown },
): string {
  const params = (input.params ?? {}) as Values;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = Object.entries((input.query ?? {}) as Values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** Retry-After as whole seconds, in milliseconds; undefined where it is missing or a date. */
export function parseRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) * 1000 : undefined;
}
