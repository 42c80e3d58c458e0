import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { callEndpoint, describeFailure } from './api.client.ts';
import type { Endpoint } from './endpoint.ts';

const lucky = { method: 'GET', path: '/api/lucky', summary: 'A number', reply: z.number() } satisfies Endpoint;

const guess = {
  method: 'POST',
  path: '/api/lucky/:player',
  summary: 'Guesses the number',
  params: z.object({ player: z.string() }),
  query: z.object({ tries: z.optional(z.int()) }),
  headers: z.looseObject({ 'room-code': z.optional(z.string()) }),
  body: z.object({ guess: z.number() }),
  reply: z.object({ isRight: z._default(z.boolean(), false) }),
} satisfies Endpoint;

const sound = { method: 'POST', path: '/api/sound', summary: 'A sound', body: z.object({}) } satisfies Endpoint;

function answer(body: string, status = 200, headers = {}) {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('callEndpoint', () => {
  test('callEndpoint returns the parsed reply', async () => {
    answer('7');
    expect(await callEndpoint(lucky, {})).toEqual({ ok: true, value: 7 });
  });

  test("callEndpoint fills in the schema's defaults", async () => {
    answer('{}');
    const input = { params: { player: 'a' }, query: {}, headers: {}, body: { guess: 3 } };
    expect(await callEndpoint(guess, input)).toEqual({ ok: true, value: { isRight: false } });
  });

  test('callEndpoint sends every part of the request', async () => {
    const fetched = answer('{"isRight":true}');
    await callEndpoint(
      guess,
      { params: { player: '하늘' }, query: { tries: 2 }, headers: { 'room-code': 'k7qm' }, body: { guess: 3 } },
      { keepalive: true },
    );
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/lucky/%ED%95%98%EB%8A%98?tries=2',
      {
        method: 'POST',
        body: '{"guess":3}',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'room-code': 'k7qm' },
        keepalive: true,
      },
    ]);
  });

  test('callEndpoint returns the bytes where the reply is not JSON', async () => {
    answer('tones');
    const result = await callEndpoint(sound, { body: {} });
    expect(result.ok && (await result.value.text())).toBe('tones');
  });

  test("callEndpoint returns the API's error and the delay before a retry", async () => {
    const error = { code: 'overloaded', message: 'Come back in a moment' };
    answer(JSON.stringify({ error }), 503, { 'Retry-After': '5' });
    expect(await callEndpoint(lucky, {})).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 503, error, retryAfterMs: 5000 },
    });
  });

  test("callEndpoint returns a refusal without an error code where the body is not the API's", async () => {
    answer('<h1>Bad Gateway</h1>', 502);
    expect(await callEndpoint(lucky, {})).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 502, error: null },
    });
  });

  test.each(['<h1>Sign in to the school network</h1>', '"seven"', ''])(
    'callEndpoint reports a malformed reply where the body of a success is %j',
    async (body) => {
      answer(body);
      expect(await callEndpoint(lucky, {})).toEqual({ ok: false, failure: { kind: 'malformed', status: 200 } });
    },
  );

  test('callEndpoint returns a failure value without a network', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await callEndpoint(lucky, {})).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  test('callEndpoint returns a failure value when it is aborted', async () => {
    vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => signal?.throwIfAborted());
    expect(await callEndpoint(lucky, {}, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      failure: { kind: 'aborted' },
    });
  });
});

test("the text of a failure contains neither the address nor the server's words", () => {
  const error = { code: 'invalid', message: '하늘 is not a name' };
  expect(describeFailure({ kind: 'refused', status: 400, error })).toBe('status 400 invalid');
  expect(describeFailure({ kind: 'network' })).toBe('network');
});
