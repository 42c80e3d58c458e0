import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESET_TABLES } from '../../../shared/times-tables/facts/times-fact.ts';
import { enqueue, type Outbox, settle } from '../../../shared/times-tables/outbox/outbox.ts';
import { answerAt, KEY, playedThrough, rightAnswer, started, T0, tickAt } from './quiz.fixture.ts';
import { firstQuiz, getDeadline, getQuizFact, getSpeechCue, type Quiz, type QuizEvent, reduceQuiz } from './quiz.ts';
import { buildSubmission } from './quiz-run.ts';

const asking = started();
const withSendStatus = (sendStatus: 'waiting' | 'parked' | 'unreachable') =>
  reduceQuiz(playedThrough(), { type: 'send-status', sendStatus });

describe('the voice', () => {
  test('the voice asks the question once', () => {
    expect(getSpeechCue(asking)).toEqual({ kind: 'question', fact: getQuizFact(asking), times: 1 });
  });

  test.each([
    ['wrong', answerAt(1000, '1')],
    ['timeout', tickAt(10_000)],
  ] as const)('the voice says the answer twice in the phase %s', (phase, event) => {
    const quiz = reduceQuiz(asking, event);
    expect(quiz.phase).toBe(phase);
    expect(getSpeechCue(quiz)).toEqual({ kind: 'fact', fact: getQuizFact(asking), times: 2 });
  });

  test('the voice says nothing after a right answer or outside of the questions', () => {
    const correct = reduceQuiz(asking, answerAt(1000, rightAnswer(asking)));
    expect(correct.phase).toBe('correct');
    for (const quiz of [firstQuiz, correct, playedThrough(), withSendStatus('waiting')]) {
      expect(getSpeechCue(quiz), quiz.phase).toBeNull();
    }
  });
});

describe('a score that the outbox sends later', () => {
  const sending = playedThrough();
  if (sending.phase !== 'sending') throw new Error(sending.phase);
  const queued = enqueue([], {
    kind: 'quiz',
    key: KEY,
    body: buildSubmission(sending.run),
    finishedAt: T0,
    roomCode: null,
  });
  const answered = (status: number) => settle(queued, KEY, { kind: 'answered', status });
  const afterChange = (quiz: Quiz, outbox: Outbox) => reduceQuiz(quiz, { type: 'outbox-change', outbox });
  const unsaved = withSendStatus('unreachable');
  const shown = withSendStatus('waiting');

  test.each<[string, Quiz]>([
    ['an unsaved quiz', unsaved],
    ['a shown result', shown],
  ])('a score sent later changes %s once it is acknowledged or refused, and not while it waits', (_what, quiz) => {
    expect(afterChange(quiz, queued)).toBe(quiz);
    expect(afterChange(quiz, answered(503))).toBe(quiz);
    expect(afterChange(quiz, answered(200))).toMatchObject({ phase: 'result', sendStatus: 'acknowledged' });
    expect(afterChange(quiz, answered(400))).toMatchObject({ phase: 'result', sendStatus: 'parked' });
  });

  test('a refused score stays refused when somebody discards it in another tab', () => {
    const parked = withSendStatus('parked');
    expect(afterChange(parked, [])).toBe(parked);
  });

  test('a score sent later changes no quiz that is still asked or being sent', () => {
    for (const quiz of [firstQuiz, asking, sending]) expect(afterChange(quiz, answered(200)), quiz.phase).toBe(quiz);
  });
});

const anyEvent: fc.Arbitrary<{ wait: number; make: (at: number, quiz: Quiz) => QuizEvent }> = fc.record({
  wait: fc.oneof(
    fc.integer({ min: 0, max: 3000 }),
    fc.constantFrom(1500, 4000, 9999, 10_000),
    fc.integer({ min: -5000, max: 60_000 }),
  ),
  make: fc.oneof(
    { weight: 60, arbitrary: fc.constant((at: number): QuizEvent => ({ type: 'tick', at })) },
    {
      weight: 60,
      arbitrary: fc
        .constantFrom('right', '', '12', '0', 'x', '-1')
        .map((typed) => (at: number, quiz: Quiz): QuizEvent => {
          const fact = getQuizFact(quiz);
          return { type: 'answer', at, text: typed === 'right' && fact ? String(fact.product) : typed };
        }),
    },
    {
      weight: 20,
      arbitrary: fc.integer().map(
        (seed) =>
          (at: number): QuizEvent => ({
            type: 'start',
            at,
            playerName: '지우',
            key: KEY,
            seed,
            tables: PRESET_TABLES,
            isCalm: false,
          }),
      ),
    },
    {
      weight: 20,
      arbitrary: fc
        .constantFrom('acknowledged', 'waiting', 'parked', 'unreachable')
        .map((sendStatus) => (): QuizEvent => ({ type: 'send-status', sendStatus })),
    },
    { weight: 10, arbitrary: fc.constant((): QuizEvent => ({ type: 'send-again' })) },
    { weight: 10, arbitrary: fc.constant((): QuizEvent => ({ type: 'outbox-change', outbox: [] })) },
    { weight: 1, arbitrary: fc.constant((): QuizEvent => ({ type: 'new-quiz' })) },
  ),
});

const NEXT_PHASES: Record<Quiz['phase'], readonly Quiz['phase'][]> = {
  naming: ['naming', 'asking'],
  asking: ['asking', 'correct', 'wrong', 'timeout', 'naming'],
  correct: ['correct', 'asking', 'sending', 'naming'],
  wrong: ['wrong', 'asking', 'sending', 'naming'],
  timeout: ['timeout', 'asking', 'sending', 'naming'],
  sending: ['sending', 'unsaved', 'result', 'naming'],
  unsaved: ['unsaved', 'sending', 'result', 'naming'],
  result: ['result', 'naming'],
};

/**
 * The rule that a step from `from` to `quiz` breaks, or null. Without matchers, which are slow in thousands of runs.
 */
function findBrokenRule(from: Quiz['phase'], quiz: Quiz): string | null {
  if (!NEXT_PHASES[from].includes(quiz.phase)) return `${from} led to ${quiz.phase}`;
  if (quiz.phase === 'naming') return null;
  const { attempts, questions } = quiz.run;
  const { score, accuracy } = buildSubmission(quiz.run);
  const isFinished = quiz.phase === 'sending' || quiz.phase === 'unsaved' || quiz.phase === 'result';
  if (questions.length !== 10) return `${questions.length} questions`;
  if (attempts.length > 10 || (isFinished && attempts.length !== 10)) return `${attempts.length} attempts`;
  if (score > attempts.length) return `a score of ${score}`;
  if (accuracy < 0 || accuracy > 100) return `an accuracy of ${accuracy}`;
  if (isFinished !== (getQuizFact(quiz) === null))
    return 'a finished quiz with a question, or an unfinished one without';
  if (isFinished !== (getDeadline(quiz) === null))
    return 'a finished quiz with a deadline, or an unfinished one without';
  const odd = attempts.find(
    ({ timeSpent, isCorrect, userAnswer, correctAnswer }) =>
      !(timeSpent >= 0 && timeSpent <= 10) || isCorrect !== (userAnswer === correctAnswer),
  );
  return odd ? JSON.stringify(odd) : null;
}

test('no sequence of events breaks a rule of the quiz', { tags: 'unmutated' }, () => {
  const reached = new Set<Quiz['phase']>();
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 120, size: 'max' }), (events) => {
      let at = T0;
      let quiz: Quiz = firstQuiz;
      for (const { wait, make } of events) {
        at += wait;
        const next = reduceQuiz(quiz, make(at, quiz));
        const from = quiz.phase;
        quiz = next;
        reached.add(quiz.phase);
        expect(findBrokenRule(from, quiz)).toBeNull();
      }
    }),
    { numRuns: 300 },
  );
  // The generated events must reach every phase.
  expect([...reached].sort()).toEqual(Object.keys(NEXT_PHASES).sort());
});
