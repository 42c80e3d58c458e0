import { expect, test } from 'vitest';
import { parseProgram } from '../program/program.ts';
import { describeProgram, type ProgramLine } from './describe-program.ts';

/** The lines, indented by two spaces for each repeat around them. */
const written = (lines: readonly ProgramLine[], indent = ''): readonly string[] =>
  lines.flatMap(({ words, inside }) => [indent + words, ...written(inside, `${indent}  `)]);

test.each([
  ['3(r)', ['repeat 3: right'], ['3번 반복: 오른쪽']],
  ['drruc', ['down, right, right, up, collect'], ['아래, 오른쪽, 오른쪽, 위, 줍기']],
  ['l7(u)rc', ['left', 'repeat 7: up', 'right, collect'], ['왼쪽', '7번 반복: 위', '오른쪽, 줍기']],
  ['3(3(r)uc)', ['repeat 3:', '  repeat 3: right', '  up, collect'], ['3번 반복:', '  3번 반복: 오른쪽', '  위, 줍기']],
  ['3(3(u))', ['repeat 3:', '  repeat 3: up'], ['3번 반복:', '  3번 반복: 위']],
  ['3()5(3()u)', ['repeat 5: up'], ['5번 반복: 위']],
])('%s in words', (form, english, korean) => {
  const program = parseProgram(form) ?? [];
  expect(written(describeProgram('en', program))).toEqual(english);
  expect(written(describeProgram('ko', program))).toEqual(korean);
});
