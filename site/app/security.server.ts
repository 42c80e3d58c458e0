import type { FastifyInstance } from 'fastify';

/**
 * The policy of a page: everything from this site, and inline scripts only by hash. Inline styles are allowed because
 * pages place things by `style` attributes. No upgrade-insecure-requests: schools serve this over plain http.
 */
export function pagePolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of the worker that draws a plan's PDF, alone: its layout engine is WebAssembly, packed into the script as a
 * data address. No page may compile any.
 */
export const planWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:; frame-ancestors 'none'";

/** The policy of the API page (Swagger UI draws with inline styles and images in data addresses). */
export const docsPolicy = pagePolicy([]);

/** The policy of API replies: should a browser ever show one as a page, it may do nothing. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers of every reply: Helmet's defaults, written out because setting them one by one through its middleware cost a
 * third of a small request. The policy is the API's until a route sets its own.
 */
const securityHeaders = {
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
  // The old browsers' filter could be turned against a page.
  'x-xss-protection': '0',
};

/** A year; sent only where the visitor came by https, for a plain-http school must stay reachable. */
const STRICT_TRANSPORT = 'max-age=31536000';

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
}
