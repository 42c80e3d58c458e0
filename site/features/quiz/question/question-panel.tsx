import type { TimesFact } from '../../../shared/facts/attempt.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { Acorn, Basket, Loudspeaker } from '../drawings/drawings.tsx';
import { Owl, type OwlMood } from '../drawings/owl.tsx';
import { QUESTION_COUNT } from '../model/questions.ts';
import { getQuestionIndex, type Quiz } from '../model/quiz.ts';
import { useSpokenLanguage } from '../speech/use-spoken-language.tsx';
import { speak } from '../speech/voice.client.ts';
import { quizText } from '../text/quiz-text.ts';
import { AnswerForm } from './answer-form.tsx';
import { Countdown } from './countdown.tsx';
import { ProgressBranch } from './progress-branch.tsx';

type QuestionPhase = 'asking' | 'correct' | 'wrong' | 'timeout';
export type QuestionQuiz = Extract<Quiz, { phase: QuestionPhase }>;

const OWL_MOOD: Record<QuestionPhase, OwlMood> = {
  asking: 'listening',
  correct: 'happy',
  wrong: 'kind',
  timeout: 'kind',
};

/** One of the ten questions, with its answer and the feedback. */
export function QuestionPanel({
  quiz,
  fact,
  onAnswer,
  onLeave,
}: {
  quiz: QuestionQuiz;
  fact: TimesFact;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}) {
  const text = useText(quizText);
  const language = useSpokenLanguage();
  const index = getQuestionIndex(quiz) ?? 0;
  const last = quiz.run.attempts.at(-1);
  const isRunning = quiz.phase === 'asking';
  const askedAt = isRunning ? quiz.askedAt : quiz.shownAt - (last?.timeSpent ?? 0) * 1000;
  return (
    <div className="quiz-question relative">
      <ProgressBranch attempts={quiz.run.attempts} current={isRunning ? index : null} />
      <div className="quiz-question-top mt-1 flex items-center gap-3 sm:mt-5 sm:gap-5">
        <button
          type="button"
          aria-label={text.listenAgain}
          disabled={!isRunning}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => speak({ kind: 'question', fact, language })}
          className="grid size-13 shrink-0 place-items-center rounded-full border-2 border-ink bg-card shadow-lift enabled:active:translate-y-0.5 enabled:active:shadow-none disabled:opacity-50 sm:size-18"
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
          {!quiz.run.isCalm && <Countdown key={index} askedAt={askedAt} stoppedAt={isRunning ? null : quiz.shownAt} />}
        </div>
      </div>
      <AnswerForm key={index} mark={quiz.phase} isRunning={isRunning} fact={fact} onAnswer={onAnswer}>
        <Feedback quiz={quiz} />
      </AnswerForm>
      <Owl
        mood={OWL_MOOD[quiz.phase]}
        className="quiz-question-decor pointer-events-none absolute -bottom-2 left-0 hidden h-44 lg:block xl:h-52"
      />
      <LeaveButton onLeave={onLeave} />
      <AcornBasket acorns={quiz.run.attempts.filter((attempt) => attempt.isCorrect).length} />
    </div>
  );
}

/** Leaves the quiz. On a low screen the question covers the page's tabs and links. */
export function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const text = useText(quizText);
  return (
    <button
      type="button"
      onClick={onLeave}
      className="quiz-question-leave hidden min-h-11 px-3 underline underline-offset-4"
    >
      {text.leave}
    </button>
  );
}

/** The acorns so far, on large screens. */
function AcornBasket({ acorns }: { acorns: number }) {
  return (
    <div
      aria-hidden="true"
      className="quiz-question-decor pointer-events-none absolute right-2 bottom-0 hidden w-44 lg:block"
    >
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

/** Rendered empty while the question is asked, so that the layout does not shift. */
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
