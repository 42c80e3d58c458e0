import { createScore } from '../support/submissions.fixture.ts';

/** The largest quiz that the API takes. */
export const LONGEST_QUIZ = createScore(
  '가'.repeat(40),
  Array.from({ length: 20 }, () => ({
    question: '9 × 9',
    correctAnswer: 81,
    userAnswer: -9998.99,
    isCorrect: false,
    timeSpent: 100.123,
  })),
  2002.46,
);
