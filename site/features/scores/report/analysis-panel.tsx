import { lazy, type RefObject, Suspense } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { FactForest, ForestLegend } from '../../../shared/times-tables/facts/fact-forest.tsx';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import type { Plant } from '../../../shared/times-tables/facts/fact-tree.ts';
import { isPupilsCode } from '../../../shared/times-tables/rooms/room.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import type { MissedFact } from './fact-analysis.ts';
import { EmptyPatch } from './records-panel.tsx';
import type { ScoreReport } from './report.ts';
import { scoresText } from './scores-text.ts';
import { GrowthCard, Tonight } from './tonight.tsx';

/** Lazy: one child's report does not need it. */
const ClassTable = lazy(() => import('../class/class-table.tsx').then((module) => ({ default: module.ClassTable })));
const ClassGroups = lazy(() => import('../class/class-groups.tsx').then((module) => ({ default: module.ClassGroups })));
const TaskPanel = lazy(() => import('../tasks/task-panel.tsx').then((module) => ({ default: module.TaskPanel })));

export function AnalysisPanel({
  report,
  roomCode,
  classHeading,
  onChoosePlayer,
}: {
  report: ScoreReport;
  /** The room's code; null in the open list. */
  roomCode: string | null;
  classHeading: RefObject<HTMLHeadingElement | null>;
  onChoosePlayer: (name: string) => void;
}) {
  const text = useText(scoresText);
  const { analysis, soloPlayer, forests } = report;
  const isPupils = roomCode !== null && isPupilsCode(roomCode);
  const task = !isPupils && (
    <Suspense>
      <TaskPanel key={soloPlayer} playerName={soloPlayer} roomCode={roomCode} />
    </Suspense>
  );
  if (analysis.kind === 'no-attempts' && forests.length === 0) {
    return (
      <>
        <div className="grid grid-cols-1 place-items-center py-8 text-center print:hidden">
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
  const [soloForest] = forests;
  return (
    <div className="print:mt-4">
      <Tonight report={report} />
      <div className="mt-8 print:hidden">
        <GrowthCard report={report} />
      </div>
      {report.classView && !isPupils && (
        <Suspense fallback={<div className="mt-10 h-96" />}>
          <ClassTable view={report.classView} heading={classHeading} onChoose={onChoosePlayer} />
          <ClassGroups groups={report.groups} roomCode={roomCode} />
        </Suspense>
      )}
      {!isClass && soloForest && (
        <section aria-labelledby="forest" className="mt-10 print:mt-4 print:break-inside-avoid">
          <h2 id="forest" className="text-2xl print:text-lg">
            {text.forest}
          </h2>
          <div className="mt-3 print:mt-1">
            <Forest plants={soloForest.plants} fluentSeconds={report.fluentSeconds} />
          </div>
        </section>
      )}
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

/** The forest of one player, and what each of its plants means. */
function Forest({ plants, fluentSeconds }: { plants: readonly Plant[]; fluentSeconds: number }) {
  const text = useText(scoresText);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_1fr] print:grid-cols-[11cm_1fr] print:gap-4">
      <FactForest plants={plants} />
      <div>
        <p className="max-w-prose print:text-sm">{keepSumsWhole(text.forestLead(fluentSeconds))}</p>
        <div className="mt-3">
          <ForestLegend plants={plants} hasMeanings />
        </div>
      </div>
    </div>
  );
}

/** Missed facts; for a class, with the number of players who missed each. */
function MissedFactsList({ missedFacts, isClass }: { missedFacts: readonly MissedFact[]; isClass: boolean }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    <ol className="mt-4 grid gap-x-8 sm:grid-cols-2">
      {missedFacts.map(({ fact: { question }, misses, asked, players }, index) => (
        <li key={question} className="flex min-h-13 items-baseline gap-3 border-sand border-b-2 py-2">
          <span className="w-7 shrink-0 text-right text-ink-soft" aria-hidden="true">
            {format.number(index + 1)}
          </span>
          <span className="whitespace-nowrap font-display text-2xl">{question}</span>
          <span className="leading-snug">
            {isClass && `${text.missedBy(format.number(players.length))} · `}
            {text.missed(format.number(misses), format.number(asked))}
          </span>
        </li>
      ))}
    </ol>
  );
}
