import { expect, test } from 'vitest';
import { getSlotAtEnd, getSlotBefore, listDropSlots } from './drop-slots.ts';
import { parseProgram } from './program.ts';

test('a block can be dropped before each block and at each end, in reading order', () => {
  const program = parseProgram('r3(uc)d');
  expect(listDropSlots(program ?? [])).toEqual([
    { id: getSlotBefore('1'), place: { parent: null, index: 0 } },
    { id: getSlotBefore('2'), place: { parent: null, index: 1 } },
    { id: getSlotBefore('3'), place: { parent: '2', index: 0 } },
    { id: getSlotBefore('4'), place: { parent: '2', index: 1 } },
    { id: getSlotAtEnd('2'), place: { parent: '2', index: 2 } },
    { id: getSlotBefore('5'), place: { parent: null, index: 2 } },
    { id: getSlotAtEnd(null), place: { parent: null, index: 3 } },
  ]);
});

test('every slot has an id of its own', () => {
  const ids = listDropSlots(parseProgram('r3(uc)d5()') ?? []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('');
});
