import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOfflineBundles } from '../../app/offline/offline-bundles.ts';
import { reduceVoiceFiles } from './embedded-voice.ts';

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

const ROOT = '/usr/share/espeak-ng-data/';
const NAMES = [
  'af_dict',
  'en_dict',
  'intonations',
  'ko_dict',
  'lang/gmw/en',
  'lang/gmw/en-US',
  'lang/ko',
  'phondata',
].concat(['phonindex', 'phontab', 'voices/!v/anika', 'yue_dict']);

/** A loader whose data file has three bytes a file, each the file's index. */
const script = `a();loadPackage({files:[${NAMES.map((name, i) => `{filename:"${ROOT}${name}",start:${i * 3},end:${i * 3 + 3}}`).join(',')}],remote_package_size:36});b("espeak-ng.data")`;
const data = Uint8Array.from(NAMES.flatMap((_, i) => [i, i, i]));

test('files of other languages are removed, and the table has the new offsets of the rest', () => {
  const kept = reduceVoiceFiles(script, data);
  expect(kept.script).not.toMatch(/af_dict|yue_dict|espeak-ng\.data/);
  const rows = [...kept.script.matchAll(/filename:"([^"]+)",start:(\d+),end:(\d+)/g)];
  expect(rows).toHaveLength(10);
  for (const [, name = '', start, end] of rows) {
    const index = NAMES.indexOf(name.slice(ROOT.length));
    expect([...kept.data.subarray(Number(start), Number(end))], name).toEqual([index, index, index]);
  }
  expect(kept.script).toContain('remote_package_size:30})');
});

test('a voice package without the table, or without a language, is refused', () => {
  expect(() => reduceVoiceFiles('a()', data)).toThrow('table');
  expect(() => reduceVoiceFiles(script.replace('ko_dict', 'xx_dict'), data)).toThrow('ko_dict');
});
