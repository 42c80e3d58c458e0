import type { FastifyInstance, FastifyReply } from 'fastify';
import { RefusedRequest } from '../../shared/api/route.server.ts';
import { isAllowedHost } from './allowed-host.ts';

const SENTENCES = [
  'This server is not known by that name: whoever runs it sets ALLOWED_HOSTS to the name in the address bar.',
  '이 서버는 그 이름을 몰라요. 서버를 운영하는 사람이 주소창에 보이는 이름을 ALLOWED_HOSTS에 적어야 해요.',
] as const;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Story Forest</title><p>${SENTENCES[0]}</p><p lang="ko">${SENTENCES[1]}</p></html>`;

/** Returns whether a Host header may be in a request. */
export function createHostCheck(allowed: readonly string[]): (header: string | undefined) => boolean {
  /** The header that was allowed last: visitors of a site send the same one. */
  let known: string | undefined;
  return (header) => {
    if (header !== undefined && header === known) return true;
    if (!isAllowedHost(header, allowed)) return false;
    known = header;
    return true;
  };
}

/** Refuses requests for a host that is not in `allowed` (421), and requests with two Host headers (400). */
export function checkHosts(app: FastifyInstance, allowed: readonly string[]): void {
  const isAllowed = createHostCheck(allowed);
  app.addHook('onRequest', (request, reply, done) => {
    if (countHosts(request.raw.rawHeaders) > 1) {
      done(new RefusedRequest(400, 'invalid', 'The request names more than one host.'));
    } else if (isAllowed(request.headers.host)) {
      done();
    } else if (request.url.startsWith('/api/')) {
      done(new RefusedRequest(421, 'unknown_host', SENTENCES.join(' ')));
    } else {
      sendPage(reply);
    }
  });
}

function sendPage(reply: FastifyReply): void {
  reply.code(421).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE);
}

/** @param rawHeaders names and values in turn, as Node received them */
export function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
