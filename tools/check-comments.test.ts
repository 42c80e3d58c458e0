import { expect, test } from 'vitest';
import { longCommentLines, missingFileNames, pathEnds } from './check-comments.ts';

const ENDS = pathEnds(['site/features/quiz/quiz.css', 'studio/sets/yard.ts']);

test.each([
  ['a file by its name', '/** Placed by quiz.css. */'],
  ['a file with its folders', '// cameras: studio/sets/yard.ts'],
  ['a file beside this one', '// as in ./yard.ts'],
  ['an example', "/** `import './a.ts'` */"],
  ['a glob or a placeholder', '/** `*.test.ts`, `<book>.ts` and `people/<name>.ts` */'],
  ['an address', "const address = 'https://story.example/play.ts';"],
  ['code', "import { x } from './gone.ts';"],
])('%s is no problem', (_, source) => {
  expect(missingFileNames(source, ENDS)).toEqual([]);
});

test.each([
  ['in a line comment', 'run(); // see gone.css', 'gone.css'],
  ['in a block comment', '/*\n * Cameras (art/sets/yard.ts):\n */', 'art/sets/yard.ts'],
  ['whose name ends like another file', '// see old-quiz.css', 'old-quiz.css'],
])('a file that does not exist is named: %s', (_, source, name) => {
  expect(missingFileNames(source, ENDS)).toEqual([name]);
});

test('comment lines over the width of the formatter are found, code and directives are not', () => {
  const long = 'word '.repeat(25);
  const lines = [
    `// ${long}`,
    `const text = '${long}';`,
    `/** ${long} */`,
    `// biome-ignore lint: ${long}`,
    ' * short',
  ];
  expect(longCommentLines(lines.join('\n'))).toEqual([1, 3]);
});
