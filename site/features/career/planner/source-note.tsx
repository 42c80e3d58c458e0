import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import type { Recommendation } from '../recommender/recommendation.ts';
import { plannerText } from './planner-text.ts';

/** Who chose a career, how reliable that is, and the date of its facts. */
export function SourceNote({ career }: { readonly career: Recommendation }) {
  const text = useText(plannerText);
  const format = useFormatters();
  return (
    <p className="mt-3 text-ink-soft text-sm">
      <strong className="font-display font-normal text-base text-ink">{text.chosenBy[career.source]}</strong>
      {career.asOf && <span> · {text.asOf(format.calendarDay(career.asOf))}</span>}
      <br />
      {text.aboutSource[career.source]}
    </p>
  );
}
