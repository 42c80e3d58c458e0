/**
 * What `tools/prepare.mjs` needs before packages are installed.
 *
 * @packageDocumentation
 */
// @ts-check
import { existsSync } from 'node:fs';

/**
 * Debian's name of a package and of its program. `npm test` takes the headless shell, which needs a third less of the
 * processor. It hears no microphone and draws letters a little differently: `npm run test:all` takes the browser.
 * @typedef {'chromium-headless-shell' | 'chromium'} Edition
 */

/** Where systems have a whole browser. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * How the browser tests get their Chromium.
 * `installed`: `path` exists. `apt`: Debian's package, which puts the program at `path`, for CI containers (Debian,
 * root), because their networks may block Playwright's download. `playwright`: `npx playwright install chromium`.
 * @param {Edition} edition a whole browser takes the place of a headless shell that cannot be installed
 * @param {{ CHROMIUM?: string | undefined }} env
 * @param {{ exists?: (path: string) => boolean, isRoot?: boolean }} [machine]
 * @returns {{ kind: 'installed' | 'apt', path: string } | { kind: 'playwright' }}
 */
export function chooseChromium(edition, env, { exists = existsSync, isRoot = process.getuid?.() === 0 } = {}) {
  const own = `/usr/bin/${edition}`;
  const named = [env.CHROMIUM, own].find((place) => place && exists(place));
  if (named) return { kind: 'installed', path: named };
  if (isRoot && exists('/etc/debian_version')) return { kind: 'apt', path: own };
  const browser = BROWSERS.find((place) => exists(place));
  return browser ? { kind: 'installed', path: browser } : { kind: 'playwright' };
}
