import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestSpeech } from '../../features/quiz/speech/provider-chain.server.ts';
import { books } from '../../features/stories/books/books.ts';
import { readPackFile } from '../../features/stories/voices/pack-file.ts';
import { listChapterTexts, type RenderResult, renderNarration } from './renderer.ts';

const CHAPTERS = [
  { number: 1, sentences: ['One stone.', '“Easy!”'] },
  { number: 2, sentences: ['밤이었어요.'] },
];
const MP3 = Buffer.from([0xff, 0xfb, 0x90, 0x44, 1, 2, 3]);

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;
const good: Answer = (_, reply) => reply.end(MP3);

let folder: string;
let answers: Answer[];
let asked: string[];
let waits: number[];
const server = createServer((request, reply) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    asked.push(JSON.parse(body).input);
    (answers.shift() ?? good)(request, reply);
  });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'narration-'));
  [answers, asked, waits] = [[], [], []];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

function render(voice = 'alto'): Promise<RenderResult> {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return renderNarration(CHAPTERS, folder, ['server', 'model', voice], {
    synthesize: async (text) => {
      const cloud = { baseUrl, model: 'model', voice, apiKey: undefined };
      return new Uint8Array((await requestSpeech(cloud, text, { fetch }, AbortSignal.timeout(300))).bytes);
    },
    wait: async (ms) => {
      waits.push(ms);
    },
    report: () => {},
  });
}

const soundsOf = async (chapter: number) => [...readPackFile(await readFile(join(folder, `${chapter}.zip`))).keys()];

test('a speech server that fails in any way is asked again until it returns a clip', async () => {
  answers = [
    (_, reply) => reply.writeHead(500).end(),
    (_, reply) => reply.writeHead(429, { 'retry-after': '1' }).end(),
    good,
    () => {},
    (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    (_, reply) => reply.end('<!doctype html>'),
    good,
    (_, reply) => {
      reply.writeHead(200, { 'content-length': 100 }).write(MP3);
      setImmediate(() => reply.destroy());
    },
  ];
  expect(await render()).toMatchObject({ rendered: 3, missing: 0 });
  expect(await soundsOf(1)).toEqual(['One stone.', '“Easy!”']);
  expect(await soundsOf(2)).toEqual(['밤이었어요.']);
  expect(waits).toEqual([1000, 4000, 1000, 4000, 15_000, 1000]);
});

test('a sentence that the speech server never renders is left out, and the others stay', async () => {
  answers = Array.from({ length: 4 }, (): Answer => (_, reply) => reply.end('no'));
  expect(await render()).toMatchObject({ rendered: 2, missing: 1 });
  expect(await soundsOf(1)).toEqual(['“Easy!”']);
});

test('a second run requests only missing clips, whatever an interrupted run has left', async () => {
  answers = Array.from({ length: 4 }, (): Answer => (_, reply) => reply.writeHead(503).end());
  await render();
  await writeFile(join(folder, 'clips', 'torn.part'), 'half');
  asked = [];
  expect(await render()).toMatchObject({ rendered: 1, missing: 0 });
  expect(asked).toEqual(['One stone.']);
  asked = [];
  expect(await render()).toMatchObject({ rendered: 0, missing: 0 });
  expect(asked).toEqual([]);
});

test('a change of voice renders every clip again', async () => {
  await render();
  expect(await render('bass')).toMatchObject({ rendered: 3 });
  expect((await readdir(join(folder, 'clips'))).length).toBe(6);
});

test('the short text of a book is rendered with the whole one, each sentence once', () => {
  for (const book of Object.values(books)) {
    const texts = listChapterTexts(book, 'ko');
    expect(texts.map(({ number }) => number)).toEqual(book.chapters.map(({ number }) => number));
    for (const { sentences } of texts) expect(new Set(sentences).size).toBe(sentences.length);
  }
});
