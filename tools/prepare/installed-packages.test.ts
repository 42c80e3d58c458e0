import { describe, expect, test } from 'vitest';
import { isInstalled, requiredPackages } from './installed-packages.mjs';

const LOCK = {
  '': { version: '1.0.0' },
  site: { dependencies: { react: '^19' }, devDependencies: { vite: '^8' } },
  runtime: {},
  'node_modules/@story-forest/site': { link: true, resolved: 'site' },
  'node_modules/react': {
    version: '19.0.0',
    peerDependencies: { scheduler: '*', canvas: '*' },
    peerDependenciesMeta: { canvas: { optional: true } },
  },
  'node_modules/scheduler': { version: '1.0.0' },
  'node_modules/canvas': { version: '1.0.0' },
  'node_modules/vite': { version: '8.0.0', dependencies: { fdir: '1' }, devDependencies: { lighthouse: '1' } },
  'node_modules/vite/node_modules/fdir': { version: '1.0.0' },
  'node_modules/fdir': { version: '2.0.0' },
  'node_modules/lighthouse': { version: '13.0.0' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};
const SITE_PACKAGES = [
  'node_modules/react',
  'node_modules/scheduler',
  'node_modules/vite',
  'node_modules/vite/node_modules/fdir',
];
const installed = (paths: readonly string[]) =>
  Object.fromEntries(Object.entries(LOCK).filter(([path]) => paths.includes(path)));

describe('the packages that the site needs', () => {
  test("the site's packages are its own, its build tools, theirs and required peers, nearest first", () => {
    expect([...requiredPackages(LOCK, ['site', 'runtime'])].sort()).toEqual(SITE_PACKAGES);
  });
});

describe('an install', () => {
  test('an install of the site is enough to start and not enough to test', () => {
    expect(isInstalled(LOCK, installed(SITE_PACKAGES), ['site', 'runtime'])).toBe(true);
    expect(isInstalled(LOCK, installed(SITE_PACKAGES))).toBe(false);
  });

  test('a full install is enough to start, without the packages of other platforms', () => {
    const all = installed(Object.keys(LOCK).filter((path) => path !== 'node_modules/fsevents'));
    expect(isInstalled(LOCK, all)).toBe(true);
    expect(isInstalled(LOCK, all, ['site', 'runtime'])).toBe(true);
  });

  test('an install with another version, or without packages, is not enough', () => {
    const other = { ...installed(SITE_PACKAGES), 'node_modules/react': { version: '18.0.0' } };
    expect(isInstalled(LOCK, other, ['site', 'runtime'])).toBe(false);
    expect(isInstalled(LOCK, {}, ['site', 'runtime'])).toBe(false);
  });
});
