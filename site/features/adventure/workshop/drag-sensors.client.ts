import type { CollisionDetector } from '@dnd-kit/abstract';
import { CollisionPriority, CollisionType } from '@dnd-kit/abstract';
import type { Draggable } from '@dnd-kit/dom';
import { PointerActivationConstraints } from '@dnd-kit/dom';
import { KeyboardSensor } from '@dnd-kit/react';

/** Pixels from a gap at which what is dragged still falls into it. */
const REACH = 90;

/** The gap nearest to the finger, or to the dragged block's middle where keys move it. */
export const closestGap: CollisionDetector = ({ droppable, dragOperation }) => {
  const { shape } = droppable;
  if (!shape) return null;
  const { x, y } = dragOperation.position.current;
  const { left, right, top, bottom } = shape.boundingRectangle;
  const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  if (away > REACH) return null;
  return {
    id: droppable.id,
    value: 1 / (1 + away),
    type: CollisionType.PointerIntersection,
    priority: CollisionPriority.Normal,
  };
};

/** The grip pulls at once. Elsewhere a finger presses first, so that it can also scroll; a mouse just moves on. */
export function pressOrPull(event: PointerEvent, _source: Draggable) {
  const isOnGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
  if (event.pointerType === 'touch' && !isOnGrip)
    return [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })];
  return [new PointerActivationConstraints.Distance({ value: 5 })];
}

/** What the id of a block of the palette begins with. */
export const NEW = 'new:';

/**
 * Arrow keys go from gap to gap in the program's order, instead of by pixels. The palette's blocks are left alone: keys
 * press them. (A draggable with `sensors` of its own would take the options off the sensors that all share.)
 */
export class GapKeyboardSensor extends KeyboardSensor {
  override bind(...[source, options]: Parameters<KeyboardSensor['bind']>) {
    return `${source.id}`.startsWith(NEW) ? () => {} : super.bind(source, options);
  }

  protected override handleMove(direction: 'up' | 'down' | 'left' | 'right', event: KeyboardEvent): void {
    event.preventDefault();
    const { actions, dragOperation, registry } = this.manager;
    const { source, target, shape } = dragOperation;
    if (!source || !shape) return;
    const gaps = [...registry.droppables]
      .filter((gap) => gap.element && gap.accepts(source))
      .sort((a, b) => (comesBefore(a.element, b.element) ? -1 : 1));
    const own = gaps.findLastIndex((gap) => comesBefore(gap.element, source.element));
    const at = target ? gaps.findIndex(({ id }) => id === target.id) : own;
    const forward = direction === 'down' || direction === 'right';
    const next = gaps[Math.max(0, Math.min(gaps.length - 1, at + (forward ? 1 : -1)))];
    if (!next?.element) return;
    next.element.scrollIntoView({ block: 'nearest' });
    const { left, top } = next.element.getBoundingClientRect();
    const from = shape.current.boundingRectangle;
    void actions.setDropTarget(next.id);
    actions.move({ event, by: { x: left - from.left, y: top - from.top } });
  }
}

/** Whether keys move what is dragged: then they choose the gap, not where it hovers. */
export function isByKeys(event: Event | null): boolean {
  return event instanceof KeyboardEvent;
}

function comesBefore(a: Element | undefined, b: Element | undefined): boolean {
  return Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
}
