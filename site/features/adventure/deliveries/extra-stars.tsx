import { useText } from '../../../shared/language/use-language.tsx';
import type { Extra } from '../levels/extra.ts';
import { StarMark } from '../ui/star-row.tsx';
import { deliveryText } from './delivery-text.ts';
import { type ExtraStar, extraStarsOffered } from './extra-progress.ts';

/** The stars of one of the map's levels, with what each asks for. */
export function ExtraStars({ extra, earned }: { extra: Extra; earned: readonly ExtraStar[] }) {
  const text = useText(deliveryText);
  const words: Readonly<Record<ExtraStar, string>> = {
    solved: extra.question ? text.answerStar : text.solvedStar,
    'one-program': text.oneProgramStar,
    'enough-blocks': text.blocksStar(extra.level.enoughBlocks ?? 0),
  };
  const offered = extraStarsOffered(extra);
  const next = offered.find((star) => !earned.includes(star));
  return (
    <ul
      aria-label={text.stars(earned.length, offered.length)}
      className="flex list-none flex-wrap gap-x-3 gap-y-0.5 p-0 text-sm leading-tight sm:text-base"
    >
      {offered.map((star) => (
        <li
          key={star}
          data-star={star}
          data-next={star === next || undefined}
          data-earned={earned.includes(star) || undefined}
          className="flex items-center gap-1"
        >
          <StarMark isEarned={earned.includes(star)} />
          <span className="extra-star-words">{words[star]}</span>
          {earned.includes(star) && <span className="sr-only"> ✓</span>}
        </li>
      ))}
    </ul>
  );
}

/** The stars without their words, for a card. */
export function StarCount({ earned, offered }: { earned: readonly string[]; offered: readonly string[] }) {
  const text = useText(deliveryText);
  return (
    <span className="flex">
      {offered.map((star) => (
        <StarMark key={star} isEarned={earned.includes(star)} className="size-6" />
      ))}
      <span className="sr-only">{text.stars(earned.length, offered.length)}</span>
    </span>
  );
}
