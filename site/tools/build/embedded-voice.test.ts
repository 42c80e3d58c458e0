import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOfflineBundles } from '../../app/offline/offline-bundles.ts';

const STEP = join(import.meta.dirname, 'embedded-voice.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voice-'));
  mkdirSync(join(folder, 'public'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the build step in a folder of its own, and returns what the site would serve. */
function filesOfBuild(setting: string): string[] {
  execFileSync(process.execPath, [STEP], { cwd: folder, env: { ...process.env, EMBEDDED_VOICE: setting } });
  return readdirSync(join(folder, 'public'), { recursive: true }).map(String).sort();
}

test('a build has the voice in files of its own, with their license', () => {
  expect(filesOfBuild('')).toEqual(
    ['voice', 'voice/COPYING.txt', 'voice/espeak-ng.bin', 'voice/espeak-ng.js'].map((name) => join(name)),
  );
});

test('EMBEDDED_VOICE=off removes every file of the voice, also those of an earlier build', () => {
  mkdirSync(join(folder, 'public/voice'));
  writeFileSync(join(folder, 'public/voice/espeak-ng.js'), 'of an earlier build');
  expect(filesOfBuild('off')).toEqual([]);
  expect(buildOfflineBundles([], []).map(({ name }) => name)).not.toContain('voice');
});
