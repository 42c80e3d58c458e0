import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMemory } from './fact-memory.fixture.ts';
import { type DayResult, emptyMemory, type FactMemory, recordResult } from './fact-memory.ts';
import { chooseBranch, computeTreeState, getTree, growForest, listTreesUpTo, WATER_AFTER_DAYS } from './fact-tree.ts';
import { getFact } from './times-fact.ts';

const THREE_SEVEN = getFact(3, 7);
const SEVEN_THREE = getFact(7, 3);
const TREE = getTree(getFact(3, 7));

type Answer = readonly [day: number, result: DayResult];

/** Answers to alternating branches: each entry is a day and its result. */
function answered(...days: readonly Answer[]): FactMemory {
  return days.reduce(
    (memory, [day, result], index) => recordResult(memory, index % 2 === 0 ? THREE_SEVEN : SEVEN_THREE, day, result),
    emptyMemory,
  );
}

test('3 × 7 and 7 × 3 share a tree with two branches, 4 × 4 has one branch, and table 1 has no tree', () => {
  expect(getTree(SEVEN_THREE)).toBe(getTree(THREE_SEVEN));
  expect(TREE.branches).toEqual([THREE_SEVEN, SEVEN_THREE]);
  expect(getTree(getFact(4, 4)).branches).toEqual([getFact(4, 4)]);
  expect(getTree(getFact(6, 1)).branches).toEqual([getFact(6, 1)]);
});

test('the trees up to 3 are three, by their larger number', () => {
  expect(listTreesUpTo(3).map(({ name }) => name)).toEqual(['2 × 2', '2 × 3', '3 × 3']);
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

const levelOn = (day: number, ...days: Answer[]) => computeTreeState(answered(...days), TREE, day).level;

test('quick answers on two days make a tree, slow ones a young tree', () => {
  expect(levelOn(12)).toBe('untried');
  expect(levelOn(12, [10, 'missed'])).toBe('seed');
  expect(levelOn(12, [10, 'fluent'], [10, 'fluent'])).toBe('sprout');
  expect(levelOn(13, [10, 'fluent'], [13, 'fluent'])).toBe('tree');
  expect(levelOn(12, [10, 'slow'], [11, 'slow'])).toBe('young');
  expect(levelOn(13, [10, 'fluent'], [13, 'slow'])).toBe('young');
  expect(levelOn(20, [10, 'slow'], [11, 'slow'], [12, 'fluent'], [15, 'fluent'])).toBe('tree');
});

test('a miss makes a tree thirsty and a sprout a seed, and one right day brings the tree back', () => {
  expect(levelOn(20, [10, 'fluent'], [13, 'fluent'], [20, 'missed'])).toBe('thirsty');
  expect(levelOn(21, [10, 'fluent'], [13, 'fluent'], [20, 'missed'], [21, 'slow'])).toBe('tree');
  expect(levelOn(21, [10, 'slow'], [11, 'slow'], [20, 'missed'], [21, 'missed'])).toBe('thirsty');
  expect(levelOn(11, [10, 'fluent'], [11, 'missed'])).toBe('seed');
});

test('what a child says to have known is a sprout at most', () => {
  expect(levelOn(30, [10, 'claimed'])).toBe('sprout');
  expect(levelOn(30, [10, 'claimed'], [11, 'claimed'], [14, 'claimed'], [21, 'claimed'])).toBe('sprout');
  expect(levelOn(30, [10, 'missed'], [11, 'claimed'])).toBe('sprout');
  expect(computeTreeState(answered([10, 'fluent'], [13, 'claimed']), TREE, 13).dueDay).toBe(13);
});

test('the other branch of a tree is asked next', () => {
  const oneBranch = recordResult(recordResult(emptyMemory, THREE_SEVEN, 10, 'fluent'), THREE_SEVEN, 13, 'fluent');
  expect(computeTreeState(oneBranch, TREE, 13).level).toBe('tree');
  expect(chooseBranch(oneBranch, TREE)).toEqual(SEVEN_THREE);
});

test('a tree needs water when it is due and was not asked for two weeks', () => {
  const memory = answered([10, 'fluent'], [13, 'fluent']);
  expect(computeTreeState(memory, TREE, 13 + WATER_AFTER_DAYS - 1).level).toBe('tree');
  expect(computeTreeState(memory, TREE, 13 + WATER_AFTER_DAYS).level).toBe('thirsty');
  const watered = recordResult(memory, THREE_SEVEN, 27, 'fluent');
  expect(computeTreeState(watered, TREE, 42).level).toBe('tree');
  expect(computeTreeState(watered, TREE, 27 + 16).level).toBe('thirsty');
});

test('a forest reaches to the highest number that was asked, and facts × 1 have no tree', () => {
  expect(growForest(emptyMemory, 1)).toHaveLength(21);
  expect(growForest(recordResult(emptyMemory, getFact(9, 1), 1, 'fluent'), 1)).toHaveLength(21);
  expect(growForest(recordResult(emptyMemory, getFact(2, 9), 1, 'fluent'), 1)).toHaveLength(36);
});

const SMALL = getTree(getFact(2, 3));
const LATER = fc.integer({ min: 41, max: 90 });

test('a right answer before its day changes nothing', () => {
  fc.assert(
    fc.property(arbitraryMemory, fc.constantFrom('slow' as const, 'fluent' as const), (memory, result) => {
      const asked = recordResult(memory, getFact(2, 3), 41, 'fluent');
      const before = computeTreeState(asked, SMALL, 100);
      fc.pre((before.dueDay ?? 0) > 42);
      expect(computeTreeState(recordResult(asked, getFact(3, 2), 42, result), SMALL, 100)).toEqual(before);
    }),
  );
});

test('the due day is after the last miss, and a right answer never makes it earlier', () => {
  fc.assert(
    fc.property(arbitraryMemory, LATER, (memory, today) => {
      const before = computeTreeState(memory, SMALL, today);
      const after = computeTreeState(recordResult(memory, getFact(2, 3), today, 'fluent'), SMALL, today);
      expect(after.dueDay ?? 0).toBeGreaterThanOrEqual(before.dueDay ?? 0);
      const missed = computeTreeState(recordResult(memory, getFact(2, 3), today, 'missed'), SMALL, today);
      expect([missed.dueDay, missed.isMissed]).toEqual([today + 1, true]);
    }),
  );
});

/** A memory with a young tree or a tree, whatever came before, and a day on which it stands. */
const arbitraryStanding = fc
  .tuple(
    arbitraryMemory,
    fc.array(fc.constantFrom('slow' as const, 'fluent' as const), { minLength: 2, maxLength: 4 }),
    fc.integer({ min: 1, max: WATER_AFTER_DAYS - 1 }),
  )
  .map(([first, results, later]) => {
    let [memory, day] = [first, 40];
    for (const result of results) {
      day = Math.max(day + 1, computeTreeState(memory, SMALL, day).dueDay ?? 0);
      memory = recordResult(memory, getFact(2, 3), day, result);
    }
    return { memory, day: day + later };
  });

test('a tree that was missed is never a seed, and a right day after it gives back what stood', () => {
  fc.assert(
    fc.property(arbitraryStanding, fc.integer({ min: 1, max: 9 }), ({ memory, day }, later) => {
      const before = computeTreeState(memory, SMALL, day).level;
      expect(['tree', 'young']).toContain(before);
      const missed = recordResult(memory, getFact(2, 3), day, 'missed');
      expect(computeTreeState(missed, SMALL, day).level).toBe('thirsty');
      const watered = recordResult(missed, getFact(3, 2), day + later, 'slow');
      expect(computeTreeState(watered, SMALL, day + later).level).toBe(before);
    }),
  );
});
