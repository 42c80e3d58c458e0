import { expect, test } from 'vitest';
import { listDropSlots, slotAtEnd, slotBefore } from './drop-slots.ts';
import { parseProgram } from './program.ts';

test('a block can be dropped before each block and at each end, in reading order', () => {
  const program = parseProgram('r3(uc)d');
  expect(listDropSlots(program ?? [])).toEqual([
    { id: slotBefore('1'), place: { parent: null, index: 0 } },
    { id: slotBefore('2'), place: { parent: null, index: 1 } },
    { id: slotBefore('3'), place: { parent: '2', index: 0 } },
    { id: slotBefore('4'), place: { parent: '2', index: 1 } },
    { id: slotAtEnd('2'), place: { parent: '2', index: 2 } },
    { id: slotBefore('5'), place: { parent: null, index: 2 } },
    { id: slotAtEnd(null), place: { parent: null, index: 3 } },
  ]);
});

test('every slot has an id of its own', () => {
  const ids = listDropSlots(parseProgram('r3(uc)d5()') ?? []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('');
});
