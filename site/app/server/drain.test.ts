import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { drainConnections } from './drain.server.ts';

/** Longer than any test. */
const MAX_DRAIN_MS = 60_000;

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

it('a request on a keep-alive connection is answered as the last one while the server drains', async () => {
  const { server, address } = await listening();
  const agent = new Agent({ keepAlive: true });
  expect((await asked(address, agent)).headers.connection).toBe('keep-alive');
  const drained = drainConnections(server, MAX_DRAIN_MS);
  while (server.listening) await new Promise(setImmediate);
  expect((await asked(address, agent)).headers.connection).toBe('close');
  await drained;
});

it('an idle connection is closed at the end of draining', async () => {
  const { server, address } = await listening();
  const agent = new Agent({ keepAlive: true });
  await asked(address, agent);
  await drainConnections(server, 0);
  expect(server.listening).toBe(false);
  agent.destroy();
});
