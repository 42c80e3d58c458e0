import { type ActivationConstraint, type CollisionDetector, CollisionPriority, CollisionType } from '@dnd-kit/abstract';
import type { Draggable, Droppable } from '@dnd-kit/dom';
import { KeyboardSensor } from '@dnd-kit/react';
import type { ArrowDirection } from './list-arrows.ts';

/** When a pressed pointer starts to drag: as soon as one of the constraints is met. */
export type StartConstraints = (event: PointerEvent, source: Draggable) => ActivationConstraint<PointerEvent>[];

/** The drop target after an arrow key. `targets` are in document order; `current` is -1 at the first key. */
export type NextTarget = (step: {
  readonly direction: ArrowDirection;
  readonly source: Draggable;
  readonly targets: readonly Droppable[];
  readonly current: number;
}) => Droppable | undefined;

export type ArrowKeyOptions = {
  readonly nextTarget: NextTarget;
  /** Distance between the corners of a target and of the element that is held over it by keys. */
  readonly insetPx: number;
  /** Draggables on which keys act as a click instead of picking them up. */
  readonly ignoresKeys?: (id: string) => boolean;
};

/** `type` of a droppable that hides others from the pointer. */
export const COVER = 'cover';

type DragPosition = Parameters<CollisionDetector>[0]['dragOperation']['position'];

function distancePx(
  { current: { x, y } }: DragPosition,
  { boundingRectangle }: NonNullable<Droppable['shape']>,
): number {
  const { left, right, top, bottom } = boundingRectangle;
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The target under the pointer, or the nearest one within reach. */
export function createNearestDetector(reachPx: number): CollisionDetector {
  return ({ droppable, dragOperation }) => {
    const away = droppable.shape ? distancePx(dragOperation.position, droppable.shape) : Number.POSITIVE_INFINITY;
    if (away > reachPx) return null;
    return {
      id: droppable.id,
      value: 1 / (1 + away),
      type: CollisionType.PointerIntersection,
      priority: CollisionPriority.Normal,
    };
  };
}

/** A cover has priority over all targets while the pointer is inside it. */
export const insideCover: CollisionDetector = ({ droppable, dragOperation }) => {
  if (!droppable.shape || distancePx(dragOperation.position, droppable.shape) > 0) return null;
  return {
    id: droppable.id,
    value: 1,
    type: CollisionType.PointerIntersection,
    priority: CollisionPriority.Highest,
  };
};

/**
 * A keyboard sensor whose arrow keys move from target to target; dnd-kit's sensor moves by pixels. The options are in a
 * closure, because a draggable with its own `sensors` removes the options from the shared ones.
 */
export function createKeyboardSensor({ nextTarget, insetPx, ignoresKeys }: ArrowKeyOptions) {
  return class extends KeyboardSensor {
    override bind(...[source, options]: Parameters<KeyboardSensor['bind']>) {
      return ignoresKeys?.(`${source.id}`) ? () => {} : super.bind(source, options);
    }

    protected override handleMove(direction: ArrowDirection, event: KeyboardEvent): void {
      event.preventDefault();
      const { actions, dragOperation, registry } = this.manager;
      const { source, target, shape } = dragOperation;
      if (!source || !shape) return;
      const targets = [...registry.droppables]
        .filter((each) => each.element && each.type !== COVER && each.accepts(source))
        .sort((a, b) => (comesBefore(a.element, b.element) ? -1 : 1));
      const current = targets.findIndex(({ id }) => id === target?.id);
      const next = nextTarget({ direction, source, targets, current });
      if (!next?.element) return;
      next.element.scrollIntoView({ block: 'nearest' });
      const to = next.element.getBoundingClientRect();
      const from = shape.current.boundingRectangle;
      void actions.setDropTarget(next.id);
      actions.move({ event, by: { x: to.left + insetPx - from.left, y: to.top + insetPx - from.top } });
    }
  };
}

/** Whether the drag is by keys: then keys choose the target, not the element's position. */
export function isByKeys(event: Event | null): boolean {
  return event instanceof KeyboardEvent;
}

/** Whether `a` comes before `b` in document order. */
export function comesBefore(a: Element | undefined, b: Element | undefined): boolean {
  return Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
}
