/**
 * The page of the score report (docs/product.md §6).
 *
 * @packageDocumentation
 */
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { QueryProvider } from '../../shared/api/queries.tsx';
import { useFormatters } from '../../shared/language/use-formatters.tsx';
import { useText } from '../../shared/language/use-language.tsx';
import { onStoredChange } from '../../shared/storage/stored-text.client.ts';
import { deviceOffsetAt, getQuizLocalTime } from '../../shared/times-tables/facts/quiz-time.ts';
import { describeFinish, type OutboxEntry } from '../../shared/times-tables/outbox/outbox.ts';
import { discardParkedEntry, getParkedEntries } from '../../shared/times-tables/outbox/outbox-store.client.ts';
import { isPupilsCode } from '../../shared/times-tables/rooms/room.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { riseOrder } from '../../shared/ui/rise-order.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../shared/ui/tabs.tsx';
import { AnalysisPanel } from './report/analysis-panel.tsx';
import { PlayerFilter } from './report/player-filter.tsx';
import { listSessionAnswers } from './report/practice-days.ts';
import { RecordsPanel } from './report/records-panel.tsx';
import type { ScoreReport } from './report/report.ts';
import { ReportActions } from './report/report-actions.tsx';
import { formatChoiceName, scoresText } from './report/scores-text.ts';
import { useInvitation } from './rooms/use-room.tsx';
import { type ReportState, useScores } from './use-scores.tsx';
import './scores-print.css';

/** Lazy: a site with one open list does not need it. */
const RoomSection = lazy(() => import('./rooms/room-panel.tsx').then((module) => ({ default: module.RoomSection })));

const DeletePlayer = lazy(() =>
  import('./player-data/delete-player.tsx').then((module) => ({ default: module.DeletePlayer })),
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
  const roomCode = room.kind === 'in-room' ? room.roomCode : null;
  const isPupils = roomCode !== null && isPupilsCode(roomCode);
  return (
    <div className="scores-print column mt-10 low:mt-4 print:mt-0">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 low:flex-nowrap">
        <div className="low:grow low:basis-0">
          <h1 className="rise text-4xl low:text-3xl sm:text-5xl print:text-2xl">{text.title}</h1>
          <p className="rise mt-2 max-w-prose text-lg low:mt-0 low:text-base print:hidden" style={riseOrder(1)}>
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
        <div className="rise mt-8 low:mt-3 print:mt-0" style={riseOrder(3)}>
          <PlayerFilter players={players} choice={choice} onChoose={choose} />
        </div>
      )}
      <div className="rise mt-7 low:mt-4 print:mt-3" style={riseOrder(4)}>
        <Announcement state={state} />
        {state.kind === 'loading' && room.kind !== 'in-none' && <Loading />}
        {state.kind === 'failed' && <LoadFailed onTryAgain={tryAgain} />}
        {state.kind === 'loaded' && (
          <>
            {!state.isFresh && <p className="mb-4 text-ink-soft">{text.notFresh}</p>}
            <Report
              report={state.report}
              roomCode={roomCode}
              tab={tab}
              onTabChange={setTab}
              onChoosePlayer={(name) => choose({ kind: 'player', name })}
            />
            {state.report.soloPlayer !== null && !isPupils && (
              <Suspense>
                <DeletePlayer
                  key={state.report.soloPlayer}
                  playerName={state.report.soloPlayer}
                  roomCode={roomCode}
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
  readonly roomCode: string | null;
  readonly tab: string;
  readonly onTabChange: (tab: string) => void;
  readonly onChoosePlayer: (name: string) => void;
};

function Report({ report, roomCode, tab, onTabChange, onChoosePlayer }: ReportProps) {
  const text = useText(scoresText);
  const classHeading = useRef<HTMLHeadingElement>(null);
  function seeClass(): void {
    // The heading can take the focus once the tab is shown.
    flushSync(() => onTabChange('analysis'));
    classHeading.current?.focus();
  }
  return (
    <Tabs value={tab} onChange={onTabChange}>
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-3 print:hidden">
        <TabList label={text.tabs.label} className="-mb-0.5 flex gap-1.5 pl-2 sm:pl-3">
          <Tab value="records">{text.tabs.records}</Tab>
          <Tab value="analysis">{text.tabs.analysis}</Tab>
        </TabList>
        {report.forests.length > 0 && <ReportActions report={report} />}
      </div>
      <div className="sheet p-5 sm:p-8 print:rounded-none print:border-0 print:p-0 print:shadow-none">
        <TabPanel isPrinted value="records">
          <RecordsPanel report={report} onSeeClass={roomCode !== null && isPupilsCode(roomCode) ? null : seeClass} />
        </TabPanel>
        <TabPanel isPrinted value="analysis">
          <AnalysisPanel
            report={report}
            roomCode={roomCode}
            classHeading={classHeading}
            onChoosePlayer={onChoosePlayer}
          />
        </TabPanel>
      </div>
    </Tabs>
  );
}

function PrintedFor({ report }: { report: ScoreReport }) {
  const text = useText(scoresText);
  const format = useFormatters();
  const printedName = report.soloPlayer ?? formatChoiceName(report.choice, text);
  const latest = report.records[0];
  return (
    <p className="hidden font-name print:block">
      {latest ? text.printedFor(printedName, format.dateTime(latest.localTime)) : printedName}
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
        : `${state.report.soloPlayer ?? formatChoiceName(state.report.choice, text)}, ${text.count}: ${state.report.records.length}`;
  return (
    <p role="status" className="sr-only print:hidden">
      {announcement}
    </p>
  );
}

function Loading() {
  const text = useText(scoresText);
  return (
    <div className="sheet grid min-h-96 place-items-center p-8">
      <p className="font-display text-2xl text-ink-soft print:hidden">{text.loading}</p>
      <p className="hidden print:block">{text.printedTooEarly}</p>
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

/** Right answers of a quiz or a practice session, and all. */
function countRight({ kind, body }: OutboxEntry): [right: number, total: number] {
  if (kind === 'quiz') return [body.score, body.totalQuestions];
  const answers = listSessionAnswers(body);
  return [answers.filter(({ isRight }) => isRight).length, answers.length];
}

const NONE: readonly OutboxEntry[] = [];

/** The parked entries of the outbox, for the parent to see and discard. */
function ParkedScores() {
  const parked = useSyncExternalStore(onStoredChange, getParkedEntries, () => NONE);
  return parked.length > 0 ? <ParkedList parked={parked} /> : null;
}

function ParkedList({ parked }: { parked: readonly OutboxEntry[] }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    <section aria-labelledby="parked" className="mt-8 rounded-3xl bg-violet-wash p-5 sm:p-6 print:hidden">
      <h2 id="parked" className="text-2xl">
        {text.parked}
      </h2>
      <p className="mt-1 max-w-prose">{text.parkedLead}</p>
      <ul className="mt-3 grid gap-2">
        {parked.map((parkedEntry) => {
          const { key, body } = parkedEntry;
          const [right, total] = countRight(parkedEntry);
          const { finishedAt, utcOffsetMinutes } = describeFinish(parkedEntry);
          const time = finishedAt && getQuizLocalTime({ completedAt: finishedAt, utcOffsetMinutes }, deviceOffsetAt);
          const score = `${format.number(right)} / ${format.number(total)}`;
          const entry = text.parkedEntry(body.playerName, score, time ? format.dateTime(time) : '–');
          return (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
              <span translate="no" className="font-name">
                {entry}
              </span>
              <button
                type="button"
                aria-label={`${text.parkedSeen}: ${entry}`}
                onClick={() => discardParkedEntry(key)}
                className="min-h-11 underline decoration-2 underline-offset-4"
              >
                {text.parkedSeen}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
