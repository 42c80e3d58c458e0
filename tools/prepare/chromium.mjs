// @ts-check
import { existsSync } from 'node:fs';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * How the browser tests get their Chromium.
 * `installed`: `path` exists. `apt`: `apt-get install chromium`, for CI containers (Debian, root), because their
 * networks may block Playwright's download. `playwright`: `npx playwright install chromium`.
 * @param {{ CHROMIUM?: string | undefined }} env
 * @param {{ exists?: (path: string) => boolean, isRoot?: boolean }} [machine]
 * @returns {{ kind: 'installed', path: string } | { kind: 'apt' | 'playwright' }}
 */
export function chooseChromium(env, { exists = existsSync, isRoot = process.getuid?.() === 0 } = {}) {
  const path = [env.CHROMIUM, ...SYSTEM_PATHS].find((place) => place && exists(place));
  if (path) return { kind: 'installed', path };
  return { kind: isRoot && exists('/etc/debian_version') ? 'apt' : 'playwright' };
}
