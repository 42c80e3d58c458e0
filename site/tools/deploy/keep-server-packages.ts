/**
 * Removes the packages that only pages and the build need from a `node_modules`: the container serves files that are
 * built. `node site/tools/deploy/keep-server-packages.ts`, after `npm ci --omit=dev`.
 */
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type LockPackages, requiredPackages } from '../../../tools/prepare/installed-packages.mjs';

/** What the server and the tools of its operator import. */
export const SERVER_PACKAGES = [
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'better-sqlite3',
  'fastify',
  'fflate',
  'kysely',
  'pg',
  'prom-client',
  'zod',
];

/** Folders of these packages and of all that they need. */
export function findServerPackages(lock: LockPackages): Set<string> {
  const dependencies = Object.fromEntries(SERVER_PACKAGES.map((name) => [name, '*']));
  return requiredPackages({ ...lock, server: { dependencies } }, ['server']);
}

function removeOthers(root: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const kept = findServerPackages(lock);
  const missing = [...kept].filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new Error(`not installed: ${missing.join(', ')}`);
  const installed = globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: root });
  for (const path of installed.filter((each) => !/node_modules\/@[^/]+$/.test(each) && !kept.has(each)))
    rmSync(join(root, path), { recursive: true, force: true });
  for (const scope of globSync('node_modules/@*', { cwd: root }))
    if (readdirSync(join(root, scope)).length === 0) rmSync(join(root, scope), { recursive: true });
  console.log(`story-forest: ${kept.size} packages of the server are left of ${installed.length}`);
}

if (import.meta.main) removeOthers(process.cwd());
