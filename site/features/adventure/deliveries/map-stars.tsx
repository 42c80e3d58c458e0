import { useText } from '../../../shared/language/use-language.tsx';
import type { MapLevel } from '../levels/map-level.ts';
import { adventureText } from '../text/adventure-text.ts';
import { StarMark } from '../ui/star-row.tsx';
import { deliveryText } from './delivery-text.ts';
import { type MapStar, mapStarsOffered } from './map-progress.ts';

/** The stars of one of the map's levels, with what each asks for. */
export function MapStarList({ mapLevel, earned }: { mapLevel: MapLevel; earned: readonly MapStar[] }) {
  const text = useText(deliveryText);
  const { stars } = useText(adventureText);
  const words: Readonly<Record<MapStar, string>> = {
    solved: mapLevel.question ? text.answerStar : text.solvedStar,
    'one-program': text.oneProgramStar,
    'enough-blocks': text.blocksStar(mapLevel.level.enoughBlocks ?? 0),
  };
  const offered = mapStarsOffered(mapLevel);
  const next = offered.find((star) => !earned.includes(star));
  return (
    <ul
      aria-label={stars(earned.length, offered.length)}
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
          <span className="map-star-words">{words[star]}</span>
          {earned.includes(star) && <span className="sr-only"> ✓</span>}
        </li>
      ))}
    </ul>
  );
}
