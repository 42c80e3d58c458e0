import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a local port that simulates network faults. */
export type FaultProxy = {
  readonly port: number;
  /** Closes every connection, and refuses new ones until `mend`. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Stops forwarding on all connections without closing them; new ones are not forwarded either until `thaw`. */
  readonly freeze: () => void;
  /** Forwards new connections again. The frozen ones stay dead. */
  readonly thaw: () => void;
};

export async function openFaultProxy(target: number): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const join = (from: Socket): void => {
    keep(from);
    if (isFrozen) return;
    const to = connect(target, '127.0.0.1');
    keep(to);
    from.pipe(to).pipe(from);
  };
  const listen = (on: number): Promise<Server> =>
    new Promise((resolve) => {
      const listening = createServer(join).listen(on, '127.0.0.1', () => resolve(listening));
    });

  let server = await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => {
      server = await listen(address.port);
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => {
      isFrozen = false;
    },
  };
}
