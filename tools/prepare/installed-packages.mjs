// @ts-check
/** Decides whether node_modules holds what a task needs. Pure: the callers read the files. */

/**
 * An entry of `packages` in package-lock.json, or in the copy that npm keeps in node_modules/.package-lock.json.
 * @typedef {{
 *   version?: string, link?: boolean, resolved?: string, optional?: boolean, devOptional?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} LockEntry
 * @typedef {Readonly<Record<string, LockEntry>>} LockPackages
 */

/** The workspaces whose packages build and serve the site. */
export const SITE_WORKSPACES = ['site', 'runtime'];

/**
 * The folder that Node would load `name` from when a file in `folder` imports it; undefined where no package has it.
 * @param {LockPackages} packages @param {string} folder @param {string} name
 */
function resolvePackage(packages, folder, name) {
  for (let from = folder; ; ) {
    const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
    if (packages[path]) return path;
    if (from === '') return undefined;
    const parent = from.lastIndexOf('/node_modules/');
    from = parent < 0 ? '' : from.slice(0, parent);
  }
}

/**
 * Folders of all packages that the workspaces need. Leaves out optional packages: which of them are installed depends
 * on the platform.
 * @param {LockPackages} packages @param {readonly string[]} workspaces
 * @param {{ withDev?: boolean }} [options] whether the workspaces' own devDependencies count
 * @returns {Set<string>}
 */
export function requiredPackages(packages, workspaces, { withDev = true } = {}) {
  /** @type {Set<string>} */
  const found = new Set();
  const queue = [...workspaces];
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    const entry = packages[folder] ?? {};
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [
      ...Object.keys(entry.dependencies ?? {}),
      ...(withDev && workspaces.includes(folder) ? Object.keys(entry.devDependencies ?? {}) : []),
      ...peers,
    ]) {
      const path = resolvePackage(packages, folder, name);
      if (path === undefined || found.has(path) || packages[path]?.optional) continue;
      found.add(path);
      queue.push(path);
    }
  }
  return found;
}

/**
 * Whether every package that is needed is installed in the locked version.
 * @param {LockPackages} wanted of package-lock.json
 * @param {LockPackages} installed of node_modules/.package-lock.json
 * @param {readonly string[]} [workspaces] only what these need; without it, everything
 */
export function isInstalled(wanted, installed, workspaces) {
  const everything = Object.keys(wanted).filter(
    (path) => path.includes('node_modules/') && !wanted[path]?.optional && !wanted[path]?.devOptional,
  );
  const needed = workspaces ? [...requiredPackages(wanted, workspaces)] : everything;
  return needed.every((path) => path in installed && installed[path]?.version === wanted[path]?.version);
}
