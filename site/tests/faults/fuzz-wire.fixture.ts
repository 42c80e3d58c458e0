import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Hostile } from './fuzz-requests.fixture.ts';

/** A request without a reply for so long counts as hanging. */
const MAX_REPLY_MS = 60_000;

export type WireReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 40 });

export function closeWire(): void {
  agent.destroy();
}

/** Sends one request and answers the whole reply; rejects where none comes. */
export function send(address: string, hostile: Hostile): Promise<WireReply> {
  return hostile.kind === 'raw' ? sendRaw(address, hostile.body ?? Buffer.alloc(0)) : sendByClient(address, hostile);
}

function sendByClient(address: string, { method, target, headers, body }: Hostile): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const length: Record<string, string | number> =
      body === null || 'transfer-encoding' in headers ? {} : { 'content-length': body.length };
    const asking = request(
      { hostname, port, method, path: target, headers: { ...length, ...headers }, agent, timeout: MAX_REPLY_MS },
      (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece) => pieces.push(piece));
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(pieces).toString() }),
        );
        reply.on('error', reject);
      },
    );
    asking.on('timeout', () => asking.destroy(new Error('no reply in time')));
    asking.on('error', reject);
    asking.end(body ?? undefined);
  });
}

/** Writes the bytes as they are, and reads until the server hangs up. */
function sendRaw(address: string, bytes: Buffer): Promise<WireReply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let text = '';
    const finish = () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
      const headers = Object.fromEntries(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      );
      // No TIME_WAIT: there will be thousands.
      socket.resetAndDestroy();
      resolve({ status, headers, body: rest.join('\r\n\r\n') });
    };
    socket.setTimeout(MAX_REPLY_MS, () => socket.destroy(new Error('no reply in time')));
    socket.on('data', (piece) => {
      text += piece;
    });
    socket.on('end', finish);
    // Reset after a reply: the server would not read the rest of what was sent.
    socket.on('error', (error) => (text === '' ? reject(error) : finish()));
    // Node takes a client that closes its half for one that has gone. Only a request that never ends has to be ended
    // so.
    if (bytes.toString().endsWith('\r\n\r\n')) socket.write(bytes);
    else socket.end(bytes);
  });
}

/** A client that never finishes its request; answers what the server said at last. */
export function dawdle(address: string, head: string, drip: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let text = '';
    // After what has arrived is read: a drop that meets a closed connection would lose the reply.
    const dripping = setInterval(() => setImmediate(() => socket.writable && socket.write(drip)), 1000);
    socket.write(head);
    socket.on('data', (piece) => {
      clearInterval(dripping);
      text += piece;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(text);
    });
  });
}
