import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The Content-Security-Policy of a page: everything from this site, inline scripts only by hash. Inline styles are
 * allowed because pages use `style` attributes. No upgrade-insecure-requests: schools serve the site over plain http.
 *
 * @param framedBy origins of other sites that may show the page in a frame
 */
export function buildPagePolicy(scriptHashes: readonly string[], framedBy: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framedBy.length > 0 ? `frame-ancestors 'self' ${framedBy.join(' ')}` : "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of the worker that makes a plan's PDF: its layout engine is WebAssembly, inlined in the script as a data
 * URL. No page may compile WebAssembly.
 */
export const planWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; frame-ancestors 'none'";

/**
 * The policy of files that a browser could show as a page, and of the API documentation: Swagger UI uses inline styles
 * and data URLs.
 */
export const filePolicy = buildPagePolicy([]);

/** The policy of API replies: a browser that shows one as a page loads nothing from it. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Families record their own voices in the pages of books; no other page may ask for the microphone. */
export const bookPermissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';

/**
 * Headers of every reply: Helmet's defaults, as constants because Helmet's middleware took a third of the time of a
 * small request (docs/decisions/006-security-headers-written-out.md). Routes of pages replace the policy.
 */
export const securityHeaders = {
  'content-security-policy': apiPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // Off: the XSS filter of old browsers can itself be exploited.
  'x-xss-protection': '0',
};

/** A year in seconds. Sent over https only, so that a site on plain http stays reachable. */
export const strictTransport = 'max-age=31536000';

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders);
  reply.header('x-request-id', request.id);
  if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
}
