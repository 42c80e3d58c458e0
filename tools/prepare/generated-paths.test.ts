import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GENERATED_PATHS } from './generated-paths.mjs';

test.each(GENERATED_PATHS)('git ignores %s', (path) => {
  const ignored = readFileSync(new URL('../../.gitignore', import.meta.url), 'utf8').split('\n');
  expect(ignored.map((line) => line.replace(/^\/|\/$/g, ''))).toContain(path);
});
