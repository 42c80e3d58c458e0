import type { MapLevel } from '../levels/map-level.ts';
import { buildMapLevel, type Delivery, formatDeliveryId } from './delivery.ts';
import { firstDeliveries } from './first-deliveries.ts';
import { lastDeliveries } from './last-deliveries.ts';
import { repeatDeliveries } from './repeat-deliveries.ts';

/** The fifteen in the order of their ideas (docs/adventure.md). */
export const deliveries: readonly Delivery[] = [...firstDeliveries, ...repeatDeliveries, ...lastDeliveries];

/** The number, from 1, of the delivery with a hash; null for any other text. */
export function findDeliveryNumber(id: string): number | null {
  const index = deliveries.findIndex((_, each) => formatDeliveryId(each + 1) === id);
  return index < 0 ? null : index + 1;
}

/** A delivery as a level; null for the one that is made in the level maker, and for an unknown hash. */
export function mapLevelById(id: string, turn = 0): MapLevel | null {
  const number = findDeliveryNumber(id);
  const delivery = number === null ? undefined : deliveries[number - 1];
  return number === null || !delivery || delivery.kind === 'make' ? null : buildMapLevel(delivery, number, turn);
}
