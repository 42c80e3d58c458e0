import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { TimesFact } from '../../shared/attempt.ts';
import { deliveryInOutbox } from '../../shared/outbox.ts';
import { currentOutbox, newOutboxKey, onOutboxChange, queueScore } from '../../shared/outbox-store.client.ts';
import { askScope, knownScope, roomOfNewScore } from '../../shared/scores-scope.client.ts';
import { sendScore } from '../../shared/send-score.client.ts';
import {
  deadlineOf,
  factOf,
  firstQuiz,
  type Quiz,
  SPEAK_QUESTION_AFTER_MS,
  SPOKEN_ANSWER_GAP_MS,
  SPOKEN_ANSWER_TIMES,
  step,
  submissionOf,
} from './quiz.ts';
import { speak, stopSpeaking, unlockAudio } from './speech/voice.client.ts';

type QuizControls = {
  readonly quiz: Quiz;
  readonly start: (playerName: string, weakFacts: readonly TimesFact[]) => void;
  readonly answer: (text: string) => void;
  readonly sendAgain: () => void;
  readonly newQuiz: () => void;
};

/**
 * A quiz that lives: the clock ticks, the voice speaks, the score is sent.
 *
 * @param onUnreachable called each time the score could not be sent for want of a network
 */
export function useQuiz(onUnreachable: () => void): QuizControls {
  const [quiz, dispatch] = useReducer(step, firstQuiz);
  useTicks(quiz, (at) => dispatch({ type: 'tick', at }));
  useVoice(quiz);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a quiz is sent once each time it enters the phase
  useEffect(() => {
    if (quiz.phase !== 'sending') return;
    const { key } = quiz.run;
    let isCurrent = true;
    queueScore(key, submissionOf(quiz.run), Date.now(), roomOfNewScore());
    sendScore(key).then((delivery) => {
      if (!isCurrent) return;
      // The panel takes the focus before the alert does: the alert gives it back where it was.
      flushSync(() => dispatch({ type: 'delivery', key, delivery }));
      if (delivery === 'unreachable') onUnreachable();
    });
    return () => {
      isCurrent = false;
    };
  }, [quiz]);

  useEffect(() => {
    if (quiz.phase !== 'unsaved' && quiz.phase !== 'result') return;
    const { key } = quiz.run;
    return onOutboxChange(() => {
      const delivery = deliveryInOutbox(currentOutbox(), key);
      if (delivery !== 'waiting') dispatch({ type: 'delivery', key, delivery });
    });
  }, [quiz]);

  return {
    quiz,
    start: (playerName, weakFacts) => {
      unlockAudio();
      // By the time the score is sent, the server's answer says whether it goes into a room.
      if (knownScope() === null) void askScope();
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      dispatch({ type: 'start', at: Date.now(), playerName, key: newOutboxKey(), seed, weakFacts });
    },
    answer: (text) => dispatch({ type: 'answer', at: Date.now(), text }),
    sendAgain: () => dispatch({ type: 'send-again' }),
    newQuiz: () => dispatch({ type: 'new-quiz' }),
  };
}

/**
 * Ticks when one is due, but only while the page is looked at: a question that a hidden page would ask is asked when
 * the child is back. The one that was open has used up its time by then, since times come from the clock.
 */
function useTicks(quiz: Quiz, tick: (at: number) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tick` only dispatches
  useEffect(() => {
    const deadline = deadlineOf(quiz);
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const now = Date.now();
      if (now >= deadline) tick(now);
      else timer = setTimeout(look, deadline - now);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [quiz]);
}

/** An answer that takes longer than its pause (칠칠은 사십구, twice) is said to its end: the next question stops it. */
function useVoice(quiz: Quiz): void {
  useEffect(() => {
    const fact = factOf(quiz);
    if (!fact || quiz.phase === 'correct') return;
    if (quiz.phase !== 'asking') {
      speak('fact', fact, { times: SPOKEN_ANSWER_TIMES, gapMs: SPOKEN_ANSWER_GAP_MS });
      return;
    }
    const silence = new AbortController();
    const timer = setTimeout(() => speak('question', fact, { signal: silence.signal }), SPEAK_QUESTION_AFTER_MS);
    return () => {
      clearTimeout(timer);
      silence.abort();
    };
  }, [quiz]);
  useEffect(() => () => stopSpeaking(), []);
}
