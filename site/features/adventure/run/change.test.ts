import { describe, expect, test } from 'vitest';
import { type Program, parseProgram } from '../program/program.ts';
import { applySuggestion, type Suggestion } from './change.ts';

function read(form: string): Program {
  const program = parseProgram(form);
  if (!program) throw new Error(`'${form}' is no program`);
  return program;
}

describe('a change', () => {
  const ids = (program: Program | null): unknown =>
    program?.map((block) => (block.kind === 'repeat' ? [block.id, block.times, ids(block.steps)] : block.id));
  const program = read('r3(uc)d');

  test.each<[Suggestion, unknown]>([
    [{ change: 'append', blockId: null, kind: 'up' }, ['1', ['2', 3, ['3', '4']], '5', 'tried']],
    [{ change: 'put-before', blockId: '4', kind: 'up' }, ['1', ['2', 3, ['3', 'tried', '4']], '5']],
    [{ change: 'put-after', blockId: '4', kind: 'up' }, ['1', ['2', 3, ['3', '4', 'tried']], '5']],
    [{ change: 'put-inside', blockId: '2', kind: 'up' }, ['1', ['2', 3, ['tried', '3', '4']], '5']],
    [{ change: 'replace', blockId: '1', kind: 'up' }, ['tried', ['2', 3, ['3', '4']], '5']],
    [{ change: 'remove', blockId: '2', kind: null }, ['1', '5']],
    [{ change: 'times', blockId: '2', kind: 'repeat5' }, ['1', ['2', 5, ['3', '4']], '5']],
    [{ change: 'times', blockId: '2', kind: 'repeat3' }, ['1', ['2', 3, ['3', '4']], '5']],
    [
      { change: 'wrap', blockId: '3', lastBlockId: '4', kind: 'repeat5' },
      ['1', ['2', 3, [['tried', 5, ['3', '4']]]], '5'],
    ],
    [
      { change: 'wrap', blockId: '1', lastBlockId: '2', kind: 'repeat3' },
      [['tried', 3, ['1', ['2', 3, ['3', '4']]]], '5'],
    ],
  ])('the suggestion %o can be applied to r3(uc)d', (suggestion, expected) => {
    expect(ids(applySuggestion(program, suggestion))).toEqual(expected);
  });

  test.each<Suggestion>([
    { change: 'remove', blockId: 'unknown', kind: null },
    { change: 'times', blockId: '1', kind: 'repeat5' },
    { change: 'wrap', blockId: '5', lastBlockId: '1', kind: 'repeat3' },
    { change: 'wrap', blockId: '1', lastBlockId: '4', kind: 'repeat3' },
  ])('the suggestion %o cannot be applied to r3(uc)d', (suggestion) => {
    expect(applySuggestion(program, suggestion)).toBeNull();
  });

  test('a suggestion that folds equal blocks keeps the first and removes the others', () => {
    const fold: Suggestion = { change: 'fold', blockId: '2', lastBlockId: '3', kind: 'repeat3' };
    expect(ids(applySuggestion(read('lucucucr'), fold))).toEqual(['1', ['tried', 3, ['2', '3']], '8']);
  });
});
