import { arrangeDeliveries } from './arrange-deliveries.ts';
import { countDeliveries } from './count-deliveries.ts';
import { buildMapLevel, type Delivery, formatDeliveryId, type MapLevel } from './delivery.ts';
import { firstDeliveries } from './first-deliveries.ts';
import { lastDeliveries } from './last-deliveries.ts';
import { repeatDeliveries } from './repeat-deliveries.ts';

/** In the order of their ideas (docs/adventure.md). A number is an address: new ones come at the end. */
export const deliveries: readonly Delivery[] = [
  ...firstDeliveries,
  ...repeatDeliveries,
  ...lastDeliveries,
  ...arrangeDeliveries,
  ...countDeliveries,
];

/** The delivery that a child makes in the level maker: earned by a level of the child's own, once solved. */
export const MAKE_DELIVERY_ID = formatDeliveryId(1 + deliveries.findIndex(({ kind }) => kind === 'make'));

/** The number, from 1, of the delivery with a hash; null for any other text. */
export function findDeliveryNumber(id: string): number | null {
  const index = deliveries.findIndex((_, each) => formatDeliveryId(each + 1) === id);
  return index < 0 ? null : index + 1;
}

/** The hash of the delivery after one; null after the last one, and for other levels. */
export function findNextDelivery(id: string): string | null {
  const number = findDeliveryNumber(id);
  return number !== null && number < deliveries.length ? formatDeliveryId(number + 1) : null;
}

/** A delivery as a level; null for the one that is made in the level maker, and for an unknown hash. */
export function mapLevelById(id: string, turn = 0): MapLevel | null {
  const number = findDeliveryNumber(id);
  const delivery = number === null ? undefined : deliveries[number - 1];
  return number === null || !delivery || delivery.kind === 'make' ? null : buildMapLevel(delivery, number, turn);
}
