import { expect, test } from 'vitest';
import { readFolderComment, readFolders } from './map.ts';

test.each([
  ['one line', '/**\n * What it holds.\n *\n * @packageDocumentation\n */\nimport 1;', 'What it holds.'],
  [
    'the first of two sentences',
    '/**\n * What it holds (a.ts), and\n * more. Why.\n *\n * @packageDocumentation */',
    'What it holds (a.ts), and more.',
  ],
  ['a comment of the file', '/** What the file does. */\n', undefined],
  [
    'a comment that is not the first',
    '/** Of the file. */\n/**\n * Of the folder.\n *\n * @packageDocumentation\n */',
    undefined,
  ],
])("a folder's comment: %s", (_, source, expected) => {
  expect(readFolderComment(source)).toBe(expected);
});

test('each folder of a feature and of what features share is listed', () => {
  const folders = [...readFolders().keys()];
  expect(folders).toEqual(
    expect.arrayContaining(['site/app', 'site/features/quiz/daily', 'site/shared/times-tables/facts', 'tools']),
  );
});
