import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Tables } from '../../migrations/tables.ts';
import type { PracticeSubmission } from '../../shared/times-tables/api/practice-api.ts';
import type { Attempt, ScoreSubmission } from '../../shared/times-tables/api/scores-api.ts';
import { summarize, sumTimeSpent, TIMES_FACTS } from '../../shared/times-tables/facts/times-fact.ts';
import { cleanName, isAddressableName } from '../../shared/times-tables/players/player-name.ts';

/** A submission of the answered quiz, with the score that the page computes. */
export function createScore(playerName: string, attempts: readonly Attempt[], timeTaken = 42.5): ScoreSubmission {
  return { playerName, ...summarize(attempts), timeTaken, questions: attempts };
}

/** Ten questions on 7 × 8; the first `right` answers are correct. */
export function quizBy(playerName: string, right = 9): ScoreSubmission {
  const attempts = Array.from({ length: 10 }, (_, index) => ({
    question: '7 × 8',
    correctAnswer: 56,
    userAnswer: index < right ? 56 : 54,
    isCorrect: index < right,
    timeSpent: 3.2,
  }));
  return createScore(playerName, attempts);
}

/** A practice session with four answers on 7 × 8 and its quotient, of which one is wrong. */
export function practiceBy(playerName: string): PracticeSubmission {
  const asked = { question: '7 × 8', form: 'product', timeSpent: 3.2 } as const;
  return {
    playerName,
    fluentSeconds: 4.5,
    questions: [
      { ...asked, userAnswer: 54 },
      { ...asked, userAnswer: 56 },
      { ...asked, userAnswer: 56, timeSpent: 5.125 },
      { ...asked, form: 'quotient', userAnswer: 8 },
    ],
  };
}

/** Stored quizzes of a player, oldest first; every other one was sent without a key. */
export function createScoreRows(room: string, playerName: string, count: number): Tables['quiz_scores'][] {
  return Array.from({ length: count }, (_, index) => {
    const id = `0195b5a0-${String(index).padStart(4, '0')}-7${randomUUID().slice(15)}`;
    const completedAt = '2026-03-01T09:00:00.000Z';
    const record = JSON.stringify({ id, ...quizBy(playerName, index % 11), completedAt });
    const key = index % 2 === 0 ? null : randomUUID();
    return { id, room, player_name: playerName, idempotency_key: key, record, completed_at: completedAt };
  });
}

const seconds = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);

const anyAttempt: fc.Arbitrary<Attempt> = fc
  .record({
    fact: fc.constantFrom(...TIMES_FACTS),
    answer: fc.oneof(fc.constant('right' as const), fc.constant(null), fc.integer({ min: -9999, max: 9999 })),
    timeSpent: seconds,
  })
  .map(({ fact: { question, product }, answer, timeSpent }) => {
    const userAnswer = answer === 'right' ? product : answer;
    return { question, correctAnswer: product, userAnswer, isCorrect: userAnswer === product, timeSpent };
  });

/** Names as children type them: any script, emoji and combining marks, blanks around, at most 40 characters inside. */
export const anyName: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(
      '하늘',
      'Zoë',
      '민준 2',
      'O’Brien',
      '%2F',
      '../x',
      'a/b',
      '👩‍🚀',
      "'; drop table",
      '"\\1',
      '?limit=1',
      'null',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  )
  .filter((name) => {
    const kept = cleanName(name);
    return kept !== '' && isAddressableName(kept) && [...kept].length <= 40 && !/\p{Cc}/u.test(name.trim());
  });

export const anySubmission: fc.Arbitrary<ScoreSubmission> = fc
  .record({
    name: anyName,
    attempts: fc.array(anyAttempt, { minLength: 1, maxLength: 10 }),
    pauses: seconds,
  })
  .map(({ name, attempts, pauses }) =>
    createScore(name, attempts, Math.round((sumTimeSpent(attempts) + pauses) * 10) / 10),
  );
