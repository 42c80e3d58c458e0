/**
 * `npm run test:mutation`: changes the pure modules of each area one mutant at a time and runs the area's own unit
 * tests against it. `npm run test:mutation -- quiz board` takes these areas only. Writes the figures to
 * docs/benchmarks.md; exits with 1 where an area is under MIN_KILLED_PERCENT.
 *
 * @packageDocumentation
 */
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { AREAS, type Area, mutatedModules, testFolder } from './areas.ts';
import { writeMutationRow } from './document.ts';

const MIN_KILLED_PERCENT = 85;

/** Stryker copies its working directory into a sandbox below it. */
process.chdir(join(import.meta.dirname, '../../site'));
// Child processes inherit it. A run takes long and may share the machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !AREAS.some((area) => area === name));
if (unknown.length > 0) {
  console.error(`story-forest: there is no area '${unknown.join("', '")}'; there are ${AREAS.join(', ')}`);
  process.exit(1);
}
const areas = asked.length === 0 ? AREAS : AREAS.filter((area) => asked.includes(area));

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Stryker's mutation score: a mutant that makes the tests time out is killed, one that no test reaches is not. */
function scoreOf(results: readonly MutantResult[]) {
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const alive = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const counted = [...killed, ...alive];
  return {
    modules: new Set(counted.map(({ fileName }) => fileName)).size,
    mutants: counted.length,
    percent: (100 * killed.length) / counted.length,
  };
}

async function mutate(area: Area) {
  const results = await new Stryker({
    mutate: mutatedModules(area),
    // No pictures, fonts or builds. No tsconfig.json: Stryker rewrites it with a 'typescript' that is not installed.
    ignorePatterns: ['**', '!{features,shared}/**/*.{ts,json}', '!pictures/metadata.ts', '!pictures/cards/*.json'],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./ignore-words.ts')],
    ignorers: ['words'],
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts'), dir: testFolder(area), related: true },
    coverageAnalysis: 'perTest',
    // Constants that a module computes when it is loaded: each needs a new process, together half of the time of a run.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `.stryker/${area}.json`,
    tempDirName: '.stryker/sandboxes',
    concurrency: 1,
    // A busy machine is slow; endless loops are found by their count of iterations.
    timeoutMS: 30_000,
    reporters: ['html', 'clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
    htmlReporter: { fileName: `.stryker/${area}.html` },
    allowConsoleColors: false,
  }).runMutationTest();
  return scoreOf(results);
}

for (const area of areas) {
  const { modules, mutants, percent } = await mutate(area);
  const today = new Date().toISOString().slice(0, 10);
  writeMutationRow(area, [String(modules), String(mutants), `${percent.toFixed(1)} %`, today]);
  console.log(`${area}: ${percent.toFixed(1)} % of ${mutants} mutants killed`);
  if (percent < MIN_KILLED_PERCENT) process.exitCode = 1;
}
