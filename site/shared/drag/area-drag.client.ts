import { ActivationConstraint } from '@dnd-kit/abstract';
import { PointerActivationConstraints } from '@dnd-kit/dom';
import { findIndexInDirection } from './area-arrows.ts';
import type { NextTarget, StartConstraints } from './drag-sensors.client.ts';

const PULL_PX = 6;

/** A touch that rests this long picks the element up. */
const HOLD_MS = 220;

/** How far a resting touch may move. */
const HOLD_TOLERANCE_PX = 8;

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
  const pull = new PointerActivationConstraints.Distance({ value: PULL_PX });
  if (event.pointerType !== 'touch' || !source.element) return [pull];
  const hold = new PointerActivationConstraints.Delay({ value: HOLD_MS, tolerance: HOLD_TOLERANCE_PX });
  const { touchAction } = getComputedStyle(source.element);
  if (touchAction === 'pan-x') return [hold, new PullAlong({ axis: 'y' })];
  return [hold, touchAction === 'pan-y' ? new PullAlong({ axis: 'x' }) : pull];
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
