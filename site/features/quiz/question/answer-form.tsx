import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TimesFact } from '../../../shared/facts/attempt.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MAX_ANSWER_LENGTH } from '../model/quiz.ts';
import { quizText } from '../text/quiz-text.ts';
import { NumberPad } from './number-pad.tsx';
import { useCoarsePointer } from './use-coarse-pointer.tsx';

/** How the answer's box looks. */
export type AnswerMark = 'asking' | 'correct' | 'wrong' | 'timeout';

const ANSWER_BOX: Record<AnswerMark, string> = {
  asking: 'border-ink bg-card',
  correct: 'border-leaf-deep bg-leaf-wash text-leaf-deep',
  wrong: 'border-coral-deep bg-coral-wash text-coral-deep line-through decoration-[3px]',
  timeout: 'border-coral-deep bg-coral-wash text-coral-deep',
};

/** The equation with a field for its answer, the feedback (`children`) and, on touch screens, the number pad. */
export function AnswerForm({
  mark,
  isRunning,
  fact,
  onAnswer,
  children,
}: {
  mark: AnswerMark;
  /** Whether an answer is taken. */
  isRunning: boolean;
  fact: TimesFact;
  onAnswer: (text: string) => void;
  children: ReactNode;
}) {
  const text = useText(quizText);
  const isCoarse = useCoarsePointer();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // On a short screen the question and its keys must be in view.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onAnswer(typed);
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      className="quiz-answer scroll-mb-1 mt-[clamp(0.25rem,(100svh-560px)*0.06,1.5rem)]"
    >
      <div className="quiz-equation flex items-center justify-center gap-[0.22em] font-display text-[clamp(2.5rem,14vw,5.5rem)] leading-none">
        <span aria-hidden="true" className="whitespace-nowrap">
          {fact.table} × {fact.multiplier} =
        </span>
        <input
          ref={field}
          aria-label={text.question(fact)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          readOnly={!isRunning}
          inputMode={isCoarse ? 'none' : 'numeric'}
          maxLength={MAX_ANSWER_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          className={`w-[2.1em] rounded-[0.28em_0.36em_0.3em_0.4em] border-[3px] px-1 py-[0.08em] text-center ${ANSWER_BOX[mark]}`}
        />
      </div>
      <div className="quiz-feedback my-[clamp(0.25rem,(100svh-560px)*0.05,1rem)]">{children}</div>
      {isCoarse ? (
        <div className="quiz-keys">
          <NumberPad value={typed} onChange={setTyped} isRunning={isRunning} />
        </div>
      ) : (
        <div className="quiz-keys text-center">
          <Button
            type="submit"
            disabled={!isRunning || typed === ''}
            className="min-h-14 min-w-40 text-xl disabled:bg-sand disabled:text-ink-soft disabled:opacity-100"
          >
            {text.confirm}
          </Button>
        </div>
      )}
    </form>
  );
}
