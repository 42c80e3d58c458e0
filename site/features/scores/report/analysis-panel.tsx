import { lazy, Suspense } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyPatch } from './empty-patch.tsx';
import { GrowthCard } from './growth-card.tsx';
import { MasteryGrid } from './mastery-grid.tsx';
import { MissedFactsList } from './missed-facts-list.tsx';
import type { ScoreReport } from './report.ts';
import { scoresText } from './scores-text.ts';
import { Tonight } from './tonight.tsx';

/** Lazy: one child's report does not need it. */
const ClassTable = lazy(() => import('./class-table.tsx').then((module) => ({ default: module.ClassTable })));
const TaskPanel = lazy(() => import('./task-panel.tsx').then((module) => ({ default: module.TaskPanel })));

export function AnalysisPanel({
  report,
  room,
  onChoosePlayer,
}: {
  report: ScoreReport;
  /** The room's code; null in the open list. */
  room: string | null;
  onChoosePlayer: (name: string) => void;
}) {
  const text = useText(scoresText);
  const { analysis, soloPlayer } = report;
  const task = (
    <Suspense>
      <TaskPanel key={soloPlayer} player={soloPlayer} room={room} />
    </Suspense>
  );
  if (analysis.kind === 'no-attempts') {
    return (
      <>
        <div className="grid place-items-center py-8 text-center print:hidden">
          <EmptyPatch />
          <h2 className="mt-4 text-3xl">{text.noAnalysis}</h2>
          <ButtonLink to="/multiplication-table" className="mt-6">
            {text.empty.start}
          </ButtonLink>
        </div>
        {task}
      </>
    );
  }
  const isClass = soloPlayer === null;
  return (
    <div className="print:mt-4">
      <Tonight report={report} />
      <div className="mt-8 print:hidden">
        <GrowthCard report={report} />
      </div>
      {report.classView && (
        <Suspense fallback={<div className="mt-10 h-96" />}>
          <ClassTable view={report.classView} onChoose={onChoosePlayer} />
        </Suspense>
      )}
      <section aria-labelledby="mastery" className="mt-10 print:mt-4 print:break-inside-avoid">
        <h2 id="mastery" className="text-2xl print:text-lg">
          {text.mastery}
        </h2>
        <div className="mt-3 print:mt-1">
          <MasteryGrid mastery={report.mastery} />
        </div>
      </section>
      {analysis.kind === 'mistakes' && (
        <section aria-labelledby="problems" className="mt-10 print:hidden">
          <h2 id="problems" className="text-2xl">
            {isClass ? text.hardFacts : text.playerFacts}
          </h2>
          {isClass && (
            <p className="mt-1 max-w-prose">
              {analysis.missedFacts.length > 0 ? text.hardFactsLead : text.noHardFacts}
            </p>
          )}
          {analysis.missedFacts.length > 0 && <MissedFactsList missedFacts={analysis.missedFacts} isClass={isClass} />}
        </section>
      )}
      {task}
    </div>
  );
}
