import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../shared/time.ts';
import { archivePreviousAssets } from './previous-assets.ts';

const START = Date.parse('2026-03-01T09:00:00.000Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-forest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build that has one script, after the one before was kept. */
function build(name: string, at: number): void {
  archivePreviousAssets(folder, new Date(at));
  rmSync(join(folder, 'client'), { recursive: true, force: true });
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/assets', name), name);
}
const previous = () => readdirSync(join(folder, 'previous/assets'));

test('the first build keeps no previous assets', () => {
  build('a.js', START);
  expect(readdirSync(folder)).toEqual(['client']);
});

test('assets of earlier builds are kept for a week after they were replaced', () => {
  build('a.js', START);
  build('b.js', START + 20 * DAY_MS);
  expect(previous()).toEqual(['a.js']);
  expect(readFileSync(join(folder, 'previous/assets/a.js'), 'utf8')).toBe('a.js');
  build('c.js', START + 26 * DAY_MS);
  expect(previous().sort()).toEqual(['a.js', 'b.js']);
  build('d.js', START + 28 * DAY_MS);
  expect(previous().sort()).toEqual(['b.js', 'c.js']);
});
