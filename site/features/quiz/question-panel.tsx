import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TimesFact } from '../../shared/attempt.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useText } from '../../shared/use-language.tsx';
import { Countdown } from './countdown.tsx';
import { Acorn, Basket, Loudspeaker } from './drawings.tsx';
import { NumberPad } from './number-pad.tsx';
import { Owl, type OwlMood } from './owl.tsx';
import { ProgressBranch } from './progress-branch.tsx';
import { QUESTION_COUNT } from './questions.ts';
import { type Quiz, questionIndexOf } from './quiz.ts';
import { quizText } from './quiz-text.ts';
import { speak } from './speech/voice.client.ts';
import { useCoarsePointer } from './use-coarse-pointer.tsx';

type QuestionPhase = 'asking' | 'correct' | 'wrong' | 'timeout';
export type QuestionQuiz = Extract<Quiz, { phase: QuestionPhase }>;

const OWL_MOOD: Record<QuestionPhase, OwlMood> = {
  asking: 'listening',
  correct: 'happy',
  wrong: 'kind',
  timeout: 'kind',
};

const ANSWER_BOX: Record<QuestionPhase, string> = {
  asking: 'border-ink bg-white',
  correct: 'border-leaf-deep bg-leaf-wash text-leaf-deep',
  wrong: 'border-coral-deep bg-coral-wash text-coral-deep line-through decoration-[3px]',
  timeout: 'border-coral-deep bg-coral-wash text-coral-deep',
};

/** One of the ten questions, and what came of it. */
export function QuestionPanel({
  quiz,
  fact,
  onAnswer,
}: {
  quiz: QuestionQuiz;
  fact: TimesFact;
  onAnswer: (text: string) => void;
}) {
  const text = useText(quizText);
  const index = questionIndexOf(quiz) ?? 0;
  const last = quiz.run.attempts.at(-1);
  const isRunning = quiz.phase === 'asking';
  const askedAt = isRunning ? quiz.askedAt : quiz.shownAt - (last?.timeSpent ?? 0) * 1000;
  return (
    <div className="relative">
      <ProgressBranch attempts={quiz.run.attempts} current={isRunning ? index : null} />
      <div className="mt-1 flex items-center gap-3 sm:mt-5 sm:gap-5">
        <button
          type="button"
          aria-label={text.listenAgain}
          disabled={!isRunning}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => speak('question', fact)}
          className="grid size-13 shrink-0 place-items-center rounded-full border-2 border-ink bg-white shadow-lift enabled:active:translate-y-0.5 enabled:active:shadow-none disabled:opacity-50 sm:size-18"
        >
          <Loudspeaker className="size-8 sm:size-10" />
        </button>
        <div className="grid grow justify-items-center">
          <Owl
            mood={OWL_MOOD[quiz.phase]}
            className="hidden h-22 sm:h-28 lg:hidden [@media(min-height:740px)]:max-lg:block"
          />
          <h2 className="text-center text-ink-soft text-lg max-[359px]:text-base sm:text-2xl">
            {text.questionNumber(index + 1, QUESTION_COUNT)}
          </h2>
        </div>
        <div className="w-15 shrink-0 sm:w-28">
          <Countdown key={index} askedAt={askedAt} stoppedAt={isRunning ? null : quiz.shownAt} />
        </div>
      </div>
      <AnswerForm key={index} phase={quiz.phase} fact={fact} onAnswer={onAnswer}>
        <Feedback quiz={quiz} />
      </AnswerForm>
      <Owl
        mood={OWL_MOOD[quiz.phase]}
        className="pointer-events-none absolute -bottom-2 left-0 hidden h-44 lg:block xl:h-52"
      />
      <BasketOf acorns={quiz.run.attempts.filter((attempt) => attempt.isCorrect).length} />
    </div>
  );
}

/** What was gathered so far, on screens with room to spare. */
function BasketOf({ acorns }: { acorns: number }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute right-2 bottom-0 hidden w-44 lg:block">
      <div className="-mb-3 flex flex-wrap-reverse justify-center px-5">
        {ACORNS.slice(0, acorns).map((acorn) => (
          <Acorn key={acorn} className="quiz-pop -mx-0.5 -mt-3 h-10" />
        ))}
      </div>
      <Basket className="relative h-20 w-full" />
    </div>
  );
}

const ACORNS = Array.from({ length: QUESTION_COUNT }, (_, index) => index);

/** Spoken politely by screen readers; the place is kept free, so that nothing jumps. */
function Feedback({ quiz }: { quiz: QuestionQuiz }) {
  const text = useText(quizText);
  const last = quiz.run.attempts.at(-1);
  return (
    <p
      role="status"
      className="flex min-h-9 items-center justify-center text-center font-display text-[clamp(1.3rem,5.8vw,2.1rem)] leading-tight sm:min-h-14"
    >
      {quiz.phase === 'correct' && <span className="quiz-pop text-[1.3em] text-leaf-deep">{text.correct}</span>}
      {quiz.phase === 'wrong' && last && <span className="text-coral-deep">{text.wrong(last.correctAnswer)}</span>}
    </p>
  );
}

function AnswerForm({
  phase,
  fact,
  onAnswer,
  children,
}: {
  phase: QuestionPhase;
  fact: TimesFact;
  onAnswer: (text: string) => void;
  children: ReactNode;
}) {
  const text = useText(quizText);
  const isCoarse = useCoarsePointer();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isRunning = phase === 'asking';

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // On a screen too short for everything, the question and its keys are what must be seen.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onAnswer(typed);
  }

  return (
    <form ref={form} onSubmit={submit} className="scroll-mb-1 mt-[clamp(0.25rem,(100svh-560px)*0.06,1.5rem)]">
      <div className="flex items-center justify-center gap-[0.22em] font-display text-[clamp(2.5rem,14vw,5.5rem)] leading-none">
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
          maxLength={6}
          autoComplete="off"
          enterKeyHint="done"
          className={`w-[2.1em] rounded-[0.28em_0.36em_0.3em_0.4em] border-[3px] px-1 py-[0.08em] text-center ${ANSWER_BOX[phase]}`}
        />
      </div>
      <div className="my-[clamp(0.25rem,(100svh-560px)*0.05,1rem)]">{children}</div>
      {isCoarse ? (
        <NumberPad value={typed} onChange={setTyped} isRunning={isRunning} />
      ) : (
        <div className="text-center">
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
