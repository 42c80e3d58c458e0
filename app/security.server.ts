import helmet from '@fastify/helmet';
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

/** The policy of the API page (Swagger UI draws with inline styles and images in data addresses). */
export const docsPolicy = pagePolicy([]);

/** The policy of API replies: should a browser ever show one as a page, it may do nothing. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** A year, in seconds; sent only where the visitor came by https, for a plain-http school must stay reachable. */
const STRICT_TRANSPORT = 'max-age=31536000';
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Headers of every reply. The policy is the API's until a route sets its own. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', apiPolicy);
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}
