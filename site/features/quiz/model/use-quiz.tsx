import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { readSession, writeSession } from '../../../shared/storage/session-text.client.ts';
import { onStoredChange } from '../../../shared/storage/stored-text.client.ts';
import { toDayResult } from '../../../shared/times-tables/facts/fact-memory.ts';
import { createOutboxKey, getOutbox, queueScore } from '../../../shared/times-tables/outbox/outbox-store.client.ts';
import { sendQueued } from '../../../shared/times-tables/outbox/send-queued.client.ts';
import {
  forgetsPlayers,
  getPlayer,
  rememberAnswer,
} from '../../../shared/times-tables/players/players-store.client.ts';
import { RUN_KEY } from '../../../shared/times-tables/players/run-key.ts';
import {
  askScope,
  ensureRoomCodeForNewRecord,
  getKnownScope,
} from '../../../shared/times-tables/rooms/scores-scope.client.ts';
import { unlockVoice } from '../speech/voice.client.ts';
import { getElapsedMs } from './clock.client.ts';
import { firstQuiz, getDeadline, getSpeechCue, type Quiz, type QuizEvent, reduceQuiz } from './quiz.ts';
import { buildSubmission, formatRun, parseRun, type QuizRun } from './quiz-run.ts';
import { useDeadline, useSpokenCue } from './use-question.tsx';

/** What is chosen before a quiz. */
export type QuizChoice = {
  readonly playerName: string;
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
  const [quiz, dispatch] = useReducer(reduceQuiz, firstQuiz);
  useDeadline(getDeadline(quiz), (at) => dispatch({ type: 'tick', at }));
  useSpokenCue(getSpeechCue(quiz));
  useRememberAnswers(quiz);
  useStoredRun(quiz);
  useSendScore(quiz, dispatch, onUnreachable);
  useEffect(() => onStoredChange(() => dispatch({ type: 'outbox-change', outbox: getOutbox() })), []);
  return {
    quiz,
    start: (choice) => {
      unlockVoice();
      // Asked now, so that the answer is known when the score is sent: it says whether the score belongs to a room.
      if (getKnownScope() === null) void askScope();
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      dispatch({ type: 'start', at: getElapsedMs(), key: createOutboxKey(), seed, ...choice });
    },
    resume: (run) => {
      unlockVoice();
      dispatch({ type: 'resume', at: getElapsedMs(), run, newKey: createOutboxKey() });
    },
    answer: (text) => dispatch({ type: 'answer', at: getElapsedMs(), text }),
    sendAgain: () => dispatch({ type: 'send-again' }),
    newQuiz: () => dispatch({ type: 'new-quiz' }),
  };
}

/** Stores what each answer says about its fact. */
function useRememberAnswers(quiz: Quiz): void {
  useEffect(() => {
    if (!('attempt' in quiz)) return;
    const { run, fact, attempt } = quiz;
    const fluentSeconds = getPlayer(run.playerName).fluentSeconds ?? undefined;
    rememberAnswer(run.playerName, fact, toDayResult(attempt.isCorrect, attempt.timeSpent, fluentSeconds));
  }, [quiz]);
}

/** The quiz that was left in this tab; null where there is none, or where the device forgets its players. */
export function readRun(): QuizRun | null {
  return forgetsPlayers() ? null : parseRun(readSession(RUN_KEY));
}

/**
 * Stores a running quiz, or removes it (null). Where session storage is closed, or the device forgets its players, a
 * quiz that is left is lost.
 */
function storeRun(run: QuizRun | null): void {
  writeSession(RUN_KEY, run === null || forgetsPlayers() ? null : formatRun(run));
}

/** Stores the running quiz, so that it can be taken up again after it was left. */
function useStoredRun(quiz: Quiz): void {
  useEffect(() => {
    if ('fact' in quiz) storeRun(quiz.run);
  }, [quiz]);
}

/**
 * Puts the score into the outbox, from then on in place of the stored run, and sends it, each time the quiz enters the
 * phase 'sending'.
 */
function useSendScore(quiz: Quiz, dispatch: Dispatch<QuizEvent>, onUnreachable: () => void): void {
  const reportUnreachable = useEffectEvent(onUnreachable);
  useEffect(() => {
    if (quiz.phase !== 'sending') return;
    const { key } = quiz.run;
    let isCurrent = true;
    queueScore(key, buildSubmission(quiz.run), Date.now(), ensureRoomCodeForNewRecord());
    storeRun(null);
    sendQueued(key).then((sendStatus) => {
      if (!isCurrent) return;
      // The panel must have the focus before the alert opens: at its end the alert returns the focus to the panel.
      flushSync(() => dispatch({ type: 'send-status', sendStatus }));
      if (sendStatus === 'unreachable') reportUnreachable();
    });
    return () => {
      isCurrent = false;
    };
  }, [quiz, dispatch]);
}
