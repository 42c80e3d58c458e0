import { useText } from '../../../shared/language/use-language.tsx';
import { scoresText } from './scores-text.ts';
import type { Rating } from './statistics.ts';

export const RATING_FILLS: Record<Rating, string> = {
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
