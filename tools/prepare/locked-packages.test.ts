import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { readonly link?: boolean; readonly integrity?: string };

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const installed: [string, Package][] = Object.entries<Package>(read('package-lock.json').packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('every package in the lock file has its hash', () => {
  const loose = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('the runtime of every platform is in the lock file, and no other is installed', () => {
  const locked = new Set(installed.map(([path]) => path));
  for (const name of Object.keys(read('runtime/package.json').optionalDependencies))
    expect(locked).toContain(`node_modules/${name}`);
  // It fetched a runtime with a script of its own, which no lock file sees.
  expect(locked).not.toContain('node_modules/node');
});
