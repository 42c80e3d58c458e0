import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_RESULTS, emptyMemory, type FactMemory, recordResult } from '../../../shared/facts/fact-memory.ts';
import { computeTreeState, getTree, listBranches } from '../../../shared/facts/fact-tree.ts';
import { CHOOSABLE_TABLES, PRESET_TABLES } from '../../../shared/facts/tables.ts';
import { listTreesOfTables, MAX_FOCUS_FACTS, MAX_KNOWN_FACTS, planDay } from './day-plan.ts';

const TODAY = 50;

const arbitraryTables = fc.subarray([...CHOOSABLE_TABLES], { minLength: 1 });
const arbitraryPast: fc.Arbitrary<FactMemory> = fc
  .array(
    fc.record({
      fact: fc.record({ table: fc.integer({ min: 2, max: 9 }), multiplier: fc.integer({ min: 2, max: 9 }) }),
      day: fc.integer({ min: 20, max: TODAY }),
      result: fc.constantFrom(...DAY_RESULTS),
    }),
    { maxLength: 300 },
  )
  .map((answers) =>
    answers.reduce((memory, { fact, day, result }) => recordResult(memory, fact, day, result), emptyMemory),
  );

function factsOf(tables: readonly number[]): string[] {
  return listTreesOfTables(tables)
    .flatMap(listBranches)
    .map(({ table, multiplier }) => `${table}×${multiplier}`);
}

test('the preset tables have the 36 facts of the quiz, all tables have 64', () => {
  expect(new Set(factsOf(PRESET_TABLES)).size).toBe(36);
  expect(new Set(factsOf(CHOOSABLE_TABLES)).size).toBe(64);
  expect(listTreesOfTables(PRESET_TABLES)).toHaveLength(21);
  expect(listTreesOfTables([6, 8]).every(({ low, high }) => [low, high].some((one) => one === 6 || one === 8))).toBe(
    true,
  );
});

test('a day plan has at most ten facts of the chosen tables, each tree once', () => {
  fc.assert(
    fc.property(arbitraryPast, arbitraryTables, (memory, tables) => {
      const plan = planDay(memory, tables, TODAY);
      const trees = plan.map(({ fact }) => getTree(fact));
      expect(plan.length).toBeLessThanOrEqual(MAX_FOCUS_FACTS + MAX_KNOWN_FACTS);
      expect(new Set(trees.map(({ low, high }) => `${low}${high}`)).size).toBe(plan.length);
      for (const { low, high } of trees) expect(tables.some((table) => table === low || table === high)).toBe(true);
    }),
  );
});

test('a day plan has at most three missed facts, and none that was missed today', () => {
  fc.assert(
    fc.property(arbitraryPast, arbitraryTables, (memory, tables) => {
      const states = planDay(memory, tables, TODAY).map(({ fact }) => computeTreeState(memory, getTree(fact), TODAY));
      expect(states.filter(({ isMissed }) => isMissed).length).toBeLessThanOrEqual(MAX_FOCUS_FACTS);
      for (const { lastDay } of states) expect(lastDay).not.toBe(TODAY);
    }),
  );
});

test('a day plan has no known fact early while another one is due', () => {
  fc.assert(
    fc.property(arbitraryPast, (memory) => {
      const planned = planDay(memory, CHOOSABLE_TABLES, TODAY).map(({ fact }) => getTree(fact));
      const isPlanned = (one: { low: number; high: number }) =>
        planned.some(({ low, high }) => low === one.low && high === one.high);
      const states = listTreesOfTables(CHOOSABLE_TABLES).map((tree) => ({
        tree,
        ...computeTreeState(memory, tree, TODAY),
      }));
      const known = states.filter(({ dueDay, isMissed }) => dueDay !== null && !isMissed);
      const early = known.some(({ tree, dueDay }) => isPlanned(tree) && (dueDay ?? 0) > TODAY);
      const leftOut = known.some(({ tree, dueDay }) => !isPlanned(tree) && (dueDay ?? 0) <= TODAY);
      expect(early && leftOut).toBe(false);
    }),
  );
});

test('a first day plan begins with the easy facts', () => {
  const plan = planDay(emptyMemory, PRESET_TABLES, TODAY);
  expect(plan).toHaveLength(MAX_FOCUS_FACTS + MAX_KNOWN_FACTS);
  expect(plan.every(({ isNew }) => isNew)).toBe(true);
  expect(
    plan.every(({ fact }) => fact.table === 2 || fact.multiplier === 2 || fact.table === 5 || fact.multiplier === 5),
  ).toBe(true);
});

test('facts missed yesterday come before new ones', () => {
  const missed = { table: 7, multiplier: 6 };
  const memory = recordResult(emptyMemory, missed, TODAY - 1, 'missed');
  const plan = planDay(memory, PRESET_TABLES, TODAY);
  expect(plan.slice(0, 2).map(({ fact }) => getTree(fact))).toContainEqual(getTree(missed));
});
