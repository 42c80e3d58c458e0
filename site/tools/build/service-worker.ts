/**
 * Build step after all files are compressed: bundles the service worker with the lists of files it caches, and writes
 * build/offline.json with the sizes of those lists for tools/check-budgets.ts.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import {
  type BundledFile,
  buildOfflineBundles,
  REVISION_LENGTH,
  selectPrecacheFiles,
} from '../../app/offline/offline-bundles.ts';
import { books } from '../../features/stories/books/books.ts';
import { compressFile } from './compress.ts';

const SITE = 'build/client';

/** `bytes` are those of a transfer: of the Brotli copy where there is one. */
function siteFile(name: string): BundledFile {
  const bytes = readFileSync(`${SITE}/${name}`);
  return {
    url: `/${name.replaceAll('\\', '/')}`,
    revision: createHash('sha256').update(bytes).digest('hex').slice(0, REVISION_LENGTH),
    bytes: statSync(`${SITE}/${name}.br`, { throwIfNoEntry: false })?.size ?? bytes.length,
  };
}

const names = globSync('**/*.*', { cwd: SITE }).filter((name) => !/\.(?:br|gz)$|service-worker\.js$/.test(name));
const files = names.sort().map(siteFile);
const precache = selectPrecacheFiles(files);
const bundles = buildOfflineBundles(
  files,
  Object.values(books).map(({ id }) => id),
);

const withoutBytes = (list: readonly BundledFile[]) => list.map(({ url, revision }) => ({ url, revision }));
const result = await build({
  configFile: false,
  logLevel: 'error',
  define: {
    __PRECACHE__: JSON.stringify(withoutBytes(precache)),
    __OFFLINE_BUNDLES__: JSON.stringify(bundles),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    write: false,
    lib: { entry: 'app/offline/service-worker.client.ts', formats: ['iife'], name: 'storyForest' },
  },
});
const output = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
writeFileSync(`${SITE}/service-worker.js`, output.output[0].code);
await compressFile(`${SITE}/service-worker.js`);

function sizeOf(list: readonly BundledFile[]) {
  return { files: list.length, bytes: list.reduce((total, { bytes }) => total + bytes, 0) };
}
const sizes = Object.fromEntries([
  ['precache', sizeOf(precache)],
  ...bundles.map(({ name, files }) => [name, sizeOf(files)]),
]);
writeFileSync('build/offline.json', `${JSON.stringify(sizes, null, 2)}\n`);
