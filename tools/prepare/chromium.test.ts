import { expect, test } from 'vitest';
import { chooseChromium } from './chromium.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSER = '/usr/bin/chromium';
const machine = (files: readonly string[], isRoot = false) => ({
  exists: (path: string) => files.includes(path),
  isRoot,
});

test('the browser named by CHROMIUM takes precedence over one of the system', () => {
  const files = ['/opt/chromium', SHELL, BROWSER];
  expect(chooseChromium('chromium', { CHROMIUM: '/opt/chromium' }, machine(files))).toEqual({
    kind: 'installed',
    path: '/opt/chromium',
  });
  expect(chooseChromium('chromium-headless-shell', {}, machine(files))).toEqual({ kind: 'installed', path: SHELL });
  expect(chooseChromium('chromium', {}, machine(files))).toEqual({ kind: 'installed', path: BROWSER });
});

test('root on Debian installs the package, others take the browser that is there or have Playwright download one', () => {
  const debian = ['/etc/debian_version', BROWSER];
  expect(chooseChromium('chromium-headless-shell', {}, machine(debian, true))).toEqual({ kind: 'apt', path: SHELL });
  expect(chooseChromium('chromium-headless-shell', {}, machine(debian))).toEqual({ kind: 'installed', path: BROWSER });
  expect(chooseChromium('chromium', {}, machine(['/etc/debian_version'], true))).toEqual({
    kind: 'apt',
    path: BROWSER,
  });
  expect(chooseChromium('chromium', {}, machine(['/etc/debian_version']))).toEqual({ kind: 'playwright' });
  expect(chooseChromium('chromium', {}, machine([], true))).toEqual({ kind: 'playwright' });
});
