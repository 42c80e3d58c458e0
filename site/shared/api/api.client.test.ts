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

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

function answer(body: string | null, status = 200, headers: Record<string, string> = {}) {
  const init = { status, headers: { ...JSON_TYPE, ...headers } };
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => new Response(body, init));
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
    answer('tones', 200, { 'Content-Type': 'audio/mpeg' });
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

  test('a call is repeated once where a proxy found no process, and no other failure is', async () => {
    const replies = [502, 200, 502, 502, 503].map((status) => new Response('7', { status, headers: JSON_TYPE }));
    const fetched = vi.fn(async () => replies.shift() ?? expect.fail('one call too many'));
    vi.stubGlobal('fetch', fetched);
    expect(await callEndpoint(lucky, {})).toEqual({ ok: true, value: 7 });
    for (const status of [502, 503])
      expect(await callEndpoint(lucky, {})).toEqual({ ok: false, failure: { kind: 'malformed', status } });
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  const PAGE = '<!doctype html><title>Sign in</title><form action="/login">';
  const REFUSAL = JSON.stringify({ error: { code: 'invalid', message: 'No' } });
  const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

  describe.each([200, 201, 202, 203, 204, 206, 400, 401, 403, 404, 407, 409, 422, 429, 500, 502, 503, 511])(
    'a reply of status %i is not that of the server',
    (status) => {
      const bodies: readonly (readonly [string, string | null, Record<string, string>])[] = [
        ['the page of a sign-in', PAGE, HTML],
        ['a page that says it is JSON', PAGE, JSON_TYPE],
        ['nothing', '', JSON_TYPE],
        ['nothing of no type', null, { 'Content-Type': '' }],
        ['other JSON', '{"result":"ok"}', JSON_TYPE],
        ['JSON that is cut off', '{"error":{"code":"inv', JSON_TYPE],
        ['an error in the words of another API', '{"error":{"code":403,"message":"No"}}', JSON_TYPE],
        ['an error with the code of another API', '{"error":{"code":"AuthFailed","message":"No"}}', JSON_TYPE],
        ['an error without a code', '{"error":"captive portal"}', JSON_TYPE],
        ['the right words in a page', status < 300 ? '7' : REFUSAL, HTML],
        ...(status < 300 ? [['an error as a success', REFUSAL, JSON_TYPE] as const] : []),
      ];
      test.each(bodies.filter(([, body]) => status !== 204 || body === null))(
        'where it is %s',
        async (_, body, headers) => {
          answer(body, status, headers);
          expect(await callEndpoint(lucky, {})).toEqual({ ok: false, failure: { kind: 'malformed', status } });
        },
      );
    },
  );

  test.each([201, 203, 206])(
    'the right body with another status (%i) than the endpoint has is none',
    async (status) => {
      answer('7', status);
      expect(await callEndpoint(lucky, {})).toEqual({ ok: false, failure: { kind: 'malformed', status } });
    },
  );

  test('a reply from where the request was redirected to is none, and no redirect is followed', async () => {
    const redirected = Object.defineProperty(new Response('7', { headers: JSON_TYPE }), 'redirected', { value: true });
    const fetched = vi.fn(async (_address: string, _request: RequestInit) => redirected);
    vi.stubGlobal('fetch', fetched);
    expect(await callEndpoint(lucky, {})).toMatchObject({ failure: { kind: 'malformed' } });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  });

  test('a page in place of a sound is none', async () => {
    answer(PAGE, 200, HTML);
    expect(await callEndpoint(sound, { body: {} })).toEqual({ ok: false, failure: { kind: 'malformed', status: 200 } });
  });

  test("a proxy's page keeps the delay that it asks for", async () => {
    answer(PAGE, 503, { ...HTML, 'Retry-After': '9' });
    expect(await callEndpoint(lucky, {})).toEqual({
      ok: false,
      failure: { kind: 'malformed', status: 503, retryAfterMs: 9000 },
    });
  });

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
