import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFiles } from '../../../shared/api/files.server.ts';
import { narrationRoutes } from './narration.server.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packs-'));
  await mkdir(join(folder, 'forest-adventure/ko'), { recursive: true });
  for (const name of ['10.zip', '2.zip', '2.zip.part', 'notes.txt']) {
    await writeFile(join(folder, 'forest-adventure/ko', name), name);
  }
  await writeFile(join(folder, 'secret.zip'), 'secret');
  app = Fastify();
  await addFiles(app);
  await narrationRoutes(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('the narration index has the available chapters, and none for a book without narration', async () => {
  expect((await app.inject('/narration/forest-adventure/ko/index.json')).json()).toEqual({ chapters: [2, 10] });
  const none = await app.inject('/narration/forest-adventure/en/index.json');
  expect([none.statusCode, none.json()]).toEqual([200, { chapters: [] }]);
});

test('a narrated chapter is sent again only when it has changed', async () => {
  const url = '/narration/forest-adventure/ko/2.zip';
  const first = await app.inject(url);
  expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([200, 'application/zip', '2.zip']);
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await writeFile(join(folder, 'forest-adventure/ko/2.zip'), 'rendered anew');
  const changed = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(changed.statusCode).toBe(200);
});

test.each([
  'forest-adventure/ko/3.zip',
  'forest-adventure/ko/notes.txt',
  'forest-adventure/ko/2.zip.part',
  'forest-adventure/fr/2.zip',
  '..%2f/ko/secret.zip',
  '%2e%2e/ko/2.zip',
  'forest-adventure/ko/..%2f..%2f..%2fsecret.zip',
])('the narration file %s is not found', async (path) => {
  expect((await app.inject(`/narration/${path}`)).statusCode).toBe(404);
});
