import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { isMain } from './is-main.ts';

const file = import.meta.filename;

it('a module that is the program is main; imported by another program it is not', () => {
  expect(isMain(pathToFileURL(file).href, file)).toBe(true);
  expect(isMain(pathToFileURL(file).href, file.replace('.test', ''))).toBe(false);
});

it('where no program was started, no module is main', () => {
  const { argv } = process;
  process.argv = argv.slice(0, 1);
  expect(isMain(pathToFileURL(file).href)).toBe(false);
  process.argv = argv;
});
