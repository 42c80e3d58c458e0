import { PointerActivationConstraints } from '@dnd-kit/dom';
import { comesBefore, type NextTarget, type StartConstraints } from './drag-sensors.client.ts';
import { indexAfterArrow } from './list-arrows.ts';

const PULL_PX = 5;

/** A finger that rests this long picks the element up; shorter, and it scrolls the page. */
const HOLD_MS = 250;

/** Pixels that a resting finger may move. */
const HOLD_TOLERANCE_PX = 8;

/** For a list: a mouse drags at once, and so does a finger on the `[data-grip]`. Elsewhere a finger rests first. */
export const dragByGripOrHold: StartConstraints = (event) => {
  const isOnGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
  return event.pointerType === 'touch' && !isOnGrip
    ? [new PointerActivationConstraints.Delay({ value: HOLD_MS, tolerance: HOLD_TOLERANCE_PX })]
    : [new PointerActivationConstraints.Distance({ value: PULL_PX })];
};

/** Arrow keys go through the targets in document order, from where the dragged element stands. */
export const nextInOrder: NextTarget = ({ direction, source, targets, current }) => {
  const own = targets.findLastIndex(({ element }) => comesBefore(element, source.element));
  return targets[indexAfterArrow(current < 0 ? own : current, targets.length, direction)];
};
