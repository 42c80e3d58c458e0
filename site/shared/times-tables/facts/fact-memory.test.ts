import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMemory } from './fact-memory.fixture.ts';
import {
  DAY_RESULTS,
  type DayResult,
  emptyMemory,
  type FactMemory,
  joinResults,
  listMemoryDays,
  MAX_DAYS,
  mergeMemories,
  parseMemory,
  recordResult,
  serializeMemory,
  toDayResult,
} from './fact-memory.ts';
import { getFact } from './times-fact.ts';

const FACT = getFact(3, 7);

function sorted(memory: FactMemory): unknown {
  return [...memory].map(([{ question }, days]) => [question, [...days].sort()]).sort();
}

test('merging memories is commutative, associative and idempotent', () => {
  fc.assert(
    fc.property(arbitraryMemory, arbitraryMemory, arbitraryMemory, (a, b, c) => {
      expect(sorted(mergeMemories(a, b))).toEqual(sorted(mergeMemories(b, a)));
      expect(sorted(mergeMemories(mergeMemories(a, b), c))).toEqual(sorted(mergeMemories(a, mergeMemories(b, c))));
      expect(sorted(mergeMemories(a, a))).toEqual(sorted(a));
      expect(sorted(mergeMemories(a, emptyMemory))).toEqual(sorted(a));
    }),
  );
});

test('merging memories keeps every recent day, and a miss stays a miss', () => {
  fc.assert(
    fc.property(arbitraryMemory, arbitraryMemory, (a, b) => {
      const merged = mergeMemories(a, b);
      for (const memory of [a, b]) {
        for (const [fact, days] of memory) {
          const kept = merged.get(fact) ?? new Map<number, DayResult>();
          const oldest = kept.size < MAX_DAYS ? -1 : Math.min(...kept.keys());
          for (const [day, result] of days) {
            if (day < oldest) continue;
            expect(kept.has(day)).toBe(true);
            if (result === 'missed') expect(kept.get(day)).toBe('missed');
          }
        }
      }
    }),
  );
});

test('a stored memory is read back unchanged', () => {
  fc.assert(
    fc.property(arbitraryMemory, (memory) => {
      const stored: unknown = JSON.parse(JSON.stringify(serializeMemory(memory)));
      expect(sorted(parseMemory(stored) ?? emptyMemory)).toEqual(sorted(memory));
    }),
  );
});

test('invalid facts, days and results are dropped, and a memory that is no object is refused', () => {
  expect(
    sorted(parseMemory({ '3 × 7': { 20600: 'fluent', x: 'slow', 7: 'great' }, '1 × 1': {}, hm: 4 }) ?? emptyMemory),
  ).toEqual(sorted(recordResult(emptyMemory, FACT, 20600, 'fluent')));
  for (const value of [null, 'text', 3, []]) expect(parseMemory(value)).toBeNull();
});

test('within a day a miss outweighs all, and a slow answer does not replace a fluent one', () => {
  const day = (...results: DayResult[]) =>
    results
      .reduce((memory, result) => recordResult(memory, FACT, 5, result), emptyMemory)
      .get(FACT)
      ?.get(5);
  expect(day('slow', 'fluent')).toBe('fluent');
  expect(day('fluent', 'slow')).toBe('fluent');
  expect(day('fluent', 'missed', 'fluent')).toBe('missed');
  expect(day('slow', 'claimed')).toBe('slow');
});

test('answers that are joined at once are what they are one by one, in any order', () => {
  const answers = fc.array(
    fc.record({
      fact: fc.constantFrom(FACT, getFact(7, 3), getFact(2, 2)),
      day: fc.integer({ min: 0, max: 40 }),
      result: fc.constantFrom(...DAY_RESULTS),
    }),
    { maxLength: 80 },
  );
  fc.assert(
    fc.property(answers, (given) => {
      const recorded = given.reduce(
        (memory, { fact, day, result }) => recordResult(memory, fact, day, result),
        emptyMemory,
      );
      expect(sorted(joinResults(given))).toEqual(sorted(recorded));
      expect(sorted(joinResults(given.toReversed()))).toEqual(sorted(recorded));
    }),
  );
});

test('only the latest days of a fact are stored', () => {
  let memory = emptyMemory;
  for (let day = 1; day <= MAX_DAYS + 4; day += 1) memory = recordResult(memory, FACT, day, 'slow');
  expect(listMemoryDays(memory)).toEqual(Array.from({ length: MAX_DAYS }, (_, index) => index + 5));
});

test('a right answer is fluent within six seconds, and slow where its time is unknown', () => {
  const ofQuickTypist = [toDayResult(true, 4, 4), toDayResult(true, 4.1, 4)];
  expect(ofQuickTypist).toEqual(['fluent', 'slow']);
  expect([toDayResult(true, 6), toDayResult(true, 6.1), toDayResult(true, null), toDayResult(false, 1)]).toEqual([
    'fluent',
    'slow',
    'slow',
    'missed',
  ]);
});
