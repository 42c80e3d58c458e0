/**
 * Builds the site into build/. `node tools/build/main.ts` runs all steps; `node tools/build/main.ts fonts csp` runs the
 * named steps alone. Every step is a process of its own, so independent ones use all cores.
 *
 * @packageDocumentation
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearBuildStamp, hashSources, writeBuildStamp } from '../../../tools/prepare/source-hash.mjs';
import { archivePreviousAssets } from './previous-assets.ts';
import { runSteps, type Step } from './schedule.ts';

const SITE_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const reactRouter = join(dirname(require.resolve('@react-router/dev/package.json')), 'bin.cjs');

/** `program` is run by Node with these arguments, in the folder `site`. */
type BuildStep = Step & { readonly program: readonly string[] };

/** Generated files that the pages need. `npm run dev` needs them too. */
export const SOURCE_STEPS: readonly BuildStep[] = [
  { name: 'fonts', after: [], program: ['tools/build/fonts.ts'] },
  { name: 'picture-manifest', after: [], program: ['tools/build/picture-manifest.ts'] },
  { name: 'plan-pdf-files', after: [], program: ['tools/build/plan-pdf-files.ts'] },
  // The pages show the sizes of these files.
  { name: 'epub', after: [], program: ['tools/build/epub.ts'] },
];

const STEPS: readonly BuildStep[] = [
  ...SOURCE_STEPS,
  { name: 'pages', after: SOURCE_STEPS.map(({ name }) => name), program: [reactRouter, 'build'] },
  // Removes React Router's page for unknown paths, so it comes before the steps that read every page.
  { name: 'site-files', after: ['pages'], program: ['tools/build/site-files.ts'] },
  // Hashes the inline scripts as they are served, so after the last step that changes pages.
  { name: 'csp', after: ['site-files'], program: ['tools/build/csp.ts'] },
  { name: 'compress', after: ['site-files'], program: ['tools/build/compress.ts'] },
  // Lists every file with its compressed size.
  { name: 'service-worker', after: ['compress'], program: ['tools/build/service-worker.ts'] },
];

/** Runs a step; its output is shown only where it fails. */
export async function runStep({ name, program }: BuildStep): Promise<void> {
  const child = spawn(process.execPath, program, {
    cwd: SITE_FOLDER,
    // Overrides the caller's NODE_ENV: React's development build cannot prerender these pages.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (bytes) => output.push(bytes));
  child.stderr.on('data', (bytes) => output.push(bytes));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`the build step '${name}' failed:\n${Buffer.concat(output)}`);
}

async function build(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`no such build step: ${unknown.join(', ')}`);
  const isWhole = names.length === 0;
  const hash = isWhole ? hashSources() : '';
  if (isWhole) {
    clearBuildStamp();
    archivePreviousAssets(join(SITE_FOLDER, 'build'), new Date());
  }
  const steps = isWhole
    ? STEPS
    : STEPS.filter(({ name }) => names.includes(name)).map((step) => ({
        ...step,
        after: step.after.filter((name) => names.includes(name)),
      }));
  const start = performance.now();
  await runSteps(steps, runStep, ({ name, seconds }) => console.log(`  ${seconds.toFixed(1).padStart(5)} s  ${name}`));
  if (isWhole) writeBuildStamp(hash);
  console.log(`  ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  in all`);
}

if (import.meta.main) {
  try {
    await build(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
