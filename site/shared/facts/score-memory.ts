import { parseQuestion } from './attempt.ts';
import { emptyMemory, type FactMemory, getLocalDay, recordResult, toDayResult } from './fact-memory.ts';

/** What is read of a quiz that the server stores. `timeSpent` is in seconds. */
type StoredQuiz = {
  readonly completedAt: string;
  readonly questions: readonly {
    readonly question: string;
    readonly isCorrect: boolean;
    readonly timeSpent: number;
  }[];
};

/** What stored quizzes say about a player's facts. `offsetMinutes` is `Date.getTimezoneOffset()`. */
export function buildMemoryFromScores(records: readonly StoredQuiz[], offsetMinutes: number): FactMemory {
  let memory = emptyMemory;
  for (const { completedAt, questions } of records) {
    const day = getLocalDay(Date.parse(completedAt), offsetMinutes);
    for (const { question, isCorrect, timeSpent } of questions) {
      const fact = parseQuestion(question);
      if (fact) memory = recordResult(memory, fact, day, toDayResult(isCorrect, timeSpent));
    }
  }
  return memory;
}
