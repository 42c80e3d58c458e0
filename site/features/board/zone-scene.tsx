import type { ZoneId } from '../../shared/board/cards.ts';
import { Painting } from '../../shared/ui/painting.tsx';

/**
 * The painting of a zone, along its lower edge; above it is the zone's background color.
 */
export function ZoneScene({ zone }: { zone: ZoneId }) {
  return (
    <Painting
      name={`board/${zone}`}
      sizes="(min-width: 64rem) 370px, 46vw"
      alt=""
      loading="eager-high"
      className="zone-scene"
    />
  );
}
