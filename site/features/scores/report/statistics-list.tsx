import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { scoresText } from './scores-text.ts';
import type { Statistics } from './statistics.ts';

const WASHES = ['bg-honey-wash', 'bg-leaf-wash', 'bg-teal-wash', 'bg-violet-wash', 'bg-coral-wash', 'bg-cream'];

export function StatisticsList({ statistics }: { statistics: Statistics }) {
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
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6 print:grid-cols-6 print:gap-2">
      {entries.map(({ label, value, small }, index) => (
        <div
          key={label}
          className={`flex flex-col-reverse justify-end rounded-[1rem_1.3rem_0.9rem_1.4rem] px-4 py-3 print:border print:px-2 print:py-1.5 ${WASHES[index]}`}
        >
          <dt className="text-base leading-snug print:text-xs">{label}</dt>
          <dd className="whitespace-nowrap font-display text-3xl print:text-lg">
            {value}
            {small && <span className="ml-1 text-lg print:text-xs">{small}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
