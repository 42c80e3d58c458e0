import fc from 'fast-check';
import { saveBoardEndpoint } from '../../features/board/model/board-api.ts';
import { generateRecommendationsEndpoint, getNextStepsEndpoint } from '../../features/career/api/career-api.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { anyBoard } from '../../shared/board/any-board.fixture.ts';
import { submitScoreEndpoint } from '../../shared/times-tables/api/scores-api.ts';
import { createRoomCode, ROOM_RANDOM_BYTES, type ScoresScope } from '../../shared/times-tables/rooms/room.ts';
import { anyName, anySubmission } from '../support/submissions.fixture.ts';
import { ENDPOINTS } from './endpoints.fixture.ts';
import { hostileString, jsonSchemaOf, shapedAs, spoiled, textOf } from './fuzz-values.fixture.ts';

/** A request as it goes over the wire; `raw` ones are written byte by byte, past every check of a client. */
export type Hostile = {
  readonly kind: 'true' | 'spoiled' | 'body' | 'path' | 'raw';
  /** Whose schema a reply of 2xx must fit; null where the request may reach anything. */
  readonly endpoint: Endpoint | null;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
};

/** Sessions that have a board and careers before the fuzzing begins. */
export const SESSIONS = Array.from({ length: 10 }, (_, index) => `session-1767225600000-${String(index).repeat(16)}`);
/** Its board is saved by nobody else, so its careers stand. */
export const STEADY_SESSION = 'session-1767225600000-steady-steady-steady';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Rooms of a few families. */
const ROOMS = [1, 2, 3].map((byte) => createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(byte)));

/** Values that the schemas alone cannot tell. Where scores are open, a room is a mistake. */
function trueValues(scope: ScoresScope, careers: readonly { readonly id: string; readonly title: string }[]) {
  const known = {
    sessionId: fc.constantFrom(...SESSIONS),
    playerName: anyName,
    'room-code': scope === 'rooms' ? fc.constantFrom(...ROOMS) : fc.constant(undefined),
  };
  const bodies = new Map<Endpoint, fc.Arbitrary<unknown>>([
    [submitScoreEndpoint, anySubmission],
    [saveBoardEndpoint, fc.tuple(known.sessionId, anyBoard).map(([sessionId, board]) => ({ sessionId, ...board }))],
    [generateRecommendationsEndpoint, fc.record({ sessionId: fc.constant(STEADY_SESSION) })],
    [getNextStepsEndpoint, fc.record({ sessionId: fc.constant(STEADY_SESSION), career: fc.constantFrom(...careers) })],
  ]);
  return { known, bodies };
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : textOf(value);
  // Half a character goes as the bytes that some client would send.
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

function targetOf({ path }: Endpoint, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_all, name) => encoded((params as Record<string, unknown>)[name]));
  const pairs = Object.entries((query ?? {}) as object).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}

/** What is defined, in the bytes that a header may hold: a client would send no others. */
const toHeaders = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value).replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')]),
  );

const TARGETS = [
  '/',
  '/quiz-scores',
  '/healthz',
  '/readyz',
  '/api',
  '/api/',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/..%2f..%2f..%2fpackage.json',
  '/api/quiz-scores/..%2f..%2fpackage.json',
  '/api/quiz-scores/%',
  '/api/quiz-scores/%ff%fe',
  '/api/quiz-scores/%00',
  `/api/quiz-scores/${'a'.repeat(12_000)}`,
  '/api//quiz-scores',
  '/api/quiz-scores/a/b/c',
  '/api/quiz-scores?limit=1&limit=2',
  '/api/quiz-scores?limit[]=1&__proto__[x]=1&constructor=2',
  `/api/quiz-scores?${'limit=1&'.repeat(1500)}`,
  '/api/quadrant-board?sessionId[$ne]=1',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/speech/..%5c..%5cpackage.json',
  '/speech/fact-7x8.mp3%00.txt',
  '/.env',
  '/.git/config',
  '/csp.json',
  '/server/index.js',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/__proto__',
  '/constructor',
  '/%c0%ae%c0%ae/etc/passwd',
  '/quiz-scores//',
  '/quiz-scores/?next=//evil.example',
  `/${'../'.repeat(40)}etc/passwd`,
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];

const TYPES = [
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/html',
  '*/*',
  'x',
];

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, br, br' },
  { 'transfer-encoding': 'chunked' },
  { 'idempotency-key': 'not-a-uuid' },
  { 'idempotency-key': `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}` },
  { expect: '100-continue' },
  { 'x-forwarded-for': '1.2.3.4, not an address, ::1' },
  { forwarded: 'for=unknown;proto=https' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-0,1-1,-1,99999999999-' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'never' },
  { accept: 'image/webp;q=nonsense' },
  { 'accept-encoding': 'br;q=1e308, gzip;q=-1, *;q=0' },
  { host: 'evil.example' },
  { cookie: `a=${'x'.repeat(4000)}` },
  { origin: 'null', 'access-control-request-method': 'DELETE' },
];

/** Whole requests that no client would write; each asks to be hung up on. */
const RAW = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'get / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /한글 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /\u0001 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\nConnection: close\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\nConnection: close\r\n\r\n`,
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(3000)}Connection: close\r\n\r\n`,
  'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
  'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -1\r\nConnection: close\r\n\r\n',
  'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999999999999\r\nConnection: close\r\n\r\n',
  'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n{}',
  'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked, gzip\r\nConnection: close\r\n\r\n0\r\n\r\n',
  'POST /api/quiz-scores HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: nonsense\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\r\n\r\n\r\nnonsense\r\n\r\n',
];

const rawBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom('', ' ', 'null', '[]', '{', '{"a":', '{"a":1}}', '\ufeff{}', 'undefined', '{"a":01}', "{'a':1}")
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.from('"\xff\xfe"', 'latin1'),
    Buffer.alloc(500),
    Buffer.from('['.repeat(60_000)),
    Buffer.from('{"a":'.repeat(10_000)),
  ),
  fc.constantFrom(64 * 1024 - 2, 64 * 1024, 200_000).map((size) => Buffer.from(`"${'x'.repeat(size)}"`)),
  fc.constantFrom(
    Buffer.from(`{"__proto__":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    Buffer.from(`{"constructor":{"prototype":{"isAdmin":true}},"playerName":"x"}`),
    Buffer.from(`{${'"a":1,'.repeat(8000)}"b":2}`),
  ),
);

/** A request as a failure shows it: the endpoint's schemas would hide it. */
function inWords({ kind, method, target, headers, body }: Hostile): string {
  return `${kind}: ${method} ${target} ${JSON.stringify(headers)} ${body?.toString() ?? ''}`.slice(0, 300);
}

/** Requests of every kind, for a server whose steady session was recommended these careers. */
export function hostileRequests(
  scope: ScoresScope,
  careers: readonly { readonly id: string; readonly title: string }[],
): fc.Arbitrary<Hostile> {
  const { known, bodies } = trueValues(scope, careers);
  const partOf = (schema: Endpoint['params']) =>
    schema ? shapedAs(jsonSchemaOf(schema), known) : fc.constant(undefined);

  const perEndpoint = ENDPOINTS.map((endpoint) => {
    const [params, query] = [partOf(endpoint.params), partOf(endpoint.query)];
    const body = endpoint.body ? (bodies.get(endpoint) ?? shapedAs(jsonSchemaOf(endpoint.body), known)) : null;
    const headers = partOf(endpoint.headers).map((values) => toHeaders(values));
    const sent = (value: unknown): Buffer => Buffer.from(textOf(value));
    const request = (
      kind: Hostile['kind'],
      parts: { params: unknown; query: unknown; headers: object; body: Buffer | null },
    ): Hostile => ({
      kind,
      endpoint,
      method: endpoint.method,
      target: targetOf(endpoint, parts.params, parts.query),
      headers: { ...(parts.body && JSON_TYPE), ...parts.headers },
      body: parts.body,
    });
    const nothing = fc.constant(null);
    const good = fc
      .record({ params, query, headers, body: body ? body.map(sent) : nothing })
      .map((parts) => request('true', parts));
    const bad = fc
      .record({
        params: endpoint.params ? fc.record({ sessionId: hostileString, playerName: hostileString }) : params,
        query: endpoint.query ? spoiled(query) : query,
        headers: fc.oneof(
          headers,
          hostileString.map((text) => toHeaders({ 'room-code': text })),
          fc.constantFrom(...HEADERS.slice(3)),
        ),
        body: body ? spoiled(body).map(sent) : nothing,
      })
      .map((parts) => request('spoiled', parts));
    const odd = fc
      .record({
        params,
        query,
        headers: fc.oneof(
          fc.constant({}),
          fc.constantFrom(...TYPES).map((type) => ({ 'content-type': type })),
          fc.constantFrom(...HEADERS),
        ),
        body: rawBody,
      })
      .map((parts) => request('body', parts));
    return fc.oneof(
      { arbitrary: good, weight: 4 },
      { arbitrary: bad, weight: 4 },
      { arbitrary: odd, weight: endpoint.method === 'POST' ? 2 : 0 },
    );
  });

  const paths: fc.Arbitrary<Hostile> = fc
    .record({
      method: fc.constantFrom(...METHODS),
      target: fc.oneof(
        fc.constantFrom(...TARGETS),
        hostileString.map((text) => `/${encoded(text)}`),
      ),
      headers: fc.constantFrom({}, ...HEADERS),
    })
    .map((parts) => ({ kind: 'path', endpoint: null, body: null, ...parts }));
  const raws: fc.Arbitrary<Hostile> = fc.constantFrom(...RAW).map((text) => ({
    kind: 'raw',
    endpoint: null,
    method: 'raw',
    target: '',
    headers: {},
    body: Buffer.from(text, 'utf8'),
  }));
  return fc
    .oneof(
      { arbitrary: fc.oneof(...perEndpoint), weight: 16 },
      { arbitrary: paths, weight: 3 },
      { arbitrary: raws, weight: 1 },
    )
    .map((hostile) => ({ ...hostile, [fc.toStringMethod]: () => inWords(hostile) }));
}
