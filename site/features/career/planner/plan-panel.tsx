import { Tabs } from 'radix-ui';
import type { Board } from '../../../shared/board/cards.ts';
import { getOtherLanguage } from '../../../shared/language/language.ts';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { Tab, TabPanel } from '../../../shared/ui/tabs.tsx';
import type { Recommendation } from '../recommender/recommendation.ts';
import { ActionList } from './action-list.tsx';
import { NamedTiles } from './card-tiles.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { FittingCards } from './fitting-cards.tsx';
import { PlanActions } from './plan-actions.tsx';
import { plannerText } from './planner-text.ts';
import { PrintedBoard } from './printed-board.tsx';
import { Road } from './road.tsx';
import { SourceNote } from './source-note.tsx';
import { useNextSteps } from './use-planner.tsx';
import { useStepTicks } from './use-step-ticks.tsx';

type Props = { readonly sessionId: string; readonly board: Board; readonly career: Recommendation };

/** The plan for a career: reasons, roadmap, 3-month steps. */
export function PlanPanel({ sessionId, board, career }: Props) {
  const text = useText(plannerText);
  const format = useFormatters();
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
          <p className="mt-2 font-display text-coral-deep text-xl">{text.match(format.percent(career.matchScore))}</p>
          <FittingCards cards={career.because.fits} />
        </div>
        <PlanActions board={board} career={career} steps={steps} ticks={ticks} />
      </div>
      <p className="mt-3 max-w-prose text-lg" lang={career.language} data-description>
        {career.description}
      </p>
      <MatchReasons career={career} />
      <PrintedBoard board={board} />
      <Tabs.Root defaultValue="roadmap" className="mt-8 print:mt-4">
        <Tabs.List aria-label={text.tabs.label} className="-mb-0.5 flex gap-1.5 pl-2 sm:pl-3 print:hidden">
          <Tab value="roadmap">{text.tabs.roadmap}</Tab>
          <Tab value="actions">{text.tabs.actions}</Tab>
        </Tabs.List>
        <div className="sheet p-4 sm:p-6 print:rounded-none print:border-0 print:p-0 print:shadow-none">
          <TabPanel value="roadmap">
            <Road roadmap={career.roadmap} language={career.language} />
            {career.majors.length > 0 && <Majors majors={career.majors} />}
          </TabPanel>
          <TabPanel value="actions">
            <ActionList steps={steps} language={career.language} ticks={ticks} />
          </TabPanel>
        </div>
      </Tabs.Root>
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
      <div className="min-w-48 flex-1">
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
