import { formatQuestion, productOf, summarise, type TimesFact, timeTakenOf } from '../../shared/attempt.ts';
import type { Delivery } from '../../shared/outbox.ts';
import type { Attempt, ScoreSubmission } from '../../shared/scores-api.ts';
import { pickQuestions, QUESTION_COUNT, seededChance } from './questions.ts';

/** docs/product.md §5.3: 10 s per question. */
export const TIME_LIMIT_MS = 10_000;
/** docs/product.md §5.3: 1.5 s delay after a correct answer. */
export const CORRECT_PAUSE_MS = 1500;
/** docs/product.md §5.3: 4 s after a wrong or timed-out one. */
export const WRONG_PAUSE_MS = 4000;
/** docs/product.md §5.3: spoken question 0.5 s after the question appears. */
export const SPEAK_QUESTION_AFTER_MS = 500;
/** docs/product.md §5.3: spoken answer played 2 times, 2 s apart. */
export const SPOKEN_ANSWER_TIMES = 2;
export const SPOKEN_ANSWER_GAP_MS = 2000;
/** docs/product.md §5.3: the overlay shows the correct equation 3 times. */
export const TIMEOUT_EQUATION_TIMES = 3;
/** docs/product.md §5.3: the display turns orange at 3 s or less, and red and pulsing at 2 s or less. */
export const ORANGE_FROM_SECONDS = 3;
export const RED_FROM_SECONDS = 2;
/** docs/product.md §5.2: a player's name has 1…40 characters. */
export const NAME_LENGTH = 40;

/** What a running or finished quiz has on record; everything shown is derived from it. */
export type Run = {
  readonly playerName: string;
  /** The idempotency key under which the outbox holds this quiz once it is finished. */
  readonly key: string;
  readonly questions: readonly TimesFact[];
  readonly attempts: readonly Attempt[];
};

/** Times are epoch milliseconds. */
export type Quiz =
  | { readonly phase: 'naming' }
  | { readonly phase: 'asking'; readonly run: Run; readonly askedAt: number }
  | { readonly phase: 'correct' | 'wrong' | 'timeout'; readonly run: Run; readonly shownAt: number }
  | { readonly phase: 'sending'; readonly run: Run }
  | { readonly phase: 'unsaved'; readonly run: Run }
  | { readonly phase: 'result'; readonly run: Run; readonly delivery: Delivery };

export type QuizEvent =
  | {
      readonly type: 'start';
      readonly at: number;
      readonly playerName: string;
      readonly key: string;
      readonly seed: number;
      readonly weakFacts: readonly TimesFact[];
    }
  | { readonly type: 'answer'; readonly at: number; readonly text: string }
  /** Time has passed. Late ticks are fine: what follows is worked out from `at`. */
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'delivery'; readonly key: string; readonly delivery: Delivery | 'unreachable' }
  | { readonly type: 'send-again' }
  | { readonly type: 'new-quiz' };

export const firstQuiz: Quiz = { phase: 'naming' };

/** The quiz after one event. An event that its phase has no use for leaves the quiz as it is: the same object. */
export function step(quiz: Quiz, event: QuizEvent): Quiz {
  if (event.type === 'new-quiz') return firstQuiz;
  switch (quiz.phase) {
    case 'naming':
      return event.type === 'start' ? begin(event) : quiz;
    case 'asking':
      if (event.type === 'tick' && isTimeUp(quiz.askedAt, event.at)) return timeOut(quiz.run, event.at);
      if (event.type === 'answer' && event.text !== '') return answer(quiz.run, quiz.askedAt, event.at, event.text);
      return quiz;
    case 'correct':
    case 'wrong':
    case 'timeout':
      return event.type === 'tick' && event.at >= quiz.shownAt + pauseMs(quiz.phase) ? goOn(quiz.run, event.at) : quiz;
    case 'sending':
    case 'unsaved':
      if (event.type === 'send-again') return { phase: 'sending', run: quiz.run };
      return event.type === 'delivery' && event.key === quiz.run.key ? settled(quiz.run, event.delivery) : quiz;
    case 'result':
      // Sent at last (or refused) while the child still looks at the result.
      return event.type === 'delivery' &&
        event.key === quiz.run.key &&
        event.delivery !== 'unreachable' &&
        event.delivery !== quiz.delivery
        ? { ...quiz, delivery: event.delivery }
        : quiz;
  }
}

function begin(event: QuizEvent & { type: 'start' }): Quiz {
  const playerName = normaliseName(event.playerName);
  if (playerName === '') return firstQuiz;
  const questions = pickQuestions(seededChance(event.seed), event.weakFacts);
  return { phase: 'asking', run: { playerName, key: event.key, questions, attempts: [] }, askedAt: event.at };
}

function isTimeUp(askedAt: number, at: number): boolean {
  return at - askedAt >= TIME_LIMIT_MS;
}

function answer(run: Run, askedAt: number, at: number, text: string): Quiz {
  if (isTimeUp(askedAt, at)) return timeOut(run, at);
  const userAnswer = parseAnswer(text);
  const attempt = attemptAt(run, userAnswer, at - askedAt);
  return { phase: attempt.isCorrect ? 'correct' : 'wrong', run: recorded(run, attempt), shownAt: at };
}

/** However late the clock is looked at, the child had ten seconds and no more. */
function timeOut(run: Run, at: number): Quiz {
  return { phase: 'timeout', run: recorded(run, attemptAt(run, null, TIME_LIMIT_MS)), shownAt: at };
}

function attemptAt(run: Run, userAnswer: number | null, elapsedMs: number): Attempt {
  const fact = questionAt(run, run.attempts.length);
  const correctAnswer = productOf(fact);
  return {
    question: formatQuestion(fact),
    correctAnswer,
    userAnswer,
    isCorrect: userAnswer === correctAnswer,
    // The device's clock may be set back in the middle of a question.
    timeSpent: Math.round(Math.max(0, elapsedMs) / 100) / 10,
  };
}

function recorded(run: Run, attempt: Attempt): Run {
  return { ...run, attempts: [...run.attempts, attempt] };
}

function pauseMs(phase: 'correct' | 'wrong' | 'timeout'): number {
  return phase === 'correct' ? CORRECT_PAUSE_MS : WRONG_PAUSE_MS;
}

/** The next question counts from when it really appears, not from when a late tick should have come. */
function goOn(run: Run, at: number): Quiz {
  return run.attempts.length < QUESTION_COUNT ? { phase: 'asking', run, askedAt: at } : { phase: 'sending', run };
}

function settled(run: Run, delivery: Delivery | 'unreachable'): Quiz {
  return delivery === 'unreachable' ? { phase: 'unsaved', run } : { phase: 'result', run, delivery };
}

function questionAt(run: Run, index: number): TimesFact {
  const fact = run.questions[index];
  if (!fact) throw new RangeError(`no question ${index}`);
  return fact;
}

/** When a tick is due: epoch milliseconds, or null where nothing waits for time to pass. */
export function deadlineOf(quiz: Quiz): number | null {
  switch (quiz.phase) {
    case 'asking':
      return quiz.askedAt + TIME_LIMIT_MS;
    case 'correct':
    case 'wrong':
    case 'timeout':
      return quiz.shownAt + pauseMs(quiz.phase);
    default:
      return null;
  }
}

/** Which question is on the screen, from 0; null outside the ten. */
export function questionIndexOf(quiz: Quiz): number | null {
  switch (quiz.phase) {
    case 'asking':
      return quiz.run.attempts.length;
    case 'correct':
    case 'wrong':
    case 'timeout':
      return quiz.run.attempts.length - 1;
    default:
      return null;
  }
}

/** The fact on the screen, or null outside the ten questions. */
export function factOf(quiz: Quiz): TimesFact | null {
  const index = questionIndexOf(quiz);
  return index === null || quiz.phase === 'naming' ? null : questionAt(quiz.run, index);
}

/** What is left of the ten seconds: milliseconds from 0 to 10,000. */
export function timeLeftMs(askedAt: number, at: number): number {
  return Math.min(TIME_LIMIT_MS, Math.max(0, askedAt + TIME_LIMIT_MS - at));
}

/** The number a child reads: whole seconds, 10 down to 0, which shows only when time is up. */
export function secondsLeft(askedAt: number, at: number): number {
  return Math.ceil(timeLeftMs(askedAt, at) / 1000);
}

export type Urgency = 'calm' | 'orange' | 'red';

export function urgencyOf(seconds: number): Urgency {
  if (seconds <= RED_FROM_SECONDS) return 'red';
  return seconds <= ORANGE_FROM_SECONDS ? 'orange' : 'calm';
}

/** A typed answer; full-width digits count as digits, what is not a number as no answer. */
export function parseAnswer(text: string): number | null {
  const typed = text.normalize('NFKC').trim();
  return /^[+-]?\d{1,6}(\.\d{1,6})?$/.test(typed) ? Number(typed) : null;
}

/** A typed name as it is kept: composed, without control characters or halves of cut emoji, at most 40 characters. */
export function normaliseName(text: string): string {
  const kept = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return [...kept].slice(0, NAME_LENGTH).join('').trim();
}

/** What a finished quiz sends. */
export function submissionOf(run: Run): ScoreSubmission {
  return {
    playerName: run.playerName,
    ...summarise(run.attempts),
    timeTaken: timeTakenOf(run.attempts),
    questions: run.attempts,
  };
}
