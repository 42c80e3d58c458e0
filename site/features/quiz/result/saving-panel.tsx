import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Owl } from '../drawings/owl.tsx';
import type { QuizRun } from '../model/quiz.ts';
import { ProgressBranch } from '../question/progress-branch.tsx';
import { quizText } from '../text/quiz-text.ts';

/** Shown after the tenth question until the server has answered, or sending has failed. */
export function SavingPanel({
  run,
  isSending,
  onSendAgain,
  onNewQuiz,
}: {
  run: QuizRun;
  isSending: boolean;
  onSendAgain: () => void;
  onNewQuiz: () => void;
}) {
  const text = useText(quizText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isSending) heading.current?.focus({ preventScroll: true });
  }, [isSending]);
  return (
    <div className="mx-auto max-w-2xl text-center">
      <ProgressBranch attempts={run.attempts} current={null} />
      <Owl
        mood={isSending ? 'listening' : 'kind'}
        className={`mx-auto mt-6 h-36 sm:h-48 ${isSending ? 'quiz-nod' : ''}`}
      />
      <div role="status" className="mt-4">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {isSending ? text.sending : text.unsavedTitle}
        </h2>
        {!isSending && <p className="mt-3 text-balance text-lg">{text.unsavedNote}</p>}
      </div>
      <div className={`mt-6 flex flex-wrap justify-center gap-3 ${isSending ? 'invisible' : ''}`}>
        <Button onClick={onSendAgain}>{text.sendAgain}</Button>
        <Button tone="plain" onClick={onNewQuiz}>
          {text.newQuiz}
        </Button>
      </div>
    </div>
  );
}
