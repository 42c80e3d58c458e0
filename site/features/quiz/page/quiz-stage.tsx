import { useState } from 'react';
import { getQuizFact } from '../model/quiz.ts';
import { QuestionPanel } from '../question/question-panel.tsx';
import { TimeoutOverlay } from '../question/timeout-overlay.tsx';
import { QuizResult } from '../result/quiz-result.tsx';
import { SavingPanel } from '../result/saving-panel.tsx';
import { NameEntry } from '../start/name-entry.tsx';
import type { QuizControls } from '../state/use-quiz.tsx';

type NameEntryProps = Parameters<typeof NameEntry>[0];

/** What the quiz shows in its phase. */
export function QuizStage({
  controls: { quiz, resume, answer, sendAgain, newQuiz },
  onStart,
  onDaily,
  onLeave,
}: {
  controls: QuizControls;
  onStart: NameEntryProps['onStart'];
  onDaily: NameEntryProps['onDaily'];
  onLeave: () => void;
}) {
  // The page opens without taking the focus; before a further quiz the name's field gets it.
  const [hasPlayed, setHasPlayed] = useState(false);
  if (quiz.phase !== 'naming' && !hasPlayed) setHasPlayed(true);
  const fact = getQuizFact(quiz);
  switch (quiz.phase) {
    case 'naming':
      return <NameEntry isFocused={hasPlayed} onStart={onStart} onResume={resume} onDaily={onDaily} />;
    case 'asking':
    case 'correct':
    case 'wrong':
    case 'timeout':
      return (
        fact && (
          <>
            <QuestionPanel quiz={quiz} fact={fact} onAnswer={answer} onLeave={onLeave} />
            {quiz.phase === 'timeout' && <TimeoutOverlay fact={fact} />}
          </>
        )
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
