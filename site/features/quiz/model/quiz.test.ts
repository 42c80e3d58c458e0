import { describe, expect, test } from 'vitest';
import { PRESET_TABLES } from '../../../shared/times-tables/facts/times-fact.ts';
import type { SendStatus } from '../../../shared/times-tables/outbox/outbox.ts';
import { answerAt, KEY, lastAttempt, playedThrough, rightAnswer, started, T0, tickAt } from './quiz.fixture.ts';
import {
  computeSecondsLeft,
  computeTimeLeftMs,
  firstQuiz,
  getDeadline,
  getUrgency,
  parseAnswer,
  type Quiz,
  type QuizEvent,
  reduceQuiz,
} from './quiz.ts';
import { buildSubmission } from './quiz-run.ts';

describe('an answer', () => {
  test('a right answer is praised, counted, and followed by the next question after 1.5 s', () => {
    const quiz = started();
    const praised = reduceQuiz(quiz, answerAt(3240, rightAnswer(quiz)));
    expect(praised.phase).toBe('correct');
    expect(lastAttempt(praised)).toMatchObject({ isCorrect: true, timeSpent: 3.2 });
    expect(reduceQuiz(praised, tickAt(3240 + 1499)).phase).toBe('correct');
    expect(reduceQuiz(praised, tickAt(3240 + 1500))).toMatchObject({ phase: 'asking', askedAt: T0 + 4740 });
  });

  test('a wrong answer is shown for 4 s', () => {
    const wrong = reduceQuiz(started(), answerAt(1000, '1'));
    expect(wrong.phase).toBe('wrong');
    expect(lastAttempt(wrong)).toMatchObject({ isCorrect: false, userAnswer: 1, timeSpent: 1 });
    expect(reduceQuiz(wrong, tickAt(1000 + 3999)).phase).toBe('wrong');
    expect(reduceQuiz(wrong, tickAt(1000 + 4000)).phase).toBe('asking');
  });

  test('an answer that is not a number is recorded as null, and wrong', () => {
    const wrong = reduceQuiz(started(), answerAt(1000, 'cat'));
    expect(wrong.phase).toBe('wrong');
    expect(lastAttempt(wrong)).toMatchObject({ isCorrect: false, userAnswer: null });
  });

  test('an answer counts only while the timer runs', () => {
    const wrong = reduceQuiz(started(), answerAt(1000, '1'));
    expect(reduceQuiz(wrong, answerAt(1001, '12'))).toBe(wrong);
    expect(reduceQuiz(wrong, answerAt(1000 + 4000, '12'))).toBe(wrong);
    expect(reduceQuiz(firstQuiz, answerAt(0, '12'))).toBe(firstQuiz);
  });

  test('a late answer counts as wrong, even if it is right', () => {
    const quiz = started();
    const late = reduceQuiz(quiz, answerAt(10_000, rightAnswer(quiz)));
    expect(late.phase).toBe('timeout');
    expect(lastAttempt(late)).toMatchObject({ isCorrect: false, userAnswer: null, timeSpent: 10 });
  });

  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['１２', 12],
    ['012', 12],
    ['-3', -3],
    ['+3', 3],
    ['2.5', 2.5],
    ['2.25', 2.25],
    ['1234567', null],
    ['twelve', null],
    ['12a', null],
    ['1e1', null],
    ['0x10', null],
    ['Infinity', null],
    ['.', null],
    ['  ', null],
  ])('the typed answer %j is read as %j', (text, answer) => {
    expect(parseAnswer(text)).toBe(answer);
  });
});

describe('the ten seconds', () => {
  test('the ten seconds of a question begin when it appears', () => {
    expect(getDeadline(started())).toBe(T0 + 10_000);
  });

  test('a time-out is recorded as no answer and wrong, and shown for 4 s', () => {
    expect(reduceQuiz(started(), tickAt(9999)).phase).toBe('asking');
    const timeout = reduceQuiz(started(), tickAt(10_000));
    expect(timeout.phase).toBe('timeout');
    expect(lastAttempt(timeout)).toMatchObject({ isCorrect: false, userAnswer: null, timeSpent: 10 });
    expect(reduceQuiz(timeout, tickAt(13_999)).phase).toBe('timeout');
    expect(reduceQuiz(timeout, tickAt(14_000)).phase).toBe('asking');
  });

  test('a time-out is recorded at 10 s, even if the tick comes at 14 s', () => {
    const timeout = reduceQuiz(started(), tickAt(14_000));
    expect(timeout).toMatchObject({ phase: 'timeout', shownAt: T0 + 14_000 });
    expect(lastAttempt(timeout)?.timeSpent).toBe(10);
  });

  test('the ten seconds of the next question begin when it appears, even if it appears late', () => {
    const timeout = reduceQuiz(started(), tickAt(10_000));
    const next = reduceQuiz(timeout, tickAt(3_600_000));
    expect(next).toMatchObject({ phase: 'asking', askedAt: T0 + 3_600_000 });
  });

  test('an answer takes no time if the clock was set back', () => {
    const quiz = started();
    expect(computeTimeLeftMs(T0, T0 - 60_000)).toBe(10_000);
    const praised = reduceQuiz(quiz, answerAt(-60_000, rightAnswer(quiz)));
    expect(lastAttempt(praised)?.timeSpent).toBe(0);
  });

  test.each([
    [0, 10, 'calm'],
    [1, 10, 'calm'],
    [6999, 4, 'calm'],
    [7000, 3, 'orange'],
    [7999, 3, 'orange'],
    [8000, 2, 'red'],
    [9001, 1, 'red'],
    [10_000, 0, 'red'],
    [14_000, 0, 'red'],
  ] as const)('%i ms after the question the countdown shows %i, %s', (elapsed, seconds, urgency) => {
    expect(computeSecondsLeft(T0, T0 + elapsed)).toBe(seconds);
    expect(getUrgency(seconds)).toBe(urgency);
  });
});

const withSendStatus = (sendStatus: SendStatus): QuizEvent => ({ type: 'send-status', sendStatus });

describe('a finished quiz', () => {
  test('a quiz is submitted after the tenth question, with the score, accuracy and time of its attempts', () => {
    const quiz = playedThrough((asking, index) => (index < 7 ? rightAnswer(asking) : '0'));
    expect(quiz.phase).toBe('sending');
    if (quiz.phase === 'naming') return;
    const submission = buildSubmission(quiz.run);
    expect(submission).toMatchObject({
      playerName: '지우',
      score: 7,
      totalQuestions: 10,
      accuracy: 70,
      timeTaken: 20,
    });
    expect(submission.questions).toHaveLength(10);
  });

  test.each(['acknowledged', 'waiting', 'parked'] as const)(
    'a submitted quiz shows its result when its score is %s',
    (sendStatus) => {
      expect(reduceQuiz(playedThrough(), withSendStatus(sendStatus))).toMatchObject({
        phase: 'result',
        sendStatus,
      });
    },
  );

  test('a quiz stays unsaved without a network, and shows its result once acknowledged', () => {
    const unsaved = reduceQuiz(playedThrough(), withSendStatus('unreachable'));
    expect(unsaved.phase).toBe('unsaved');
    const again = reduceQuiz(unsaved, { type: 'send-again' });
    expect(again.phase).toBe('sending');
    const result = { phase: 'result', sendStatus: 'acknowledged' };
    expect(reduceQuiz(again, withSendStatus('acknowledged'))).toMatchObject(result);
  });

  const waiting = reduceQuiz(playedThrough(), withSendStatus('waiting'));
  const restart = {
    type: 'start',
    at: T0,
    playerName: '지우',
    key: KEY,
    seed: 1,
    tables: PRESET_TABLES,
    isCalm: false,
  } as const;

  test.each<[string, Quiz, QuizEvent]>([
    ['while it is sent: a repeated sending', playedThrough(), { type: 'send-again' }],
    ['while it is sent: a second start', playedThrough(), restart],
    ['while its result is shown: a failure of the network', waiting, withSendStatus('unreachable')],
    ['while its result is shown: a second start', waiting, restart],
    ['while its result is shown: a repeated sending', waiting, { type: 'send-again' }],
    ['while its result is shown: the time', waiting, tickAt(3_600_000)],
  ])('a finished quiz is not changed %s', (_, quiz, event) => {
    expect(reduceQuiz(quiz, event)).toBe(quiz);
  });

  test('a new quiz has nothing of the previous run', () => {
    expect(reduceQuiz(playedThrough(), { type: 'new-quiz' })).toBe(firstQuiz);
  });
});
