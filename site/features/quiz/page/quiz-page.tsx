import { Tabs } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { useScrollToTop } from '../../../shared/page/use-scroll-to-top.tsx';
import { PLAYERS_KEY, parsePlayers } from '../../../shared/players/players.ts';
import { changePlayer, forgetUnstored } from '../../../shared/players/players-store.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { dismissNotice, showAlert } from '../../../shared/ui/notices.ts';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { Meadow } from '../drawings/meadow.tsx';
import { getQuizFact } from '../model/quiz.ts';
import { PracticePanel } from '../practice/practice-panel.tsx';
import { unlockAudio } from '../speech/voice.client.ts';
import { type QuizChoice, useQuiz } from '../state/use-quiz.tsx';
import { quizText } from '../text/quiz-text.ts';
import { QuizStage } from './quiz-stage.tsx';
import { useLeaveGuard } from './use-leave-guard.tsx';
import './quiz.css';

type Mode = 'practice' | 'quiz';

/** Lazy: many play the quiz only. */
const DailyStage = lazy(() => import('../daily/daily-stage.tsx').then((module) => ({ default: module.DailyStage })));
const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })));

/** Who plays the two minutes, and with which tables. */
type DailyChoice = { readonly playerName: string; readonly tables: readonly number[] };

const TAB =
  'min-h-12 rounded-t-[1.1rem] border-2 border-b-0 px-4 font-display text-lg leading-tight sm:min-h-14 sm:px-8 sm:text-2xl data-[state=active]:border-ink data-[state=active]:bg-card data-[state=inactive]:border-transparent data-[state=inactive]:bg-sand data-[state=inactive]:text-ink-soft data-[state=inactive]:hover:bg-honey-wash';

const SHEET = 'relative rounded-[0.3rem_1.7rem_1.4rem_1.9rem] border-2 border-ink bg-card shadow-paper';

/** The times tables: practice and quiz (docs/product.md §5). */
export function QuizPage() {
  const text = useText(quizText);
  const [mode, setMode] = useState<Mode>('quiz');
  const [daily, setDaily] = useState<DailyChoice | null>(null);
  const controls = useQuizWithAlert();
  const { quiz, newQuiz } = controls;
  useForgetPlayersAfterTurn(quiz.phase === 'naming' && daily === null);
  const isRunning = getQuizFact(quiz) !== null;
  const isAsking = isRunning || daily !== null;
  const leaveGuard = useLeaveGuard(isRunning);
  const practicing = usePracticePlayer(daily?.playerName ?? (quiz.phase === 'naming' ? null : quiz.run.playerName));
  usePreloadedDialogs(isRunning);
  useScrollToTop(isAsking ? 'questions' : quiz.phase);

  function begin(choice: QuizChoice, isTask = false): void {
    changePlayer(choice.playerName, (player) => (isTask ? player : { ...player, tables: choice.tables }));
    controls.start(choice);
  }

  function beginDaily(playerName: string, tables: readonly number[]): void {
    unlockAudio();
    changePlayer(playerName, (player) => ({ ...player, tables }));
    setDaily({ playerName, tables });
  }

  function changeMode(next: string): void {
    if (next === mode || leaveGuard.isOpen) return;
    if (next !== 'practice') {
      setMode('quiz');
      return;
    }
    leaveGuard.leave(() => {
      // The practice tables show the answers.
      if (isRunning) newQuiz();
      setDaily(null);
      setMode('practice');
    });
  }

  return (
    <div className={`column ${isAsking ? 'pt-2 pb-3 sm:pt-6' : 'pt-6 pb-12 sm:pt-10'}`}>
      <h1 className={`rise text-4xl sm:text-5xl ${isAsking ? 'sr-only sm:not-sr-only' : ''}`}>{text.title}</h1>
      <Tabs.Root
        value={mode}
        onValueChange={changeMode}
        // Not while asking: what covers the window would be placed within an element that is animated.
        className={isAsking ? 'sm:mt-4' : 'rise mt-4 sm:mt-6'}
        style={riseOrder(1)}
      >
        <Tabs.List aria-label={text.modes} className="relative z-10 -mb-0.5 flex gap-1.5 sm:gap-3">
          <ModeTab mode="practice" label={text.practiceMode} onChoose={changeMode} />
          <ModeTab mode="quiz" label={text.quizMode} onChoose={changeMode} />
        </Tabs.List>
        <QuizSheet isAsking={isAsking}>
          {daily ? (
            <Suspense fallback={<div className="min-h-72" />}>
              <DailyStage name={daily.playerName} tables={daily.tables} onEnd={() => setDaily(null)} />
            </Suspense>
          ) : (
            <QuizStage
              controls={controls}
              onStart={begin}
              onDaily={beginDaily}
              onLeave={() => leaveGuard.leave(newQuiz)}
            />
          )}
        </QuizSheet>
        <Tabs.Content value="practice" className={`${SHEET} p-4 sm:p-9`}>
          <PracticePanel playerName={practicing} />
        </Tabs.Content>
      </Tabs.Root>
      {leaveGuard.isOpen && (
        <Suspense>
          <LeaveDialog onLeave={leaveGuard.onLeave} onStay={leaveGuard.onStay} />
        </Suspense>
      )}
    </div>
  );
}

function ModeTab({ mode, label, onChoose }: { mode: Mode; label: string; onChoose: (mode: Mode) => void }) {
  return (
    // The click too: one from before hydration is repeated as a click, and Radix follows the mouse button alone.
    <Tabs.Trigger value={mode} className={TAB} onClick={() => onChoose(mode)}>
      {label}
    </Tabs.Trigger>
  );
}

/** The sheet of paper of the quiz tab. On a low screen it covers the page while a question is asked (quiz.css). */
function QuizSheet({ isAsking, children }: { isAsking: boolean; children: ReactNode }) {
  return (
    <Tabs.Content
      value="quiz"
      data-asking={isAsking || undefined}
      className={`${SHEET} quiz-sheet ${isAsking ? 'p-2.5 sm:p-8' : 'p-4 sm:p-9'}`}
    >
      <Meadow />
      <div className="quiz-sheet-content relative">{children}</div>
    </Tabs.Content>
  );
}

/** The quiz, with an alert while its score could not be sent. */
function useQuizWithAlert(): ReturnType<typeof useQuiz> {
  const text = useText(quizText);
  const alert = useRef<number | null>(null);
  const controls = useQuiz(() => {
    alert.current = showAlert(text.saveFailed);
  });
  const { phase } = controls.quiz;
  useEffect(() => {
    // The score got through after all.
    if (phase === 'result' && alert.current !== null) dismissNotice(alert.current);
  }, [phase]);
  return controls;
}

/** Forgets the player when the next name is asked for, on a device that forgets its players. */
function useForgetPlayersAfterTurn(isNaming: boolean): void {
  useEffect(() => {
    if (isNaming) forgetUnstored();
  }, [isNaming]);
}

/** Loaded while a quiz runs: what it asks or alerts must show at once, also without a network. */
function usePreloadedDialogs(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    void import('../../../shared/ui/notice-host.tsx');
    void import('./leave-dialog.tsx');
  }, [isRunning]);
}

/** The player whose fact memory practice updates: who played last in this tab, or the only one of this device. */
function usePracticePlayer(playing: string | null): string | null {
  const [stored] = useStoredText(PLAYERS_KEY);
  const [last, setLast] = useState<string | null>(null);
  if (playing !== null && playing !== last) setLast(playing);
  const players = parsePlayers(stored);
  return playing ?? last ?? (players.length === 1 ? (players[0]?.name ?? null) : null);
}
