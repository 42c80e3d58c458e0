import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a local port, which fails as networks do. */
export type Line = {
  readonly port: number;
  /** Breaks every connection, and refuses new ones until `mend`. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Carries nothing more and says nothing of it, on the connections of now and later ones, until `thaw`. */
  readonly freeze: () => void;
  /** New connections work again; what was frozen stays lost. */
  readonly thaw: () => void;
};

export async function openLine(target: number): Promise<Line> {
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
