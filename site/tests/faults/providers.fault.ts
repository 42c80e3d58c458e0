import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import { measured } from '../support/fault-options.fixture.ts';
import { ask, type Reply } from '../support/load-generator.fixture.ts';
import { type RunningServer, runServer } from '../support/process.fixture.ts';

const CHILDREN = 40;
/**
 * The server's time limits for the model and the voice (docs/product.md §9.5 and §5.5), with slack for a busy machine.
 */
const MAX_MODEL_MS = 25_000;
const MAX_VOICE_MS = 10_000;

/** A provider gone wrong: what it does with a request. */
type Fault = { readonly name: string; readonly answer: (reply: ServerResponse) => void };

const FAULTS: readonly Fault[] = [
  { name: 'that never answers', answer: () => {} },
  {
    name: 'that drips without end',
    answer: (reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      const dripping = setInterval(() => reply.write(' '), 200);
      reply.on('close', () => clearInterval(dripping));
    },
  },
  { name: 'that hangs up', answer: (reply) => reply.destroy() },
  { name: 'that answers 500', answer: (reply) => reply.writeHead(500).end('{}') },
  {
    name: 'that answers rubbish',
    answer: (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
  },
  { name: 'that answers nothing', answer: (reply) => reply.writeHead(200).end() },
];

type Stub = {
  readonly url: string;
  readonly asked: () => number;
  readonly most: () => number;
  readonly stop: () => void;
};

/** A provider with a fault; counts what it was asked, and how much at once at the most. */
async function startStub({ answer }: Fault): Promise<Stub> {
  let asked = 0;
  let underWay = 0;
  let most = 0;
  const server = createServer((request, reply) => {
    request.resume();
    asked += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    reply.on('close', () => {
      underWay -= 1;
    });
    answer(reply);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    most: () => most,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const post = (server: RunningServer, path: string, body: object): Promise<Reply> =>
  ask(server.address, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Milliseconds that some requests took together, and their replies. */
async function timed(asking: readonly Promise<Reply>[]): Promise<{ replies: Reply[]; milliseconds: number }> {
  const start = performance.now();
  const replies = await Promise.all(asking);
  return { replies, milliseconds: performance.now() - start };
}

describe('a language model', () => {
  test.each(FAULTS)(
    'with a language model that fails ($name), every child gets five careers without queuing',
    async (fault) => {
      const stub = await startStub(fault);
      const server = await runServer({
        DATA_DIR: folder,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'fatal',
        AI_BASE_URL: stub.url,
        AI_MODEL: 'stub',
      });
      const sessions = Array.from(
        { length: CHILDREN },
        (_, child) => `session-1767225600000-${String(child).padStart(16, '0')}`,
      );
      await Promise.all(
        sessions.map((sessionId) =>
          post(server, '/api/quadrant-board', { sessionId, ...EMPTY_BOARD, likes: ['과학'] }),
        ),
      );
      const generate = (more: boolean) =>
        timed(sessions.map((sessionId) => post(server, '/api/career-recommendations/generate', { sessionId, more })));
      const first = await generate(false);
      const askedAtFirst = stub.asked();
      const second = await generate(true);
      for (const { status, body } of [...first.replies, ...second.replies]) {
        expect(status).toBe(200);
        expect(JSON.parse(body)).toHaveLength(5);
      }
      expect(first.milliseconds).toBeLessThan(MAX_MODEL_MS);
      expect(stub.most()).toBeLessThanOrEqual(8);
      // Left alone by then: the class does not wait twice.
      expect(stub.asked()).toBe(askedAtFirst);
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      stub.stop();
      measured(
        `language model ${fault.name}`,
        `${2 * CHILDREN} requests, all answered 200 with five careers; the model was asked ${stub.asked()} times, at most ${stub.most()} at once, and not again for a minute`,
      );
    },
  );
});

describe('a cloud voice', () => {
  test.each(FAULTS)('with a cloud voice that fails ($name), the clips are played without queuing', async (fault) => {
    const stub = await startStub(fault);
    const server = await runServer({
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      TTS_PROVIDER: 'openai',
      TTS_BASE_URL: stub.url,
      TTS_MODEL: 'stub',
      TTS_VOICE: 'stub',
    });
    const facts = Array.from({ length: CHILDREN }, (_, index) => ({
      table: 2 + (index % 8),
      multiplier: 1 + Math.floor(index / 8),
    }));
    const speak = () => timed(facts.map((fact) => post(server, '/api/tts/question', fact)));
    const first = await speak();
    const askedAtFirst = stub.asked();
    const second = await speak();
    for (const { status, headers } of [...first.replies, ...second.replies]) {
      expect([status, headers['content-type']]).toEqual([200, 'audio/mpeg']);
    }
    expect(first.milliseconds).toBeLessThan(MAX_VOICE_MS);
    expect(stub.most()).toBeLessThanOrEqual(8);
    expect(stub.asked()).toBe(askedAtFirst);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    stub.stop();
    measured(
      `cloud voice ${fault.name}`,
      `${2 * CHILDREN} requests, all answered 200 with a clip; the voice was asked ${stub.asked()} times, at most ${stub.most()} at once, and not again for 30 s`,
    );
  });
});
