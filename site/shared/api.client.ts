import type { ErrorReply } from './endpoint.ts';

/** Why a call brought nothing. `network`: no answer at all; `malformed`: an answer that isn't what the API gives. */
export type ApiFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'malformed'; readonly status: number }
  | { readonly kind: 'refused'; readonly status: number; readonly error: ErrorReply['error'] | null };

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ApiFailure };

/**
 * Fetches what an endpoint answers. `read` says what the body is, or null where it is none of it: a school's sign-in
 * page comes with status 200 as well. Never throws; a caller that doesn't want the answer any more aborts `signal`.
 */
export async function getJson<Value>(
  path: `/api/${string}`,
  read: (body: unknown) => Value | null,
  signal?: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiResult<Value>> {
  return call(path, { headers: { Accept: 'application/json', ...headers }, signal: signal ?? null }, read);
}

/** As `getJson`, sending `body`. The request goes on where the page is left (browsers allow 64 KiB for that). */
export async function postJson<Value>(
  path: `/api/${string}`,
  body: unknown,
  read: (body: unknown) => Value | null,
  signal?: AbortSignal,
): Promise<ApiResult<Value>> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body), keepalive: true, signal: signal ?? null };
  return call(path, request, read);
}

async function call<Value>(
  path: `/api/${string}`,
  request: RequestInit,
  read: (body: unknown) => Value | null,
): Promise<ApiResult<Value>> {
  try {
    const response = await fetch(path, request);
    const body = await jsonOf(response);
    if (!response.ok) return failed({ kind: 'refused', status: response.status, error: readError(body) });
    const value = read(body);
    return value === null ? failed({ kind: 'malformed', status: response.status }) : { ok: true, value };
  } catch {
    return failed({ kind: request.signal?.aborted ? 'aborted' : 'network' });
  }
}

/** The failure in words for the console: no address, no body, no name. */
export function describeFailure(failure: ApiFailure): string {
  if (failure.kind === 'refused') return `status ${failure.status} ${failure.error?.code ?? ''}`.trim();
  return failure.kind === 'malformed' ? `status ${failure.status}, not a reply of the API` : failure.kind;
}

function failed(failure: ApiFailure): { ok: false; failure: ApiFailure } {
  return { ok: false, failure };
}

/** The body, or undefined where it isn't JSON. A connection that breaks off inside it rejects. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readError(body: unknown): ErrorReply['error'] | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const error = body.error;
  const isError =
    typeof error === 'object' &&
    error !== null &&
    typeof (error as { code?: unknown }).code === 'string' &&
    typeof (error as { message?: unknown }).message === 'string';
  return isError ? (error as ErrorReply['error']) : null;
}
