/**
 * A quiz being played: name, question, answer, result.
 *
 * @packageDocumentation
 */
import { useEffect, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { QUESTION_COUNT, type TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { riseOrder } from '../../../shared/ui/rise-order.tsx';
import { getElapsedMs } from '../model/clock.client.ts';
import {
  computeSecondsLeft,
  computeTimeLeftMs,
  getUrgency,
  type QuestionQuiz,
  TIME_LIMIT_MS,
  TIMEOUT_EQUATION_TIMES,
  type Urgency,
} from '../model/quiz.ts';
import { speak } from '../speech/voice.client.ts';
import { useSpokenLanguage } from '../speech/voice-settings.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Acorn, AlarmClock, Basket, Loudspeaker, Owl, type OwlMood } from './drawings.tsx';
import { ProgressBranch } from './progress-branch.tsx';
import { quizText } from './quiz-text.ts';

const OWL_MOOD: Record<QuestionQuiz['phase'], OwlMood> = {
  asking: 'listening',
  correct: 'happy',
  wrong: 'kind',
  timeout: 'kind',
};

/** One of the ten questions, with its answer and the feedback. */
export function QuestionPanel({
  quiz,
  onAnswer,
  onLeave,
}: {
  quiz: QuestionQuiz;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}) {
  const text = useText(quizText);
  const { fact } = quiz;
  const isRunning = quiz.phase === 'asking';
  const index = quiz.run.attempts.length - (isRunning ? 0 : 1);
  const askedAt = isRunning ? quiz.askedAt : quiz.shownAt - quiz.attempt.timeSpent * 1000;
  return (
    <div className="quiz-question relative">
      <ProgressBranch attempts={quiz.run.attempts} current={isRunning ? index : null} />
      <div className="quiz-question-top mt-1 flex items-center gap-3 sm:mt-5 sm:gap-5">
        <ListenButton fact={fact} isDisabled={!isRunning} className="sm:size-18" markClassName="size-8 sm:size-10" />
        <div className="grid grow justify-items-center">
          <Owl
            mood={OWL_MOOD[quiz.phase]}
            className="hidden h-22 sm:h-28 lg:hidden [@media(min-height:46.25rem)]:max-lg:block"
          />
          <h2 className="text-center text-ink-soft text-lg max-[22.4rem]:text-base sm:text-2xl">
            {text.questionNumber(index + 1, QUESTION_COUNT)}
          </h2>
        </div>
        <div className="w-15 shrink-0 sm:w-28">
          {!quiz.run.isCalm && <Countdown key={index} askedAt={askedAt} stoppedAt={isRunning ? null : quiz.shownAt} />}
        </div>
      </div>
      <AnswerForm
        key={index}
        mark={quiz.phase}
        isRunning={isRunning}
        prompt={{ label: text.question(fact), before: `${fact.question} =` }}
        onAnswer={onAnswer}
      >
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

/** Asks the question out loud again. A press leaves the focus in the answer's field. */
export function ListenButton({
  fact,
  isDisabled,
  className,
  markClassName,
}: {
  fact: TimesFact;
  isDisabled?: boolean;
  className: string;
  markClassName: string;
}) {
  const text = useText(quizText);
  const language = useSpokenLanguage();
  return (
    <button
      type="button"
      aria-label={text.listenAgain}
      disabled={isDisabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => speak({ kind: 'question', fact, language })}
      className={`grid size-13 shrink-0 place-items-center rounded-full border-2 border-ink bg-card shadow-lift enabled:active:translate-y-0.5 enabled:active:shadow-none disabled:opacity-50 ${className}`}
    >
      <Loudspeaker className={markClassName} />
    </button>
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
  return (
    <p
      role="status"
      className="flex min-h-9 items-center justify-center text-center font-display text-[clamp(1.3rem,5.8vw,2.1rem)] leading-tight sm:min-h-14"
    >
      {quiz.phase === 'correct' && <span className="quiz-pop text-[1.3em] text-leaf-deep">{text.correct}</span>}
      {quiz.phase === 'wrong' && <span className="text-coral-deep">{text.wrong(quiz.fact.product)}</span>}
    </p>
  );
}

/** Ten times a second looks smooth and is cheap enough for an old tablet. */
const REDRAW_MS = 100;

const RING: Record<Urgency, string> = { calm: 'stroke-teal', orange: 'stroke-[#e07b1a]', red: 'stroke-coral' };
const NUMBER: Record<Urgency, string> = { calm: 'text-ink', orange: 'text-[#c45e00]', red: 'text-coral-deep' };

/**
 * The time left, as a shrinking ring with a firefly at its end and the seconds as a number inside.
 *
 * @param stoppedAt where the clock stopped, by `getElapsedMs`, or null while it runs
 */
function Countdown({ askedAt, stoppedAt }: { askedAt: number; stoppedAt: number | null }) {
  const text = useText(quizText);
  const [now, setNow] = useState(askedAt);
  useEffect(() => {
    if (stoppedAt !== null) return;
    setNow(getElapsedMs());
    const timer = setInterval(() => setNow(getElapsedMs()), REDRAW_MS);
    return () => clearInterval(timer);
  }, [stoppedAt]);
  const at = stoppedAt ?? Math.max(now, askedAt);
  const seconds = computeSecondsLeft(askedAt, at);
  const urgency = getUrgency(seconds);
  const share = computeTimeLeftMs(askedAt, at) / TIME_LIMIT_MS;
  const isPulsing = urgency === 'red' && stoppedAt === null;
  return (
    <div
      role="timer"
      aria-label={text.timeLeft(seconds)}
      data-urgency={urgency}
      className={`relative grid aspect-square place-items-center font-display ${NUMBER[urgency]} ${isPulsing ? 'quiz-pulse' : ''}`}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <path d={CIRCLE} className="fill-card stroke-sand" strokeWidth="9" />
        <path
          d={CIRCLE}
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - share}
          fill="none"
          strokeWidth="9"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          className={RING[urgency]}
        />
        <g transform={`rotate(${share * 360} 50 50)`}>
          <circle cx="50" cy="8" r="7.5" className="fill-honey stroke-ink" strokeWidth="2.5" />
          <circle cx="48" cy="6" r="2" className="fill-white" />
        </g>
      </svg>
      <span aria-hidden="true" className="relative text-[1.75rem] leading-none sm:text-5xl">
        {seconds}
      </span>
    </div>
  );
}

/** Clockwise from the top; deliberately not quite round, to look hand-drawn. */
const CIRCLE = 'M50 8c23.5 0 42 18.5 42 42S73.5 92.5 50 92 8 73.5 8 50 26.5 8 50 8z';

/** A red overlay over the whole screen with the right equation three times. */
export function TimeoutOverlay({ fact }: { fact: TimesFact }) {
  const text = useText(quizText);
  const equation = `${fact.question} = ${fact.product}`;
  return (
    <div
      role="alert"
      className="quiz-timeout daylight fixed inset-0 z-40 flex flex-col items-center justify-center gap-5 bg-coral-deep p-6 text-center text-paper sm:gap-8"
    >
      <AlarmClock className="quiz-wobble h-24 sm:h-36" />
      <p className="font-display text-5xl sm:text-7xl">{text.timeout}</p>
      <ul className="grid gap-2 sm:gap-4">
        {Array.from({ length: TIMEOUT_EQUATION_TIMES }, (_, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: three times the same
            key={index}
            translate="no"
            className="rise font-display text-4xl sm:text-6xl"
            style={riseOrder(3 + index * 6)}
          >
            {equation}
          </li>
        ))}
      </ul>
      <p className="text-balance text-lg sm:text-2xl">{text.timeoutComfort}</p>
    </div>
  );
}
