import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRoomCode, ROOM_RANDOM_BYTES } from '../../shared/times-tables/rooms/room.ts';
import { formatCount, measured } from '../support/fault-options.fixture.ts';
import { ask } from '../support/load-generator.fixture.ts';
import { type RunningProgram, type RunningServer, run, runServer, type Wrapper } from '../support/process.fixture.ts';
import { LONGEST_QUIZ } from './longest-quiz.fixture.ts';

const MEGABYTE = 2 ** 20;
const ROOM = createRoomCode(new Uint8Array(ROOM_RANDOM_BYTES).fill(7));

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

/** Stores as many of the largest quizzes as a list has room for; asks again where the server has too much to do. */
async function fillList(): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json', 'room-code': ROOM };
  const body = JSON.stringify(LONGEST_QUIZ);
  const store = async () =>
    (await ask(server.address, '/api/quiz-scores', { method: 'POST', headers, body, agent })).status;
  for (let stored = 0; stored < 500; ) {
    const statuses = await Promise.all(Array.from({ length: 20 }, store));
    for (const status of statuses) expect([201, 503]).toContain(status);
    stored += statuses.filter((status) => status === 201).length;
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

const unreadBodies: Readonly<Record<string, string>> = {
  page: 'GET /book/forest-adventure',
  picture: 'GET /art/covers/forest-adventure-1200.avif',
  EPUB: 'GET /epub/pyeongchang-story-both.epub',
  pack: 'GET /narration/forest-adventure/en/1.zip',
  list: `GET ${LIST}`,
  export: 'POST /api/player-export',
  docs: 'GET /api/docs/swagger-ui-bundle.js',
};

/** A request as it goes over the wire. */
function wire(kind: string): string {
  const body = kind === 'export' ? JSON.stringify({ playerName: LONGEST_QUIZ.playerName }) : '';
  const more = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${unreadBodies[kind]} HTTP/1.1\r\nHost: 127.0.0.1\r\nRoom-Code: ${ROOM}\r\n${more}\r\n${body}`;
}

/** A server whose list is full, with the kinds' files, that has served what it usually serves. */
async function startServed(): Promise<void> {
  await mkdir(join(folder, 'narration/forest-adventure/en'), { recursive: true });
  await writeFile(join(folder, 'narration/forest-adventure/en/1.zip'), Buffer.alloc(2 * MEGABYTE));
  const NODE_OPTIONS = `--import=${fileURLToPath(new URL('./watched-memory.ts', import.meta.url))}`;
  // As `npm start` and the container set it: else the allocator keeps up to 90 MB of freed buffers.
  const MALLOC_MMAP_THRESHOLD_ = '16384';
  await start({ RATE_LIMIT: 'off', SCORES_SCOPE: 'rooms', NODE_OPTIONS, MALLOC_MMAP_THRESHOLD_ });
  await fillList();
  for (let page = 0; page < 1000; page += 1) await ask(server.address, '/book/forest-adventure');
}

// A server for each: freed memory that the allocator keeps would be counted for the next kind.
test.each(Object.keys(unreadBodies))(
  'six hundred clients that never read a reply (%s) hold little memory',
  async (kind) => {
    await startServed();
    let looks = 0;
    const memory = async () => {
      looks += 1;
      server.process.kill('SIGUSR2');
      return Number((await server.says(new RegExp(`memory ${looks}: heap \\d+, process (\\d+)\\.`)))[1]);
    };
    // The first collections let the process grow by more than all that is measured here.
    await memory();
    await memory();
    const atRest = await memory();
    const text = wire(kind);
    expect((await askOnce(text)).slice(0, 15)).toBe('HTTP/1.1 200 OK');
    let most = 0;
    for (let reader = 0; reader < 600; reader += 1) {
      const socket = await openSocket(`127.0.0.${2 + (reader % 4)}`);
      socket.pause();
      socket.write(text);
      if (reader % 20 === 0) most = Math.max(most, residentBytes() - atRest);
    }
    expect((await ask(server.address, '/')).status).toBe(200);
    const held = (await memory()) - atRest;
    measured(
      `600 clients that never read (${kind}): MB above the server at rest`,
      `${Math.round(held / MEGABYTE)}, at most ${Math.round(most / MEGABYTE)} before what can be thrown away was`,
    );
    expect(held).toBeLessThan(60 * MEGABYTE);
  },
);

test('a packet with 900 requests costs its sender the connection, and nobody else', async () => {
  await start({ RATE_LIMIT: 'off' });
  const files = () => readdirSync(`/proc/${server.process.pid}/fd`).length;
  const before = files();
  for (let sender = 0; sender < 6; sender += 1) {
    const socket = await openSocket();
    socket.pause();
    socket.write(wire('docs').repeat(900));
  }
  let most = 0;
  for (let look = 0; look < 20; look += 1) {
    most = Math.max(most, files() - before);
    expect((await ask(server.address, '/')).status).toBe(200);
    await setTimeout(50);
  }
  measured(
    '6 connections with 900 requests each in one packet',
    `at most ${most} more open files; visitors are served`,
  );
  expect(most).toBeLessThan(100);
});

test('clients of two addresses that read nothing leave a server of 300 open files to others', async () => {
  if (spawnSync('prlimit', ['--version']).status !== 0) {
    measured('120 unread files at a limit of 300 open files', 'skipped: this machine has no prlimit');
    return;
  }
  await start({ RATE_LIMIT: 'off' }, (command) => ['prlimit', '--nofile=300:300', ...command]);
  for (let reader = 0; reader < 120; reader += 1) {
    const socket = await openSocket(`127.0.0.${2 + (reader % 2)}`);
    socket.pause();
    socket.write(wire('EPUB'));
  }
  // Until the system's own buffers are full they are being served.
  const isServed = async () => (await ask(server.address, '/healthz').catch(() => null))?.status;
  await expect.poll(isServed, { timeout: 60_000, interval: 500 }).toBe(200);
  for (const path of ['/healthz', '/api/quiz-scores', '/']) expect((await ask(server.address, path)).status).toBe(200);
  measured('120 unread files at a limit of 300 open files', 'visitors of other addresses are served');
});

/** What is answered first, as text. */
async function askOnce(text: string): Promise<string> {
  const socket = await openSocket();
  socket.write(text);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString('latin1');
}

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
  await start({ RATE_LIMIT: 'off', SCORES_SCOPE: 'rooms' });
  await fillList();
  server.process.kill('SIGTERM');
  await server.ended;
  await start({ SCORES_SCOPE: 'rooms' });
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
