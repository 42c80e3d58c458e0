import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { prefersReducedMotion } from '../../../shared/page/scroll.tsx';
import {
  computeTurnedShare,
  type Drag,
  type DragPoint,
  getDragCommand,
  getTapCommand,
  moveDrag,
  startDrag,
  type TurnDirection,
} from './turn.ts';

/** What a tap presses: it turns no page there. A sentence is pressed only while the book is read aloud. */
const NO_TAP = 'a, button, input, select, summary, [role="dialog"], .paged:has([data-lit]) [data-line]';

export type TurnHandlers = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
};

type Turn = {
  /** Go on the element that holds the three sheets. */
  readonly handlers: TurnHandlers;
  /** Turns a page as a finger would, then calls `done`. */
  readonly play: (direction: TurnDirection, done: () => void) => void;
};

/**
 * Lets pages follow the finger. `turnsSheet` says whether going in a direction leaves the page; where it does not, the
 * next beat of its words shows and the sheet lies still. `onTurn` is called when a page has gone over, or a beat is
 * asked for.
 */
export function usePageTurn(
  sheets: RefObject<HTMLElement | null>,
  turnsSheet: (direction: TurnDirection) => boolean,
  onTurn: (direction: TurnDirection) => void,
): Turn {
  /** The finger that is down, and what it has dragged. */
  const held = useRef<{ readonly id: number; readonly drag: Drag } | null>(null);
  const animation = useTurnAnimation(sheets);
  const play = useCallback(
    (direction: TurnDirection, done: () => void) => {
      const [from, to] = direction === 'next' ? [0, 1] : [1, 0];
      animation.play(direction, from, to, done);
    },
    [animation],
  );

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.isPrimary && event.button === 0) held.current = { id: event.pointerId, drag: startDrag(pointOf(event)) };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const { id, drag: before } = held.current ?? {};
    if (id !== event.pointerId || !before) return;
    const drag = moveDrag(before, pointOf(event), event.pointerType === 'mouse');
    held.current = { id, drag };
    if (!drag.isDragging) return;
    if (!before.isDragging) event.currentTarget.setPointerCapture(id);
    const direction = drag.dx < 0 ? 'next' : 'previous';
    animation.hold(turnsSheet(direction) ? direction : null, computeTurnedShare(drag.dx, widthOf(sheets)));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const now = held.current;
    held.current = null;
    if (now?.id !== event.pointerId) return;
    if (now.drag.isDragging) release(now.drag);
    else tap(event);
  }

  function tap(event: PointerEvent<HTMLElement>): void {
    const hasMarkedText = !(window.getSelection()?.isCollapsed ?? true);
    if (hasMarkedText || (event.target as HTMLElement).closest(NO_TAP)) return;
    const left = sheets.current?.getBoundingClientRect().left ?? 0;
    const command = getTapCommand(event.clientX - left, widthOf(sheets));
    if (command && turnsSheet(command)) play(command, () => onTurn(command));
    else if (command) onTurn(command);
  }

  function release({ dx, velocity }: Drag): void {
    const direction = dx < 0 ? 'next' : 'previous';
    const width = widthOf(sheets);
    const turns = getDragCommand(dx, velocity, width) === direction;
    const turn = () => {
      if (turns) onTurn(direction);
    };
    if (!turnsSheet(direction)) turn();
    else animation.play(direction, computeTurnedShare(dx, width), (direction === 'next') === turns ? 1 : 0, turn);
  }

  function onPointerCancel(): void {
    held.current = null;
    animation.hold(null, 0);
  }

  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }, play };
}

const widthOf = (sheets: RefObject<HTMLElement | null>) => sheets.current?.clientWidth ?? 1;

const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent<HTMLElement>): DragPoint => ({
  x: clientX,
  y: clientY,
  at: timeStamp,
});

/** Milliseconds that a page takes to go over by itself. */
const TURN_MS = 280;
/** Degrees of a page that has gone over; beyond 90 it shows its (unpainted) back. */
const TURNED_DEG = -96;

const transformAt = (share: number) => `rotateY(${share * TURNED_DEG}deg)`;

/** A share of the way over: 0 lies open, 1 has gone over. */
type Share = number;

type TurnAnimation = {
  /** Lets the sheet that goes over in a direction lie where a finger holds it. Null lays all sheets down. */
  readonly hold: (direction: TurnDirection | null, share: Share) => void;
  /** Moves that sheet from one share to another, then calls `done`; at once with reduced motion. */
  readonly play: (direction: TurnDirection, from: Share, to: Share, done: () => void) => void;
};

/** Turns the sheet on top round its left edge; the sheet before it comes back the same way. */
function useTurnAnimation(sheets: RefObject<HTMLElement | null>): TurnAnimation {
  const running = useRef<Animation | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const sheet = useCallback(
    (direction: TurnDirection) =>
      sheets.current?.querySelector<HTMLElement>(`[data-sheet="${direction === 'next' ? 'current' : 'previous'}"]`) ??
      null,
    [sheets],
  );

  const hold = useCallback(
    (direction: TurnDirection | null, share: Share) => {
      const held = direction && !prefersReducedMotion() ? sheet(direction) : null;
      for (const other of [sheet('next'), sheet('previous')]) {
        if (other && other !== held) Object.assign(other.style, { transform: '', visibility: '' });
      }
      if (held) Object.assign(held.style, { transform: transformAt(share), visibility: 'visible' });
    },
    [sheet],
  );

  const play = useCallback(
    (direction: TurnDirection, from: Share, to: Share, done: () => void) => {
      running.current?.finish();
      const element = sheet(direction);
      if (!element || prefersReducedMotion()) {
        if (element) element.style.transform = '';
        done();
        return;
      }
      element.style.visibility = 'visible';
      const animation = element.animate([{ transform: transformAt(from) }, { transform: transformAt(to) }], {
        duration: Math.max(90, TURN_MS * Math.abs(to - from)),
        easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)',
      });
      running.current = animation;
      animation.onfinish = () => {
        // This comes later than `finish`, when the next turn may be running.
        if (running.current === animation) running.current = null;
        Object.assign(element.style, { transform: '', visibility: '' });
        done();
      };
    },
    [sheet],
  );

  return useMemo(() => ({ hold, play }), [hold, play]);
}
