import { describe, expect, test } from 'vitest';
import { enqueue, settle } from '../../../shared/outbox/outbox.ts';
import { answerAt, KEY, playedThrough, rightAnswer, started, T0, tickAt } from './quiz.fixture.ts';
import { buildSubmission, firstQuiz, getDeadline, getQuizFact, type Quiz, step } from './quiz.ts';
import { computeTickDelayMs, findLaterSendStatus, getSpeechCue } from './quiz-effects.ts';

const asking = started();
const withSendStatus = (sendStatus: 'waiting' | 'unreachable') =>
  step(playedThrough(), { type: 'send-status', key: KEY, sendStatus });

describe('the voice', () => {
  test('the voice asks the question once, half a second after it appears, and stops with it', () => {
    expect(getSpeechCue(asking)).toMatchObject({
      phrase: 'question',
      fact: getQuizFact(asking),
      delayMs: 500,
      times: 1,
      stopsWithPhase: true,
    });
  });

  test.each([
    ['wrong', answerAt(1000, '1')],
    ['timeout', tickAt(10_000)],
  ] as const)('the voice says the answer twice, 2 s apart and to its end, in the phase %s', (phase, event) => {
    const quiz = step(asking, event);
    expect(quiz.phase).toBe(phase);
    expect(getSpeechCue(quiz)).toMatchObject({
      phrase: 'fact',
      fact: getQuizFact(asking),
      delayMs: 0,
      times: 2,
      gapMs: 2000,
      stopsWithPhase: false,
    });
  });

  test('the voice says nothing after a right answer or outside of the questions', () => {
    const correct = step(asking, answerAt(1000, rightAnswer(asking)));
    expect(correct.phase).toBe('correct');
    for (const quiz of [firstQuiz, correct, playedThrough(), withSendStatus('waiting')]) {
      expect(getSpeechCue(quiz), quiz.phase).toBeNull();
    }
  });
});

describe('a tick', () => {
  const deadline = getDeadline(asking) ?? 0;

  test('a tick is due at the deadline, and immediately after it', () => {
    expect(computeTickDelayMs(deadline, T0, true)).toBe(10_000);
    expect(computeTickDelayMs(deadline, deadline, true)).toBe(0);
    expect(computeTickDelayMs(deadline, deadline + 1, true)).toBe(0);
  });

  test('no tick is scheduled on a hidden page', () => {
    for (const now of [T0, deadline, deadline + 1]) expect(computeTickDelayMs(deadline, now, false)).toBeNull();
  });
});

describe('a score that the outbox sends later', () => {
  const sending = playedThrough();
  if (sending.phase !== 'sending') throw new Error(sending.phase);
  const queued = enqueue([], { key: KEY, body: buildSubmission(sending.run), finishedAt: T0, room: null });
  const answered = (status: number) => settle(queued, KEY, { kind: 'answered', status });
  const unsaved = withSendStatus('unreachable');
  const shown = withSendStatus('waiting');

  test.each<[string, Quiz]>([
    ['an unsaved quiz', unsaved],
    ['a shown result', shown],
  ])('a score sent later changes %s once it is acknowledged or refused, and not while it waits', (_what, quiz) => {
    expect(findLaterSendStatus(quiz, queued)).toBeNull();
    expect(findLaterSendStatus(quiz, answered(503))).toBeNull();
    expect(findLaterSendStatus(quiz, answered(200))).toBe('acknowledged');
    expect(findLaterSendStatus(quiz, answered(400))).toBe('parked');
  });

  test('a score sent later changes no quiz that is still asked or being sent', () => {
    for (const quiz of [firstQuiz, asking, sending])
      expect(findLaterSendStatus(quiz, answered(200)), quiz.phase).toBeNull();
  });
});
