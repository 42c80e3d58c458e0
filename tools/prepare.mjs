/**
 * Gets a checkout ready and then starts or tests it: `node tools/prepare.mjs start|test|build`.
 * Runs on any Node from 20 on with nothing installed, so it imports Node's own modules only and is plain JavaScript.
 * It installs when node_modules is not what the lock file says, and builds when a source has changed since the last build.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const OLDEST_NODE = 20;
const BUILD_SOURCES = [
  'site/pictures',
  'site/app',
  'site/features',
  'site/shared',
  'site/public',
  'site/tools/build',
  'site/vite.config.ts',
  'site/react-router.config.ts',
  'package-lock.json',
];
/** Made by the build itself, so they say nothing about its freshness. */
const GENERATED = new Set([
  'site/app/fonts',
  'site/app/fonts.css',
  'site/app/fonts-later.css',
  'site/features/career/pdf',
  'site/shared/ui/stand-ins.json',
]);
const BUILD_STAMP = 'site/build/.sources';

const windows = process.platform === 'win32';
const environment = {
  ...process.env,
  // The pinned Node first, as npm does for its scripts.
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
};

function say(text) {
  console.log(`story-forest: ${text}`);
}

function fail(text) {
  console.error(`story-forest: ${text}`);
  process.exit(1);
}

function run(command, args, extra = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', shell: windows, env: { ...environment, ...extra } });
  if (result.error) fail(`'${command}' could not be started (${result.error.code}).`);
  return result.status ?? 1;
}

/** Whether node_modules holds exactly the versions of the lock file (npm keeps a lock of its own in there). */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
    const found = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, entry]) => path === '' || entry.optional || entry.devOptional || found[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

function install() {
  if (isInstalled()) return;
  say('installing packages (npm ci), once for this lock file …');
  const status = run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error']);
  if (status !== 0) fail('npm ci failed. Its words are above; a network that reaches the npm registry is needed once.');
}

function* filesBelow(path) {
  if (GENERATED.has(path) || !existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(`${path}/${name}`);
}

function hashOfSources() {
  const hash = createHash('sha256');
  hash.update(process.env.SITE_URL ?? '');
  for (const source of BUILD_SOURCES) {
    for (const file of filesBelow(source)) {
      if (file.includes('.test.')) continue;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function build() {
  const hash = hashOfSources();
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === hash) return;
  say('building the pages …');
  const log = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8', shell: windows, env: environment });
  if (log.status !== 0) {
    console.error(log.stdout, log.stderr);
    fail('the build failed. Its words are above.');
  }
  writeFileSync(BUILD_STAMP, hash);
}

/** A Chromium for the browser tests: one named by CHROMIUM, one on this machine, or one installed now. */
function findChromium() {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (debian) {
    say('installing Chromium (apt-get) for the browser tests …');
    const update = run('apt-get', ['update', '-qq']);
    const installed = update === 0 && run('apt-get', ['install', '-y', '-qq', 'chromium']) === 0;
    if (installed && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  say("installing Playwright's Chromium for the browser tests …");
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    fail('no Chromium could be found or installed. Install one and name it: CHROMIUM=/path/to/chromium npm test');
  }
  return '';
}

function start() {
  const node = join('node_modules', '.bin', windows ? 'node.cmd' : 'node');
  const server = spawn(node, ['site/app/main.server.ts'], { stdio: 'inherit', shell: windows, env: environment });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

function test() {
  const chromium = findChromium();
  const units = run('npm', ['run', '--silent', 'test:unit']);
  if (units !== 0) process.exit(units);
  process.exit(run('npm', ['run', '--silent', 'test:e2e'], chromium ? { CHROMIUM: chromium } : {}));
}

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) fail(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);

const task = process.argv[2] ?? '';
if (!['start', 'test', 'build'].includes(task)) fail("say what to do: 'start', 'test' or 'build'.");
install();
build();
if (task === 'start') start();
if (task === 'test') test();
