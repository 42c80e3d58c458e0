/** The places of the map in the order of its path: the story's levels and the deliveries, in three lands. */
import type { Bilingual } from '../../../shared/language/language.ts';
import { deliveries } from '../world/deliveries.ts';
import { type Delivery, formatDeliveryId } from '../world/delivery.ts';
import type { GroundId } from '../world/level.ts';
import { levels } from '../world/levels.ts';

/** `make`: the delivery that is made in the level maker. */
export type Place = { readonly id: string; readonly title: Bilingual } & (
  | { readonly kind: 'story'; readonly index: number }
  | { readonly kind: 'play' | 'make'; readonly number: number }
);

type Land = { readonly ground: GroundId; readonly places: readonly Place[] };

type Stars = Readonly<Record<string, readonly string[]>>;

/** The numbers of the last deliveries of the first two lands. All that follow lie in the third. */
const LAST_DELIVERIES = [8, 16];

function deliveryPlace(delivery: Delivery, number: number): Place {
  return {
    kind: delivery.kind === 'make' ? 'make' : 'play',
    id: formatDeliveryId(number),
    title: delivery.title,
    number,
  };
}

/** A land has the ground of its level, which comes first. */
export const LANDS: readonly Land[] = levels.map(({ id, title, background }, index) => {
  const from = LAST_DELIVERIES[index - 1] ?? 0;
  const own = deliveries.slice(from, LAST_DELIVERIES[index]);
  return {
    ground: background,
    places: [
      { kind: 'story', id, title, index },
      ...own.map((delivery, offset) => deliveryPlace(delivery, from + offset + 1)),
    ],
  };
});

const PLACES = LANDS.flatMap(({ places }) => places);

/** The first place of the path that is not solved; null where all are. */
export function findNextPlace(storyStars: Stars, mapStars: Stars): Place | null {
  return PLACES.find(({ kind, id }) => !(kind === 'story' ? storyStars : mapStars)[id]?.includes('solved')) ?? null;
}

/** Where the hero stands: at the next place, and at the end of the path once all are solved. */
export function findHeroPlace(storyStars: Stars, mapStars: Stars): Place | null {
  return findNextPlace(storyStars, mapStars) ?? PLACES.at(-1) ?? null;
}
