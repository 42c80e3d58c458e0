import { expect, test } from 'vitest';
import { chooseChromium } from './chromium.mjs';

const machine = (files: readonly string[], isRoot = false) => ({
  exists: (path: string) => files.includes(path),
  isRoot,
});

test('the browser named by CHROMIUM takes precedence over one of the system', () => {
  const files = ['/opt/chromium', '/usr/bin/chromium'];
  expect(chooseChromium({ CHROMIUM: '/opt/chromium' }, machine(files))).toEqual({
    kind: 'installed',
    path: '/opt/chromium',
  });
  expect(chooseChromium({}, machine(files))).toEqual({ kind: 'installed', path: '/usr/bin/chromium' });
});

test('only root on Debian installs a system package, and elsewhere Playwright downloads its own', () => {
  expect(chooseChromium({}, machine(['/etc/debian_version'], true))).toEqual({ kind: 'apt' });
  expect(chooseChromium({}, machine(['/etc/debian_version'], false))).toEqual({ kind: 'playwright' });
  expect(chooseChromium({}, machine([], true))).toEqual({ kind: 'playwright' });
});
