import { PRESET_TABLES } from '../../../shared/times-tables/facts/times-fact.ts';
import { firstQuiz, getDeadline, getQuizFact, type Quiz, type QuizEvent, reduceQuiz } from './quiz.ts';

export const T0 = 1_700_000_000_000;
export const KEY = 'key-1';

export function started(more: Partial<QuizEvent & { type: 'start' }> = {}): Quiz & { phase: 'asking' } {
  const quiz = reduceQuiz(firstQuiz, {
    type: 'start',
    at: T0,
    playerName: '지우',
    key: KEY,
    seed: 7,
    tables: PRESET_TABLES,
    isCalm: false,
    ...more,
  });
  if (quiz.phase !== 'asking') throw new Error(quiz.phase);
  return quiz;
}

export function rightAnswer(quiz: Quiz): string {
  const fact = getQuizFact(quiz);
  if (!fact) throw new Error(quiz.phase);
  return String(fact.product);
}

export const answerAt = (at: number, text: string): QuizEvent => ({ type: 'answer', at: T0 + at, text });
export const tickAt = (at: number): QuizEvent => ({ type: 'tick', at: T0 + at });
export const lastAttempt = (quiz: Quiz) => (quiz.phase === 'naming' ? undefined : quiz.run.attempts.at(-1));

/** Answers every question right (or as `textOf` says) two seconds after it appears. */
export function playedThrough(textOf: (quiz: Quiz, index: number) => string = rightAnswer): Quiz {
  let quiz: Quiz = started();
  while (quiz.phase === 'asking') {
    quiz = reduceQuiz(quiz, {
      type: 'answer',
      at: quiz.askedAt + 2000,
      text: textOf(quiz, quiz.run.attempts.length),
    });
    const deadline = getDeadline(quiz);
    if (deadline !== null) quiz = reduceQuiz(quiz, { type: 'tick', at: deadline });
  }
  return quiz;
}
