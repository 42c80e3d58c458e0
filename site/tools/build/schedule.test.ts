import { expect, test } from 'vitest';
import { runSteps } from './schedule.ts';

const STEPS = [
  { name: 'fonts', after: [] },
  { name: 'pictures', after: [] },
  { name: 'pages', after: ['fonts', 'pictures'] },
];

test('a build step begins when its dependencies are done, and independent steps run in parallel', async () => {
  const log: string[] = [];
  await runSteps(
    STEPS,
    async ({ name }) => {
      log.push(`begin ${name}`);
      await Promise.resolve();
    },
    ({ name }) => log.push(`end ${name}`),
  );
  expect(log.slice(0, 2)).toEqual(['begin fonts', 'begin pictures']);
  expect(log.slice(-2)).toEqual(['begin pages', 'end pages']);
});

test('no build step begins after a failed dependency, and the build fails with its error', async () => {
  const begun: string[] = [];
  const build = runSteps(STEPS, async ({ name }) => {
    begun.push(name);
    if (name === 'fonts') throw new Error('no such font');
  });
  await expect(build).rejects.toThrow('no such font');
  expect(begun).toEqual(['fonts', 'pictures']);
});

test('a build step that names a later or unknown step is refused', async () => {
  await expect(runSteps([{ name: 'pages', after: ['fonts'] }], async () => {})).rejects.toThrow("comes after 'fonts'");
});
