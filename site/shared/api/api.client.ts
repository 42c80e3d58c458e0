/** Calls an endpoint of the API (endpoint.ts) from a page, and parses its reply. */
import { type core, safeParse } from 'zod/mini';
import {
  buildEndpointAddress,
  type Endpoint,
  type EndpointInput,
  type ErrorReply,
  errorReply,
  parseRetryAfter,
  type ReplyOf,
} from './endpoint.ts';

type Answered = {
  readonly status: number;
  /** The pause that the header Retry-After asks for, in milliseconds. */
  readonly retryAfterMs?: number;
};

/**
 * `network`: no reply. `malformed`: a reply that is not the server's own, whatever its status: the page of a network's
 * sign-in, a filter or a proxy. The server was not reached then. `refused`: the server's own refusal.
 */
export type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' }
  | ({ readonly kind: 'malformed' } & Answered)
  | ({ readonly kind: 'refused'; readonly error: ErrorReply['error'] } & Answered);

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ApiFailure };

type CallOptions = {
  readonly signal?: AbortSignal;
  /** The request continues when the page is left. Browsers allow a body of up to 64 KiB. */
  readonly keepalive?: boolean;
};

/** The parsed reply, or the bytes where the endpoint's reply is not JSON. */
type ReplyValue<E extends Endpoint> = E['reply'] extends core.$ZodType ? ReplyOf<E> : Blob;

/** What a proxy says of a process that broke off, or that it could not reach. */
const BAD_GATEWAY = 502;

/**
 * Calls an endpoint of the API; once more after a 502, since another process may answer, and every call may be
 * repeated: a quiz has its key, a board its id. A reply counts by the server's own words only: status and type as the
 * endpoint describes them, a body that fits the schema, from this very address. Never throws; an aborted `signal` is
 * the failure 'aborted'.
 */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<ApiResult<ReplyValue<E>>> {
  try {
    const ask = () => fetch(buildEndpointAddress(endpoint, input), requestOf(endpoint, input, options));
    const first = await ask();
    const response = first.status === BAD_GATEWAY ? await ask() : first;
    if (!response.ok) return { ok: false, failure: await failureIn(response) };
    const malformed = { ok: false, failure: { kind: 'malformed', status: response.status } } as const;
    if (response.redirected || !(endpoint.success ?? [200]).includes(response.status)) return malformed;
    if (!endpoint.reply) {
      return isOfType(response, AUDIO) ? { ok: true, value: (await response.blob()) as ReplyValue<E> } : malformed;
    }
    const reply = safeParse(endpoint.reply, await jsonOf(response));
    return reply.success ? { ok: true, value: reply.data as ReplyValue<E> } : malformed;
  } catch {
    return { ok: false, failure: { kind: options.signal?.aborted ? 'aborted' : 'network' } };
  }
}

/** The failure as text for the console, without addresses, bodies and names. */
export function describeFailure(failure: ApiFailure): string {
  if (failure.kind === 'refused') return `status ${failure.status} ${failure.error.code}`;
  return failure.kind === 'malformed' ? `status ${failure.status}, not a reply of the API` : failure.kind;
}

type AnyInput = { readonly headers?: unknown; readonly body?: unknown };

function requestOf(endpoint: Endpoint, { headers, body }: AnyInput, { signal, keepalive }: CallOptions): RequestInit {
  return {
    method: endpoint.method,
    headers: {
      ...(endpoint.reply && { Accept: 'application/json' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(headers as Readonly<Record<string, string>> | undefined),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(keepalive && { keepalive }),
    // The API never redirects; a network's sign-in does.
    redirect: 'error',
    signal: signal ?? null,
  };
}

async function failureIn(response: Response): Promise<ApiFailure> {
  const body = safeParse(errorReply, await jsonOf(response));
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'));
  const answered = { status: response.status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return body.success && !response.redirected
    ? { kind: 'refused', error: body.data.error, ...answered }
    : { kind: 'malformed', ...answered };
}

const AUDIO = /^audio\//i;
const JSON_TYPE = /^application\/json\b/i;

function isOfType(response: Response, type: RegExp): boolean {
  return type.test(response.headers.get('Content-Type') ?? '');
}

/** The parsed body; undefined where it is not JSON. Rejects where the connection breaks off. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!isOfType(response, JSON_TYPE)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
