import fc from 'fast-check';
import { DAY_RESULTS, emptyMemory, type FactMemory, recordResult } from './fact-memory.ts';
import { TIMES_FACTS } from './times-fact.ts';

const FEW_FACTS = TIMES_FACTS.filter(({ table, multiplier }) => table <= 4 && multiplier >= 2 && multiplier <= 4);

/** Memories of a few facts over up to forty days. */
export const arbitraryMemory: fc.Arbitrary<FactMemory> = fc
  .array(
    fc.record({
      fact: fc.constantFrom(...FEW_FACTS),
      day: fc.integer({ min: 0, max: 40 }),
      result: fc.constantFrom(...DAY_RESULTS),
    }),
    { maxLength: 60 },
  )
  .map((answers) =>
    answers.reduce((memory, { fact, day, result }) => recordResult(memory, fact, day, result), emptyMemory),
  );
