/** The page of the score report (docs/product.md §6). */
import { Tabs } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { QueryProvider } from '../../shared/api/query-provider.tsx';
import { useFormatters } from '../../shared/language/use-formatters.tsx';
import { useText } from '../../shared/language/use-language.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { Tab, TabPanel } from '../../shared/ui/tabs.tsx';
import { ParkedScores } from './parked-scores.tsx';
import { PlayerFilter } from './player-filter.tsx';
import { AnalysisPanel } from './report/analysis-panel.tsx';
import { RecordsPanel } from './report/records-panel.tsx';
import type { ScoreReport } from './report/report.ts';
import { ReportActions } from './report/report-actions.tsx';
import { type ScoresTexts, scoresText } from './report/scores-text.ts';
import { useInvitation } from './rooms/use-invitation.tsx';
import { type ReportState, useScores } from './use-scores.tsx';
import './scores-print.css';

/** Lazy: a site with one open list does not need it. */
const RoomSection = lazy(() => import('./rooms/room-section.tsx').then((module) => ({ default: module.RoomSection })));

const DeletePlayer = lazy(() =>
  import('./report/delete-player.tsx').then((module) => ({ default: module.DeletePlayer })),
);

export function ScoresPage() {
  return (
    <QueryProvider>
      <Scores />
    </QueryProvider>
  );
}

function Scores() {
  const text = useText(scoresText);
  const invitation = useInvitation();
  const { room, choice, players, state, choose, tryAgain } = useScores(invitation.isPending);
  const [tab, setTab] = useState('records');
  const code = room.kind === 'in-room' ? room.code : null;
  return (
    <div className="scores-print column mt-10 print:mt-0">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="rise text-4xl sm:text-5xl print:text-2xl">{text.title}</h1>
          <p className="rise mt-2 max-w-prose text-lg print:hidden" style={riseOrder(1)}>
            {text.lead}
          </p>
          {state.kind === 'loaded' && <PrintedFor report={state.report} />}
        </div>
        <div className="rise flex flex-wrap gap-3 print:hidden" style={riseOrder(2)}>
          <ButtonLink to="/" tone="plain">
            {text.home}
          </ButtonLink>
          <ButtonLink to="/multiplication-table">{text.multiplicationTable}</ButtonLink>
        </div>
      </div>
      <ParkedScores />
      {(room.kind === 'in-none' || room.kind === 'in-room') && (
        <Suspense fallback={<div className="mt-8 h-40" />}>
          <RoomSection room={room} invitation={invitation} />
        </Suspense>
      )}
      {room.kind !== 'in-none' && (
        <div className="rise mt-8 print:mt-0" style={riseOrder(3)}>
          <PlayerFilter players={players} choice={choice} onChoose={choose} />
        </div>
      )}
      <div className="rise mt-7 print:mt-3" style={riseOrder(4)}>
        <Announcement state={state} />
        {state.kind === 'loading' && room.kind !== 'in-none' && <Loading />}
        {state.kind === 'failed' && <LoadFailed onTryAgain={tryAgain} />}
        {state.kind === 'loaded' && (
          <>
            {!state.isFresh && <p className="mb-4 text-ink-soft">{text.notFresh}</p>}
            <Report
              report={state.report}
              room={code}
              tab={tab}
              onTabChange={setTab}
              onChoosePlayer={(name) => choose({ kind: 'player', name })}
            />
            {state.report.soloPlayer !== null && (
              <Suspense>
                <DeletePlayer
                  key={state.report.soloPlayer}
                  player={state.report.soloPlayer}
                  room={code}
                  onDeleted={() => choose({ kind: 'all' })}
                />
              </Suspense>
            )}
          </>
        )}
      </div>
    </div>
  );
}

type ReportProps = {
  readonly report: ScoreReport;
  readonly room: string | null;
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
  readonly onChoosePlayer: (name: string) => void;
};

function Report({ report, room, tab, onTabChange, onChoosePlayer }: ReportProps) {
  const text = useText(scoresText);
  return (
    <Tabs.Root value={tab} onValueChange={onTabChange}>
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <Tabs.List aria-label={text.tabs.label} className="-mb-0.5 flex gap-1.5 pl-2 sm:pl-3">
          <Tab value="records">{text.tabs.records}</Tab>
          <Tab value="analysis">{text.tabs.analysis}</Tab>
        </Tabs.List>
        {report.records.length > 0 && <ReportActions report={report} />}
      </div>
      <div className="sheet p-5 sm:p-8 print:rounded-none print:border-0 print:p-0 print:shadow-none">
        <TabPanel value="records">
          <RecordsPanel report={report} />
        </TabPanel>
        <TabPanel value="analysis">
          <AnalysisPanel report={report} room={room} onChoosePlayer={onChoosePlayer} />
        </TabPanel>
      </div>
    </Tabs.Root>
  );
}

function PrintedFor({ report }: { report: ScoreReport }) {
  const text = useText(scoresText);
  const format = useFormatters();
  const player = nameOf(report, text);
  const latest = report.records[0];
  return (
    <p className="hidden font-name print:block">
      {latest ? text.printedFor(player, format.dateTime(latest.completedAt)) : player}
    </p>
  );
}

/** Announces the result of a choice to screen readers. */
function Announcement({ state }: { state: ReportState }) {
  const text = useText(scoresText);
  const announcement =
    state.kind === 'loading'
      ? text.loading
      : state.kind === 'failed'
        ? text.loadFailed.heading
        : `${nameOf(state.report, text)}, ${text.count}: ${state.report.records.length}`;
  return (
    <p role="status" className="sr-only print:hidden">
      {announcement}
    </p>
  );
}

function nameOf({ choice, soloPlayer }: ScoreReport, text: ScoresTexts): string {
  return soloPlayer ?? (choice.kind === 'all' ? text.all : choice.name);
}

function Loading() {
  const text = useText(scoresText);
  return (
    <div className="sheet grid min-h-96 place-items-center p-8">
      <p className="font-display text-2xl text-ink-soft">{text.loading}</p>
    </div>
  );
}

function LoadFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const { heading, body, tryAgain } = useText(scoresText).loadFailed;
  return (
    <div className="sheet grid min-h-72 place-items-center p-8 text-center">
      <div>
        <h2 className="text-2xl">{heading}</h2>
        <p className="mt-2 max-w-prose">{body}</p>
        <Button className="mt-5" onClick={onTryAgain}>
          {tryAgain}
        </Button>
      </div>
    </div>
  );
}
