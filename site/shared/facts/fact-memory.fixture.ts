import fc from 'fast-check';
import { DAY_RESULTS, emptyMemory, type FactMemory, recordResult } from './fact-memory.ts';

/** Memories of a few facts over up to forty days. */
export const arbitraryMemory: fc.Arbitrary<FactMemory> = fc
  .array(
    fc.record({
      fact: fc.record({ table: fc.integer({ min: 2, max: 4 }), multiplier: fc.integer({ min: 2, max: 4 }) }),
      day: fc.integer({ min: 0, max: 40 }),
      result: fc.constantFrom(...DAY_RESULTS),
    }),
    { maxLength: 60 },
  )
  .map((answers) =>
    answers.reduce((memory, { fact, day, result }) => recordResult(memory, fact, day, result), emptyMemory),
  );
