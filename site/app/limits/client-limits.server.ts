/**
 * What one client may ask of the server: connections, unanswered requests, bytes that wait, calls a minute.
 *
 * @packageDocumentation
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isIP, type Socket } from 'node:net';

/**
 * The address by which limits count a client: IPv4 as it is, of IPv6 the first 64 bits, since every household is given
 * at least that many addresses. '' where there is none: the client has hung up, or a proxy's header named something
 * else.
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

/** Requests of one connection that are not answered. Browsers wait for each reply; a packet can hold 900 requests. */
const MAX_UNANSWERED = 8;

/**
 * `unanswered`: requests, each of which may hold a file open; `waitingBytes`: of replies that clients have not taken.
 */
export type ClientLimits = Readonly<Record<'connections' | 'perNetwork' | 'unanswered' | 'waitingBytes', number>>;
type Client = { readonly socket: Socket; readonly network: string; readonly replies: Set<ServerResponse> };

const waitingBytesOf = ({ replies }: Client) => [...replies].reduce((sum, reply) => sum + reply.writableLength, 0);

/** Whether the server waits for a client, and not the client for the server. */
const isAwaited = (client: Client) =>
  waitingBytesOf(client) > 0 || [...client.replies].every(({ req }) => !req.complete);

/**
 * Bounds what clients hold, which Node does not: connections of a network, unanswered requests, bytes that nobody
 * takes. Where something is used up, the connection gives way that has moved nothing for longest, of those the server
 * waits for.
 */
export function limitClients(server: Server, limits: ClientLimits) {
  /** The one that has moved nothing for longest first. */
  const clients = new Map<Socket, Client>();
  let unanswered = 0;

  const hasMoved = (socket: Socket) => {
    const client = clients.get(socket);
    if (client && clients.delete(socket)) clients.set(socket, client);
  };
  const giveWay = (isMeant: (client: Client) => boolean): boolean => {
    const client = [...clients.values()].find((each) => isMeant(each) && isAwaited(each));
    if (client === undefined) return false;
    // Before 'close', which follows a turn later.
    clients.delete(client.socket);
    client.socket.destroy();
    return true;
  };

  server.on('connection', (socket: Socket) => {
    const network = getClientNetwork(socket.remoteAddress);
    const isOfNetwork = (client: Client) => client.network === network;
    const isNetworkFull = [...clients.values()].filter(isOfNetwork).length >= limits.perNetwork;
    const isFull = isNetworkFull || clients.size >= limits.connections;
    if (isFull && !giveWay(isNetworkFull ? isOfNetwork : () => true)) return socket.destroy();
    clients.set(socket, { socket, network, replies: new Set() });
    return socket.on('drain', () => hasMoved(socket)).once('close', () => clients.delete(socket));
  });

  server.prependListener('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    const replies = clients.get(socket)?.replies;
    if (replies === undefined || replies.size >= MAX_UNANSWERED) return socket.destroy();
    replies.add(reply);
    unanswered += 1;
    hasMoved(socket);
    if (unanswered > limits.unanswered) giveWay((client) => client.socket !== socket && client.replies.size > 0);
    return reply.once('close', () => {
      replies.delete(reply);
      unanswered -= 1;
      hasMoved(socket);
    });
  });

  return {
    /** Makes room for a reply that is held in memory until it is taken. */
    makeRoom(bytes: number): void {
      let waiting = [...clients.values()].reduce((sum, client) => sum + waitingBytesOf(client), bytes);
      const subtractHeld = (client: Client) => {
        const own = waitingBytesOf(client);
        waiting -= own;
        return own > 0;
      };
      while (waiting > limits.waitingBytes && giveWay(subtractHeld));
    },
    /** Closes the connections on which nothing was ever sent, which Node's `closeIdleConnections` leaves open. */
    closeSilent(): void {
      for (const { socket } of clients.values()) if (socket.bytesRead === 0) socket.destroy();
    },
  };
}

/** File descriptors for what serves no client: database, log, the program's own files. */
const RESERVED_FILES = 100;
/** So many connections are allowed even under a very low file limit. */
const MIN_CONNECTIONS = 50;
const MAX_CONNECTIONS = 10_000;
/** Twenty-four of the longest lists there can be. */
const WAITING_BYTES = 24 * 1024 * 1024;

/** The soft limit of open files; Infinity where the system has none or does not tell (Windows). */
export function readFileLimit(): number {
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  // Looking up host names of open connections would block.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/**
 * As many connections as files that may be sent at a time. Half of them for one network: a school has one address, and
 * a greedy one still leaves room. Behind a proxy all come from it, so it may have them all.
 */
export function computeClientLimits(maxFiles: number, isBehindProxy: boolean): ClientLimits {
  const half = Math.floor((maxFiles - RESERVED_FILES) / 2);
  const connections = Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, half));
  return {
    connections,
    perNetwork: isBehindProxy ? connections : Math.ceil(connections / 2),
    unanswered: connections,
    waitingBytes: WAITING_BYTES,
  };
}
