import fc from 'fast-check';
import type { ScoreRecord } from '../../../shared/api/scores-api.ts';
import { sampleAttempt, sampleRecord } from './sample-records.fixture.ts';

/** Names that a child or an attacker may type, spreadsheet formulas among them. */
const playerNames = fc.oneof(
  fc.constantFrom('하늘', '바다', '=SUM(A1)', '+82', '-1', '@cmd', '＝1', 'a,"b"', 'all', '전체', "O'Neil"),
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).map((name) => name.normalize('NFC')),
);

const attempts = fc
  .record({
    table: fc.integer({ min: 2, max: 9 }),
    multiplier: fc.integer({ min: 1, max: 9 }),
    outcome: fc.constantFrom('right' as const, 'wrong' as const, 'late' as const),
    timeSpent: fc.float({ min: 0, max: 10, noNaN: true }),
  })
  .map(({ outcome, timeSpent, ...fact }) => sampleAttempt(fact, outcome, timeSpent));

/** Up to twenty records of a few players in any order, with unique ids. */
export const scoreRecords: fc.Arbitrary<ScoreRecord[]> = fc
  .array(playerNames, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.array(
      fc.record({
        name: fc.constantFrom(...names),
        questions: fc.array(attempts, { minLength: 1, maxLength: 12 }),
        minute: fc.nat({ max: 30 }),
      }),
      { maxLength: 20 },
    ),
  )
  .map((records) =>
    records.map(({ name, questions, minute }, index) => ({
      ...sampleRecord(name, questions, minute),
      id: String(index),
    })),
  );
