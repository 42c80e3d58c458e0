/**
 * The quiz without a page: questions, clock, score, and what is kept when it is left.
 *
 * @packageDocumentation
 */

import { mulberry32 } from '../../../shared/random.ts';
import type { Attempt } from '../../../shared/times-tables/api/scores-api.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { findSendStatus, type Outbox, type SendStatus } from '../../../shared/times-tables/outbox/outbox.ts';
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

/** Where the score of a shown result is. One that did not reach the server shows no result yet. */
export type ResultStatus = Exclude<SendStatus, 'unreachable'>;

/** A quiz; its times are those of `getElapsedMs`, a clock that nobody sets. */
export type Quiz =
  | { readonly phase: 'naming' }
  | { readonly phase: 'asking'; readonly run: QuizRun; readonly fact: TimesFact; readonly askedAt: number }
  | {
      readonly phase: 'correct' | 'wrong' | 'timeout';
      readonly run: QuizRun;
      readonly fact: TimesFact;
      /** The last one of the run. */
      readonly attempt: Attempt;
      readonly shownAt: number;
    }
  | { readonly phase: 'sending'; readonly run: QuizRun }
  | { readonly phase: 'unsaved'; readonly run: QuizRun }
  | { readonly phase: 'result'; readonly run: QuizRun; readonly sendStatus: ResultStatus };

type AskingQuiz = Extract<Quiz, { readonly phase: 'asking' }>;
/** A quiz that shows a question. */
export type QuestionQuiz = Extract<Quiz, { readonly fact: TimesFact }>;

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
  | { readonly type: 'send-status'; readonly sendStatus: SendStatus }
  /** The outbox may have sent the score, in this tab or in another one. */
  | { readonly type: 'outbox-change'; readonly outbox: Outbox }
  | { readonly type: 'send-again' }
  | { readonly type: 'new-quiz' };

export const firstQuiz: Quiz = { phase: 'naming' };

/** The reducer. An event that does not apply in the current phase returns the same object. */
export function reduceQuiz(quiz: Quiz, event: QuizEvent): Quiz {
  if (event.type === 'new-quiz') return firstQuiz;
  switch (quiz.phase) {
    case 'naming':
      if (event.type === 'resume') return askNext(withOwnKey(event.run, event.newKey), event.at);
      return event.type === 'start' ? begin(event) : quiz;
    case 'asking':
      if (event.type === 'tick' && isTimeUp(quiz, event.at)) return timeOut(quiz, event.at);
      if (event.type === 'answer') return answer(quiz, event.at, event.text);
      return quiz;
    case 'correct':
    case 'wrong':
    case 'timeout':
      return event.type === 'tick' && event.at >= quiz.shownAt + pauseMs(quiz.phase)
        ? askNext(quiz.run, event.at)
        : quiz;
    case 'sending':
      return event.type === 'send-status' ? afterSending(quiz.run, event.sendStatus) : quiz;
    case 'unsaved':
      if (event.type === 'send-again') return { phase: 'sending', run: quiz.run };
      return event.type === 'outbox-change' ? afterOutboxChange(quiz, event.outbox) : quiz;
    case 'result':
      // A parked score leaves the outbox when somebody discards it: it is not acknowledged then.
      return event.type === 'outbox-change' && quiz.sendStatus === 'waiting'
        ? afterOutboxChange(quiz, event.outbox)
        : quiz;
  }
}

function begin({ at, playerName, key, seed, tables, isCalm }: QuizEvent & { type: 'start' }): Quiz {
  const questions = pickQuestions(mulberry32(seed), tables);
  return askNext({ playerName, key, questions, isCalm, attempts: [] }, at);
}

/**
 * The run of this tab: whoever duplicates a tab copies the run in it, and both may be played to their own ends. A
 * complete one is the same quiz in both, so it keeps its key.
 */
function withOwnKey(run: QuizRun, key: string): QuizRun {
  return run.attempts.length < run.questions.length ? { ...run, key } : run;
}

function isTimeUp({ run, askedAt }: AskingQuiz, at: number): boolean {
  return !run.isCalm && at - askedAt >= TIME_LIMIT_MS;
}

function answer(quiz: AskingQuiz, at: number, text: string): Quiz {
  if (isTimeUp(quiz, at)) return timeOut(quiz, at);
  const attempt = createAttempt(quiz.fact, parseAnswer(text), at - quiz.askedAt);
  return showAttempt(quiz, attempt.isCorrect ? 'correct' : 'wrong', attempt, at);
}

/** Records exactly ten seconds, however late the tick comes. */
function timeOut(quiz: AskingQuiz, at: number): Quiz {
  return showAttempt(quiz, 'timeout', createAttempt(quiz.fact, null, TIME_LIMIT_MS), at);
}

function showAttempt(
  { run, fact }: AskingQuiz,
  phase: 'correct' | 'wrong' | 'timeout',
  attempt: Attempt,
  shownAt: number,
): Quiz {
  return { phase, run: { ...run, attempts: [...run.attempts, attempt] }, fact, attempt, shownAt };
}

function pauseMs(phase: 'correct' | 'wrong' | 'timeout'): number {
  return phase === 'correct' ? CORRECT_PAUSE_MS : WRONG_PAUSE_MS;
}

/** Asks the next question, whose time starts when it appears, even if the tick was late; sends after the last one. */
function askNext(run: QuizRun, at: number): Quiz {
  const fact = run.questions[run.attempts.length];
  return fact ? { phase: 'asking', run, fact, askedAt: at } : { phase: 'sending', run };
}

function afterSending(run: QuizRun, sendStatus: SendStatus): Quiz {
  return sendStatus === 'unreachable' ? { phase: 'unsaved', run } : { phase: 'result', run, sendStatus };
}

/** The same quiz while its score waits in the outbox. */
function afterOutboxChange(quiz: Extract<Quiz, { readonly phase: 'unsaved' | 'result' }>, outbox: Outbox): Quiz {
  const sendStatus = findSendStatus(outbox, quiz.run.key);
  return sendStatus === 'waiting' ? quiz : { phase: 'result', run: quiz.run, sendStatus };
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

/** The fact on the screen; null before and after the ten questions. */
export function getQuizFact(quiz: Quiz): TimesFact | null {
  return 'fact' in quiz ? quiz.fact : null;
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
  switch (quiz.phase) {
    case 'asking':
      return { kind: 'question', fact: quiz.fact, times: 1 };
    case 'wrong':
    case 'timeout':
      return { kind: 'fact', fact: quiz.fact, times: SPOKEN_ANSWER_TIMES };
    default:
      return null;
  }
}
