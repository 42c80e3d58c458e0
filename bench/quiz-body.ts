/** A quiz of ten questions as the page sends it; one of them was answered wrong. */
export function quizBody(playerName: string): object {
  return {
    playerName,
    score: 9,
    totalQuestions: 10,
    accuracy: 90,
    timeTaken: 41.7,
    questions: Array.from({ length: 10 }, (_, index) => ({
      question: '7 × 8',
      correctAnswer: 56,
      userAnswer: index === 0 ? 54 : 56,
      isCorrect: index !== 0,
      timeSpent: 4.2,
    })),
  };
}
