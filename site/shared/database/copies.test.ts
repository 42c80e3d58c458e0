import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockCopies, sweepLeftovers } from './copies.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'story-forest-'));
  mkdirSync(join(folder, 'backups'));
  mkdirSync(join(folder, 'restoring-a1B2c3'));
  for (const name of [
    'restoring-a1B2c3/story-forest.sqlite',
    'story-forest.sqlite',
    'backups/monday.sqlite',
    'backups/tuesday.sqlite.unfinished',
  ]) {
    writeFileSync(join(folder, name), 'names');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const listFiles = () => [...readdirSync(folder), ...readdirSync(join(folder, 'backups'))].sort();
const KEPT = ['backups', 'copies.lock', 'monday.sqlite', 'story-forest.sqlite'];

test('what killed backups and restores left is removed, and nothing else', () => {
  sweepLeftovers(folder);
  expect(listFiles()).toEqual(KEPT);
});

test('nothing is removed while a tool writes a copy', () => {
  const unlock = lockCopies(folder, 'shared', 0);
  sweepLeftovers(folder);
  expect(existsSync(join(folder, 'restoring-a1B2c3'))).toBe(true);
  unlock?.();
  sweepLeftovers(folder);
  expect(listFiles()).toEqual(KEPT);
});

test('tools that write copies work side by side, and one that changes all of them alone', () => {
  const [first, second] = [lockCopies(folder, 'shared', 0), lockCopies(folder, 'shared', 0)];
  expect(lockCopies(folder, 'exclusive', 0)).toBeNull();
  first?.();
  expect(lockCopies(folder, 'exclusive', 0)).toBeNull();
  second?.();
  const alone = lockCopies(folder, 'exclusive', 0);
  expect(alone).not.toBeNull();
  expect(lockCopies(folder, 'shared', 0)).toBeNull();
  alone?.();
});
