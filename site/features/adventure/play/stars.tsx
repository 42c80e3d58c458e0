import { useText } from '../../../shared/language/use-language.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { getMaxBlocksForStar, listOfferedStars, type Star } from '../run/stars.ts';

/** Returns the condition of a level's star as text. */
export function useStarConditions(levelId: string): (star: Star) => string {
  const text = useText(adventureText);
  return (star) => {
    const blocks = star === 'fewest-blocks' ? getMaxBlocksForStar(levelId) : null;
    return blocks === null ? text.star[star] : text.starWithin(blocks);
  };
}

export function StarMark({ isEarned, className = 'size-5' }: { isEarned: boolean; className?: string }) {
  return (
    <span data-earned={isEarned || undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={`star ${className}`}>
        <path d="m12 2.6 2.8 6 6.6.8-4.9 4.5 1.3 6.5-5.8-3.3-5.8 3.3 1.3-6.5L2.6 9.4l6.6-.8Z" />
      </svg>
    </span>
  );
}

type StarRowProps = { levelId: string; earned: readonly Star[]; className?: string };

/** The stars of a level, each with its condition as text. */
export function StarRow({ levelId, earned, className = 'size-8' }: StarRowProps) {
  const text = useText(adventureText);
  const conditionOf = useStarConditions(levelId);
  const offered = listOfferedStars(levelId);
  return (
    <ul aria-label={text.stars(earned.length, offered.length)} className="flex list-none gap-0.5 p-0">
      {offered.map((star) => (
        <li key={star} title={conditionOf(star)} data-star={star} data-earned={earned.includes(star) || undefined}>
          <StarMark isEarned={earned.includes(star)} className={className} />
          <span className="sr-only">
            {conditionOf(star)}
            {earned.includes(star) ? ' ✓' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

type StarCountProps = { earned: readonly string[]; offered: readonly string[]; className?: string };

/** Stars without their conditions, for a button or a card. */
export function StarCount({ earned, offered, className = 'size-5' }: StarCountProps) {
  const text = useText(adventureText);
  return (
    <span className="inline-flex">
      {offered.map((star) => (
        <StarMark key={star} isEarned={earned.includes(star)} className={className} />
      ))}
      <span className="sr-only">{text.stars(earned.length, offered.length)}</span>
    </span>
  );
}

/** The stars of a level as a list with their conditions in words. */
export function StarList({ levelId, earned }: { levelId: string; earned: readonly Star[] }) {
  const conditionOf = useStarConditions(levelId);
  return (
    <ul className="grid list-none gap-1 p-0">
      {listOfferedStars(levelId).map((star) => (
        <li key={star} className="flex items-center gap-2 leading-snug">
          <StarMark isEarned={earned.includes(star)} className="size-6" />
          <span>
            {conditionOf(star)}
            {earned.includes(star) && <span className="sr-only"> ✓</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
