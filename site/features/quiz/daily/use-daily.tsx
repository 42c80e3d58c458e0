import { useEffect, useEffectEvent, useState } from 'react';
import type { FactMemory } from '../../../shared/facts/fact-memory.ts';
import { addMemory, getPlayer, getToday, rememberAnswer } from '../../../shared/players/players-store.client.ts';
import { SPEAK_QUESTION_AFTER_MS } from '../model/quiz.ts';
import { useSpokenLanguage } from '../speech/use-spoken-language.tsx';
import { speak, stopSpeaking, unlockAudio } from '../speech/voice.client.ts';
import { type DailySession, getDailyFact, PRAISE_MS, startDaily, stepDaily } from './daily-session.ts';
import { planDay } from './day-plan.ts';
import { loadServerMemory } from './server-memory.client.ts';

export type DailyControls = {
  /** The session; null while the player's memory is loaded. */
  readonly daily: DailySession | null;
  readonly answer: (text: string) => void;
  /** Plans and begins another two minutes. */
  readonly again: () => void;
  /** What is stored of the player now. */
  readonly memory: FactMemory;
  readonly day: number;
};

/** The two minutes of a player: the plan, the answers that are stored as they come, and the voice. */
export function useDaily(name: string, tables: readonly number[]): DailyControls {
  const [daily, setDaily] = useState<DailySession | null>(null);
  const [day, setDay] = useState(getToday);
  const begin = () => {
    setDay(getToday());
    setDaily(startDaily(planDay(getPlayer(name).facts, tables, getToday()), Date.now()));
  };

  const beginWithMemory = useEffectEvent(begin);
  useEffect(() => {
    let isCurrent = true;
    loadServerMemory(name).then((facts) => {
      if (!isCurrent) return;
      if (facts.size > 0) addMemory(name, facts);
      beginWithMemory();
    });
    return () => {
      isCurrent = false;
      stopSpeaking();
    };
  }, [name]);

  useEffect(() => {
    if (daily?.phase !== 'right') return;
    const timer = setTimeout(
      () => setDaily((now) => now && stepDaily(now, { type: 'tick', at: Date.now() })),
      daily.shownAt + PRAISE_MS - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [daily]);
  useSpokenQuestions(daily);

  return {
    daily,
    answer: (typed) => {
      unlockAudio();
      if (!daily) return;
      const next = stepDaily(daily, { type: 'answer', at: Date.now(), text: typed });
      const answer = next.progress.answers.at(daily.progress.answers.length);
      if (answer) rememberAnswer(name, answer.fact, answer.result);
      setDaily(next);
    },
    again: begin,
    memory: getPlayer(name).facts,
    day,
  };
}

/** Asks each question out loud, and says the fact that was missed. */
function useSpokenQuestions(daily: DailySession | null): void {
  const language = useSpokenLanguage();
  useEffect(() => {
    const fact = daily && getDailyFact(daily);
    if (!fact) return;
    if (daily.phase === 'correcting') void speak({ kind: 'fact', fact, language });
    if (daily.phase !== 'asking') return;
    const stopped = new AbortController();
    const timer = setTimeout(
      () => speak({ kind: 'question', fact, language }, { signal: stopped.signal }),
      SPEAK_QUESTION_AFTER_MS,
    );
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [daily, language]);
}
