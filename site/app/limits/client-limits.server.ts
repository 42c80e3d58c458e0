import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getClientNetwork } from './client-network.server.ts';

/** Requests of one connection that are not answered. Browsers wait for each reply; a packet can hold 900 requests. */
const MAX_UNANSWERED = 8;

/** `unanswered`: requests, each of which may hold a file open; `waitingBytes`: of replies that clients have not taken. */
export type ClientLimits = Readonly<Record<'connections' | 'perNetwork' | 'unanswered' | 'waitingBytes', number>>;
type Client = { readonly socket: Socket; readonly network: string; readonly replies: Set<ServerResponse> };

const waitingBytesOf = ({ replies }: Client) => [...replies].reduce((sum, reply) => sum + reply.writableLength, 0);

/** Whether the server waits for a client, and not the client for the server. */
const isAwaited = (client: Client) =>
  waitingBytesOf(client) > 0 || [...client.replies].every(({ req }) => !req.complete);

/**
 * Bounds what clients hold, which Node does not: connections of a network, unanswered requests, bytes that nobody takes.
 * Where something is used up, the connection gives way that has moved nothing for longest, of those the server waits for.
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
