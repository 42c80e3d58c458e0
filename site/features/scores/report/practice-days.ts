import { DAY_MS } from '../../../shared/time.ts';
import type { PracticeRecord } from '../../../shared/times-tables/api/practice-api.ts';
import { type FactForm, formatQuestion, getAnswer } from '../../../shared/times-tables/facts/fact-form.ts';
import { getQuizDay, type OffsetAt } from '../../../shared/times-tables/facts/quiz-time.ts';
import { parseQuestion, type TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';

/** An answer of the two minutes. */
export type PracticeAnswer = {
  readonly fact: TimesFact;
  readonly form: FactForm;
  /** '6 × 7', '6 × ? = 42' or '42 ÷ 6'. */
  readonly question: string;
  readonly userAnswer: number | null;
  readonly isRight: boolean;
  readonly timeSpent: number;
};

/** What a player practiced on a day, in one or more sessions. */
export type PracticeDay = {
  /** YYYY-MM-DD, where the player was. */
  readonly day: string;
  readonly playerName: string;
  /** In the order in which they were given. */
  readonly answers: readonly PracticeAnswer[];
  readonly rightCount: number;
  /** What was missed at least once, in that order. */
  readonly missed: readonly string[];
};

/** The days of practice, the latest first. `sessions` is newest first. */
export function groupPracticeDays(sessions: readonly PracticeRecord[], offsetAt: OffsetAt): PracticeDay[] {
  const days = new Map<string, { number: number; playerName: string; answers: PracticeAnswer[] }>();
  for (const session of sessions.toReversed()) {
    const { playerName } = session;
    const number = getQuizDay(session, offsetAt);
    const key = `${number} ${playerName}`;
    const day = days.get(key) ?? { number, playerName, answers: [] };
    day.answers.push(...listSessionAnswers(session));
    days.set(key, day);
  }
  return [...days.values()]
    .sort((a, b) => b.number - a.number)
    .map(({ number, playerName, answers }) => ({
      day: new Date(number * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
      playerName,
      answers,
      rightCount: answers.filter(({ isRight }) => isRight).length,
      missed: [...new Set(answers.filter(({ isRight }) => !isRight).map(({ question }) => question))],
    }));
}

/** The answers of a session to valid questions. */
export function listSessionAnswers({ questions }: Pick<PracticeRecord, 'questions'>): PracticeAnswer[] {
  return questions.flatMap(({ question, form, userAnswer, timeSpent }) => {
    const fact = parseQuestion(question);
    if (!fact) return [];
    const isRight = getAnswer(fact, form) === userAnswer;
    return [{ fact, form, question: formatQuestion(fact, form), userAnswer, isRight, timeSpent }];
  });
}
