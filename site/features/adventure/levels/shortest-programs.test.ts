import { expect, test } from 'vitest';
import { countBlocks, parseProgram } from '../program/program.ts';
import { levels, SHORTEST_PROGRAMS } from './levels.ts';
import { smallestProgram } from './program-search.fixture.ts';

test.each(levels)('$title.en has no smaller program than its recorded best', ({ id, ...level }) => {
  const program = parseProgram(SHORTEST_PROGRAMS[id] ?? '?') ?? [];
  expect(smallestProgram(level, countBlocks(program) - 1)).toBeNull();
});
