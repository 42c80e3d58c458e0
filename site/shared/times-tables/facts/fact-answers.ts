/**
 * What stored quizzes and practice sessions say about facts: one account for the server, the report and the devices.
 */
import { type FactForm, getAnswer, type Memories } from './fact-form.ts';
import {
  type DayResult,
  type FactMemory,
  FLUENT_SECONDS,
  joinResults,
  type StoredMemory,
  serializeMemory,
  toDayResult,
} from './fact-memory.ts';
import { getFinishTime, getQuizDay, type OffsetAt, type QuizTime } from './quiz-time.ts';
import { parseQuestion, type TimesFact } from './times-fact.ts';

/** What is read of a quiz that the server stores. `timeSpent` is in seconds. */
export type StoredQuiz = QuizTime & {
  readonly playerName: string;
  readonly questions: readonly {
    readonly question: string;
    readonly isCorrect: boolean;
    readonly timeSpent: number;
  }[];
};

/** What is read of a practice session that the server stores: the answers of a child's two minutes, in order. */
export type StoredPractice = QuizTime & {
  readonly playerName: string;
  /** Seconds of a quick answer, by the child's own typing; left out where that was never measured. */
  readonly fluentSeconds?: number | undefined;
  readonly questions: readonly {
    readonly question: string;
    readonly form: FactForm;
    readonly userAnswer: number | null;
    readonly timeSpent: number;
  }[];
};

/** A stored answer. `day` is the calendar day on which it was given, where that was. */
export type FactAnswer = {
  readonly fact: TimesFact;
  readonly form: FactForm;
  readonly playerName: string;
  readonly day: number;
  readonly result: DayResult;
};

/** All answers to valid questions, latest first. `quizzes` is newest first, with questions in order of time. */
export function listAnswers(
  quizzes: readonly StoredQuiz[],
  readersOffsetAt: OffsetAt,
  fluentSeconds = FLUENT_SECONDS,
): FactAnswer[] {
  return quizzes.flatMap((quiz) => {
    const { playerName, questions } = quiz;
    const day = getQuizDay(quiz, readersOffsetAt);
    return questions.toReversed().flatMap(({ question, isCorrect, timeSpent }) => {
      const fact = parseQuestion(question);
      const result = toDayResult(isCorrect, timeSpent, fluentSeconds);
      return fact ? [{ fact, form: 'product' as const, playerName, day, result }] : [];
    });
  });
}

/** Like `listAnswers`, of practice sessions. What is quick is said by each session. */
export function listPracticeAnswers(practices: readonly StoredPractice[], readersOffsetAt: OffsetAt): FactAnswer[] {
  return practices.flatMap((practice) => {
    const { playerName, questions, fluentSeconds } = practice;
    const day = getQuizDay(practice, readersOffsetAt);
    return questions.toReversed().flatMap(({ question, form, userAnswer, timeSpent }) => {
      const fact = parseQuestion(question);
      if (!fact) return [];
      const result = toDayResult(getAnswer(fact, form) === userAnswer, timeSpent, fluentSeconds);
      return [{ fact, form, playerName, day, result }];
    });
  });
}

/** Seconds of a quick answer by player, as the latest of these practice sessions says; they are newest first. */
export function findFluentSeconds(practices: readonly StoredPractice[]): ReadonlyMap<string, number> {
  return new Map(
    practices
      .toReversed()
      .flatMap(({ playerName, fluentSeconds }) => (fluentSeconds ? [[playerName, fluentSeconds]] : [])),
  );
}

/**
 * All answers, latest first. Both lists are newest first.
 *
 * @param fluentSeconds by player, for answers in quizzes: a quiz does not say it
 */
export function listAllAnswers(
  quizzes: readonly StoredQuiz[],
  practices: readonly StoredPractice[],
  readersOffsetAt: OffsetAt,
  fluentSeconds = findFluentSeconds(practices),
): FactAnswer[] {
  const timed = [
    ...quizzes.map((quiz) => ({
      at: getFinishTime(quiz),
      answers: listAnswers([quiz], readersOffsetAt, fluentSeconds.get(quiz.playerName)),
    })),
    ...practices.map((practice) => ({
      at: getFinishTime(practice),
      answers: listPracticeAnswers([practice], readersOffsetAt),
    })),
  ];
  return timed.sort((a, b) => b.at - a.at).flatMap(({ answers }) => answers);
}

/** What answers say about the facts of the one player who gave them, by what was asked of these. */
export function buildMemory(answers: readonly FactAnswer[], form: FactForm = 'product'): FactMemory {
  return joinResults(answers.filter((answer) => answer.form === form));
}

/** `buildMemory` for each form. */
export function buildMemories(answers: readonly FactAnswer[]): Memories {
  return {
    product: buildMemory(answers, 'product'),
    factor: buildMemory(answers, 'factor'),
    quotient: buildMemory(answers, 'quotient'),
  };
}

/** The days on which anything was answered, ascending. */
export function listAnswerDays(answers: readonly FactAnswer[]): number[] {
  return [...new Set(answers.map(({ day }) => day))].sort((a, b) => a - b);
}

/** What a player has shown, as the server tells it. */
type PlayerMemoryRecord = {
  readonly playerName: string;
  /** Seconds of a quick answer, as the latest practice session says. */
  readonly fluentSeconds?: number | undefined;
  /** Of the products. */
  readonly facts: StoredMemory;
  /** Days with an answer of any form, ascending. */
  readonly days: readonly number[];
};

/** What one player's quizzes and practice sessions say. Both lists are newest first. */
export function summarizePlayer(
  playerName: string,
  quizzes: readonly StoredQuiz[],
  practices: readonly StoredPractice[],
  readersOffsetAt: OffsetAt,
): PlayerMemoryRecord {
  const answers = listAllAnswers(quizzes, practices, readersOffsetAt);
  const fluentSeconds = findFluentSeconds(practices).get(playerName);
  return {
    playerName,
    ...(fluentSeconds !== undefined && { fluentSeconds }),
    facts: serializeMemory(buildMemory(answers)),
    days: listAnswerDays(answers),
  };
}
