import { type PointerEvent, type RefObject, useCallback, useRef } from 'react';
import { computeTurnedShare, type Drag, type DragPoint, moveDrag, startDrag } from './drag.ts';
import { getDragCommand, getTapCommand, type TurnDirection } from './turn.ts';
import { useTurnAnimation } from './use-turn-animation.tsx';

const CONTROLS = 'a, button, input, select, summary, [role="dialog"], [data-line]';

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
 * Lets pages follow the finger. `turnsSheet` says whether going in a direction leaves the page; where it does not, the next
 * beat of its words shows and the sheet lies still. `onTurn` is called when a page has gone over, or a beat is asked for.
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
    if (hasMarkedText || (event.target as HTMLElement).closest(CONTROLS)) return;
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
