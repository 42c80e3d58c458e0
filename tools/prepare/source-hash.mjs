// @ts-check
/** Decides whether site/build was built from the sources as they are now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENERATED_PATHS } from './generated-paths.mjs';

const BUILD_SOURCES = [
  'site/pictures',
  'site/app',
  'site/features',
  'site/shared',
  'site/public',
  'site/tools/build',
  'site/tools/voice',
  'site/vite.config.ts',
  'site/react-router.config.ts',
  'package-lock.json',
  'THIRD_PARTY_NOTICES',
];
const GENERATED = new Set(GENERATED_PATHS);
const STAMP = 'site/build/.sources';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} root @param {string} path @returns {Generator<string>} */
function* filesBelow(root, path) {
  const full = join(root, path);
  if (GENERATED.has(path) || !existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(full).sort()) yield* filesBelow(root, `${path}/${name}`);
}

/** SHA-256 of all files that the build reads, in hexadecimal. */
export function hashSources(root = ROOT) {
  const hash = createHash('sha256');
  for (const source of BUILD_SOURCES) {
    for (const file of filesBelow(root, source)) {
      if (file.includes('.test.')) continue;
      hash.update(file).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/** Whether the last complete build was made from these sources. */
export function isBuildFresh(root = ROOT) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root);
}

/** Call before a build, so that a build that fails half-way does not count as fresh. */
export function clearBuildStamp(root = ROOT) {
  rmSync(join(root, STAMP), { force: true });
}

/** @param {string} hash of the sources when the build began: an edit during the build makes it stale */
export function writeBuildStamp(hash, root = ROOT) {
  writeFileSync(join(root, STAMP), hash);
}
