import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMemory } from './fact-memory.fixture.ts';
import { type DayResult, emptyMemory, type FactMemory, recordResult } from './fact-memory.ts';
import { chooseBranch, computeTreeState, getTree, listBranches, WATER_AFTER_DAYS } from './fact-tree.ts';

const THREE_SEVEN = { table: 3, multiplier: 7 };
const SEVEN_THREE = { table: 7, multiplier: 3 };
const TREE = { low: 3, high: 7 };

type Answer = readonly [day: number, result: DayResult];

/** Answers to alternating branches: each entry is a day and its result. */
function answered(...days: readonly Answer[]): FactMemory {
  return days.reduce(
    (memory, [day, result], index) => recordResult(memory, index % 2 === 0 ? THREE_SEVEN : SEVEN_THREE, day, result),
    emptyMemory,
  );
}

test('3 × 7 and 7 × 3 share a tree with two branches, 4 × 4 has one branch, and table 1 has no tree', () => {
  expect(getTree(SEVEN_THREE)).toEqual(getTree(THREE_SEVEN));
  expect(listBranches(TREE)).toEqual([THREE_SEVEN, SEVEN_THREE]);
  expect(listBranches({ low: 4, high: 4 })).toEqual([{ table: 4, multiplier: 4 }]);
  expect(listBranches({ low: 1, high: 6 })).toEqual([{ table: 6, multiplier: 1 }]);
});

test('a missed fact is due again tomorrow, then in three days, then in a week', () => {
  const due = (...days: Answer[]) => computeTreeState(answered(...days), TREE, 100).dueDay;
  expect(due([10, 'missed'])).toBe(11);
  expect(due([10, 'missed'], [11, 'fluent'])).toBe(14);
  expect(due([10, 'missed'], [11, 'fluent'], [14, 'fluent'])).toBe(21);
  expect(due([10, 'missed'], [11, 'fluent'], [14, 'fluent'], [21, 'fluent'])).toBe(37);
  expect(due([10, 'missed'], [11, 'fluent'], [14, 'missed'])).toBe(15);
});

test('a slow answer keeps the interval, and an early right answer changes nothing', () => {
  const due = (...days: Answer[]) => computeTreeState(answered(...days), TREE, 100).dueDay;
  expect(due([10, 'missed'], [11, 'slow'])).toBe(12);
  expect(due([10, 'fluent'])).toBe(13);
  expect(due([10, 'fluent'], [11, 'fluent'])).toBe(13);
});

test('a tree grows by right answers on two days, and its other branch is asked next', () => {
  const level = (memory: FactMemory) => computeTreeState(memory, TREE, 12).level;
  expect(level(emptyMemory)).toBe('untried');
  expect(level(answered([10, 'missed']))).toBe('seed');
  expect(level(answered([10, 'fluent'], [10, 'fluent']))).toBe('sprout');
  expect(level(answered([10, 'fluent'], [11, 'slow']))).toBe('tree');
  const oneBranch = recordResult(recordResult(emptyMemory, THREE_SEVEN, 10, 'fluent'), THREE_SEVEN, 11, 'fluent');
  expect(level(oneBranch)).toBe('tree');
  expect(chooseBranch(oneBranch, TREE)).toEqual(SEVEN_THREE);
  expect(level(answered([8, 'fluent'], [9, 'fluent'], [10, 'missed'], [11, 'fluent']))).toBe('sprout');
});

test('a tree fades when it is due and was not asked for two weeks', () => {
  const memory = answered([10, 'fluent'], [13, 'fluent']);
  expect(computeTreeState(memory, TREE, 13 + WATER_AFTER_DAYS - 1).level).toBe('tree');
  expect(computeTreeState(memory, TREE, 13 + WATER_AFTER_DAYS).level).toBe('thirsty');
  const watered = recordResult(memory, THREE_SEVEN, 27, 'fluent');
  expect(computeTreeState(watered, TREE, 42).level).toBe('tree');
  expect(computeTreeState(watered, TREE, 27 + 16).level).toBe('thirsty');
});

test('the due day is after the last miss, and a right answer never makes it earlier', () => {
  const tree = { low: 2, high: 3 };
  fc.assert(
    fc.property(arbitraryMemory, fc.integer({ min: 41, max: 90 }), (memory, today) => {
      const before = computeTreeState(memory, tree, today);
      const after = computeTreeState(recordResult(memory, { table: 2, multiplier: 3 }, today, 'fluent'), tree, today);
      expect(after.dueDay ?? 0).toBeGreaterThanOrEqual(before.dueDay ?? 0);
      expect(after.isMissed).toBe(false);
      const missed = computeTreeState(recordResult(memory, { table: 2, multiplier: 3 }, today, 'missed'), tree, today);
      expect([missed.dueDay, missed.level]).toEqual([today + 1, 'seed']);
    }),
  );
});
