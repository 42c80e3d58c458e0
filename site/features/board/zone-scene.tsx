import type { ZoneId } from '../../shared/cards.ts';
import { Painting } from '../../shared/ui/painting.tsx';

/**
 * The place that a zone is: a sunny hill, a bed of seedlings, a meadow with a kite, a rainy corner. Its ground stands
 * along the zone's lower edge, however high the zone grows; above it is the zone's own sky.
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
