import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isMain } from './is-main.ts';

const file = import.meta.filename;

test('a module is main when it is the program, and not when another program imports it', () => {
  expect(isMain(pathToFileURL(file).href, file)).toBe(true);
  expect(isMain(pathToFileURL(file).href, file.replace('.test', ''))).toBe(false);
});

test('no module is main where no program was started', () => {
  const { argv } = process;
  process.argv = argv.slice(0, 1);
  expect(isMain(pathToFileURL(file).href)).toBe(false);
  process.argv = argv;
});
