import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

const ROOT = normalizePath(join(import.meta.dirname, '../../app/root.tsx'));

/** What the shelf of the books and a book's page share, and few other pages need: too small for files of its own. */
const OF_SHELF_AND_BOOK =
  /stories\/(?:model\/(?:panel-id|reading-settings)|look\/album-button)\.|shared\/(?:storage\/(?:json|use-stored)|ui\/picture-files)\./;

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The root of all pages, with all that it imports. */
function findShell(modules: Modules): Set<string> {
  const found = new Set<string>();
  const open = [ROOT];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const shells = new WeakMap<Modules, Set<string>>();

/** Which modules of the site share a file. The others are left to the bundler. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  {
    // What every page needs: as files of their own they weigh more than in one.
    name: (id, modules) => {
      const shell = shells.get(modules) ?? findShell(modules);
      shells.set(modules, shell);
      const isPart = shell.has(id) || /vite\/preload-helper|node_modules\/react-router\//.test(id);
      return isPart || OF_SHELF_AND_BOOK.test(id) ? 'shell' : null;
    },
    priority: 1,
  },
  // Every page loads these once it is hydrated: in one file each they weigh 0.4 and 0.2 kB less.
  {
    name: 'outbox',
    test: /shared[\\/](?:times-tables[\\/]outbox[\\/]outbox(?!-transport)|page[\\/]reconnect)/,
    priority: 1,
  },
  { name: 'offline', test: /offline[\\/](?:offline\.client|bundle-status)\./, priority: 1 },
  // A book's page and its lazy tools share these.
  { name: 'story', test: /features[\\/]stories[\\/](?:panels|reading|scroll)[\\/]/, tags: ['$initial'] },
  // The level that is played and the lazy views of the adventure share these: in one file they weigh 0.6 kB less.
  {
    name: 'playing',
    test: /adventure[\\/](?:game[\\/](?:adventure|playing)-state|program[\\/](?:program-edit|tiles))\./,
  },
  // Both views of a book load these with their bars: in one file they weigh less.
  {
    name: 'bar',
    test: /stories[\\/](?:reading[\\/](?:disclosure|reader-tools-text)|voices[\\/]browser-support\.client)\./,
  },
];
