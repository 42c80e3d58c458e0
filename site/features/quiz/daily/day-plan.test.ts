import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Memories } from '../../../shared/times-tables/facts/fact-form.ts';
import {
  DAY_RESULTS,
  emptyMemory,
  type FactMemory,
  recordResult,
} from '../../../shared/times-tables/facts/fact-memory.ts';
import {
  areOfSameTree,
  computeTreeState,
  countPlants,
  type FactTree,
  findLastAskedDay,
  getTree,
  growForest,
} from '../../../shared/times-tables/facts/fact-tree.ts';
import {
  CHOOSABLE_TABLES,
  getFact,
  PRESET_TABLES,
  TIMES_FACTS,
  type TimesFact,
} from '../../../shared/times-tables/facts/times-fact.ts';
import {
  listTreesOfTables,
  MAX_FACTS,
  MAX_KNOWN_FACTS,
  MAX_UNKNOWN_FACTS,
  MIN_FACTS,
  planDay,
  planFocus,
  planSession,
} from './day-plan.ts';

const TODAY = 50;

const arbitraryTables = fc.subarray([...CHOOSABLE_TABLES], { minLength: 1 });
const arbitraryPast: fc.Arbitrary<FactMemory> = fc
  .array(
    fc.record({
      fact: fc.constantFrom(...TIMES_FACTS.filter(({ multiplier }) => multiplier >= 2)),
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
    .flatMap(({ branches }) => branches)
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

test('a day plan has at most twelve facts, each tree once, of the chosen tables or the next ones', () => {
  fc.assert(
    fc.property(arbitraryPast, arbitraryTables, (memory, tables) => {
      const plan = planDay(memory, tables, TODAY);
      const trees = plan.map(({ fact }) => getTree(fact));
      expect(plan.length).toBeLessThanOrEqual(MAX_FACTS);
      expect(new Set(trees).size).toBe(plan.length);
      const mayGoOn = PRESET_TABLES.every((table) => tables.includes(table));
      for (const { low, high } of trees) {
        expect(mayGoOn || tables.some((table) => table === low || table === high)).toBe(true);
      }
    }),
  );
});

test('a day plan has at most three missed facts, and none that was missed today', () => {
  fc.assert(
    fc.property(arbitraryPast, arbitraryTables, (memory, tables) => {
      const states = planDay(memory, tables, TODAY).map(({ fact }) => computeTreeState(memory, getTree(fact), TODAY));
      expect(states.filter(({ isMissed }) => isMissed).length).toBeLessThanOrEqual(MAX_UNKNOWN_FACTS);
      const days = planDay(memory, tables, TODAY).map(({ fact }) => findLastAskedDay(memory, getTree(fact)));
      expect(days).not.toContain(TODAY);
    }),
  );
});

test('a day plan has no known fact early while another one is due', () => {
  fc.assert(
    fc.property(arbitraryPast, (memory) => {
      const planned = planDay(memory, CHOOSABLE_TABLES, TODAY).map(({ fact }) => getTree(fact));
      const isPlanned = (one: FactTree) => planned.includes(one);
      const known = growForest(memory, TODAY).filter(
        ({ tree, state }) => state.dueDay !== null && !state.isMissed && findLastAskedDay(memory, tree) !== TODAY,
      );
      const early = known.some(({ tree, state }) => isPlanned(tree) && (state.dueDay ?? 0) > TODAY);
      const leftOut = known.some(({ tree, state }) => !isPlanned(tree) && (state.dueDay ?? 0) <= TODAY);
      expect(early && leftOut).toBe(false);
    }),
  );
});

test('a first day plan begins with the easy facts', () => {
  const plan = planDay(emptyMemory, PRESET_TABLES, TODAY);
  expect(plan).toHaveLength(MAX_FACTS);
  expect(plan.every(({ isNew }) => isNew)).toBe(true);
  const isEasy = ({ table, multiplier }: TimesFact) => [table, multiplier].some((one) => one === 2 || one === 5);
  expect(plan.filter(({ fact }) => isEasy(fact))).toHaveLength(11);
});

test('facts missed yesterday come before new ones', () => {
  const missed = getFact(7, 6);
  const memory = recordResult(emptyMemory, missed, TODAY - 1, 'missed');
  const plan = planDay(memory, PRESET_TABLES, TODAY);
  expect(plan.slice(0, 2).map(({ fact }) => getTree(fact))).toContainEqual(getTree(missed));
});

describe('a child who misses nothing', () => {
  /** Plays days 1 to `days`; `skip` leaves some out. Returns what was asked each day, and the end. */
  function playDays(days: number, tables: readonly number[]) {
    let memories: Memories = { product: emptyMemory, factor: emptyMemory, quotient: emptyMemory };
    const plans = Array.from({ length: days }, (_, index) => {
      const day = index + 1;
      const before = memories.product;
      const plan = planSession(memories, tables, day);
      for (const { fact, form } of plan) {
        memories = { ...memories, [form]: recordResult(memories[form], fact, day, 'fluent') };
      }
      return { day, plan, before };
    });
    return { plans, memories };
  }

  test('has the whole forest of 2 to 9 on day 6', () => {
    const { memories } = playDays(6, CHOOSABLE_TABLES);
    expect(countPlants(growForest(memories.product, 6), 'tree')).toBe(36);
  });

  test('is never asked the same fact on two days running while it is not due', () => {
    for (const tables of [PRESET_TABLES, CHOOSABLE_TABLES, [6, 8]]) {
      const { plans } = playDays(40, tables);
      for (const { day, plan, before } of plans) {
        const products = plan.filter(({ form }) => form === 'product').map(({ fact }) => fact);
        const early = products.filter((fact) => (computeTreeState(before, getTree(fact), day).dueDay ?? 0) > day);
        for (const fact of early) expect(findLastAskedDay(before, getTree(fact))).toBeLessThan(day - 1);
      }
    }
  });

  test('goes on with the 8s and 9s, then with missing factors, then with quotients', () => {
    const { plans } = playDays(30, PRESET_TABLES);
    const firstDay = (isThere: (one: (typeof plans)[number]['plan'][number]) => boolean) =>
      plans.find(({ plan }) => plan.some(isThere))?.day ?? expect.fail('never asked');
    const wide = firstDay(({ fact }) => fact.table > 7 || fact.multiplier > 7);
    const factor = firstDay(({ form }) => form === 'factor');
    const quotient = firstDay(({ form }) => form === 'quotient');
    expect(wide).toBeLessThan(factor);
    expect(factor).toBeLessThan(quotient);
  });

  test('with tables of an own choice stays with these', () => {
    const { plans } = playDays(20, [6, 8]);
    const numbers = plans.flatMap(({ plan }) => plan.map(({ fact }) => [fact.table, fact.multiplier]));
    expect(numbers.every((pair) => pair.includes(6) || pair.includes(8))).toBe(true);
  });
});

test('after misses at most three facts are missed or new', () => {
  const missed = [getFact(7, 6), getFact(7, 7), getFact(6, 6), getFact(4, 7)];
  const known = listTreesOfTables([2, 5]).flatMap(({ branches }) => branches);
  let memory = emptyMemory;
  for (const fact of known) memory = recordResult(memory, fact, TODAY - 2, 'fluent');
  for (const fact of missed) memory = recordResult(memory, fact, TODAY - 1, 'missed');
  const plan = planDay(memory, PRESET_TABLES, TODAY);
  expect(plan).toHaveLength(MAX_UNKNOWN_FACTS + MAX_KNOWN_FACTS);
  expect(plan.filter(({ fact, isNew }) => isNew || missed.some((one) => areOfSameTree(one, fact)))).toHaveLength(3);
});

test('what is not due is asked to reach five, where something is due', () => {
  let memory = emptyMemory;
  for (const tree of listTreesOfTables(CHOOSABLE_TABLES)) {
    for (const day of [TODAY - 10, TODAY - 7]) {
      for (const fact of tree.branches) memory = recordResult(memory, fact, day, 'fluent');
    }
  }
  // Asked on two days, the second time a week ago: all are due in a week and more.
  expect(planDay(memory, CHOOSABLE_TABLES, TODAY - 2)).toEqual([]);
  const slow = new Map(memory).set(getFact(7, 7), new Map([[TODAY - 2, 'slow' as const]]));
  expect(planDay(slow, CHOOSABLE_TABLES, TODAY - 1)).toHaveLength(MIN_FACTS);
});

describe('the two minutes that the report asks for', () => {
  const hard = [6, 7, 8, 9].flatMap((table) => [getFact(table, 7), getFact(table, 8)]);

  test('have at most three facts that are not known, among at most seven that are', () => {
    fc.assert(
      fc.property(arbitraryPast, fc.subarray([...TIMES_FACTS]), (memory, facts) => {
        const plan = planFocus(memory, facts, TODAY).map(({ fact }) => fact);
        const isKnown = (fact: TimesFact) =>
          ['tree', 'young', 'sprout'].includes(computeTreeState(memory, getTree(fact), TODAY).level);
        expect(plan.filter((fact) => !isKnown(fact)).length).toBeLessThanOrEqual(MAX_UNKNOWN_FACTS);
        expect(plan.filter(isKnown).length).toBeLessThanOrEqual(MAX_KNOWN_FACTS);
        expect(plan.every((fact, index) => !plan.slice(0, index).some((one) => areOfSameTree(one, fact)))).toBe(true);
      }),
    );
  });

  test('take these facts first, also what was missed today', () => {
    let memory = emptyMemory;
    for (const fact of hard) memory = recordResult(memory, fact, TODAY, 'missed');
    for (const fact of listTreesOfTables([2]).flatMap(({ branches }) => branches))
      memory = recordResult(memory, fact, TODAY, 'fluent');
    const plan = planFocus(memory, hard, TODAY).map(({ fact }) => fact);
    expect(plan.filter((fact) => hard.some((one) => areOfSameTree(one, fact)))).toHaveLength(MAX_UNKNOWN_FACTS);
    expect(plan.length).toBeGreaterThan(MAX_UNKNOWN_FACTS);
  });
});
