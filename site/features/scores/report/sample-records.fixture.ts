import fc from 'fast-check';
import type { PracticeRecord } from '../../../shared/times-tables/api/practice-api.ts';
import type { Attempt, ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import { FACT_FORMS, type FactForm, getAnswer } from '../../../shared/times-tables/facts/fact-form.ts';
import { getLocalDay } from '../../../shared/times-tables/facts/quiz-time.ts';
import {
  getFact,
  summarize,
  sumTimeSpent,
  TIMES_FACTS,
  type TimesFact,
} from '../../../shared/times-tables/facts/times-fact.ts';
import type { Calendar } from './report.ts';

/** The day of the sample records, in UTC. */
export const CALENDAR: Calendar = { today: getLocalDay(Date.UTC(2026, 10, 21, 12), 0), offsetAt: () => 0 };

/** An attempt at a fact. A wrong answer is one too many; a late one is null. */
export function sampleAttempt(
  { question, product }: TimesFact,
  outcome: 'right' | 'wrong' | 'late',
  timeSpent = 3,
): Attempt {
  const userAnswer = outcome === 'right' ? product : outcome === 'wrong' ? product + 1 : null;
  return { question, correctAnswer: product, userAnswer, isCorrect: outcome === 'right', timeSpent };
}

/** A stored record of these attempts, finished `minute` minutes after 9:00 UTC on a Saturday. */
export function sampleRecord(playerName: string, questions: readonly Attempt[], minute = 0): ScoreRecord {
  return {
    id: `${playerName}-${minute}`,
    playerName,
    ...summarize(questions),
    timeTaken: sumTimeSpent(questions),
    questions,
    completedAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
  };
}

/** Ten attempts by default, of which the first `score` are right. */
export function sampleQuiz(score: number, totalQuestions = 10): Attempt[] {
  return Array.from({ length: totalQuestions }, (_, index) =>
    sampleAttempt(getFact(2 + (index % 6), 2 + (index % 5)), index < score ? 'right' : 'wrong'),
  );
}

/** A quiz that asks both orders of a × b, finished `daysAgo` days before the sample records. */
export function sampleTreeQuiz(
  playerName: string,
  [a, b]: [number, number],
  outcome: 'right' | 'wrong',
  daysAgo: number,
): ScoreRecord {
  const attempts = [getFact(a, b), getFact(b, a)].map((fact) => sampleAttempt(fact, outcome));
  return sampleRecord(playerName, attempts, -daysAgo * 24 * 60);
}

/** Names that a child or an attacker may type, spreadsheet formulas among them. */
const playerNames = fc.oneof(
  fc.constantFrom('하늘', '바다', '=SUM(A1)', '+82', '-1', '@cmd', '＝1', 'a,"b"', 'all', '전체', "O'Neil"),
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).map((name) => name.normalize('NFC')),
);

const attempts = fc
  .record({
    fact: fc.constantFrom(...TIMES_FACTS),
    outcome: fc.constantFrom('right' as const, 'wrong' as const, 'late' as const),
    timeSpent: fc.float({ min: 0, max: 10, noNaN: true }),
  })
  .map(({ fact, outcome, timeSpent }) => sampleAttempt(fact, outcome, timeSpent));

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

/** A practice session of these answers, finished `daysAgo` days before the day of the sample records. */
export function samplePractice(
  playerName: string,
  questions: PracticeRecord['questions'],
  daysAgo = 0,
  fluentSeconds?: number,
): PracticeRecord {
  const completedAt = new Date(Date.UTC(2026, 10, 21 - daysAgo, 10)).toISOString();
  const limit = fluentSeconds === undefined ? {} : { fluentSeconds };
  return { id: `${playerName}-practice-${daysAgo}`, playerName, ...limit, questions, completedAt };
}

/** An answer of a practice session; a wrong one is one too many. */
export function samplePracticeAnswer(
  fact: TimesFact,
  isRight: boolean,
  timeSpent = 3,
  form: FactForm = 'product',
): PracticeRecord['questions'][number] {
  return { question: fact.question, form, userAnswer: getAnswer(fact, form) + (isRight ? 0 : 1), timeSpent };
}

const practiceAnswers = fc
  .record({
    fact: fc.constantFrom(...TIMES_FACTS.filter(({ table, multiplier }) => table <= 4 && multiplier <= 4)),
    isRight: fc.boolean(),
    timeSpent: fc.float({ min: 0, max: 10, noNaN: true }),
    form: fc.constantFrom(...FACT_FORMS),
  })
  .map(({ fact, isRight, timeSpent, form }) => samplePracticeAnswer(fact, isRight, timeSpent, form));

/** A few players' quizzes and practice sessions over two months, in any order. */
export const histories: fc.Arbitrary<{ readonly records: ScoreRecord[]; readonly practices: PracticeRecord[] }> =
  fc.record({
    records: fc
      .array(
        fc.record({
          name: fc.constantFrom('하늘', '바다', 'Zoë'),
          questions: fc.array(attempts, { minLength: 1, maxLength: 12 }),
          daysAgo: fc.nat({ max: 60 }),
        }),
        { maxLength: 20 },
      )
      .map((quizzes) =>
        quizzes.map(({ name, questions, daysAgo }, index) => ({
          ...sampleRecord(name, questions, -daysAgo * 24 * 60),
          id: `quiz ${index}`,
        })),
      ),
    practices: fc
      .array(
        fc.record({
          name: fc.constantFrom('하늘', '바다', '별'),
          questions: fc.array(practiceAnswers, { minLength: 1, maxLength: 12 }),
          daysAgo: fc.nat({ max: 60 }),
          fluentSeconds: fc.constantFrom(undefined, 4, 5.5, 7),
        }),
        { maxLength: 20 },
      )
      .map((sessions) =>
        sessions.map(({ name, questions, daysAgo, fluentSeconds }, index) => ({
          ...samplePractice(name, questions, daysAgo, fluentSeconds),
          id: `practice ${index}`,
        })),
      ),
  });
