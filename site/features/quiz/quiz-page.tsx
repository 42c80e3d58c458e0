/**
 * The times tables: to look at, for two minutes a day, and the quiz (docs/product.md §5).
 *
 * @packageDocumentation
 */
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../shared/language/use-language.tsx';
import { useScrollToTop } from '../../shared/page/scroll.tsx';
import { takeDailyRequest } from '../../shared/times-tables/facts/daily-request.client.ts';
import type { DailyRequest } from '../../shared/times-tables/facts/daily-request.ts';
import type { TimesFact } from '../../shared/times-tables/facts/times-fact.ts';
import { forgetPlayersInMemory, getPlayer } from '../../shared/times-tables/players/players-store.client.ts';
import { parsePlayerName } from '../../shared/times-tables/players/typed-name.ts';
import { usePlayers } from '../../shared/times-tables/players/use-players.tsx';
import { dismissNotice, showAlert } from '../../shared/ui/notices.ts';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs.tsx';
import { getQuizFact } from './model/quiz.ts';
import { type QuizControls, useQuiz } from './model/use-quiz.tsx';
import { Meadow } from './play/drawings.tsx';
import { NameEntry } from './play/name-entry.tsx';
import { QuestionPanel, TimeoutOverlay } from './play/question-panel.tsx';
import { QuizResult, SavingPanel } from './play/quiz-result.tsx';
import { quizText } from './play/quiz-text.ts';
import { unlockVoice } from './speech/voice.client.ts';
import { TablesPanel } from './tables/tables-panel.tsx';
import { useLeaveGuard } from './use-leave-guard.tsx';
import './quiz.css';

/** Lazy: many play the quiz only. */
const DailyStage = lazy(() => import('./daily/daily-stage.tsx').then((module) => ({ default: module.DailyStage })));
const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })));

/** What the page is open for: the tables to look at, the quiz, whatever its phase, or somebody's two minutes. */
type Activity =
  | { readonly kind: 'tables' | 'quiz' }
  | {
      readonly kind: 'daily';
      readonly playerName: string;
      readonly tables: readonly number[];
      /** Facts that the report asks for; none: what needs water today. */
      readonly focus: readonly TimesFact[];
    };

const TAB =
  'min-h-12 rounded-t-[1.1rem] border-2 border-b-0 border-transparent bg-sand px-4 font-display text-ink-soft text-lg leading-tight hover:bg-honey-wash aria-selected:border-ink aria-selected:bg-card aria-selected:text-ink low:min-h-11 low:text-lg sm:min-h-14 sm:px-8 sm:text-2xl';

const SHEET = 'relative rounded-[0.3rem_1.7rem_1.4rem_1.9rem] border-2 border-ink bg-card shadow-paper';

/**
 * The times tables and the quiz (docs/product.md §5).
 *
 * @param after stands at its end, and not while a question is asked
 */
export function QuizPage({ after }: { after: ReactNode }) {
  const text = useText(quizText);
  const [activity, setActivity] = useState<Activity>({ kind: 'quiz' });
  const daily = activity.kind === 'daily' ? activity : null;
  const tab = activity.kind === 'tables' ? 'tables' : 'quiz';
  const controls = useQuizWithAlert();
  const { quiz, newQuiz } = controls;
  useForgetPlayersAfterTurn(quiz.phase === 'naming' && daily === null);
  const isRunning = getQuizFact(quiz) !== null;
  const isAsking = isRunning || daily !== null;
  const leaveGuard = useLeaveGuard(isRunning);
  const browsing = useTablesPlayer(daily?.playerName ?? (quiz.phase === 'naming' ? null : quiz.run.playerName));
  usePreloadedDialogs(isRunning);
  useScrollToTop(isAsking ? 'questions' : quiz.phase);

  function beginDaily(playerName: string, tables: readonly number[], focus: readonly TimesFact[] = []): void {
    unlockVoice();
    setActivity({ kind: 'daily', playerName, tables, focus });
  }

  useDailyRequest(({ playerName, facts }) => beginDaily(playerName, getPlayer(playerName).tables, facts));

  function changeTab(next: string): void {
    if (next === tab || leaveGuard.isOpen) return;
    leaveGuard.leave(() => {
      // The tables show the answers.
      if (isRunning) newQuiz();
      setActivity({ kind: next === 'tables' ? 'tables' : 'quiz' });
    });
  }

  return (
    <div className={`column ${isAsking ? 'pt-2 pb-3 sm:pt-6' : 'pt-6 pb-12 low:pt-1 sm:pt-10'}`}>
      <h1 className={`rise text-4xl sm:text-5xl ${isAsking ? 'sr-only sm:not-sr-only' : 'low:sr-only'}`}>
        {text.title}
      </h1>
      <Tabs
        value={tab}
        onChange={changeTab}
        // Not while asking: what covers the window would be placed within an element that is animated.
        className={isAsking ? 'sm:mt-4' : 'rise mt-4 low:mt-1 sm:mt-6'}
        style={riseOrder(1)}
      >
        <TabList label={text.modes} className="relative z-10 -mb-0.5 flex gap-1.5 sm:gap-3">
          <Tab value="tables" className={TAB}>
            {text.tablesMode}
          </Tab>
          <Tab value="quiz" className={TAB}>
            {text.quizMode}
          </Tab>
        </TabList>
        <QuizSheet isAsking={isAsking}>
          {daily ? (
            <Suspense fallback={<div className="min-h-72" />}>
              <DailyStage
                playerName={daily.playerName}
                tables={daily.tables}
                focus={daily.focus}
                onEnd={() => setActivity({ kind: 'quiz' })}
              />
            </Suspense>
          ) : (
            <QuizStage controls={controls} onDaily={beginDaily} onLeave={() => leaveGuard.leave(newQuiz)} />
          )}
        </QuizSheet>
        <TabPanel value="tables" className={`${SHEET} p-4 sm:p-9`}>
          <TablesPanel playerName={browsing} />
        </TabPanel>
      </Tabs>
      {leaveGuard.isOpen && (
        <Suspense>
          <LeaveDialog onLeave={leaveGuard.onLeave} onStay={leaveGuard.onStay} />
        </Suspense>
      )}
      {!isAsking && after}
    </div>
  );
}

/** The sheet of paper of the quiz tab. On a low screen it covers the page while a question is asked (quiz.css). */
function QuizSheet({ isAsking, children }: { isAsking: boolean; children: ReactNode }) {
  return (
    <TabPanel
      value="quiz"
      data-asking={isAsking || undefined}
      className={`${SHEET} quiz-sheet ${isAsking ? 'p-2.5 sm:p-8' : 'p-4 low:p-3 sm:p-9'}`}
    >
      <Meadow />
      <div className="quiz-sheet-content relative">{children}</div>
    </TabPanel>
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

/** Begins the two minutes that another page has asked for. */
function useDailyRequest(begin: (request: DailyRequest) => void): void {
  const beginRequested = useEffectEvent(begin);
  useEffect(() => {
    const request = takeDailyRequest();
    if (!request) return;
    const playerName = parsePlayerName(request.playerName);
    if (playerName !== null) beginRequested({ ...request, playerName });
  }, []);
}

/** Forgets the player when the next name is asked for, on a device that forgets its players. */
function useForgetPlayersAfterTurn(isNaming: boolean): void {
  useEffect(() => {
    if (isNaming) forgetPlayersInMemory();
  }, [isNaming]);
}

/** Loaded while a quiz runs: what it asks or alerts must show at once, also without a network. */
function usePreloadedDialogs(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    void import('../../shared/ui/notice-host.tsx');
    void import('./leave-dialog.tsx');
  }, [isRunning]);
}

/** The player whose fact memory the tables update: who played last in this tab, or the only one of this device. */
function useTablesPlayer(playing: string | null): string | null {
  const [last, setLast] = useState<string | null>(null);
  if (playing !== null && playing !== last) setLast(playing);
  const players = usePlayers();
  return playing ?? last ?? (players.length === 1 ? (players[0]?.name ?? null) : null);
}

/** What the quiz shows in its phase. */
function QuizStage({
  controls: { quiz, start, resume, answer, sendAgain, newQuiz },
  onDaily,
  onLeave,
}: {
  controls: QuizControls;
  onDaily: Parameters<typeof NameEntry>[0]['onDaily'];
  onLeave: () => void;
}) {
  // The page opens without taking the focus; before a further quiz the name's field gets it.
  const [hasPlayed, setHasPlayed] = useState(false);
  if (quiz.phase !== 'naming' && !hasPlayed) setHasPlayed(true);
  switch (quiz.phase) {
    case 'naming':
      return <NameEntry isFocused={hasPlayed} onStart={start} onResume={resume} onDaily={onDaily} />;
    case 'asking':
    case 'correct':
    case 'wrong':
    case 'timeout':
      return (
        <>
          <QuestionPanel quiz={quiz} onAnswer={answer} onLeave={onLeave} />
          {quiz.phase === 'timeout' && <TimeoutOverlay fact={quiz.fact} />}
        </>
      );
    case 'sending':
    case 'unsaved':
      return (
        <SavingPanel run={quiz.run} isSending={quiz.phase === 'sending'} onSendAgain={sendAgain} onNewQuiz={newQuiz} />
      );
    case 'result':
      return <QuizResult run={quiz.run} sendStatus={quiz.sendStatus} onNewQuiz={newQuiz} />;
  }
}
