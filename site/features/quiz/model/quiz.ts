/**
 * The quiz without a page: questions, clock, score, and what is kept when it is left.
 *
 * @packageDocumentation
 */
import type { Attempt } from '../../../shared/api/scores-api.ts';
import { QUESTION_COUNT, type TimesFact } from '../../../shared/facts/times-fact.ts';
import { findSendStatus, type Outbox, type SendStatus } from '../../../shared/outbox/outbox.ts';
import { isAddressableName } from '../../../shared/players/player-name.ts';
import { normalizeName } from '../../../shared/players/typed-name.ts';
import { mulberry32 } from '../../../shared/random.ts';
import type { PhraseKind } from '../speech/phrases.ts';
import { createAttempt, pickQuestions, type QuizRun } from './quiz-run.ts';

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
/** Characters of a typed answer; the API takes four digits. */
export const MAX_ANSWER_LENGTH = 4;
/** UTF-16 code units of an answer before it is parsed. */
const MAX_RAW_ANSWER_LENGTH = 40;

/** A quiz; its times are those of `getElapsedMs`, a clock that nobody sets. */
export type Quiz =
  | { readonly phase: 'naming' }
  | { readonly phase: 'asking'; readonly run: QuizRun; readonly askedAt: number }
  | { readonly phase: 'correct' | 'wrong' | 'timeout'; readonly run: QuizRun; readonly shownAt: number }
  | { readonly phase: 'sending'; readonly run: QuizRun }
  | { readonly phase: 'unsaved'; readonly run: QuizRun }
  | { readonly phase: 'result'; readonly run: QuizRun; readonly sendStatus: SendStatus };

export type QuizEvent =
  | {
      readonly type: 'start';
      readonly at: number;
      readonly playerName: string;
      readonly key: string;
      readonly seed: number;
      readonly tables: readonly number[];
      readonly isCalm: boolean;
    }
  /** Takes up a quiz that was left, under `newKey` where it is not complete. */
  | { readonly type: 'resume'; readonly at: number; readonly run: QuizRun; readonly newKey: string }
  | { readonly type: 'answer'; readonly at: number; readonly text: string }
  /** Time has passed. A tick may come late: the reducer computes with `at`. */
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'send-status'; readonly key: string; readonly sendStatus: SendStatus | 'unreachable' }
  | { readonly type: 'send-again' }
  | { readonly type: 'new-quiz' };

export const firstQuiz: Quiz = { phase: 'naming' };

/** The reducer. An event that does not apply in the current phase returns the same object. */
export function reduceQuiz(quiz: Quiz, event: QuizEvent): Quiz {
  if (event.type === 'new-quiz') return firstQuiz;
  switch (quiz.phase) {
    case 'naming':
      if (event.type === 'resume') return advance(withOwnKey(event.run, event.newKey), event.at);
      return event.type === 'start' ? begin(event) : quiz;
    case 'asking':
      if (event.type === 'tick' && isTimeUp(quiz.run, quiz.askedAt, event.at)) return timeOut(quiz.run, event.at);
      if (event.type === 'answer' && event.text !== '') return answer(quiz.run, quiz.askedAt, event.at, event.text);
      return quiz;
    case 'correct':
    case 'wrong':
    case 'timeout':
      return event.type === 'tick' && event.at >= quiz.shownAt + pauseMs(quiz.phase)
        ? advance(quiz.run, event.at)
        : quiz;
    case 'sending':
    case 'unsaved':
      if (event.type === 'send-again') return { phase: 'sending', run: quiz.run };
      return event.type === 'send-status' && event.key === quiz.run.key
        ? afterSending(quiz.run, event.sendStatus)
        : quiz;
    case 'result':
      // The outbox has sent the score, or it was refused, while the result is shown.
      return event.type === 'send-status' &&
        event.key === quiz.run.key &&
        event.sendStatus !== 'unreachable' &&
        event.sendStatus !== quiz.sendStatus
        ? { ...quiz, sendStatus: event.sendStatus }
        : quiz;
  }
}

function begin(event: QuizEvent & { type: 'start' }): Quiz {
  const playerName = normalizeName(event.playerName);
  if (playerName === '' || !isAddressableName(playerName)) return firstQuiz;
  const { at, key, isCalm } = event;
  const questions = pickQuestions(mulberry32(event.seed), event.tables);
  return { phase: 'asking', run: { playerName, key, questions, isCalm, attempts: [] }, askedAt: at };
}

/**
 * The run of this tab: whoever duplicates a tab copies the run in it, and both may be played to their own ends. A
 * complete one is the same quiz in both, so it keeps its key.
 */
function withOwnKey(run: QuizRun, key: string): QuizRun {
  return run.attempts.length < QUESTION_COUNT ? { ...run, key } : run;
}

function isTimeUp(run: QuizRun, askedAt: number, at: number): boolean {
  return !run.isCalm && at - askedAt >= TIME_LIMIT_MS;
}

function answer(run: QuizRun, askedAt: number, at: number, text: string): Quiz {
  if (isTimeUp(run, askedAt, at)) return timeOut(run, at);
  const attempt = createAttempt(questionAt(run, run.attempts.length), parseAnswer(text), at - askedAt);
  return { phase: attempt.isCorrect ? 'correct' : 'wrong', run: withAttempt(run, attempt), shownAt: at };
}

/** Records exactly ten seconds, however late the tick comes. */
function timeOut(run: QuizRun, at: number): Quiz {
  const attempt = createAttempt(questionAt(run, run.attempts.length), null, TIME_LIMIT_MS);
  return { phase: 'timeout', run: withAttempt(run, attempt), shownAt: at };
}

function withAttempt(run: QuizRun, attempt: Attempt): QuizRun {
  return { ...run, attempts: [...run.attempts, attempt] };
}

function pauseMs(phase: 'correct' | 'wrong' | 'timeout'): number {
  return phase === 'correct' ? CORRECT_PAUSE_MS : WRONG_PAUSE_MS;
}

/** The next question's time starts when it appears, even if the tick was late. */
function advance(run: QuizRun, at: number): Quiz {
  return run.attempts.length < QUESTION_COUNT ? { phase: 'asking', run, askedAt: at } : { phase: 'sending', run };
}

function afterSending(run: QuizRun, sendStatus: SendStatus | 'unreachable'): Quiz {
  return sendStatus === 'unreachable' ? { phase: 'unsaved', run } : { phase: 'result', run, sendStatus };
}

function questionAt(run: QuizRun, index: number): TimesFact {
  const fact = run.questions[index];
  if (!fact) throw new RangeError(`no question ${index}`);
  return fact;
}

/** When the next tick is due, by `getElapsedMs`; null in phases without a timer. */
export function getDeadline(quiz: Quiz): number | null {
  switch (quiz.phase) {
    case 'asking':
      return quiz.run.isCalm ? null : quiz.askedAt + TIME_LIMIT_MS;
    case 'correct':
    case 'wrong':
    case 'timeout':
      return quiz.shownAt + pauseMs(quiz.phase);
    default:
      return null;
  }
}

/** Index of the question on the screen, from 0; null before and after the ten questions. */
export function getQuestionIndex(quiz: Quiz): number | null {
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

/** The fact on the screen; null before and after the ten questions. */
export function getQuizFact(quiz: Quiz): TimesFact | null {
  const index = getQuestionIndex(quiz);
  return index === null || quiz.phase === 'naming' ? null : questionAt(quiz.run, index);
}

/** Time left for a question, 0 to 10,000 ms. */
export function computeTimeLeftMs(askedAt: number, at: number): number {
  return Math.min(TIME_LIMIT_MS, Math.max(0, askedAt + TIME_LIMIT_MS - at));
}

/** The displayed whole seconds, rounded up, so that 0 shows only when time is up. */
export function computeSecondsLeft(askedAt: number, at: number): number {
  return Math.ceil(computeTimeLeftMs(askedAt, at) / 1000);
}

export type Urgency = 'calm' | 'orange' | 'red';

export function getUrgency(seconds: number): Urgency {
  if (seconds <= RED_FROM_SECONDS) return 'red';
  return seconds <= ORANGE_FROM_SECONDS ? 'orange' : 'calm';
}

/** Parses a typed answer, also in full-width digits; null where it is not a number. */
export function parseAnswer(text: string): number | null {
  if (text.length > MAX_RAW_ANSWER_LENGTH) return null;
  const typed = text.normalize('NFKC').trim();
  return /^[+-]?\d{1,4}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
}

/** What the voice says of a question, and how many times. */
export type SpeechCue = {
  readonly kind: PhraseKind;
  readonly fact: TimesFact;
  readonly times: number;
  /** A cue that differs in this alone is said again. */
  readonly retypes?: number;
};

/** The speech of a phase; null where it has none. After a right answer nothing is said. */
export function getSpeechCue(quiz: Quiz): SpeechCue | null {
  const fact = getQuizFact(quiz);
  if (!fact || quiz.phase === 'correct') return null;
  return quiz.phase === 'asking'
    ? { kind: 'question', fact, times: 1 }
    : { kind: 'fact', fact, times: SPOKEN_ANSWER_TIMES };
}

/**
 * What has become of an unsaved or shown quiz that the outbox sends; null while it waits, where that is known already
 * (a parked entry leaves the outbox when somebody discards it), and in other phases.
 */
export function findLaterSendStatus(quiz: Quiz, outbox: Outbox): SendStatus | null {
  if (quiz.phase !== 'unsaved' && !(quiz.phase === 'result' && quiz.sendStatus === 'waiting')) return null;
  const sendStatus = findSendStatus(outbox, quiz.run.key);
  return sendStatus === 'waiting' ? null : sendStatus;
}
