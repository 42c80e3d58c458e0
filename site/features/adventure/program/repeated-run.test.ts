import { describe, expect, test } from 'vitest';
import { formatProgram, type Program, parseProgram } from './program.ts';
import { findFirstRepeat, findLongestRepeatedRun, foldRun } from './repeated-run.ts';

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

describe('the first repeat of a program', () => {
  test.each([
    ['rrr', '3(r)'],
    ['rrrc', '3(r)c'],
    ['crrrrr', 'c5(r)'],
    ['rrrrcuuu', '3(r)rcuuu'],
    ['rruucrruucrruuc', '3(rruuc)'],
  ])('the first repeated run of %j is found and folds it to %j', (form, folded) => {
    const program = read(form);
    const run = findFirstRepeat(program);
    expect(run && formatProgram(foldRun(program, run) ?? [])).toBe(folded);
  });

  test.each(['', 'rr', 'rururu'.slice(0, 4), '3(r)uuu'])('no repeated run is found in %j', (form) => {
    expect(findFirstRepeat(read(form))).toBeNull();
  });
});

test('a repeated run inside a repeat is found, and not folded', () => {
  const program = read('5(uuuc)');
  const run = findLongestRepeatedRun(program);
  expect(run).toMatchObject({ blockId: '2', times: 3 });
  expect(run && foldRun(program, run)).toBeNull();
});

test('a folded program has no duplicate ids, however often it is folded', () => {
  let program = read('rrruuu');
  for (let turn = 0; turn < 2; turn += 1) {
    const run = findLongestRepeatedRun(program);
    program = (run && foldRun(program, run)) ?? program;
  }
  expect(formatProgram(program)).toBe('3(r)3(u)');
  expect(new Set(program.map(({ id }) => id)).size).toBe(2);
});
