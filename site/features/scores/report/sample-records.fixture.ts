import type { Attempt, ScoreRecord } from '../../../shared/api/scores-api.ts';
import {
  computeProduct,
  formatQuestion,
  summarize,
  sumTimeSpent,
  type TimesFact,
} from '../../../shared/facts/attempt.ts';
import { getLocalDay } from '../../../shared/facts/fact-memory.ts';
import type { Calendar } from './calendar.ts';

/** The day of the sample records, in UTC. */
export const CALENDAR: Calendar = { today: getLocalDay(Date.UTC(2026, 10, 21, 12), 0), offsetMinutes: 0 };

/** An attempt at a fact. A wrong answer is one too many; a late one is null. */
export function sampleAttempt(question: TimesFact, outcome: 'right' | 'wrong' | 'late', timeSpent = 3): Attempt {
  const correctAnswer = computeProduct(question);
  const userAnswer = outcome === 'right' ? correctAnswer : outcome === 'wrong' ? correctAnswer + 1 : null;
  return { question: formatQuestion(question), correctAnswer, userAnswer, isCorrect: outcome === 'right', timeSpent };
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
    sampleAttempt({ table: 2 + (index % 6), multiplier: 2 + (index % 5) }, index < score ? 'right' : 'wrong'),
  );
}
