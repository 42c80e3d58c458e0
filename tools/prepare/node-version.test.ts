import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Of CI, and of whoever has a version manager. */
const VERSION = read('.node-version').trim();

const packages: Readonly<Record<string, string>> = JSON.parse(read('runtime/package.json')).optionalDependencies;

test('the container has the Node version of .node-version', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM .*?(node:\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${VERSION}-trixie-slim`]));
});

test.each(Object.entries(packages))('the package %s has the Node version of .node-version', (_name, version) => {
  expect(version).toBe(VERSION);
});
