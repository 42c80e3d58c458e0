import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createZodValidator } from '../../../shared/api/route.server.ts';
import type { Phrase, Speaker } from './clips.server.ts';
import { speechRoutes } from './speech.server.ts';

const bytes = Buffer.from([0xff, 0xf3, 0x60, 0xc4]);

function appWith(speech: Speaker) {
  const app = Fastify();
  app.setValidatorCompiler(createZodValidator);
  app.setSerializerCompiler(() => JSON.stringify);
  speechRoutes(app, { speech });
  return app;
}

function speakingApp() {
  const said: (Phrase & { language: string })[] = [];
  const app = appWith({
    synthesize: async (phrase, language) => {
      said.push({ ...phrase, language });
      return { bytes, etag: '"tag"' };
    },
  });
  return { app, said };
}

test.each([
  ['/api/tts/multiplication', { clip: 'fact-7x8', text: '칠팔 오십육' }],
  ['/api/tts/question', { clip: 'question-7x8', text: '칠 곱하기 팔은?' }],
])('%s returns speech and ignores unknown fields', async (url, phrase) => {
  const { app, said } = speakingApp();
  const reply = await app.inject({ method: 'POST', url, payload: { table: 7, multiplier: 8, voice: '../../etc' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '4',
    'cache-control': 'no-store',
    etag: '"tag"',
  });
  expect(reply.rawPayload).toEqual(bytes);
  expect(said).toEqual([{ ...phrase, language: 'ko' }]);
});

test.each([
  ['/api/tts/multiplication', { clip: 'fact-7x8', text: 'Seven times eight is fifty-six.' }],
  ['/api/tts/question', { clip: 'question-7x8', text: 'What is seven times eight?' }],
])('%s speaks English when English is requested', async (url, phrase) => {
  const { app, said } = speakingApp();
  const reply = await app.inject({ method: 'POST', url, payload: { table: 7, multiplier: 8, language: 'en' } });
  expect(reply.statusCode).toBe(200);
  expect(said).toEqual([{ ...phrase, language: 'en' }]);
});

test.each([
  { table: 7, multiplier: 8, language: 'fr' },
  { table: 1, multiplier: 5 },
  { table: 10, multiplier: 5 },
  { table: 5, multiplier: 0 },
  { table: 5, multiplier: 10 },
  { table: 2.5, multiplier: 5 },
  { table: '7', multiplier: 8 },
  { table: 7 },
  {},
  [],
])('a request for speech of %j is answered with 400', async (payload) => {
  const { app, said } = speakingApp();
  for (const url of ['/api/tts/multiplication', '/api/tts/question']) {
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
  }
  expect(said).toEqual([]);
});

test('a request for speech is answered with 503 where no voice has the phrase', async () => {
  const app = appWith({ synthesize: async () => null });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/tts/question',
    payload: { table: 7, multiplier: 8 },
  });
  expect(reply.statusCode).toBe(503);
});
