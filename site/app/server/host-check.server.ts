import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../../shared/api/route.server.ts';
import { isAllowedHost } from './allowed-host.ts';

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
