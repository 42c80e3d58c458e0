import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { FactDots } from '../../../shared/times-tables/facts/fact-dots.tsx';
import { FactForest, ForestLegend } from '../../../shared/times-tables/facts/fact-forest.tsx';
import {
  type FactForm,
  formatEquation,
  formatQuestion,
  keepSumsWhole,
  splitEquation,
} from '../../../shared/times-tables/facts/fact-form.ts';
import type { FactMemory } from '../../../shared/times-tables/facts/fact-memory.ts';
import { getFactTip } from '../../../shared/times-tables/facts/fact-tip.ts';
import { growForest } from '../../../shared/times-tables/facts/fact-tree.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { changePlayer, getPlayer, getToday } from '../../../shared/times-tables/players/players-store.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AnswerForm, type AnswerPrompt } from '../play/answer-form.tsx';
import { Owl } from '../play/drawings.tsx';
import { LeaveButton, ListenButton } from '../play/question-panel.tsx';
import { quizText } from '../play/quiz-text.ts';
import { CopyNumbers } from './copy-numbers.tsx';
import { computeDoneFraction, type DailyQuestionSession, type DailySession } from './daily.ts';
import { findGrown } from './daily-growth.ts';
import { dailyText } from './daily-text.ts';
import { planSession } from './day-plan.ts';
import { useDaily } from './use-daily.tsx';

/** Today's two minutes: a handful of facts without a clock (docs/product.md §5.6). */
export function DailyStage({
  playerName,
  tables,
  focus,
  onEnd,
}: {
  playerName: string;
  tables: readonly number[];
  /** Facts that the report asks for; none: what needs water today. */
  focus: readonly TimesFact[];
  onEnd: () => void;
}) {
  const [isMeasured, setMeasured] = useState(() => getPlayer(playerName).fluentSeconds !== null);
  if (isMeasured) return <DailySessionStage playerName={playerName} tables={tables} focus={focus} onEnd={onEnd} />;
  return (
    <CopyNumbers
      onLeave={onEnd}
      onDone={(fluentSeconds) => {
        changePlayer(playerName, (player) => ({ ...player, fluentSeconds }));
        setMeasured(true);
      }}
    />
  );
}

function DailySessionStage({ playerName, tables, focus, onEnd }: Parameters<typeof DailyStage>[0]) {
  const text = useText(dailyText);
  const { daily, answer, again } = useDaily(playerName, tables, focus);
  if (!daily) {
    return (
      <div role="status" className="grid min-h-72 place-items-center text-center font-display text-xl">
        {text.loading}
      </div>
    );
  }
  return daily.phase === 'done' ? (
    <DailyEnd playerName={playerName} tables={tables} daily={daily} onAgain={again} onEnd={onEnd} />
  ) : (
    <DailyQuestion daily={daily} onAnswer={answer} onLeave={onEnd} />
  );
}

function DailyQuestion({
  daily,
  onAnswer,
  onLeave,
}: {
  daily: DailyQuestionSession;
  onAnswer: (text: string) => void;
  onLeave: () => void;
}) {
  const text = useText(dailyText);
  const { fact, form } = daily.current;
  const prompt = usePrompt(fact, form);
  const isRight = daily.phase === 'right';
  const retypes = daily.phase === 'correcting' ? daily.retypes : 0;
  return (
    <div className="quiz-question relative">
      <div className="quiz-question-top flex items-center gap-3 sm:gap-5">
        {form === 'product' && <ListenButton fact={fact} className="sm:size-16" markClassName="size-8" />}
        <div className="grow">
          <h2 className="text-center text-ink-soft text-lg sm:text-2xl">{text.title}</h2>
          <progress
            aria-label={text.progress}
            max={1}
            value={computeDoneFraction(daily)}
            className="quiz-progress mt-1 block h-3 w-full"
          />
        </div>
        <Owl
          mood={daily.phase === 'correcting' ? 'kind' : isRight ? 'happy' : 'listening'}
          className="h-16 shrink-0 sm:h-24"
        />
      </div>
      <AnswerForm
        turn={`${daily.progress.asked.length} ${daily.phase} ${retypes}`}
        mark={isRight ? 'correct' : 'asking'}
        isRunning={!isRight}
        prompt={prompt}
        onAnswer={onAnswer}
      >
        <div
          role="status"
          className="grid min-h-18 content-center justify-items-center text-center font-display text-xl leading-tight sm:min-h-20 sm:text-2xl"
        >
          {isRight && <span className="quiz-pop text-leaf-deep">{text.right}</span>}
          {/* A key for each retype: what is put in anew is announced anew. */}
          {daily.phase === 'correcting' && <Correction key={retypes} fact={fact} form={form} isRetyped={retypes > 0} />}
        </div>
      </AnswerForm>
      <LeaveButton onLeave={onLeave} />
    </div>
  );
}

function usePrompt(fact: TimesFact, form: FactForm): AnswerPrompt {
  const text = useText(dailyText);
  const { question } = useText(quizText);
  const [before, after] = splitEquation(fact, form);
  const labels: Record<FactForm, string> = {
    product: question(fact),
    factor: text.factorQuestion(fact.table, fact.product),
    quotient: text.quotientQuestion(fact.product, fact.table),
  };
  return { label: labels[form], before, after };
}

function Correction({ fact, form, isRetyped }: { fact: TimesFact; form: FactForm; isRetyped: boolean }) {
  const text = useText(dailyText);
  const { language } = useLanguage();
  const tip = getFactTip(fact);
  return (
    <span className="flex items-center gap-3 text-left">
      <FactDots split={tip.split} className="max-h-20 w-14 shrink-0 sm:max-h-28 sm:w-24" />
      <span>
        <span className="text-coral-deep">
          <span translate="no">{keepSumsWhole(formatEquation(fact, form))}</span>{' '}
          <span className="text-ink">{isRetyped ? text.typeItAgain : text.typeIt}</span>
        </span>
        <span className="block font-reading text-base text-ink-soft sm:text-lg">
          {keepSumsWhole(tip.text[language])}
        </span>
      </span>
    </span>
  );
}

function DailyEnd({
  playerName,
  tables,
  daily: { progress },
  onAgain,
  onEnd,
}: {
  playerName: string;
  tables: readonly number[];
  daily: DailySession;
  onAgain: () => void;
  onEnd: () => void;
}) {
  const text = useText(dailyText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [{ memories, day }] = useState(() => ({ memories: getPlayer(playerName).memories, day: getToday() }));
  const asked = new Set(progress.answers.map(({ fact }) => fact)).size;
  const missed = progress.answers.filter(({ result }) => result === 'missed');
  const missedFacts = [...new Set(missed.map(({ fact, form }) => formatQuestion(fact, form)))];
  const hasPlayed = asked > 0;
  return (
    <div>
      <div className="flex items-center gap-4">
        <Owl mood="happy" className="h-24 shrink-0 sm:h-36" />
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-4xl">
            {hasPlayed ? text.doneTitle : text.nothingTitle}
          </h2>
          <p className="mt-1 text-lg">
            {hasPlayed
              ? keepSumsWhole(text.done(asked, missedFacts, findGrown(progress.before, memories.product, day)))
              : text.nothing}{' '}
            {hasPlayed && missed.length === 0 && text.tomorrow(planSession(memories, tables, day + 1).length)}
          </p>
        </div>
      </div>
      <Forest playerName={playerName} memory={memories.product} day={day} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="coral" onClick={onEnd}>
          {text.back}
        </Button>
        {hasPlayed && (
          <Button tone="plain" onClick={onAgain}>
            {text.again}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The player's forest today, as the report shows it. */
function Forest({ playerName, memory, day }: { playerName: string; memory: FactMemory; day: number }) {
  const text = useText(dailyText);
  const plants = growForest(memory, day);
  return (
    <section className="mt-6">
      <h3 className="text-xl">
        <bdi className="font-name">{text.forestOf(playerName)}</bdi>
      </h3>
      <div className="mt-2">
        <FactForest plants={plants} />
      </div>
      <div aria-hidden="true" className="mt-3">
        <ForestLegend plants={plants} />
      </div>
    </section>
  );
}
