import { formatQuestion, productOf, summarise, type TimesFact, timeTakenOf } from '../../../shared/attempt.ts';
import type { Attempt, ScoreRecord } from '../../../shared/scores-api.ts';

/** For tests: an attempt at '7 × 8'. A wrong one answers one too many, a late one nothing at all. */
export function sampleAttempt(question: TimesFact, outcome: 'right' | 'wrong' | 'late', timeSpent = 3): Attempt {
  const correctAnswer = productOf(question);
  const userAnswer = outcome === 'right' ? correctAnswer : outcome === 'wrong' ? correctAnswer + 1 : null;
  return { question: formatQuestion(question), correctAnswer, userAnswer, isCorrect: outcome === 'right', timeSpent };
}

/** For tests: a stored record of these attempts, finished `minute` minutes after nine on a Saturday morning in UTC. */
export function sampleRecord(playerName: string, questions: readonly Attempt[], minute = 0): ScoreRecord {
  return {
    id: `${playerName}-${minute}`,
    playerName,
    ...summarise(questions),
    timeTaken: timeTakenOf(questions),
    questions,
    completedAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
  };
}

/** For tests: ten attempts, the first `score` of them right. */
export function sampleQuiz(score: number, totalQuestions = 10): Attempt[] {
  return Array.from({ length: totalQuestions }, (_, index) =>
    sampleAttempt({ table: 2 + (index % 6), multiplier: 2 + (index % 5) }, index < score ? 'right' : 'wrong'),
  );
}
