import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSpeech } from './check.ts';
import { MANIFEST_FILE, type Manifest, PACK_FOLDER, packClips } from './pack.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
  await cp(PACK_FOLDER, folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

it('accepts the committed pack: 144 clips, each rendered from today’s wording and settings', () => {
  expect(packClips).toHaveLength(144);
  expect(checkSpeech()).toEqual([]);
});

it('finds a clip that is missing', async () => {
  await rm(join(folder, 'fact-7x8.mp3'));
  expect(checkSpeech(folder)).toEqual(['fact-7x8.mp3 is missing: run npm run render:speech']);
});

it('finds a clip whose wording has changed since', async () => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8'));
  const stale = { ...manifest, 'question-2x3': { ...manifest['question-2x3'], source: 'of other words' } };
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(stale));
  expect(checkSpeech(folder)).toEqual([expect.stringContaining('question-2x3.mp3 is older')]);
});

it('finds a clip that the tool did not make, and a file that belongs to no phrase', async () => {
  await writeFile(join(folder, 'fact-2x2.mp3'), 'something else');
  await writeFile(join(folder, 'fact-1x1.mp3'), 'no such phrase');
  expect(checkSpeech(folder)).toEqual([
    expect.stringContaining('fact-2x2.mp3 is not the file that was rendered'),
    expect.stringContaining('fact-1x1.mp3 belongs to no phrase'),
  ]);
});

it('finds every clip stale where the manifest is gone', async () => {
  await rm(join(folder, MANIFEST_FILE));
  expect(checkSpeech(folder)).toHaveLength(144);
});
