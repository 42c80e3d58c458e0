import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getClientNetwork } from './client-network.ts';

/** File descriptors for what is no connection: database, log, files that are sent. */
const RESERVED_FILES = 200;
/** So many connections are allowed even under a very low file limit. */
const MIN_CONNECTIONS = 50;
const MAX_CONNECTIONS = 10_000;
/** A socket that is being replaced may still be counted by Node. */
const REPLACED_AT_ONCE = 50;

/** Connections that fit below the process's limit of open files. */
function computeMaxConnections(maxFiles: number): number {
  return Math.min(MAX_CONNECTIONS, Math.max(MIN_CONNECTIONS, maxFiles - RESERVED_FILES));
}

/** The soft limit of open files; Infinity where the system has none or does not tell (Windows). */
export function readFileLimit(): number {
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  // Looking up host names of open connections would block.
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

export type ConnectionLimits = {
  readonly total: number;
  readonly perAddress: number;
};

/**
 * Half of all connections for one address: a school has one, and two greedy ones still leave room. Behind a proxy all
 * connections come from it, so it may have them all, and limits its clients itself (tools/deploy/nginx.conf).
 */
export function computeConnectionLimits(maxFiles: number, isBehindProxy: boolean): ConnectionLimits {
  const total = computeMaxConnections(maxFiles);
  return { total, perAddress: isBehindProxy ? total : Math.ceil(total / 2) };
}

/**
 * Keeps connections below the limits. At a limit a new connection replaces the one that has waited longest without a
 * complete request, as nginx does with kept-alive ones; where every connection is being answered, the new one is closed.
 *
 * Returns a function that closes all connections on which nothing was ever sent: `closeIdleConnections` of Node leaves
 * them open until `headersTimeout`.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): () => void {
  const clients = new Map<string, Client>();
  /** All connections without a complete request, the longest waiting first. */
  const allWaiting = new Set<Socket>();
  let total = 0;
  // Node closes what exceeds this before any listener runs: a backstop only.
  server.maxConnections = limits.total + REPLACED_AT_ONCE;

  // Both run for every request: the client is found by the socket.
  const beginWaiting = (socket: CountedSocket) => {
    if (socket.destroyed) return;
    allWaiting.add(socket);
    socket[CLIENT]?.waiting.add(socket);
  };
  const endWaiting = (socket: CountedSocket) => {
    allWaiting.delete(socket);
    socket[CLIENT]?.waiting.delete(socket);
  };

  server.on('connection', (socket: CountedSocket) => {
    const address = getClientNetwork(socket.remoteAddress ?? '');
    const client = clients.get(address) ?? { open: 0, waiting: new Set<Socket>() };
    const isAddressFull = client.open >= limits.perAddress;
    if (isAddressFull || total >= limits.total) {
      const [longest] = isAddressFull ? client.waiting : allWaiting;
      if (longest === undefined) {
        socket.destroy();
        return;
      }
      longest.destroy();
      // 'close' follows a turn later, and more connections may arrive before it.
      longest.emit(REPLACED);
    }
    total += 1;
    client.open += 1;
    clients.set(address, client);
    socket[CLIENT] = client;
    beginWaiting(socket);
    const onEnd = () => {
      socket.off('close', onEnd).off(REPLACED, onEnd);
      endWaiting(socket);
      total -= 1;
      client.open -= 1;
      if (client.open === 0) clients.delete(address);
    };
    socket.on('close', onEnd).on(REPLACED, onEnd);
  });

  const onReplyClose = function (this: ServerResponse) {
    beginWaiting(this.req.socket);
  };
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (hasBody(request)) request.once('end', () => endWaiting(request.socket));
    else endWaiting(request.socket);
    reply.on('close', onReplyClose);
  });

  return () => {
    for (const socket of allWaiting) if (socket.bytesRead === 0) socket.destroy();
  };
}

/** The connections of one address. */
type Client = { open: number; readonly waiting: Set<Socket> };
const CLIENT = Symbol('client');
type CountedSocket = Socket & { [CLIENT]?: Client };

/** Emitted on a socket whose place was given to a new one. */
const REPLACED = 'replaced';

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
