import { ActivationConstraint, type CollisionDetector, CollisionPriority, CollisionType } from '@dnd-kit/abstract';
import { type Draggable, type Droppable, PointerActivationConstraints } from '@dnd-kit/dom';
import { KeyboardSensor } from '@dnd-kit/react';
import { type ArrowDirection, findIndexInDirection, getIndexAfterArrow } from './arrows.ts';

/** When a pressed pointer starts to drag: as soon as one of the constraints is met. */
export type StartConstraints = (event: PointerEvent, source: Draggable) => ActivationConstraint<PointerEvent>[];

/** docs/product.md §8.2; the adventure's blocks start in the same way. */
const PULL_PX = 6;

/** A touch that rests this long picks the element up; a shorter one scrolls the page. */
const HOLD_MS = 220;

/** How far a resting touch may move. */
const HOLD_TOLERANCE_PX = 8;

const createPull = () => new PointerActivationConstraints.Distance({ value: PULL_PX });
const createHold = () => new PointerActivationConstraints.Delay({ value: HOLD_MS, tolerance: HOLD_TOLERANCE_PX });

/** Starts when a touch moves along one axis; dnd-kit's own distance constraint measures both. */
class PullAlong extends ActivationConstraint<PointerEvent, { readonly axis: 'x' | 'y' }> {
  private start: number | null = null;

  override onEvent(event: PointerEvent): void {
    const at = this.options.axis === 'x' ? event.clientX : event.clientY;
    if (event.type === 'pointerdown') this.start = at;
    else if (event.type !== 'pointermove') this.abort();
    else if (this.start !== null && Math.abs(at - this.start) > PULL_PX) this.activate(event);
  }

  override abort(): void {
    this.start = null;
  }
}

/**
 * A mouse drags at once. A touch must rest, or move across the scroll axis, which CSS `touch-action` names.
 */
export const dragByPullOrHold: StartConstraints = (event, source) => {
  const pull = createPull();
  if (event.pointerType !== 'touch' || !source.element) return [pull];
  const hold = createHold();
  const { touchAction } = getComputedStyle(source.element);
  if (touchAction === 'pan-x') return [hold, new PullAlong({ axis: 'y' })];
  return [hold, touchAction === 'pan-y' ? new PullAlong({ axis: 'x' }) : pull];
};

/** Starts dragging in a list: a mouse and a touch on a `[data-grip]` at once, a touch elsewhere after a rest. */
export const dragByGripOrHold: StartConstraints = (event) => {
  const isOnGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
  return [event.pointerType === 'touch' && !isOnGrip ? createHold() : createPull()];
};

/** The drop target after an arrow key. `targets` are in document order; `current` is -1 at the first key. */
type NextTarget = (step: {
  readonly direction: ArrowDirection;
  readonly source: Draggable;
  readonly targets: readonly Droppable[];
  readonly current: number;
}) => Droppable | undefined;

export type ArrowKeyOptions = {
  readonly nextTarget: NextTarget;
  /** Distance between the corners of a target and of the element that is held over it by keys. */
  readonly insetPx: number;
};

/** Arrow keys go to the target that lies in that direction on the screen; the first key goes to the first target. */
export const nextByPosition: NextTarget = ({ direction, targets, current }) => {
  const points = targets.map(({ element }) => center(element));
  const from = points[current];
  return targets[from ? findIndexInDirection(from, points, direction) : 0];
};

function center(element: Element | undefined): { x: number; y: number } {
  const { left = 0, right = 0, top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Arrow keys go through the targets in document order, from the dragged element on. */
export const nextInOrder: NextTarget = ({ direction, source, targets, current }) => {
  const own = targets.findLastIndex(({ element }) => comesBefore(element, source.element));
  return targets[getIndexAfterArrow(current < 0 ? own : current, targets.length, direction)];
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
export function createKeyboardSensor({ nextTarget, insetPx }: ArrowKeyOptions) {
  return class extends KeyboardSensor {
    override bind(...[source, options]: Parameters<KeyboardSensor['bind']>) {
      return source.data.ignoresKeys ? () => {} : super.bind(source, options);
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
function comesBefore(a: Element | undefined, b: Element | undefined): boolean {
  return Boolean(a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
}
