import { formatQuestion, parseQuestion } from '../../../shared/facts/attempt.ts';
import { getFields, parseJson } from '../../../shared/storage/json.ts';
import { QUESTION_COUNT } from './questions.ts';
import type { QuizRun } from './quiz.ts';

/** Key in session storage of a quiz that was left, so that it can be taken up again in this tab. */
export const RUN_KEY = 'story-forest.quiz-run';

export function formatRun(run: QuizRun): string {
  return JSON.stringify({ ...run, questions: run.questions.map(formatQuestion) });
}

/** Parses a stored quiz; null where the text is none. */
export function parseRun(text: string | null): QuizRun | null {
  const fields = getFields(parseJson(text));
  if (!fields) return null;
  const { playerName, key, questions, isCalm, attempts } = fields;
  if (typeof playerName !== 'string' || typeof key !== 'string' || !Array.isArray(questions)) return null;
  const facts = questions.flatMap((one) => (typeof one === 'string' ? (parseQuestion(one) ?? []) : []));
  if (facts.length !== QUESTION_COUNT || !Array.isArray(attempts) || attempts.length > QUESTION_COUNT) return null;
  return { playerName, key, questions: facts, isCalm: isCalm === true, attempts: attempts as QuizRun['attempts'] };
}
