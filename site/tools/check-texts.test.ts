import { expect, test } from 'vitest';
import { checkCatalog, listLiterals, parseWordRules } from './check-texts.ts';

/** In these examples # is written for $, which the linter takes for a mistake in a string without a template. */
const readExample = (text: string) => text.replaceAll('#{', '\u0024{');

const TABLE = `# Words

| thing | English | Korean | never | in |
|---|---|---|---|---|
| thorns | thorns | 가시 | spike, 가시덤불 | |
| who walks | hero | 집배원 | 주인공 | \`features/adventure\`, \`app\` |

After it.
`;
const WORDS = parseWordRules(TABLE);

test('rules are read from the table', () => {
  expect(WORDS).toEqual([
    { name: 'thorns / 가시', never: ['spike', '가시덤불'], folders: [] },
    { name: 'hero / 집배원', never: ['주인공'], folders: ['features/adventure', 'app'] },
  ]);
});

test('strings are found in templates and their values, but not in comments and imports', () => {
  const source = "import a from '../b.ts';\n// it's\n/* `no` */ const text = `A #{b ? `c #{'d'}` : \"e\"} f`;\n";
  expect(listLiterals(readExample(source))).toEqual([
    { text: 'd', line: 3 },
    { text: 'c {}', line: 3 },
    { text: 'e', line: 3 },
    { text: 'A {} f', line: 3 },
  ]);
});

test.each([
  ["'Wait for it...'", 'an ellipsis other than …'],
  ["'Wait for it …'", 'a space before an ellipsis'],
  ['"It\'s here"', 'a straight quote'],
  ["'2-7 are new'", 'a range without an en dash'],
  ["'2–7단이에요'", 'a range without ~'],
  ["'이름을(를) 적어요'", 'a particle in two forms'],
  ['`#{name}를 지워요`', 'a particle that does not follow its word (shared/language/korean.ts)'],
  ['`‘#{name}’이 왔어요`', 'a particle that does not follow its word (shared/language/korean.ts)'],
  ['`#{name}, 지우기`', 'a comma or colon in the place of a particle'],
  ['`녹음하기: #{name}`', 'a comma or colon in the place of a particle'],
  ['`#{row}째 줄`', 'an ordinal with a digit'],
  ["'오 분 동안'", 'minutes in words'],
  ["'블록 3 개'", 'a space before a counter'],
  ["'You hit a spike.'", "'spike' for thorns / 가시"],
  ["'가시덤불에 닿았어요'", "'가시덤불' for thorns / 가시"],
])('%s is a fault', (literal, fault) => {
  expect(checkCatalog('features/x-text.ts', `const text = ${readExample(literal)};`, WORDS)).toEqual([
    expect.stringContaining(`site/features/x-text.ts:1: ${fault}: `),
  ]);
});

test.each([
  "'Wait for it… It’s “here”.'",
  '`#{book}, #{chapter}장 #{count}개`',
  "'S...T'",
  "'not-ours'",
  "'Oops! You hit a spike! Try again.'",
])('%s is right', (literal) => {
  expect(checkCatalog('features/x-text.ts', `const text = ${readExample(literal)};`, WORDS)).toEqual([]);
});

test('a word is wrong in the folders of its row alone', () => {
  const source = "const text = '주인공이 와요';";
  expect(checkCatalog('features/stories/x-text.ts', source, WORDS)).toEqual([]);
  expect(checkCatalog('features/adventure/x-text.ts', source, WORDS)).toHaveLength(1);
});
