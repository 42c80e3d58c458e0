import { Fragment, useState } from 'react';
import { PLAN_TICKS_KEY } from '../../../shared/board/board-session.ts';
import type { Board } from '../../../shared/board/cards.ts';
import { getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { printPage } from '../../../shared/refusal/print-page.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../shared/ui/tabs.tsx';
import type { PlannedStep } from '../plan-pdf/plan-for-pdf.ts';
import { savePlanPdf } from '../plan-pdf/plan-pdf.client.tsx';
import type { NextStep } from '../recommender/next-steps.ts';
import type { Recommendation } from '../recommender/recommendation.ts';
import { FamilyPanel, PublicPageLink, SourceNote } from './career-notes.tsx';
import { FittingCards, NamedTiles, PrintedBoard } from './planner-cards.tsx';
import type { Loadable } from './planner-state.ts';
import { plannerText } from './planner-text.ts';
import { Road } from './road.tsx';
import { formatTickKey, parseTicks, toggleTick } from './ticks.ts';
import { useNextSteps } from './use-planner.tsx';

type Props = { readonly sessionId: string; readonly board: Board; readonly career: Recommendation };

/** The plan for a career: reasons, roadmap, 3-month steps. */
export function PlanPanel({ sessionId, board, career }: Props) {
  const text = useText(plannerText);
  const format = useFormatters();
  const [tab, setTab] = useState('roadmap');
  const steps = useNextSteps(sessionId, career);
  const ticks = useStepTicks(career);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="hidden print:block">{text.printedOn(format.longDay(new Date()))}</p>
          <h2 id="plan-title" className="text-3xl sm:text-4xl" lang={career.language}>
            {career.title}
          </h2>
          {career.otherTitle && (
            <p className="text-ink-soft text-lg" lang={getOtherLanguage(career.language)}>
              {career.otherTitle}
            </p>
          )}
          <FittingCards cards={career.because.fits} />
          {!career.explore && <p className="mt-1 text-ink-soft">{text.match(format.percent(career.matchScore))}</p>}
        </div>
        <PlanActions board={board} career={career} steps={steps} ticks={ticks} />
      </div>
      <p className="mt-3 max-w-prose text-lg" lang={career.language} data-description>
        {career.description}
      </p>
      <MatchReasons career={career} />
      {career.day && <DayAtWork day={career.day} language={career.language} />}
      {career.source === 'embedded' && <PublicPageLink career={career} />}
      <PrintedBoard board={board} />
      <Tabs value={tab} onChange={setTab} className="mt-8 print:mt-4">
        <TabList label={text.tabs.label} className="-mb-0.5 flex gap-1.5 pl-2 sm:pl-3 print:hidden">
          <Tab value="roadmap">{text.tabs.roadmap}</Tab>
          <Tab value="actions">{text.tabs.actions}</Tab>
        </TabList>
        <div className="sheet p-4 sm:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none">
          <TabPanel isPrinted value="roadmap">
            <p className="mb-4 max-w-prose print:mb-2">{text.roadFor}</p>
            <Road roadmap={career.roadmap} language={career.language} />
            {career.majors.length > 0 && <Majors majors={career.majors} />}
          </TabPanel>
          <TabPanel isPrinted value="actions">
            <ActionList steps={steps} language={career.language} ticks={ticks} />
          </TabPanel>
        </div>
      </Tabs>
      <div className="hidden print:block">
        <SourceNote career={career} />
      </div>
      <FamilyPanel career={career} />
    </>
  );
}

function MatchReasons({ career }: { readonly career: Recommendation }) {
  const text = useText(plannerText);
  const { cards, sentences } = career.because;
  if (cards.length === 0 && sentences.length === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-cut bg-leaf-wash p-4 print:mt-3 print:p-3">
      <NamedTiles cards={cards} />
      <div className="min-w-[min(100%,12rem)] flex-1">
        <h3 className="text-xl">{text.because}</h3>
        {sentences.map((sentence) => (
          <p key={sentence} lang={career.language} data-reason>
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}

type DayAtWorkProps = { readonly day: NonNullable<Recommendation['day']>; readonly language: Language };

function DayAtWork({ day, language }: DayAtWorkProps) {
  const text = useText(plannerText).day;
  return (
    <div className="mt-5 print:hidden">
      <h3 className="text-xl">{text.heading}</h3>
      <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {(['work', 'hard', 'best'] as const).map((part) => (
          <Fragment key={part}>
            <dt className="font-display text-coral-deep">{text[part]}</dt>
            <dd className="max-w-prose max-sm:mb-1" lang={language}>
              {day[part]}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function Majors({ majors }: { readonly majors: readonly string[] }) {
  const text = useText(plannerText);
  return (
    <div className="mt-6">
      <h3 className="text-xl">{text.majors}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {majors.map((major) => (
          <li key={major} lang="en" className="rounded-full border-2 border-sand bg-cream px-3 py-0.5">
            {major}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Saving =
  | { readonly kind: 'idle' }
  /** The PDF is made; `progress` goes from 0 to 1. */
  | { readonly kind: 'working'; readonly progress: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed' };

type PlanActionsProps = {
  readonly board: Board;
  readonly career: Recommendation;
  readonly steps: Loadable<readonly NextStep[]>;
  readonly ticks: Ticks;
};

/** Saves the plan as a PDF, or prints it. */
function PlanActions({ board, career, steps, ticks }: PlanActionsProps) {
  const text = useText(plannerText);
  const { language } = useLanguage();
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });

  function plannedSteps(): readonly PlannedStep[] {
    if (steps.kind === 'loaded') return steps.value.map((step) => ({ text: step.text, isDone: ticks.isTicked(step) }));
    return steps.kind === 'failed' ? text.fallbackActions.map((step) => ({ text: step, isDone: false })) : [];
  }

  async function save(): Promise<void> {
    if (saving.kind === 'working') return;
    setSaving({ kind: 'working', progress: 0 });
    try {
      const plan = { board, recommendation: career, nextSteps: plannedSteps(), date: new Date(), language };
      const isSaved = await savePlanPdf(plan, (progress) => setSaving({ kind: 'working', progress }));
      setSaving({ kind: isSaved ? 'done' : 'idle' });
    } catch (error) {
      console.error('The PDF was not made', error);
      setSaving({ kind: 'failed' });
    }
  }

  return (
    <div className="max-w-full print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="coral" aria-disabled={saving.kind === 'working'} onClick={() => void save()}>
          {text.savePdf}
        </Button>
        <Button tone="plain" onClick={() => printPage()}>
          {text.print}
        </Button>
      </div>
      <p role="status" className="mt-2 text-ink-soft">
        {saving.kind === 'working' && text.savingPdf}
        {saving.kind === 'done' && text.savedPdf}
      </p>
      {saving.kind === 'working' && (
        <progress aria-label={text.savingPdf} value={saving.progress} className="pdf-progress" />
      )}
      {saving.kind === 'failed' && (
        <div role="alert" className="max-w-[34ch] rounded-cut bg-coral-wash p-3">
          <p>{text.pdfFailed}</p>
          <button
            type="button"
            onClick={() => void save()}
            className="mt-1 inline-flex min-h-11 items-center font-display text-coral-deep text-lg underline"
          >
            {text.tryAgain}
          </button>
        </div>
      )}
    </div>
  );
}

type ActionListProps = {
  readonly steps: Loadable<readonly NextStep[]>;
  /** Language of the steps that were loaded. */
  readonly language: Language;
  readonly ticks: Ticks;
};

/** The 3-month steps, to be ticked. Two general ones where those of the career failed to load: docs/product.md §9.3. */
function ActionList({ steps, language, ticks }: ActionListProps) {
  const text = useText(plannerText);
  return (
    <div className="print:mt-4">
      <h3 className="text-2xl">{text.actions}</h3>
      {steps.kind === 'loading' && (
        <p role="status" className="mt-3 text-ink-soft text-lg">
          {text.actionsAwaited}
        </p>
      )}
      {steps.kind === 'loaded' && (
        <>
          <p className="mt-1 text-ink-soft print:hidden">{text.tickHint}</p>
          <ol lang={language} className="action-list">
            {steps.value.map((step) => (
              <li key={step.id}>
                <label className="action-step">
                  <span>{step.text}</span>
                  <input
                    type="checkbox"
                    checked={ticks.isTicked(step)}
                    onChange={() => ticks.toggle(step)}
                    className="action-tick"
                  />
                </label>
              </li>
            ))}
          </ol>
        </>
      )}
      {steps.kind === 'failed' && (
        <ol className="action-list">
          {text.fallbackActions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Which steps of a career the child has tried, on this device. */
type Ticks = {
  readonly isTicked: (step: NextStep) => boolean;
  readonly toggle: (step: NextStep) => void;
};

function useStepTicks(career: Recommendation): Ticks {
  const [stored, store] = useStoredText(PLAN_TICKS_KEY);
  const ticked = new Set(parseTicks(stored));
  return {
    isTicked: (step) => ticked.has(formatTickKey(career, step)),
    toggle: (step) => store((latest) => toggleTick(latest, formatTickKey(career, step))),
  };
}
