import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';

const IMPORTED_SUITE = /\bfrom '\.\.\/([a-z]+)\//g;

test('test suites share code through tests/support alone', () => {
  const files = globSync('*/*.ts', { cwd: 'tests' }).map((file) => file.replaceAll('\\', '/'));
  const imports = files.flatMap((file) =>
    [...readFileSync(join('tests', file), 'utf8').matchAll(IMPORTED_SUITE)].map(
      ([, suite = '']) => [file, suite] as const,
    ),
  );
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter(([, suite]) => suite !== 'support')).toEqual([]);
});

test('files of tests/support are named as fixtures or drivers', () => {
  const names = globSync('*', { cwd: 'tests/support' });
  expect(names.filter((name) => !/\.(?:fixture|driver)\.ts$/.test(name))).toEqual([]);
});
