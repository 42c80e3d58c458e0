import { describe, expect, test } from 'vitest';
import { BodyTooLargeError, readBounded, withVersion } from './openai-http.server.ts';

test.each([
  ['https://api.example', 'https://api.example/v1'],
  ['https://api.example/', 'https://api.example/v1'],
  ['https://api.example/openai', 'https://api.example/openai/v1'],
  ['https://api.example/v1', 'https://api.example/v1'],
  ['https://api.example/tts/v1//', 'https://api.example/tts/v1'],
  ['https://api.example/v1beta', 'https://api.example/v1beta'],
  ['https://api.example/v1beta/openai/', 'https://api.example/v1beta/openai'],
  ['https://api.example/v1/models', 'https://api.example/v1/models/v1'],
])('the API version is added to the base address %s once: %s', (baseUrl, address) => {
  expect(withVersion(baseUrl)).toBe(address);
});

/** A body that is sent in chunks; `pulls` counts those that were read. */
function chunkedResponse(chunks: readonly string[]) {
  let pulls = 0;
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[pulls];
        pulls += 1;
        if (chunk === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
      cancel() {
        isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), pulls: () => pulls, isCanceled: () => isCanceled };
}

describe('readBounded', () => {
  test('a response body of exactly the limit is read whole', async () => {
    const { response } = chunkedResponse(['abc', 'def']);
    expect((await readBounded(response, 6)).toString()).toBe('abcdef');
  });

  test('a response body is not read beyond its limit', async () => {
    const { response, pulls, isCanceled } = chunkedResponse(['abc', 'def', 'ghi', 'jkl']);
    await expect(readBounded(response, 5)).rejects.toThrow(new BodyTooLargeError(5));
    expect(pulls()).toBe(2);
    expect(isCanceled()).toBe(true);
  });

  test('a missing response body is read as empty', async () => {
    expect(await readBounded(new Response(null), 5)).toHaveLength(0);
  });
});
