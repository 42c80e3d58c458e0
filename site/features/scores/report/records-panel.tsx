import { useId, useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { MAX_RECENT_SCORES } from '../../../shared/times-tables/api/scores-api.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { PracticeSection } from './practice-section.tsx';
import { practiceText } from './practice-text.ts';
import { type RatedRecord, RECORDS_PER_PAGE, type ScoreReport, type Statistics } from './report.ts';
import { scoresText } from './scores-text.ts';
import { RatingBadge, TrendChart } from './trend-chart.tsx';

type RecordsPanelProps = {
  report: ScoreReport;
  /** Opens the class; null on a device of pupils, which sees none. */
  onSeeClass: (() => void) | null;
};

export function RecordsPanel({ report, onSeeClass }: RecordsPanelProps) {
  const text = useText(scoresText);
  const format = useFormatters();
  if (!report.statistics) {
    return report.forests.length > 0 ? <PracticeAlone report={report} onSeeClass={onSeeClass} /> : <NoRecords />;
  }
  return (
    <>
      <section aria-labelledby="statistics">
        <h2 id="statistics" className="sr-only">
          {text.statistics}
        </h2>
        <StatisticsList statistics={report.statistics} />
      </section>
      <section aria-labelledby="trend" className="mt-9 print:mt-4 print:break-inside-avoid">
        <h2 id="trend" className="text-2xl print:text-lg">
          {text.trend}
        </h2>
        <TrendChart trend={report.trend} hasNames={report.soloPlayer === null} />
      </section>
      <section aria-labelledby="records" className="mt-9 print:hidden">
        <h2 id="records" className="text-2xl">
          {text.records}
        </h2>
        {report.choice.kind === 'all' && report.records.length === MAX_RECENT_SCORES && (
          <p className="mt-1 max-w-prose">{text.latestOnly(format.number(MAX_RECENT_SCORES))}</p>
        )}
        <RecordList records={report.records} />
      </section>
      <PracticeSection days={report.practiceDays} className="mt-9" />
    </>
  );
}

/** Where nobody has finished a quiz yet, but the two minutes were done. */
function PracticeAlone({ report, onSeeClass }: RecordsPanelProps) {
  const { practiceDays, forests } = report;
  const { heading, start } = useText(scoresText).empty;
  const practice = useText(practiceText);
  return (
    <>
      {practiceDays.length > 0 ? (
        <PracticeSection days={practiceDays} />
      ) : (
        <p className="max-w-prose text-lg">{practice.classAlone(forests.length)}</p>
      )}
      {onSeeClass && report.classView && (
        <Button className="mt-4 print:hidden" onClick={onSeeClass}>
          {practice.seeClass}
        </Button>
      )}
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <h2 className="text-2xl">{heading}</h2>
        <ButtonLink to="/multiplication-table" tone="plain">
          {start}
        </ButtonLink>
      </div>
    </>
  );
}

function NoRecords() {
  const { heading, body, start } = useText(scoresText).empty;
  return (
    <div className="grid grid-cols-1 place-items-center py-8 text-center">
      <EmptyPatch />
      <h2 className="mt-4 text-3xl">{heading}</h2>
      <p className="mt-2 max-w-prose">{body}</p>
      <ButtonLink to="/multiplication-table" className="mt-6 print:hidden">
        {start}
      </ButtonLink>
    </div>
  );
}

const WASHES = ['bg-honey-wash', 'bg-leaf-wash', 'bg-teal-wash', 'bg-violet-wash', 'bg-coral-wash', 'bg-cream'];

function StatisticsList({ statistics }: { statistics: Statistics }) {
  const text = useText(scoresText);
  const format = useFormatters();
  const entries: { label: string; value: string; small?: string }[] = [
    {
      label: text.averageScore,
      value: format.number(statistics.averageScore),
      small: text.outOf(format.number(statistics.averageQuestions)),
    },
    {
      label: text.bestScore,
      value: format.number(statistics.best.score),
      small: text.outOf(format.number(statistics.best.totalQuestions)),
    },
    { label: text.accuracy, value: format.percent(statistics.accuracy) },
    { label: text.averageTime, value: text.seconds(format.number(statistics.averageTime)) },
    { label: text.averageTimePerQuestion, value: text.seconds(format.number(statistics.averageTimePerQuestion)) },
    { label: text.count, value: text.times(format.number(statistics.count)) },
  ];
  return (
    <dl className="flex flex-wrap gap-3 *:grow *:basis-34 sm:grid sm:grid-cols-3 lg:grid-cols-6 print:grid print:grid-cols-6 print:gap-2">
      {entries.map(({ label, value, small }, index) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end rounded-[1rem_1.3rem_0.9rem_1.4rem] px-4 py-3 print:border print:px-2 print:py-1.5 ${WASHES[index]}`}
        >
          <dt className="text-base leading-snug print:text-xs">{label}</dt>
          <dd className="font-display text-3xl print:text-lg">
            {value}
            {small && <span className="ml-1 whitespace-nowrap text-lg print:text-xs">{small}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RecordList({ records }: { records: readonly RatedRecord[] }) {
  const text = useText(scoresText);
  const [shown, setShown] = useState(RECORDS_PER_PAGE);
  const rest = records.length - shown;
  return (
    <>
      <ul className="mt-4 divide-y-2 divide-sand border-sand border-y-2">
        {records.slice(0, shown).map((record) => (
          <RecordEntry key={record.id} record={record} />
        ))}
      </ul>
      {rest > 0 && (
        <Button tone="plain" className="mt-4" onClick={() => setShown(shown + RECORDS_PER_PAGE)}>
          {text.more(Math.min(rest, RECORDS_PER_PAGE))}
        </Button>
      )}
    </>
  );
}

function RecordEntry({ record }: { record: RatedRecord }) {
  const text = useText(scoresText);
  const format = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const when = format.dateTime(record.localTime);
  const title = `${record.playerName}, ${when}`;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:grid md:grid-cols-[1fr_9rem_7rem_8rem]">
        <div className="min-w-0 grow basis-1/2">
          <p className="wrap-anywhere font-name font-semibold text-xl" dir="auto" translate="no">
            {record.playerName}
          </p>
          <p className="text-ink-soft leading-snug">
            <time dateTime={record.finishedAt ?? record.completedAt}>{when}</time>
          </p>
        </div>
        <p className="text-right leading-snug md:text-left">
          <span className="font-display text-2xl">{format.number(record.score)}</span>{' '}
          {text.outOf(format.number(record.totalQuestions))}
          <span className="block text-ink-soft">
            {format.percent(record.accuracy)} · {text.seconds(format.number(record.timeTaken))}
          </span>
        </p>
        <p>
          <RatingBadge rating={record.rating} />
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-label={text.answersOf(title)}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center justify-end gap-2 rounded-xl px-2 font-display text-lg underline decoration-2 decoration-honey underline-offset-4"
        >
          {text.details}
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          >
            <path d="m3 7 7 7 7-7" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <Answers record={record} title={title} />}
      </div>
    </li>
  );
}

function Answers({ record, title }: { record: RatedRecord; title: string }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    // docs/product.md §6.1: the detail list scrolls at 256 px.
    <section
      aria-label={text.answersOf(title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="mt-2 max-h-[256px] overflow-y-auto rounded-2xl bg-cream px-2 py-2 sm:px-4"
    >
      <table className="w-full border-collapse text-left [&_td]:py-1.5 [&_td]:pr-2 [&_th]:pr-2">
        <thead className="whitespace-nowrap text-ink-soft text-sm sm:text-base">
          <tr>
            <th scope="col">{text.question}</th>
            <th scope="col">{text.answer}</th>
            <th scope="col">{text.time}</th>
            <th scope="col">
              <span className="sr-only sm:not-sr-only">{text.result}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-sand">
          {record.questions.map((attempt, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored quiz never changes, and a question may occur twice
            <tr key={index} className={attempt.isCorrect ? '' : 'font-bold'}>
              <th scope="row" className="whitespace-nowrap [font-weight:inherit]">
                {`${attempt.question} = ${format.number(attempt.correctAnswer)}`}
              </th>
              <td>{attempt.userAnswer === null ? text.noAnswer : format.number(attempt.userAnswer)}</td>
              <td className="whitespace-nowrap">{text.seconds(format.number(attempt.timeSpent))}</td>
              <td>
                <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                  <AnswerSign isCorrect={attempt.isCorrect} />
                  <span className="sr-only sm:not-sr-only">{attempt.isCorrect ? text.right : text.wrong}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The marks that Korean teachers use: a ring for right, a triangle for wrong. */
function AnswerSign({ isCorrect }: { isCorrect: boolean }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0" fill="none" strokeWidth="3">
      {isCorrect ? (
        <circle cx="10" cy="10" r="7" stroke="var(--color-leaf-deep)" />
      ) : (
        <path d="M10 3 18 17H2Z" stroke="var(--color-coral-deep)" strokeLinejoin="round" />
      )}
    </svg>
  );
}

/** The picture for an empty list: a forest clearing with an empty sign. */
export function EmptyPatch() {
  return (
    <svg
      viewBox="0 0 200 110"
      aria-hidden="true"
      className="w-52 max-w-full"
      stroke="var(--color-ink)"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 100c20-22 52-30 94-30s76 8 94 30Z" fill="var(--color-wood)" />
      <path d="M6 100c20-22 52-30 94-30s76 8 94 30c-30-10-60-13-94-13S34 90 6 100Z" fill="var(--color-leaf)" />
      <path d="M96 76V40h7v36Z" fill="var(--color-wood)" />
      <path d="M66 14c22-3 45-3 68 0l1 28c-23 2-47 2-70 0Z" fill="var(--color-honey-wash)" />
      <text
        x="100"
        y="36"
        textAnchor="middle"
        stroke="none"
        fill="var(--color-ink)"
        className="font-display"
        fontSize="21"
      >
        2 × 7
      </text>
      <path d="M40 82c-1-6-4-9-9-9m9 9c0-6 2-10 7-11m112 12c-1-6-4-9-9-9m9 9c0-6 2-10 7-11" fill="none" />
    </svg>
  );
}
