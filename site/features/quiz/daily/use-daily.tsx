/**
 * A day's two minutes: plan, questions, and what grew.
 *
 * @packageDocumentation
 */
import { useEffect, useEffectEvent, useReducer } from 'react';
import { callEndpoint } from '../../../shared/api/api.client.ts';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { listPracticesEndpoint, type PracticeRecord } from '../../../shared/times-tables/api/practice-api.ts';
import { listPlayerScoresEndpoint, type ScoreRecord } from '../../../shared/times-tables/api/scores-api.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import {
  addStoredAnswers,
  getPlayer,
  getToday,
  rememberAnswer,
} from '../../../shared/times-tables/players/players-store.client.ts';
import { buildRoomHeader, isPupilsCode } from '../../../shared/times-tables/rooms/room.ts';
import { askScope, getKnownScope } from '../../../shared/times-tables/rooms/scores-scope.client.ts';
import { getCurrentRoomCode } from '../../../shared/times-tables/rooms/stored-rooms.client.ts';
import { getElapsedMs } from '../model/clock.client.ts';
import { useDeadline, useSpokenCue } from '../model/use-question.tsx';
import { unlockVoice } from '../speech/voice.client.ts';
import { collectAnswer, sendCollected, sendWhenHidden } from './collected-answers.client.ts';
import { type DailySession, getDailyCue, PRAISE_MS, reduceDaily, startDaily } from './daily.ts';
import { planFocus, planSession } from './day-plan.ts';

export type DailyControls = {
  /** The session; null while the player's memory is loaded. */
  readonly daily: DailySession | null;
  readonly answer: (text: string) => void;
  /** Plans and begins another two minutes. */
  readonly again: () => void;
};

/**
 * The two minutes of a player: the plan, the answers that are stored as they come and sent at the end, and the voice.
 */
export function useDaily(
  playerName: string,
  tables: readonly number[],
  focus: readonly TimesFact[] = [],
): DailyControls {
  const [daily, dispatch] = useReducer(reduceDaily, null);
  const begin = (wanted: readonly TimesFact[]) =>
    dispatch({ type: 'begin', session: planAndStart(playerName, tables, wanted) });
  const beginFirst = useEffectEvent(() => begin(focus));
  useEffect(() => {
    let isCurrent = true;
    loadStoredAnswers(playerName).then(({ quizzes, practices }) => {
      if (!isCurrent) return;
      addStoredAnswers(playerName, quizzes, practices);
      beginFirst();
    });
    return () => {
      isCurrent = false;
    };
  }, [playerName]);

  const asked = daily?.progress.asked;
  useAfterChange([asked], () => {
    const last = asked?.at(-1);
    if (!last) return;
    rememberAnswer(playerName, last.fact, last.result, last.form);
    collectAnswer(playerName, last);
  });
  useDeadline(daily?.phase === 'right' ? daily.shownAt + PRAISE_MS : null, (at) => dispatch({ type: 'tick', at }));
  useSpokenCue(daily && getDailyCue(daily));
  useSentSession(daily?.phase === 'done');

  return {
    daily,
    answer: (text) => {
      unlockVoice();
      dispatch({ type: 'answer', at: getElapsedMs(), text });
    },
    again: () => begin([]),
  };
}

function planAndStart(playerName: string, tables: readonly number[], focus: readonly TimesFact[]): DailySession {
  const { memories, fluentSeconds } = getPlayer(playerName);
  const today = getToday();
  const plan = focus.length > 0 ? planFocus(memories.product, focus, today) : planSession(memories, tables, today);
  return startDaily(plan, getElapsedMs(), fluentSeconds ?? undefined, memories.product);
}

/** Sends the answers of the session when it is over, left or hidden. */
function useSentSession(isOver: boolean): void {
  useEffect(() => {
    if (isOver) sendCollected();
  }, [isOver]);
  useEffect(() => {
    const stop = sendWhenHidden();
    return () => {
      stop();
      sendCollected();
    };
  }, []);
}

/** A child is not kept waiting longer than this: then the device's own memory is enough. */
const MAX_WAIT_MS = 1500;

type StoredAnswers = {
  readonly quizzes: readonly ScoreRecord[];
  readonly practices: readonly PracticeRecord[];
};

const NONE: StoredAnswers = { quizzes: [], practices: [] };

/**
 * A player's quizzes and practice sessions on the server; none where they do not arrive in time, where the device is in
 * no room yet, and by a pupils' code, which reads only what this device has sent itself.
 */
async function loadStoredAnswers(playerName: string): Promise<StoredAnswers> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  if (getKnownScope() === null && !(await askScope(signal)).ok) return NONE;
  const hasRooms = getKnownScope() === 'rooms';
  const roomCode = hasRooms ? getCurrentRoomCode() : null;
  if (hasRooms && (roomCode === null || isPupilsCode(roomCode))) return NONE;
  const input = { headers: buildRoomHeader(roomCode), params: { playerName } };
  const [quizzes, practices] = await Promise.all([
    callEndpoint(listPlayerScoresEndpoint, input, { signal }),
    callEndpoint(listPracticesEndpoint, input, { signal }),
  ]);
  return { quizzes: quizzes.ok ? quizzes.value : [], practices: practices.ok ? practices.value : [] };
}
