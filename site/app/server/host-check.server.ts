/**
 * Which names a request may call this server by. A page of another site can point its own name at an address in the
 * home network (DNS rebinding) and read what is there as its own; its name is then not one of these.
 */
import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../../shared/api/route.server.ts';

/** Names that no public domain can have: local names, and those reserved for private networks and tests. */
const PRIVATE_ENDINGS = ['.localhost', '.local', '.lan', '.internal', '.home.arpa', '.test'];

/** The host of a Host header: lower case, without port and final dot; null where it is none. */
function hostOf(header: string): string | null {
  const match = /^(\[[\da-f:.]+\]|[^\s:[\]@/]+)(?::\d{1,5})?$/i.exec(header);
  return match?.[1] === undefined ? null : match[1].toLowerCase().replace(/\.$/, '');
}

function isAddress(host: string): boolean {
  return host.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(host);
}

/**
 * @param header the request's Host header; undefined (HTTP/1.0) is allowed, since every browser sends one
 * @param allowed names in lower case; one that begins with a dot allows all below it
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  if (header === undefined) return true;
  const host = hostOf(header);
  if (host === null) return false;
  if (isAddress(host) || !host.includes('.')) return true;
  if (PRIVATE_ENDINGS.some((ending) => host.endsWith(ending))) return true;
  return allowed.some((name) => (name.startsWith('.') ? host.endsWith(name) || host === name.slice(1) : host === name));
}

const SENTENCES = [
  'This server is not known by that name: whoever runs it sets ALLOWED_HOSTS to the name in the address bar.',
  '이 서버는 그 이름을 몰라요. 서버를 운영하는 사람이 주소창에 보이는 이름을 ALLOWED_HOSTS에 적어야 해요.',
] as const;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Story Forest</title><p>${SENTENCES[0]}</p><p lang="ko">${SENTENCES[1]}</p></html>`;

/** Refuses requests for a host that is not in `allowed` (421), and requests with two Host headers (400). */
export function checkHosts(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request.raw.rawHeaders) > 1) {
      done(new RefusedRequest(400, 'invalid', 'The request names more than one host.'));
    } else if (isAllowedHost(request.headers.host, allowed)) {
      done();
    } else if (request.url.startsWith('/api/')) {
      done(new RefusedRequest(421, 'unknown_host', SENTENCES.join(' ')));
    } else {
      reply.code(421).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE);
    }
  });
}

/** @param rawHeaders names and values in turn, as Node received them */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}
