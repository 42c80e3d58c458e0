/**
 * The address in the pages as they are built. The server writes the host's in its place
 * (server/site-address.server.ts).
 */
export const BUILT_SITE_URL = 'http://localhost:3000';
