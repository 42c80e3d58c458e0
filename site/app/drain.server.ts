import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds after which the door is shut even if somebody still comes in every turn. */
const LONGEST_WELCOME = 5000;
/** Milliseconds between two looks for connections that have fallen idle. */
const POLL = 50;

/**
 * Takes no new connections and sees off those that stand: each reply from then on says that it is the last, so that a
 * client which keeps its connection goes by itself. After `leave` milliseconds whoever sits idle is hung up on. Answers
 * when all have gone. (`server.close()` alone resets who waits at the door and who sits idle, when a request of theirs
 * may be on its way.)
 */
export async function drain(server: Server, leave: number): Promise<void> {
  await letIn(server);
  let hangingUp: NodeJS.Timeout | undefined;
  const leaving = setTimeout(() => {
    hangingUp = setInterval(() => server.closeIdleConnections(), POLL);
  }, leave);
  const { promise, resolve } = Promise.withResolvers<void>();
  // The close of the class above: it stops listening and leaves every connection alone.
  NetServer.prototype.close.call(server, () => resolve());
  // Not earlier: who is told to go while the door is open comes in again.
  server.prependListener('request', (_request, reply: ServerResponse) => {
    reply.setHeader('connection', 'close');
  });
  await promise;
  clearTimeout(leaving);
  clearInterval(hangingUp);
}

/**
 * Takes the connections that were made before and wait in the system's queue, where a busy process leaves them for long:
 * Node takes one each turn of the event loop, and shutting the door resets the rest.
 */
async function letIn(server: Server): Promise<void> {
  let isSomebody = true;
  const onConnection = () => {
    isSomebody = true;
  };
  server.on('connection', onConnection);
  const end = performance.now() + LONGEST_WELCOME;
  while (isSomebody && performance.now() < end) {
    isSomebody = false;
    // The rest of this turn, and one whole turn.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
}
