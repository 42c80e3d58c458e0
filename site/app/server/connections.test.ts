import { once } from 'node:events';
import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { computeConnectionLimits, limitConnections, readFileLimit } from './connections.server.ts';

let server: Server;
let clients: Socket[] = [];
let replies: ServerResponse[] = [];
/** Requests for /slow are answered by the test. */
async function listen(limits: { total: number; perAddress: number }): Promise<number> {
  server = createServer((request, reply) => {
    if (request.url === '/slow') replies.push(reply);
    else reply.end('here');
  });
  limitConnections(server, limits);
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
  const port = await listen({ total: 5, perAddress: 5 });
  for (let index = 0; index < 20; index++) await open(port);
  expect(await ask(port)).toBe('here');
});

test('when all slots are used, the connection idle for longest is closed, not the one being answered', async () => {
  const port = await listen({ total: 3, perAddress: 3 });
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
  const port = await listen({ total: 2, perAddress: 2 });
  const body = 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1';
  await open(port, body);
  await open(port, body);
  await untilReplies(2);
  expect(await ask(port)).toBe('here');
});

test('one address gets at most its share of connections, and another address is served', async () => {
  const port = await listen({ total: 4, perAddress: 2 });
  for (let index = 0; index < 2; index++) await open(port, SLOW, '127.0.0.2');
  await untilReplies(2);
  const third = await open(port, '', '127.0.0.2');
  await once(third, 'close');
  expect(await ask(port)).toBe('here');
});

test('a new connection is closed while all others are being answered, and slots become free later', async () => {
  const port = await listen({ total: 2, perAddress: 2 });
  for (let index = 0; index < 2; index++) await open(port, SLOW);
  await untilReplies(2);
  await once(await open(port), 'close');
  for (const reply of replies) reply.end();
  const agent = new Agent({ keepAlive: true });
  for (let index = 0; index < 6; index++) expect(await ask(port, agent)).toBe('here');
  agent.destroy();
});

test('the connection limits stay below the limit of open files', () => {
  expect(computeConnectionLimits(300, false)).toEqual({ total: 100, perAddress: 50 });
  expect(computeConnectionLimits(100, false).total).toBe(50);
  expect(computeConnectionLimits(Number.POSITIVE_INFINITY, true)).toEqual({ total: 10_000, perAddress: 10_000 });
  expect(readFileLimit()).toBeGreaterThan(100);
});
