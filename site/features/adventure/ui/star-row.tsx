import { useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import type { Star } from '../progress/stars.ts';

type StarRowProps = { earned: readonly Star[]; offered: readonly Star[]; className?: string };

/** The stars of a level, each with its condition as text. */
export function StarRow({ earned, offered, className = 'size-8' }: StarRowProps) {
  const text = useText(adventureText);
  return (
    <ul aria-label={text.stars(earned.length, offered.length)} className="flex list-none gap-0.5 p-0">
      {offered.map((star) => (
        <li key={star} title={text.star[star]} data-star={star} data-earned={earned.includes(star) || undefined}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className={`star ${className}`}>
            <path d="m12 2.6 2.8 6 6.6.8-4.9 4.5 1.3 6.5-5.8-3.3-5.8 3.3 1.3-6.5L2.6 9.4l6.6-.8Z" />
          </svg>
          <span className="sr-only">
            {text.star[star]}
            {earned.includes(star) ? ' ✓' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
