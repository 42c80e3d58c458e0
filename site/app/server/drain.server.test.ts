import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitClients } from '../limits/client-limits.server.ts';
import { drainConnections } from './drain.server.ts';

/** Longer than any test. */
const MAX_DRAIN_MS = 60_000;
const closeNone = () => {};

async function listening(): Promise<{ server: Server; address: string }> {
  const server = createServer((_request, reply) => reply.end('here'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const asked = (address: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (reply) => reply.resume().on('end', () => resolve(reply))).on('error', reject);
  });

test('a request on a keep-alive connection is answered as the last one while the server drains', async () => {
  const { server, address } = await listening();
  const agent = new Agent({ keepAlive: true });
  expect((await asked(address, agent)).headers.connection).toBe('keep-alive');
  const drained = drainConnections(server, MAX_DRAIN_MS, closeNone);
  while (server.listening) await new Promise(setImmediate);
  expect((await asked(address, agent)).headers.connection).toBe('close');
  await drained;
});

test('an idle connection is closed at the end of draining', async () => {
  const { server, address } = await listening();
  const agent = new Agent({ keepAlive: true });
  await asked(address, agent);
  await drainConnections(server, 0, closeNone);
  expect(server.listening).toBe(false);
  agent.destroy();
});

test('a connection on which nothing was ever sent does not delay the end of draining', async () => {
  const { server, address } = await listening();
  const { closeSilent } = limitClients(server, { connections: 10, perNetwork: 10, unanswered: 10, waitingBytes: 1024 });
  const silent = connect(Number(new URL(address).port), '127.0.0.1');
  await Promise.all([once(silent, 'connect'), once(server, 'connection')]);
  const closed = once(silent, 'close');
  await drainConnections(server, 0, closeSilent);
  await closed;
});

test('a request whose first bytes have arrived is answered while silent connections are closed', async () => {
  const { server, address } = await listening();
  const { closeSilent } = limitClients(server, { connections: 10, perNetwork: 10, unanswered: 10, waitingBytes: 1024 });
  const slow = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(slow, 'connect')])) as [[Socket], unknown];
  slow.write('GET / HTTP/1.1\r\n');
  while (socket.bytesRead === 0) await new Promise(setImmediate);
  closeSilent();
  slow.write('host: localhost\r\n\r\n');
  expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1.1 200/);
  await drainConnections(server, 0, closeSilent);
});
