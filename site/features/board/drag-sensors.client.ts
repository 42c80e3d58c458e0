import { ActivationConstraint, type CollisionDetector, CollisionPriority, CollisionType } from '@dnd-kit/abstract';
import type { Draggable, Droppable } from '@dnd-kit/dom';
import { PointerActivationConstraints } from '@dnd-kit/dom';
import { KeyboardSensor } from '@dnd-kit/react';
import { ZONES } from '../../shared/cards.ts';

/** Pixels beside a zone at which a card still falls into it. */
const REACH = 28;

/** Pixels that a finger or a mouse must pull before the card comes along. */
const PULL = 6;

/** A finger that rests this long, in milliseconds, within so many pixels has picked the card up. */
const HOLD = { value: 220, tolerance: 8 };

function pixelsAway(
  { position }: Parameters<CollisionDetector>[0]['dragOperation'],
  { boundingRectangle: { left, right, top, bottom } }: NonNullable<Droppable['shape']>,
): number {
  const { x, y } = position.current;
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The zone under the finger, or the nearest within reach. */
export const nearestZone: CollisionDetector = ({ droppable, dragOperation }) => {
  const away = droppable.shape ? pixelsAway(dragOperation, droppable.shape) : Number.POSITIVE_INFINITY;
  if (away > REACH) return null;
  return {
    id: droppable.id,
    value: 1 / (1 + away),
    type: CollisionType.PointerIntersection,
    priority: CollisionPriority.Normal,
  };
};

/** On a phone the pool lies over the zones: a card that is still above it is above nothing else. */
export const overPool: CollisionDetector = ({ droppable, dragOperation }) => {
  if (!droppable.shape || pixelsAway(dragOperation, droppable.shape) > 0) return null;
  return {
    id: droppable.id,
    value: 1,
    type: CollisionType.PointerIntersection,
    priority: CollisionPriority.Highest,
  };
};

/** Lets a finger pull a card out across the axis along which the same finger would scroll. */
class PullAcross extends ActivationConstraint<PointerEvent, { readonly axis: 'x' | 'y' }> {
  private start: number | null = null;

  override onEvent(event: PointerEvent): void {
    const at = this.options.axis === 'x' ? event.clientX : event.clientY;
    if (event.type === 'pointerdown') this.start = at;
    else if (event.type !== 'pointermove') this.abort();
    else if (this.start !== null && Math.abs(at - this.start) > PULL) this.activate(event);
  }

  override abort(): void {
    this.start = null;
  }
}

/**
 * A mouse pulls at once. A finger that rests picks the card up; one that moves scrolls where its card may be scrolled
 * (`touch-action` says along which axis) and pulls the card out across that.
 */
export function pullOrHold(event: PointerEvent, source: Draggable) {
  const pull = new PointerActivationConstraints.Distance({ value: PULL });
  if (event.pointerType !== 'touch' || !source.element) return [pull];
  const hold = new PointerActivationConstraints.Delay(HOLD);
  const { touchAction } = getComputedStyle(source.element);
  if (touchAction === 'pan-x') return [hold, new PullAcross({ axis: 'y' })];
  return [hold, touchAction === 'pan-y' ? new PullAcross({ axis: 'x' }) : pull];
}

type Direction = 'up' | 'down' | 'left' | 'right';

/** Arrow keys go from zone to zone as they lie on the screen, instead of by pixels. */
export class ZoneKeyboardSensor extends KeyboardSensor {
  protected override handleMove(direction: Direction, event: KeyboardEvent): void {
    event.preventDefault();
    const { actions, dragOperation, registry } = this.manager;
    const { target, shape } = dragOperation;
    if (!shape) return;
    const zones = ZONES.map(({ id }) => registry.droppables.get(id)).filter((zone) => zone?.element !== undefined);
    const current = zones.find((zone) => zone?.id === target?.id);
    const next = current?.element ? neighbour(current.element, zones, direction) : zones[0];
    if (!next?.element) return;
    next.element.scrollIntoView({ block: 'nearest' });
    const to = next.element.getBoundingClientRect();
    const from = shape.current.boundingRectangle;
    void actions.setDropTarget(next.id);
    actions.move({ event, by: { x: to.left + 12 - from.left, y: to.top + 12 - from.top } });
  }
}

/** The zone that lies in a direction, or undefined at the edge. */
function neighbour(
  from: Element,
  zones: readonly (Droppable | undefined)[],
  direction: Direction,
): Droppable | undefined {
  const start = middle(from);
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const isUpright = direction === 'up' || direction === 'down';
  const ahead = zones.flatMap((zone) => {
    if (!zone?.element) return [];
    const { x, y } = middle(zone.element);
    const along = sign * (isUpright ? y - start.y : x - start.x);
    const aside = Math.abs(isUpright ? x - start.x : y - start.y);
    return along > 1 && along > aside ? [{ zone, away: along + aside }] : [];
  });
  return ahead.sort((a, b) => a.away - b.away)[0]?.zone;
}

function middle(element: Element): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Whether keys move what is dragged: then they choose the zone, not where it hovers. */
export function isByKeys(event: Event | null): boolean {
  return event instanceof KeyboardEvent;
}
