import { once } from 'node:events';
import { Agent, createServer, get, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  type ClientLimits,
  computeClientLimits,
  getClientNetwork,
  limitClients,
  networkOfRequest,
  readFileLimit,
} from './client-limits.server.ts';

test.each([
  ['192.168.0.7', '192.168.0.7'],
  ['::ffff:192.168.0.7', '192.168.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  [undefined, ''],
  ['unknown', ''],
  ['1'.repeat(15_000), ''],
  ['192.168.0.7, 10.0.0.1', ''],
])('the address "%s" is counted as the client network "%s"', (address, network) => {
  expect(getClientNetwork(address)).toBe(network);
});

test('a proxy that names no address is counted by its own', () => {
  const socket = { remoteAddress: '10.0.0.1' };
  expect(networkOfRequest({ ip: '192.168.0.7', socket })).toBe('192.168.0.7');
  expect(networkOfRequest({ ip: 'anything else', socket })).toBe('10.0.0.1');
});

const PLENTY: ClientLimits = { connections: 100, perNetwork: 100, unanswered: 100, waitingBytes: 1e9 };
/** More than the system's buffers hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);

let server = createServer();
let makeRoom: (bytes: number) => void;
let clients: Socket[] = [];
let replies: ServerResponse[] = [];
/** Requests for /slow are answered by the test. */
async function listen(limits: Partial<ClientLimits>): Promise<number> {
  server = createServer((request, reply) => {
    if (request.url === '/slow') replies.push(reply);
    else if (request.url === '/large') reply.end(LARGE);
    else reply.end('here');
  });
  ({ makeRoom } = limitClients(server, { ...PLENTY, ...limits }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
afterEach(() => {
  for (const client of clients) client.destroy();
  server.close();
  server.closeAllConnections();
  clients = [];
  replies = [];
});

async function open(port: number, text = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', localAddress });
  client.on('error', () => {});
  clients.push(client);
  const accepted = once(server, 'connection');
  await once(client, 'connect');
  await accepted;
  if (text !== '') client.write(text);
  return client;
}
const SLOW = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n';
const untilReplies = async (count: number) => {
  while (replies.length < count) await once(server, 'request');
};
const ask = (port: number, agent = new Agent()): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      reply.on('end', () => resolve(text));
    }).on('error', reject);
  });

test('a visitor is served while silent connections use every slot', async () => {
  const port = await listen({ connections: 5 });
  for (let index = 0; index < 20; index++) await open(port);
  expect(await ask(port)).toBe('here');
});

test('when all slots are used, the connection idle for longest is closed, not the one being answered', async () => {
  const port = await listen({ connections: 3 });
  await open(port, SLOW);
  await untilReplies(1);
  const older = await open(port);
  const newer = await open(port);
  const isGone = once(older, 'close');
  await open(port);
  await isGone;
  expect(newer.destroyed).toBe(false);
  const [reply] = replies;
  const [answered] = clients;
  const text = once(answered as Socket, 'data');
  reply?.end('late');
  expect(String((await text)[0])).toContain('late');
});

test('a request whose body never arrives does not block a slot', async () => {
  const port = await listen({ connections: 2 });
  const body = 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1';
  await open(port, body);
  await open(port, body);
  await untilReplies(2);
  expect(await ask(port)).toBe('here');
});

test('one address gets at most its share of connections, and another address is served', async () => {
  const port = await listen({ connections: 4, perNetwork: 2 });
  for (let index = 0; index < 2; index++) await open(port, SLOW, '127.0.0.2');
  await untilReplies(2);
  const third = await open(port, '', '127.0.0.2');
  await once(third, 'close');
  expect(await ask(port)).toBe('here');
});

test('a new connection is closed while all others are being answered, and slots become free later', async () => {
  const port = await listen({ connections: 2 });
  for (let index = 0; index < 2; index++) await open(port, SLOW);
  await untilReplies(2);
  await once(await open(port), 'close');
  for (const reply of replies) reply.end();
  const agent = new Agent({ keepAlive: true });
  for (let index = 0; index < 6; index++) expect(await ask(port, agent)).toBe('here');
  agent.destroy();
});

const LARGE_REQUEST = 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n';
const unread = async (port: number, text = LARGE_REQUEST): Promise<Socket> => {
  const asked = once(server, 'request');
  const client = (await open(port)).pause();
  client.write(text);
  await asked;
  return client;
};
/** A paused socket learns that it was closed when it reads on. */
const isClosed = async (client: Socket) => {
  client.resume();
  await once(client, 'close');
};

test('clients that never read do not keep others out', async () => {
  const port = await listen({ connections: 3 });
  for (let index = 0; index < 9; index++) await unread(port);
  expect(await ask(port)).toBe('here');
});

test('a packet with more requests than a connection may have unanswered ends it', async () => {
  const port = await listen({});
  const client = await open(port, SLOW.repeat(9));
  await once(client, 'close');
  expect(replies.length).toBeLessThanOrEqual(9);
  const patient = await open(port, SLOW.repeat(8));
  await untilReplies(16);
  for (const reply of replies) reply.end('late');
  expect(String((await once(patient, 'data'))[0])).toContain('late');
});

test('where all may be unanswered that there may be, the one that reads nothing for longest gives way', async () => {
  const port = await listen({ unanswered: 2 });
  const first = await unread(port);
  const second = await unread(port);
  const third = await unread(port);
  await isClosed(first);
  expect([second.destroyed, third.destroyed]).toEqual([false, false]);
});

test('room for a reply is made by the clients that read nothing for longest, as many as it takes', async () => {
  const port = await listen({ waitingBytes: 2.5 * LARGE.length });
  const [first, second, third] = [await unread(port), await unread(port), await unread(port)];
  makeRoom(LARGE.length);
  await Promise.all([isClosed(first), isClosed(second)]);
  expect(third.destroyed).toBe(false);
  expect(await ask(port)).toBe('here');
});

test('a quiet client and one whose answer is being made are no room', async () => {
  const port = await listen({ waitingBytes: 10 });
  const quiet = await open(port);
  const asked = await open(port, SLOW);
  await untilReplies(1);
  makeRoom(1000);
  replies[0]?.end('late');
  expect(String((await once(asked, 'data'))[0])).toContain('late');
  expect(quiet.destroyed).toBe(false);
});

test('the limits of clients stay below the limit of open files', () => {
  expect(computeClientLimits(300, false)).toMatchObject({ connections: 100, perNetwork: 50, unanswered: 100 });
  expect(computeClientLimits(100, false).connections).toBe(50);
  expect(computeClientLimits(Number.POSITIVE_INFINITY, true)).toMatchObject({
    connections: 10_000,
    perNetwork: 10_000,
  });
  expect(readFileLimit()).toBeGreaterThan(100);
});
