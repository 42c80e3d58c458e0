import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../shared/ui/notices.ts';
import { useText } from '../../shared/use-language.tsx';
import { useScrollToTop } from '../../shared/use-scroll-to-top.tsx';
import { Meadow } from './meadow.tsx';
import { NameEntry } from './name-entry.tsx';
import { PracticePanel } from './practice/practice-panel.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { factOf, type Quiz } from './quiz.ts';
import { QuizResult } from './quiz-result.tsx';
import { quizText } from './quiz-text.ts';
import { SavingPanel } from './saving-panel.tsx';
import { TimeoutOverlay } from './timeout-overlay.tsx';
import { useQuiz } from './use-quiz.tsx';
import './quiz.css';

type Mode = 'practice' | 'quiz';

const TAB =
  'min-h-12 rounded-t-[1.1rem] border-2 border-b-0 px-4 font-display text-lg leading-tight sm:min-h-14 sm:px-8 sm:text-2xl data-[state=active]:border-ink data-[state=active]:bg-white data-[state=inactive]:border-transparent data-[state=inactive]:bg-sand data-[state=inactive]:text-ink-soft data-[state=inactive]:hover:bg-honey-wash';

const SHEET = 'relative rounded-[0.3rem_1.7rem_1.4rem_1.9rem] border-2 border-ink bg-white shadow-paper';

/** Times tables: hear and practise them, or take a quiz of ten (docs/product.md §5). */
export function QuizPage() {
  const text = useText(quizText);
  const [mode, setMode] = useState<Mode>('quiz');
  const { quiz, start, answer, sendAgain, newQuiz } = useQuiz(() => showAlert(text.saveFailed));
  const isAsking = factOf(quiz) !== null;
  useEffect(() => {
    // The alert about a broken network must not need the network.
    if (isAsking) void import('../../shared/ui/notice-host.tsx');
  }, [isAsking]);
  useScrollToTop(isAsking ? 'questions' : quiz.phase);

  function changeMode(next: string): void {
    // Who opens the answers ends the quiz that asks for them.
    if (next === 'practice' && isAsking) newQuiz();
    setMode(next === 'practice' ? 'practice' : 'quiz');
  }

  return (
    <div className={`column ${isAsking ? 'pt-2 pb-3 sm:pt-6' : 'pt-6 pb-12 sm:pt-10'}`}>
      <h1 className={`text-4xl sm:text-5xl ${isAsking ? 'sr-only sm:not-sr-only' : ''}`}>{text.title}</h1>
      <Tabs.Root value={mode} onValueChange={changeMode} className={isAsking ? 'sm:mt-4' : 'mt-4 sm:mt-6'}>
        <Tabs.List aria-label={text.modes} className="relative z-10 -mb-0.5 flex gap-1.5 sm:gap-3">
          <Tabs.Trigger value="practice" className={TAB}>
            {text.practiceMode}
          </Tabs.Trigger>
          <Tabs.Trigger value="quiz" className={TAB}>
            {text.quizMode}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="quiz" className={`${SHEET} ${isAsking ? 'p-2.5 sm:p-8' : 'p-4 sm:p-9'}`}>
          <Meadow />
          <div className="relative">
            <QuizStage quiz={quiz} onStart={start} onAnswer={answer} onSendAgain={sendAgain} onNewQuiz={newQuiz} />
          </div>
        </Tabs.Content>
        <Tabs.Content value="practice" className={`${SHEET} p-4 sm:p-9`}>
          <PracticePanel />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

function QuizStage({
  quiz,
  onStart,
  onAnswer,
  onSendAgain,
  onNewQuiz,
}: {
  quiz: Quiz;
  onStart: Parameters<typeof NameEntry>[0]['onStart'];
  onAnswer: (text: string) => void;
  onSendAgain: () => void;
  onNewQuiz: () => void;
}) {
  // The page opens without taking the focus; from the second quiz on, the name's field has it.
  const hasPlayed = useRef(false);
  useEffect(() => {
    if (quiz.phase !== 'naming') hasPlayed.current = true;
  }, [quiz.phase]);
  const fact = factOf(quiz);
  switch (quiz.phase) {
    case 'naming':
      return <NameEntry isFocused={hasPlayed.current} onStart={onStart} />;
    case 'asking':
    case 'correct':
    case 'wrong':
    case 'timeout':
      return (
        fact && (
          <>
            <QuestionPanel quiz={quiz} fact={fact} onAnswer={onAnswer} />
            {quiz.phase === 'timeout' && <TimeoutOverlay fact={fact} />}
          </>
        )
      );
    case 'sending':
    case 'unsaved':
      return (
        <SavingPanel
          run={quiz.run}
          isSending={quiz.phase === 'sending'}
          onSendAgain={onSendAgain}
          onNewQuiz={onNewQuiz}
        />
      );
    case 'result':
      return <QuizResult run={quiz.run} delivery={quiz.delivery} onNewQuiz={onNewQuiz} />;
  }
}
