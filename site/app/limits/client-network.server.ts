import { isIP } from 'node:net';

/**
 * The address by which limits count a client: IPv4 as it is, of IPv6 the first 64 bits, since every household is given at
 * least that many addresses. '' where there is none: the client has hung up, or a proxy's header named something else.
 */
export function getClientNetwork(address: string | undefined): string {
  const bare = (address ?? '')
    .slice(0, 64)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 6) return isIP(bare) === 4 ? bare : '';
  const [head = '', tail] = bare.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** A request's network, from the proxy's header where one is trusted and names an address, else from the connection. */
export function networkOfRequest(request: {
  readonly ip: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}): string {
  return getClientNetwork(request.ip) || getClientNetwork(request.socket.remoteAddress);
}
