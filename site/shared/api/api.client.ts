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

/** `network`: no reply. `malformed`: a reply of success whose body does not fit the schema. */
export type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'malformed'; readonly status: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** null where the body is not the API's error body, but a proxy's page for example. */
      readonly error: ErrorReply['error'] | null;
      /** The pause that the header Retry-After asks for, in milliseconds. */
      readonly retryAfterMs?: number;
    };

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ApiFailure };

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** The request continues when the page is left. Browsers allow a body of up to 64 KiB. */
  readonly keepalive?: boolean;
};

/** The parsed reply, or the bytes where the endpoint's reply is not JSON. */
type ReplyValue<E extends Endpoint> = E['reply'] extends core.$ZodType ? ReplyOf<E> : Blob;

/**
 * Calls an endpoint of the API and parses the reply with the endpoint's schema: a network's sign-in page has status 200
 * too. Never throws; an aborted `signal` is the failure 'aborted'.
 */
export async function callEndpoint<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<ApiResult<ReplyValue<E>>> {
  try {
    const response = await fetch(buildEndpointAddress(endpoint, input), requestOf(endpoint, input, options));
    if (!response.ok) return { ok: false, failure: await refusalIn(response) };
    if (!endpoint.reply) return { ok: true, value: (await response.blob()) as ReplyValue<E> };
    const reply = safeParse(endpoint.reply, await jsonOf(response));
    if (!reply.success) return { ok: false, failure: { kind: 'malformed', status: response.status } };
    return { ok: true, value: reply.data as ReplyValue<E> };
  } catch {
    return { ok: false, failure: { kind: options.signal?.aborted ? 'aborted' : 'network' } };
  }
}

/** The failure as text for the console, without addresses, bodies and names. */
export function describeFailure(failure: ApiFailure): string {
  if (failure.kind === 'refused') return `status ${failure.status} ${failure.error?.code ?? ''}`.trim();
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
    signal: signal ?? null,
  };
}

async function refusalIn(response: Response): Promise<ApiFailure> {
  const body = safeParse(errorReply, await jsonOf(response));
  const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'));
  return {
    kind: 'refused',
    status: response.status,
    error: body.success ? body.data.error : null,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** The parsed body; undefined where it is not JSON. Rejects where the connection breaks off. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
