import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearBuildStamp, hashSources, isBuildFresh, writeBuildStamp } from './source-hash.mjs';

let root = '';

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  write('site/app/root.tsx', 'one');
  write('site/build/client/index.html', '<html>');
  writeBuildStamp(hashSources(root), root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build is fresh until a source changes', () => {
  expect(isBuildFresh(root)).toBe(true);
  write('site/app/root.tsx', 'two');
  expect(isBuildFresh(root)).toBe(false);
});

test('tests and generated files do not make a build stale', () => {
  write('site/app/root.test.ts', 'a test');
  write('site/app/fonts/jua.woff2', 'generated');
  expect(isBuildFresh(root)).toBe(true);
});

test('a build that was begun and not completed is stale', () => {
  clearBuildStamp(root);
  expect(isBuildFresh(root)).toBe(false);
});
