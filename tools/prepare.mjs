// @ts-check
/**
 * Prepares a checkout and then starts, tests or builds it: `node tools/prepare.mjs
 * start|test|test:all|build|dev|check`. Installs packages when node_modules differs from the lock file, and builds when
 * a source has changed. Runs on Node 20 before anything is installed, so it is plain JavaScript and imports Node's own
 * modules only.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chooseChromium } from './prepare/chromium.mjs';
import { isInstalled, SITE_WORKSPACES } from './prepare/installed-packages.mjs';
import { isBuildFresh } from './prepare/source-hash.mjs';

const MIN_NODE = 20;
const NPM_FLAGS = ['--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
/** What only a compiler reads: the C headers of the pinned Node (67 MB) and the source of SQLite (10 MB). */
const COMPILER_INPUTS = [
  ...Object.keys(JSON.parse(readFileSync('runtime/package.json', 'utf8')).optionalDependencies).map((name) =>
    join('node_modules', name, 'include'),
  ),
  join('node_modules', 'better-sqlite3', 'deps'),
];
const isWindows = process.platform === 'win32';
const pinnedNode = join('node_modules', '.bin', isWindows ? 'node.cmd' : 'node');

/**
 * The pinned Node comes first in PATH, as npm does for its scripts. The caller's NODE_ENV is left out: the build sets
 * `production` and Vitest `test`, whatever the shell says.
 * @type {NodeJS.ProcessEnv}
 */
const environment = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
};
delete environment.NODE_ENV;

/** @param {string} text */
function say(text) {
  console.log(`story-forest: ${text}`);
}

/** @param {string} text @returns {never} */
function fail(text) {
  console.error(`story-forest: ${text}`);
  process.exit(1);
}

/** Returns the exit code. @param {string} command @param {string[]} args @param {Record<string, string>} [extra] */
function run(command, args, extra = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    shell: isWindows,
    env: { ...environment, ...extra },
  });
  if (result.error) fail(`'${command}' could not be started (${result.error.message}).`);
  return result.status ?? 1;
}

/** @param {string} path */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** Installs what the lock file says. @param {readonly string[]} [workspaces] only what these need */
function install(workspaces) {
  if (isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'), workspaces))
    return;
  say(`installing the packages ${workspaces ? 'of the site' : 'of the site, the tests and the tools'} (npm ci) …`);
  const only = (workspaces ?? []).map((name) => `--workspace=${name}`);
  if (run('npm', ['ci', ...only, ...NPM_FLAGS]) !== 0) {
    fail('npm ci failed; its message is above. The npm registry must be reachable once.');
  }
  // From here on nothing is compiled: better-sqlite3 brings binaries, and where none fits `npm ci` has compiled it.
  for (const folder of COMPILER_INPUTS) rmSync(folder, { recursive: true, force: true });
}

function build() {
  if (isBuildFresh()) return;
  say('building the pages …');
  if (run('npm', ['run', '--silent', 'build', '-w', 'site']) !== 0) fail('the build failed; its message is above.');
}

/**
 * Returns the path of a Chromium, or '' for the one that Playwright finds itself.
 * @param {import('./prepare/chromium.mjs').Edition} edition
 */
function ensureChromium(edition) {
  const choice = chooseChromium(edition, process.env);
  if (choice.kind === 'installed') return choice.path;
  if (choice.kind === 'apt') {
    say('installing Chromium for the browser tests with apt-get (set CHROMIUM=/path/to/chromium to use another) …');
    const isAptDone =
      run('apt-get', ['update', '-qq']) === 0 &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', edition]) === 0;
    if (isAptDone && existsSync(choice.path)) return choice.path;
  }
  say("installing Playwright's Chromium for the browser tests …");
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    fail('no Chromium could be found or installed. Install one and name it: CHROMIUM=/path/to/chromium npm test');
  }
  return '';
}

function startServer() {
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  const server = spawn(node, ['site/app/server/main.server.ts'], {
    stdio: 'inherit',
    shell: isWindows,
    // glibc's: it gives a freed buffer of 16 kB, the size of which files are sent, back to the system.
    env: { MALLOC_MMAP_THRESHOLD_: '16384', ...environment, NODE_ENV: 'production' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

/** Whether a file of the studio differs from the newest main that git knows; false where git knows none. */
function hasStudioChanged() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', [...args, '--', 'studio'], { encoding: 'utf8' }).stdout;
  return Boolean(git('status', '--porcelain') || git('diff', '--name-only', 'origin/main...HEAD'));
}

/**
 * Runs npm scripts one after the other, and ends with the exit code of the first that fails.
 * @param {import('./prepare/chromium.mjs').Edition} edition @param {string[]} scripts
 */
function runTests(edition, scripts) {
  const chromium = ensureChromium(edition);
  for (const script of scripts) {
    const status = run('npm', ['run', '--silent', script], chromium ? { CHROMIUM: chromium } : {});
    if (status !== 0) process.exit(status);
  }
}

/** @type {Record<string, () => void>} */
const TASKS = {
  start() {
    install(SITE_WORKSPACES);
    build();
    startServer();
  },
  dev() {
    install(SITE_WORKSPACES);
    process.exit(run('npm', ['run', '--silent', 'dev', '-w', 'site']));
  },
  build() {
    install(SITE_WORKSPACES);
    build();
  },
  check() {
    install();
    process.exit(run('node', ['tools/check.ts', ...(hasStudioChanged() ? ['--studio'] : [])]));
  },
  test() {
    install();
    build();
    const studio = hasStudioChanged() ? ['test:studio'] : [];
    runTests('chromium-headless-shell', ['test:unit', ...studio, 'test:e2e']);
  },
  // One of the faults is a fleet under all journeys.
  'test:faults'() {
    install();
    build();
    const chromium = ensureChromium('chromium-headless-shell');
    process.exit(run('npm', ['run', '--silent', 'test:faults', '-w', 'site'], chromium ? { CHROMIUM: chromium } : {}));
  },
  'test:all'() {
    install();
    build();
    runTests('chromium', ['test:unit:all', 'test:studio', 'test:e2e:all']);
  },
};

const major = Number(process.versions.node.split('.')[0]);
if (major < MIN_NODE) fail(`Node ${MIN_NODE} or newer is needed; this is ${process.versions.node}.`);
const task = TASKS[process.argv[2] ?? ''];
if (!task) fail(`choose a task: ${Object.keys(TASKS).join(', ')}.`);
task();
