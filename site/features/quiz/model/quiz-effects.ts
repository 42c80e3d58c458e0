import type { TimesFact } from '../../../shared/facts/attempt.ts';
import { type Outbox, type SendStatus, sendStatusInOutbox } from '../../../shared/outbox/outbox.ts';
import type { PhraseKind } from '../speech/chant.ts';
import { getQuizFact, type Quiz, SPEAK_QUESTION_AFTER_MS, SPOKEN_ANSWER_GAP_MS, SPOKEN_ANSWER_TIMES } from './quiz.ts';

/** What the voice says when the quiz enters a phase. */
export type SpeechCue = {
  readonly phrase: PhraseKind;
  readonly fact: TimesFact;
  readonly delayMs: number;
  readonly times: number;
  readonly gapMs: number;
  /** Whether it stops with its phase. An answer does not: it may take longer than the pause that shows it. */
  readonly stopsWithPhase: boolean;
};

/** The speech of a phase; null where it has none. After a right answer nothing is said. */
export function getSpeechCue(quiz: Quiz): SpeechCue | null {
  const fact = getQuizFact(quiz);
  if (!fact || quiz.phase === 'correct') return null;
  return quiz.phase === 'asking'
    ? { phrase: 'question', fact, delayMs: SPEAK_QUESTION_AFTER_MS, times: 1, gapMs: 0, stopsWithPhase: true }
    : {
        phrase: 'fact',
        fact,
        delayMs: 0,
        times: SPOKEN_ANSWER_TIMES,
        gapMs: SPOKEN_ANSWER_GAP_MS,
        stopsWithPhase: false,
      };
}

/** Milliseconds until a tick is due, 0 for now; null on a hidden page, where no question may appear. */
export function computeTickDelayMs(deadline: number, now: number, isPageVisible: boolean): number | null {
  return isPageVisible ? Math.max(0, deadline - now) : null;
}

/** What has become of an unsaved or shown quiz that the outbox sends; null while it waits, and in other phases. */
export function findLaterSendStatus(quiz: Quiz, outbox: Outbox): SendStatus | null {
  if (quiz.phase !== 'unsaved' && quiz.phase !== 'result') return null;
  const sendStatus = sendStatusInOutbox(outbox, quiz.run.key);
  return sendStatus === 'waiting' ? null : sendStatus;
}
