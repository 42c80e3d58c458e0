import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatCount, measured } from '../support/fault-options.fixture.ts';
import { ask } from '../support/load-generator.fixture.ts';
import { type RunningProgram, type RunningServer, run, runServer, type Wrapper } from '../support/process.fixture.ts';
import { LONGEST_QUIZ } from './longest-quiz.fixture.ts';

const MEGABYTE = 2 ** 20;

let folder: string;
let server: RunningServer;
let sockets: Socket[] = [];
let greedy: RunningProgram | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  greedy?.process.kill('SIGKILL');
  server.process.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const start = async (variables: Record<string, string> = {}, wrapper?: Wrapper) => {
  server = await runServer({ DATA_DIR: folder, LOG_LEVEL: 'fatal', ...variables }, wrapper);
};

async function openSocket(localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Bytes of memory of the server's process. */
function residentBytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

function openConnections(): number {
  const files = `/proc/${server.process.pid}/fd`;
  const isSocket = (file: string) => {
    try {
      return readlinkSync(join(files, file)).startsWith('socket:');
    } catch {
      return false;
    }
  };
  return readdirSync(files).filter(isSocket).length;
}

const LIST = `/api/quiz-scores/${encodeURIComponent(LONGEST_QUIZ.playerName)}`;

/** Stores as many of the largest quizzes there can be as a list has room for. */
async function fillList(): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json' };
  for (let batch = 0; batch < 25; batch++) {
    const posts = Array.from({ length: 20 }, () =>
      ask(server.address, '/api/quiz-scores', { method: 'POST', headers, body: JSON.stringify(LONGEST_QUIZ), agent }),
    );
    for (const { status } of await Promise.all(posts)) expect(status).toBe(201);
  }
  agent.destroy();
}

test('a server limited to 300 open files serves pages beside 420 silent connections', async () => {
  if (spawnSync('prlimit', ['--version']).status !== 0) {
    measured('420 silent connections at a limit of 300 open files', 'skipped: this machine has no prlimit');
    return;
  }
  await start({}, (command) => ['prlimit', '--nofile=300:300', ...command]);
  for (let opened = 0; opened < 420; opened++) await openSocket(`127.0.0.${2 + (opened % 4)}`);
  await setTimeout(3000);
  expect(server.process.exitCode).toBeNull();
  const held = openConnections();
  for (const path of ['/healthz', '/api/quiz-scores', '/']) {
    expect((await ask(server.address, path)).status).toBe(200);
  }
  measured(
    '420 silent connections at a limit of 300 open files',
    `the process lives with ${held} of them and serves pages and lists meanwhile`,
  );
});

test('a server drops 150 clients that request the longest list and never read it', async () => {
  await start({ RATE_LIMIT: 'off' });
  await fillList();
  const { body } = await ask(server.address, LIST);
  await setTimeout(500);
  const before = { memory: residentBytes(), connections: openConnections() };
  const began = performance.now();
  let most = 0;
  for (let reader = 0; reader < 150; reader++) {
    const socket = await openSocket(`127.0.0.${2 + (reader % 4)}`);
    socket.pause();
    // More of them than the system's buffers hold.
    socket.write(`GET ${LIST} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(8));
  }
  while (openConnections() > before.connections) {
    most = Math.max(most, residentBytes() - before.memory);
    if (performance.now() - began > 90_000) expect.fail(`${openConnections()} connections still stand after 90 s`);
    await setTimeout(250);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  expect(most).toBeLessThan(60 * MEGABYTE);
  expect((await ask(server.address, '/')).status).toBe(200);
  measured(
    '150 clients that ask for the longest list and never read it',
    `the list has ${(body.length / 1e6).toFixed(1)} MB; all are gone after ${seconds} s, and held at most ${Math.round(
      most / MEGABYTE,
    )} MB`,
  );
});

/** Milliseconds of the slowest but one in twenty of so many pages, asked for one after another, 20 a second. */
async function p95OfPages(count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let page = 0; page < count; page++) {
    const began = performance.now();
    expect((await ask(server.address, '/', { agent })).status).toBe(200);
    times.push(performance.now() - began);
    expect((await ask(server.address, '/api/scores-scope', { agent })).status).toBe(200);
    await setTimeout(50);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.POSITIVE_INFINITY;
}

test('a visitor is served beside one address that sends all that the limits allow', async () => {
  await start({ RATE_LIMIT: 'off' });
  await fillList();
  server.process.kill('SIGTERM');
  await server.ended;
  await start();
  await p95OfPages(40);
  const alone = await p95OfPages(200);
  greedy = run('tests/faults/greedy-client.ts', { ADDRESS: server.address });
  await greedy.says(/begun/);
  const beside = await p95OfPages(200);
  greedy.process.kill('SIGTERM');
  const [, sent = '0'] = await greedy.says(/sent (\d+) calls/);
  expect(Number(sent)).toBeGreaterThan(500);
  measured(
    'one address that uses all that it may, beside a visitor',
    `${formatCount(Number(sent))} calls; 95 of 100 of the visitor's pages within ${beside.toFixed(1)} ms (${alone.toFixed(
      1,
    )} ms without it), and no 503`,
  );
  expect(beside).toBeLessThan(3 * alone);
});
