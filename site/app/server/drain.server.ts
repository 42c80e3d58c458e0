import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which the server stops listening, even if new connections still arrive in every turn. */
const MAX_ACCEPT_MS = 5000;
/** Milliseconds between two searches for idle connections. */
const IDLE_POLL_MS = 50;

/**
 * Stops listening and resolves when every connection is closed. Each reply from then on has `connection: close`, so
 * that clients close their kept-alive connections; after `graceMs` the server closes those that are idle, and by
 * `closeSilent` those on which nothing was ever sent.
 *
 * `server.close()` alone would reset connections that are queued in the kernel, and idle ones whose next request may be
 * on its way (docs/decisions/026-draining-at-sigterm.md).
 */
export async function drainConnections(server: Server, graceMs: number, closeSilent: () => void): Promise<void> {
  await acceptPendingConnections(server);
  let closingIdle: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    closingIdle = setInterval(() => {
      server.closeIdleConnections();
      closeSilent();
    }, IDLE_POLL_MS);
  }, graceMs);
  const { promise, resolve } = Promise.withResolvers<void>();
  // The method of the base class: it stops listening and leaves every connection open.
  NetServer.prototype.close.call(server, () => resolve());
  // Only now: a client that is told to close while the server still listens would connect again.
  server.prependListener('request', (_request, reply: ServerResponse) => {
    reply.setHeader('connection', 'close');
  });
  await promise;
  clearTimeout(grace);
  clearInterval(closingIdle);
}

/**
 * Accepts connections that are queued in the kernel. Node accepts one in each turn of the event loop, so a busy process
 * leaves some there, and closing the listening socket resets them.
 */
async function acceptPendingConnections(server: Server): Promise<void> {
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  const end = performance.now() + MAX_ACCEPT_MS;
  while (hasAccepted && performance.now() < end) {
    hasAccepted = false;
    // The rest of this turn, and one whole turn.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
}
