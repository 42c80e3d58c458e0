import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFailure, getJson, postJson } from './api.client.ts';

const readNumber = (body: unknown) => (typeof body === 'number' ? body : null);

function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('gives what the endpoint answers', async () => {
    answer('7');
    expect(await getJson('/api/lucky', readNumber)).toEqual({ ok: true, value: 7 });
  });

  it('hands on what the API says is wrong', async () => {
    const error = { code: 'overloaded', message: 'Come back in a moment' };
    answer(JSON.stringify({ error }), 503);
    expect(await getJson('/api/lucky', readNumber)).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 503, error },
    });
  });

  it('a refusal that is not the words of the API is a refusal all the same', async () => {
    answer('<h1>Bad Gateway</h1>', 502);
    expect(await getJson('/api/lucky', readNumber)).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 502, error: null },
    });
  });

  it.each(['<h1>Sign in to the school network</h1>', '"seven"', ''])(
    '%j with status 200 is no answer',
    async (body) => {
      answer(body);
      expect(await getJson('/api/lucky', readNumber)).toEqual({
        ok: false,
        failure: { kind: 'malformed', status: 200 },
      });
    },
  );

  it('without a network fails as a value', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await getJson('/api/lucky', readNumber)).toEqual({ ok: false, failure: { kind: 'network' } });
  });

  it('sends what it is given, and outlives the page', async () => {
    const fetched = vi.fn(async (_path: string, _request: RequestInit) => new Response('7'));
    vi.stubGlobal('fetch', fetched);
    expect(await postJson('/api/lucky', { guess: 3 }, readNumber)).toEqual({ ok: true, value: 7 });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"guess":3}', keepalive: true });
  });

  it('that nobody waits for any more says so', async () => {
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => signal?.throwIfAborted());
    expect(await getJson('/api/lucky', readNumber, AbortSignal.abort())).toEqual({
      ok: false,
      failure: { kind: 'aborted' },
    });
  });
});

it('a failure in words holds neither the address nor what the server wrote', () => {
  const error = { code: 'invalid', message: '하늘 is not a name' };
  expect(describeFailure({ kind: 'refused', status: 400, error })).toBe('status 400 invalid');
  expect(describeFailure({ kind: 'network' })).toBe('network');
});
