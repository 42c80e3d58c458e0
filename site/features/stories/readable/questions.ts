import type { Question } from '../model/book.ts';

/** The questions that follow a chapter, or without a chapter those at the end of the book. */
export function selectQuestionsAfter(questions: readonly Question[], chapter?: number): Question[] {
  return questions.filter(({ after }) => after === chapter);
}
