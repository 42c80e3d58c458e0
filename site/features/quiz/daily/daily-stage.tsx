import { useEffect, useRef } from 'react';
import { computeProduct, formatQuestion, type TimesFact } from '../../../shared/facts/attempt.ts';
import { getFactTip } from '../../../shared/facts/fact-tip.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Loudspeaker } from '../drawings/drawings.tsx';
import { Owl } from '../drawings/owl.tsx';
import { AnswerForm } from '../question/answer-form.tsx';
import { LeaveButton } from '../question/question-panel.tsx';
import { useSpokenLanguage } from '../speech/use-spoken-language.tsx';
import { speak } from '../speech/voice.client.ts';
import { quizText } from '../text/quiz-text.ts';
import { type DailySession, getDailyFact, shareDone } from './daily-session.ts';
import { dailyText } from './daily-text.ts';
import { planDay } from './day-plan.ts';
import { Forest } from './forest.tsx';
import { type DailyControls, useDaily } from './use-daily.tsx';

/** Today's two minutes: a handful of facts without a clock (docs/product.md §5.6). */
export function DailyStage({ name, tables, onEnd }: { name: string; tables: readonly number[]; onEnd: () => void }) {
  const text = useText(dailyText);
  const controls = useDaily(name, tables);
  const { daily, answer } = controls;
  if (!daily) {
    return (
      <div role="status" className="grid min-h-72 place-items-center text-center font-display text-xl">
        {text.loading}
      </div>
    );
  }
  const fact = getDailyFact(daily);
  return fact ? (
    <DailyQuestion daily={daily} fact={fact} onAnswer={answer} onLeave={onEnd} />
  ) : (
    <DailyEnd name={name} tables={tables} daily={daily} controls={controls} onEnd={onEnd} />
  );
}

function DailyQuestion({
  daily,
  fact,
  onAnswer,
  onLeave,
}: {
  daily: DailySession;
  fact: TimesFact;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}) {
  const text = useText(quizText);
  const own = useText(dailyText);
  const language = useSpokenLanguage();
  const isCorrecting = daily.phase === 'correcting';
  const isRight = daily.phase === 'right';
  return (
    <div className="quiz-question relative">
      <div className="quiz-question-top flex items-center gap-3 sm:gap-5">
        <button
          type="button"
          aria-label={text.listenAgain}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => speak({ kind: 'question', fact, language })}
          className="grid size-13 shrink-0 place-items-center rounded-full border-2 border-ink bg-card shadow-lift active:translate-y-0.5 active:shadow-none sm:size-16"
        >
          <Loudspeaker className="size-8" />
        </button>
        <div className="grow">
          <h2 className="text-center text-ink-soft text-lg sm:text-2xl">{own.title}</h2>
          <progress
            aria-label={own.progress}
            max={1}
            value={shareDone(daily)}
            className="quiz-progress mt-1 block h-3 w-full"
          />
        </div>
        <Owl mood={isCorrecting ? 'kind' : isRight ? 'happy' : 'listening'} className="h-16 shrink-0 sm:h-24" />
      </div>
      <AnswerForm
        key={`${daily.progress.asked.length} ${isCorrecting}`}
        mark={isRight ? 'correct' : 'asking'}
        isRunning={!isRight}
        fact={fact}
        onAnswer={onAnswer}
      >
        <div
          role="status"
          className="grid min-h-18 content-center justify-items-center text-center font-display text-xl leading-tight sm:min-h-20 sm:text-2xl"
        >
          {isRight && <span className="quiz-pop text-leaf-deep">{own.right}</span>}
          {isCorrecting && <Correction fact={fact} />}
        </div>
      </AnswerForm>
      <LeaveButton onLeave={onLeave} />
    </div>
  );
}

function Correction({ fact }: { fact: TimesFact }) {
  const text = useText(dailyText);
  const { language } = useLanguage();
  return (
    <>
      <span className="text-coral-deep">
        {`${formatQuestion(fact)} = ${computeProduct(fact)}`} <span className="text-ink">{text.typeIt}</span>
      </span>
      <span className="font-reading text-base text-ink-soft sm:text-lg">{getFactTip(fact)[language]}</span>
    </>
  );
}

function DailyEnd({
  name,
  tables,
  daily,
  controls,
  onEnd,
}: {
  name: string;
  tables: readonly number[];
  daily: DailySession;
  controls: DailyControls;
  onEnd: () => void;
}) {
  const text = useText(dailyText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { memory, day, again } = controls;
  const { answers, missed } = daily.progress;
  const hasPlayed = answers.length > 0;
  return (
    <div>
      <div className="flex items-center gap-4 sm:gap-8">
        <Owl mood="happy" className="h-24 shrink-0 sm:h-40" />
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-4xl">
            {hasPlayed ? text.doneTitle : text.nothingTitle}
          </h2>
          <p className="mt-1 text-lg">
            {hasPlayed ? text.done(answers.length, missed.length) : text.nothing}{' '}
            {hasPlayed && missed.length === 0 && text.tomorrow(planDay(memory, tables, day + 1).length)}
          </p>
        </div>
      </div>
      <Forest name={name} memory={memory} tables={tables} day={day} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="coral" onClick={onEnd}>
          {text.back}
        </Button>
        {hasPlayed && (
          <Button tone="plain" onClick={again}>
            {text.again}
          </Button>
        )}
      </div>
    </div>
  );
}
