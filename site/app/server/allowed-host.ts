/**
 * Which names a request may call this server by. A page of another site can point its own name at an address in the
 * home network (DNS rebinding) and read what is there as its own; its name is then not one of these.
 */

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
