/** A body larger than its limit. The message quotes nothing of the body, so it can be logged. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';

  constructor(maxBytes: number) {
    super(`a body of more than ${maxBytes} bytes`);
  }
}

/**
 * The address of an OpenAI-compatible server, without a slash at its end. Adds `/v1` unless the address ends with a
 * version, as in `/v1`, `/v1beta` or `/v1beta/openai`.
 */
export function withVersion(baseUrl: string): string {
  const base = baseUrl.replace(/\/+$/, '');
  return /\/v\d+(beta)?(\/openai)?$/.test(base) ? base : `${base}/v1`;
}

/**
 * The body of a response. Rejects with a `BodyTooLargeError` as soon as it exceeds `maxBytes`, and reads no further.
 */
export async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  for await (const chunk of response.body ?? []) {
    byteCount += chunk.length;
    if (byteCount > maxBytes) throw new BodyTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type OpenaiServer = {
  /** With or without the version at its end. */
  readonly baseUrl: string;
  /** Undefined for a server that needs none, on the own network for example. */
  readonly apiKey: string | undefined;
};

/** Another status than 2xx. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Posts JSON to an OpenAI-compatible server. Resolves with a body of at most `maxBytes`. @throws {StatusError} */
export async function postToOpenai(
  { baseUrl, apiKey }: OpenaiServer,
  path: string,
  request: object,
  { fetch, signal, maxBytes }: { fetch: typeof globalThis.fetch; signal: AbortSignal; maxBytes: number },
): Promise<Buffer> {
  const response = await fetch(`${withVersion(baseUrl)}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify(request),
    // A redirect would send the key to another server.
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new StatusError(response.status);
  }
  return readBounded(response, maxBytes);
}
