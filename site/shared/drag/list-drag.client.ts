import { PointerActivationConstraints } from '@dnd-kit/dom';
import { comesBefore, type NextTarget, type StartConstraints } from './drag-sensors.client.ts';
import { getIndexAfterArrow } from './list-arrows.ts';

const PULL_PX = 5;

/** A touch that rests this long picks the element up; a shorter one scrolls the page. */
const HOLD_MS = 250;

/** How far a resting touch may move. */
const HOLD_TOLERANCE_PX = 8;

/** Starts dragging in a list: a mouse and a touch on a `[data-grip]` at once, a touch elsewhere after a rest. */
export const dragByGripOrHold: StartConstraints = (event) => {
  const isOnGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
  return event.pointerType === 'touch' && !isOnGrip
    ? [new PointerActivationConstraints.Delay({ value: HOLD_MS, tolerance: HOLD_TOLERANCE_PX })]
    : [new PointerActivationConstraints.Distance({ value: PULL_PX })];
};

/** Arrow keys go through the targets in document order, from the dragged element on. */
export const nextInOrder: NextTarget = ({ direction, source, targets, current }) => {
  const own = targets.findLastIndex(({ element }) => comesBefore(element, source.element));
  return targets[getIndexAfterArrow(current < 0 ? own : current, targets.length, direction)];
};
