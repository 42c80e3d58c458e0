import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import type { RatedRecord, Rating } from './report.ts';
import { scoresText } from './scores-text.ts';

/** Narrow screens label every other one of more points than this, counted from the latest. */
const MAX_NARROW_LABELS = 5;

type TrendChartProps = { readonly trend: readonly RatedRecord[]; readonly hasNames: boolean };

/** The last quizzes as a line chart, with the same numbers in a table that can be opened. */
export function TrendChart({ trend, hasNames }: TrendChartProps) {
  const text = useText(scoresText);
  const format = useFormatters();
  const first = trend[0];
  const last = trend.at(-1);
  if (!first || !last) return null;
  const caption = text.trendOf(trend.length);
  const isSameLength = trend.every((point) => point.totalQuestions === first.totalQuestions);
  const isCrowded = trend.length > MAX_NARROW_LABELS;
  const days = trend.map((point) => format.shortDay(point.localTime));
  const hasRepeatedDays = new Set(days).size === 1 && trend.length > 1;
  const top = isSameLength ? format.number(first.totalQuestions) : format.percent(100);
  return (
    <figure>
      <figcaption className="text-ink-soft">{caption}</figcaption>
      <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="relative w-9 text-right text-ink-soft text-sm" aria-hidden="true">
          <span className="absolute right-0 -translate-y-1/2" style={{ top: '14%' }}>
            {top}
          </span>
          <span className="absolute right-0 -translate-y-1/2" style={{ top: '96%' }}>
            0
          </span>
        </div>
        <Plot trend={trend} isSameLength={isSameLength} isOfOne={!hasNames} />
        <div />
        <ol className="flex" aria-hidden="true">
          {trend.map((point, index) => (
            <li key={point.id} className="min-w-0 flex-1 text-center text-ink-soft text-sm leading-tight">
              <span
                className={`flex justify-center whitespace-nowrap sm:visible ${isCrowded && (trend.length - index) % 2 === 0 ? 'invisible' : ''}`}
              >
                {hasRepeatedDays ? format.time(point.localTime) : format.shortDay(point.localTime)}
              </span>
              {hasNames && (
                <span className="block truncate px-0.5 font-name" translate="no">
                  {point.playerName}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <details className="mt-3 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 underline decoration-2 decoration-honey underline-offset-4">
          {text.trendTable}
        </summary>
        <TrendTable trend={trend} hasNames={hasNames} caption={caption} />
      </details>
    </figure>
  );
}

function Plot({
  trend,
  isSameLength,
  isOfOne,
}: {
  trend: readonly RatedRecord[];
  isSameLength: boolean;
  /** One player only: a line through several would show a trend that does not exist. */
  isOfOne: boolean;
}) {
  const text = useText(scoresText);
  const label = (point: RatedRecord) => (isSameLength ? `${point.score}` : `${point.score}/${point.totalQuestions}`);
  const points = trend.map((point, index) => ({
    ...point,
    x: ((index + 0.5) / trend.length) * 100,
    y: heightOf(point),
  }));
  const [first, last] = [trend[0], trend.at(-1)].map((point) => point && `${point.score}/${point.totalQuestions}`);
  return (
    <svg
      role="img"
      aria-label={`${text.trend}. ${text.trendSummary(first ?? '', last ?? '')}`}
      className="h-52 w-full overflow-visible print:h-40"
    >
      {[100, 75, 50, 25, 0].map((accuracy) => (
        <line
          key={accuracy}
          x1="0"
          x2="100%"
          y1={`${heightOf({ accuracy })}%`}
          y2={`${heightOf({ accuracy })}%`}
          stroke={accuracy === 0 ? 'var(--color-ink)' : 'var(--color-sand)'}
          strokeWidth="2"
          strokeDasharray={accuracy === 0 ? undefined : '2 7'}
          strokeLinecap="round"
        />
      ))}
      {isOfOne && <Line points={points} />}
      {points.map((point) => (
        <g key={point.id}>
          <circle
            cx={`${point.x}%`}
            cy={`${point.y}%`}
            r="8"
            fill={RATING_FILLS[point.rating]}
            stroke="var(--color-ink)"
            strokeWidth="2"
          />
          <text
            x={`${point.x}%`}
            y={`${point.y}%`}
            dy="-15"
            textAnchor="middle"
            fill="var(--color-ink)"
            stroke="var(--color-white)"
            strokeWidth="4"
            paintOrder="stroke"
            className="font-display text-base"
          >
            {label(point)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Line({ points }: { points: readonly { readonly x: number; readonly y: number }[] }) {
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const base = heightOf({ accuracy: 0 });
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polygon
        points={`${points[0]?.x},${base} ${line} ${points.at(-1)?.x},${base}`}
        fill="var(--color-honey-wash)"
        opacity="0.7"
      />
      <polyline
        points={line}
        fill="none"
        stroke="var(--color-wood)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Percent of the chart's height, from the top. Leaves space for a label above 100 and half a dot below 0. */
function heightOf({ accuracy }: { accuracy: number }): number {
  return 96 - accuracy * 0.82;
}

function TrendTable({ trend, hasNames, caption }: TrendChartProps & { caption: string }) {
  const text = useText(scoresText);
  const format = useFormatters();
  return (
    <table className="w-full max-w-2xl border-collapse text-left [&_td]:py-1.5 [&_td]:pr-3 [&_th]:pr-3">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-ink border-b-2">
        <tr>
          <th scope="col">{text.date}</th>
          {hasNames && <th scope="col">{text.player}</th>}
          <th scope="col">{text.score}</th>
          <th scope="col" className="hidden sm:table-cell">
            {text.accuracy}
          </th>
          <th scope="col">{text.rating}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-sand">
        {trend.map((point) => (
          <tr key={point.id}>
            <td className="whitespace-nowrap">
              <span className="sm:hidden">{format.shortDay(point.localTime)}</span>
              <span className="hidden sm:inline">{format.dateTime(point.localTime)}</span>
            </td>
            {hasNames && (
              <td translate="no" dir="auto" className="max-w-24 wrap-anywhere sm:max-w-48">
                {point.playerName}
              </td>
            )}
            <td className="whitespace-nowrap">
              {`${format.number(point.score)} / ${format.number(point.totalQuestions)}`}
            </td>
            <td className="hidden sm:table-cell">{format.percent(point.accuracy)}</td>
            <td>{text.ratings[point.rating]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const RATING_FILLS: Record<Rating, string> = {
  perfect: 'var(--color-honey)',
  excellent: 'var(--color-leaf)',
  good: 'var(--color-teal)',
  effort: 'var(--color-violet-wash)',
};

const WASHES: Record<Rating, string> = {
  perfect: 'bg-honey',
  excellent: 'bg-leaf-wash',
  good: 'bg-teal-wash',
  effort: 'bg-violet-wash',
};

export function RatingBadge({ rating }: { rating: Rating }) {
  const text = useText(scoresText);
  return (
    <span
      className={`inline-block rotate-[-2deg] rounded-[0.8rem_1rem_0.7rem_1.1rem] border-2 border-ink px-3 py-0.5 font-display ${WASHES[rating]}`}
    >
      {text.ratings[rating]}
    </span>
  );
}
