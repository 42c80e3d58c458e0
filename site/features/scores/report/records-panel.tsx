import { useText } from '../../../shared/language/use-language.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyPatch } from './empty-patch.tsx';
import { RecordList } from './record-list.tsx';
import type { ScoreReport } from './report.ts';
import { scoresText } from './scores-text.ts';
import { StatisticsList } from './statistics-list.tsx';
import { TrendChart } from './trend-chart.tsx';

export function RecordsPanel({ report }: { report: ScoreReport }) {
  const text = useText(scoresText);
  if (!report.statistics) return <NoRecords />;
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
        <TrendChart trend={report.trend} withNames={report.soloPlayer === null} />
      </section>
      <section aria-labelledby="records" className="mt-9 print:hidden">
        <h2 id="records" className="text-2xl">
          {text.records}
        </h2>
        <RecordList records={report.records} />
      </section>
    </>
  );
}

function NoRecords() {
  const { heading, body, start } = useText(scoresText).empty;
  return (
    <div className="grid place-items-center py-8 text-center">
      <EmptyPatch />
      <h2 className="mt-4 text-3xl">{heading}</h2>
      <p className="mt-2 max-w-prose">{body}</p>
      <ButtonLink to="/multiplication-table" className="mt-6 print:hidden">
        {start}
      </ButtonLink>
    </div>
  );
}
