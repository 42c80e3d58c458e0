import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkClips, checkPack } from './check-clips.ts';
import { type ClipPack, clipPacks, MANIFEST_FILE, type Manifest } from './quiz-clips.ts';

test('the check accepts the committed clips: 144 current clips a language', () => {
  expect(clipPacks.map(({ language, clips }) => [language, clips.length])).toEqual([
    ['en', 144],
    ['ko', 144],
  ]);
  expect(checkClips()).toEqual([]);
});

describe.each(clipPacks.map((pack) => [pack.language, pack] as const))('the pack in %s', (language, committed) => {
  let pack: ClipPack;

  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pack-'));
    await cp(committed.folder, folder, { recursive: true });
    pack = { ...committed, folder };
  });

  afterEach(() => rm(pack.folder, { recursive: true }));

  test('the check reports a missing clip', async () => {
    await rm(join(pack.folder, 'fact-7x8.mp3'));
    expect(checkPack(pack)).toEqual([`${language} fact-7x8.mp3 is missing: run npm run render:voice (docs/voice.md)`]);
  });

  test('the check reports a clip whose wording has changed', async () => {
    const manifest: Manifest = JSON.parse(await readFile(join(pack.folder, MANIFEST_FILE), 'utf8'));
    const stale = { ...manifest, 'question-2x3': { ...manifest['question-2x3'], source: 'of other words' } };
    await writeFile(join(pack.folder, MANIFEST_FILE), JSON.stringify(stale));
    expect(checkPack(pack)).toEqual([expect.stringContaining('question-2x3.mp3 is older')]);
  });

  test('the check reports a clip the tool did not make and a file of no phrase', async () => {
    await writeFile(join(pack.folder, 'fact-2x2.mp3'), 'something else');
    await writeFile(join(pack.folder, 'fact-1x1.mp3'), 'no such phrase');
    expect(checkPack(pack)).toEqual([
      expect.stringContaining('fact-2x2.mp3 is not the file that was rendered'),
      expect.stringContaining('fact-1x1.mp3 belongs to no phrase'),
    ]);
  });

  test('the check reports every clip where the manifest is missing', async () => {
    await rm(join(pack.folder, MANIFEST_FILE));
    expect(checkPack(pack)).toHaveLength(144);
  });
});
