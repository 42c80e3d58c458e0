import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { askScope, getKnownScope, getRoomForNewScore } from '../../../shared/api/scores-scope.client.ts';
import { parseQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { toDayResult } from '../../../shared/facts/fact-memory.ts';
import { createOutboxKey, getOutbox, onOutboxChange, queueScore } from '../../../shared/outbox/outbox-store.client.ts';
import { sendScore } from '../../../shared/outbox/send-score.client.ts';
import { rememberAnswer } from '../../../shared/players/players-store.client.ts';
import {
  buildSubmission,
  firstQuiz,
  getDeadline,
  getQuizFact,
  type Quiz,
  type QuizEvent,
  type QuizRun,
  step,
} from '../model/quiz.ts';
import { computeTickDelayMs, findLaterSendStatus, getSpeechCue } from '../model/quiz-effects.ts';
import { storeRun } from '../model/stored-run.client.ts';
import { useSpokenLanguage } from '../speech/use-spoken-language.tsx';
import { speak, stopSpeaking, unlockAudio } from '../speech/voice.client.ts';

/** What is chosen before a quiz. */
export type QuizChoice = {
  readonly playerName: string;
  readonly weakFacts: readonly TimesFact[];
  readonly tables: readonly number[];
  readonly isCalm: boolean;
};

export type QuizControls = {
  readonly quiz: Quiz;
  readonly start: (choice: QuizChoice) => void;
  /** Takes up a quiz that was left. */
  readonly resume: (run: QuizRun) => void;
  readonly answer: (text: string) => void;
  readonly sendAgain: () => void;
  readonly newQuiz: () => void;
};

/**
 * A quiz with its clock, its voice and the sending of its score.
 *
 * @param onUnreachable called each time the score could not be sent because of the network
 */
export function useQuiz(onUnreachable: () => void): QuizControls {
  const [quiz, dispatch] = useReducer(step, firstQuiz);
  useDeadlineTicks(quiz, dispatch);
  useSpokenCues(quiz);
  useRememberAnswers(quiz);
  useStoredRun(quiz);
  useSendScore(quiz, dispatch, onUnreachable);
  useLaterSendStatus(quiz, dispatch);
  return {
    quiz,
    start: (choice) => {
      unlockAudio();
      // Asked now, so that the answer is known when the score is sent: it says whether the score belongs to a room.
      if (getKnownScope() === null) void askScope();
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      dispatch({ type: 'start', at: Date.now(), key: createOutboxKey(), seed, ...choice });
    },
    resume: (run) => {
      unlockAudio();
      dispatch({ type: 'resume', at: Date.now(), run });
    },
    answer: (text) => dispatch({ type: 'answer', at: Date.now(), text }),
    sendAgain: () => dispatch({ type: 'send-again' }),
    newQuiz: () => dispatch({ type: 'new-quiz' }),
  };
}

/**
 * Dispatches a tick at each deadline. While the page is hidden none is dispatched; the one that is due follows when the
 * page is visible again. Times come from the clock, so an open question has timed out by then.
 */
function useDeadlineTicks(quiz: Quiz, dispatch: Dispatch<QuizEvent>): void {
  useEffect(() => {
    const deadline = getDeadline(quiz);
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const now = Date.now();
      const delayMs = computeTickDelayMs(deadline, now, document.visibilityState === 'visible');
      if (delayMs === 0) dispatch({ type: 'tick', at: now });
      else if (delayMs !== null) timer = setTimeout(check, delayMs);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [quiz, dispatch]);
}

/** Stores what each answer says about its fact. */
function useRememberAnswers(quiz: Quiz): void {
  useEffect(() => {
    if (quiz.phase !== 'correct' && quiz.phase !== 'wrong' && quiz.phase !== 'timeout') return;
    const last = quiz.run.attempts.at(-1);
    const fact = last && parseQuestion(last.question);
    if (fact) rememberAnswer(quiz.run.playerName, fact, toDayResult(last.isCorrect, last.timeSpent));
  }, [quiz]);
}

/** Stores the running quiz, so that it can be taken up again after it was left; removes it once it is in the outbox. */
function useStoredRun(quiz: Quiz): void {
  useEffect(() => {
    // 'naming' leaves it: that is where it is offered.
    if (quiz.phase !== 'naming') storeRun(getQuizFact(quiz) ? quiz.run : null);
  }, [quiz]);
}

function useSpokenCues(quiz: Quiz): void {
  const language = useSpokenLanguage();
  useEffect(() => {
    const cue = getSpeechCue(quiz);
    if (!cue) return;
    const phrase = { kind: cue.phrase, fact: cue.fact, language };
    if (!cue.stopsWithPhase) {
      speak(phrase, cue);
      return;
    }
    const phase = new AbortController();
    const timer = setTimeout(() => speak(phrase, { ...cue, signal: phase.signal }), cue.delayMs);
    return () => {
      clearTimeout(timer);
      phase.abort();
    };
  }, [quiz, language]);
  useEffect(() => () => stopSpeaking(), []);
}

/** Puts the score into the outbox and sends it, each time the quiz enters the phase 'sending'. */
function useSendScore(quiz: Quiz, dispatch: Dispatch<QuizEvent>, onUnreachable: () => void): void {
  const reportUnreachable = useEffectEvent(onUnreachable);
  useEffect(() => {
    if (quiz.phase !== 'sending') return;
    const { key } = quiz.run;
    let isCurrent = true;
    queueScore(key, buildSubmission(quiz.run), Date.now(), getRoomForNewScore());
    sendScore(key).then((sendStatus) => {
      if (!isCurrent) return;
      // The panel must have the focus before the alert opens: at its end the alert returns the focus to the panel.
      flushSync(() => dispatch({ type: 'send-status', key, sendStatus }));
      if (sendStatus === 'unreachable') reportUnreachable();
    });
    return () => {
      isCurrent = false;
    };
  }, [quiz, dispatch]);
}

/** Follows a score that the outbox sends later, in this tab or in another one. */
function useLaterSendStatus(quiz: Quiz, dispatch: Dispatch<QuizEvent>): void {
  useEffect(() => {
    if (quiz.phase !== 'unsaved' && quiz.phase !== 'result') return;
    const { key } = quiz.run;
    return onOutboxChange(() => {
      const sendStatus = findLaterSendStatus(quiz, getOutbox());
      if (sendStatus) dispatch({ type: 'send-status', key, sendStatus });
    });
  }, [quiz, dispatch]);
}
