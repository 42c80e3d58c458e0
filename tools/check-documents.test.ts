import { expect, test } from 'vitest';
import { pathEnds } from './check-comments.ts';
import { brokenCommands, brokenFileNames, registerProblems } from './check-documents.ts';

const FILES = ['001-pages.md', '003-server.md'];
const register = (unused: string, ...rows: string[]) =>
  [...rows, '', `The numbers ${unused} were never used.`].join('\n');
const PAGES = '| [001](001-pages.md) | Pages | 2026-11-21 | accepted |';
const SERVER = '| [003](003-server.md) | Server | 2026-11-21 | accepted |';

test('a register with a row for each decision, and the unused numbers, has no problems', () => {
  expect(registerProblems(register('002', PAGES, SERVER), FILES)).toEqual([]);
});

test('a number that is named as never used must have no file', () => {
  expect(registerProblems(register('002 and 003', PAGES, SERVER), FILES)).toEqual([
    'docs/decisions/README.md: 003 is named as never used',
  ]);
});

test('a number without a file must be named as never used', () => {
  expect(registerProblems(register('none', PAGES, SERVER), FILES)).toEqual([
    'docs/decisions/README.md: 002 has no file and is not named as never used',
  ]);
});

test('a decision without a row is a problem', () => {
  expect(registerProblems(register('002', PAGES), FILES)).toEqual([
    'docs/decisions/README.md: 003-server.md needs one row',
  ]);
});

test('a row must lead to the file of its number', () => {
  const wrong = '| [003](001-pages.md) | Server | 2026-11-21 | accepted |';
  expect(registerProblems(register('002', PAGES, wrong, SERVER), FILES)).toContain(
    'docs/decisions/README.md: row 003 leads to 001-pages.md',
  );
});

test('two decisions must not share a number', () => {
  const twice = '| [003](003-other.md) | Other | 2026-11-21 | accepted |';
  expect(registerProblems(register('002', PAGES, SERVER, twice), [...FILES, '003-other.md'])).toEqual([
    'docs/decisions/README.md: two files have the number 003',
  ]);
});

test('commands in a fenced block, a line each, are no problem', () => {
  const block =
    '```sh\nnpm ci && npm run check\nnpm run bench   # writes figures; `npm run bench -- phone` runs one\n```\n';
  expect(brokenCommands('a.md', `- an item\n\n    its second paragraph\n\n${block}`, ['check', 'bench'])).toEqual([]);
});

test.each([
  ['an indented block', 'Run it:\n\n    npm start\n', "a.md: put 'npm start' into a block of ```sh"],
  ['a script that does not exist', '```sh\nnpm run chekc\n```\n', "a.md: no script 'chekc'"],
  [
    'two commands joined by a wrapper of prose',
    '```sh\nnpm run check # all checks npm run bench # figures\n```\n',
    "a.md: 'npm run check # all checks npm run bench # figures…' holds two commands",
  ],
])('%s is a problem', (_, markdown, problem) => {
  expect(brokenCommands('a.md', markdown, ['check', 'bench'])).toEqual([problem]);
});

const FILE_ENDS = pathEnds(['site/features/adventure/run/stars.ts', 'site/app/styles.css']);

test.each([
  ['a name', '`stars.ts`'],
  ['the end of a path', '`run/stars.ts:12`'],
  ['a name in a command', '`node run/stars.ts --all`'],
  ['a glob', '`run/*.ts` and `st*.{css,ts}`'],
  ['a name that stands for any file', '`x.client.ts`, `x-text.ts`, `<book>/<panel>.ts`'],
  ['an extension', '`.ts` in imports'],
])('%s is no problem where a file is called so, or none is meant', (_, prose) => {
  expect(brokenFileNames('a.md', prose, FILE_ENDS)).toEqual([]);
});

test.each(['tars.ts', 'progress/stars.ts', 'stars.tsx', 'hints/*.ts', 'style.css', 'stars.mjs'])(
  '%s, which no file is called, is a problem',
  (name) => {
    expect(brokenFileNames('a.md', `Stars (\`${name}\`) are derived.`, FILE_ENDS)).toEqual([
      `a.md: no file is called '${name}'`,
    ]);
  },
);
