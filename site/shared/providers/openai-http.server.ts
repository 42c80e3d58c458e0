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
