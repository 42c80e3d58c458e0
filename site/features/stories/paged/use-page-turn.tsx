import { type PointerEvent, type RefObject, useCallback, useRef } from 'react';
import { commandOfDrag, commandOfTap, type Direction, DRAG_THRESHOLD_PX } from './turn.ts';
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
  readonly play: (direction: Direction, done: () => void) => void;
};

type Drag = { id: number; x: number; y: number; dx: number; at: number; velocity: number; isDragging: boolean };

/**
 * Lets pages follow the finger. `turnsSheet` says whether going in a direction leaves the page; where it does not, the next
 * beat of its words shows and the sheet lies still. `onTurn` is called when a page has gone over, or a beat is asked for.
 */
export function usePageTurn(
  sheets: RefObject<HTMLElement | null>,
  turnsSheet: (direction: Direction) => boolean,
  onTurn: (direction: Direction) => void,
): Turn {
  const drag = useRef<Drag | null>(null);
  const animation = useTurnAnimation(sheets);
  const play = useCallback(
    (direction: Direction, done: () => void) => {
      const [from, to] = direction === 'next' ? [0, 1] : [1, 0];
      animation.play(direction, from, to, done);
    },
    [animation],
  );

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.isPrimary && event.button === 0) drag.current = dragFrom(event);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const now = drag.current;
    if (now?.id !== event.pointerId || !follows(now, event)) return;
    const direction = now.dx < 0 ? 'next' : 'previous';
    animation.hold(turnsSheet(direction) ? direction : null, shareOf(now.dx, widthOf(sheets)));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const now = drag.current;
    drag.current = null;
    if (now?.id !== event.pointerId) return;
    if (now.isDragging) release(now);
    else tap(event);
  }

  function tap(event: PointerEvent<HTMLElement>): void {
    const hasMarkedText = !(window.getSelection()?.isCollapsed ?? true);
    if (hasMarkedText || (event.target as HTMLElement).closest(CONTROLS)) return;
    const left = sheets.current?.getBoundingClientRect().left ?? 0;
    const command = commandOfTap(event.clientX - left, widthOf(sheets));
    if (command && turnsSheet(command)) play(command, () => onTurn(command));
    else if (command) onTurn(command);
  }

  function release({ dx, velocity }: Drag): void {
    const direction = dx < 0 ? 'next' : 'previous';
    const width = widthOf(sheets);
    const turns = commandOfDrag(dx, velocity, width) === direction;
    const turn = () => {
      if (turns) onTurn(direction);
    };
    if (!turnsSheet(direction)) turn();
    else animation.play(direction, shareOf(dx, width), (direction === 'next') === turns ? 1 : 0, turn);
  }

  function onPointerCancel(): void {
    drag.current = null;
    animation.hold(null, 0);
  }

  return { handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }, play };
}

const widthOf = (sheets: RefObject<HTMLElement | null>) => sheets.current?.clientWidth ?? 1;

function dragFrom({ pointerId, clientX, clientY, timeStamp }: PointerEvent<HTMLElement>): Drag {
  return { id: pointerId, x: clientX, y: clientY, dx: 0, at: timeStamp, velocity: 0, isDragging: false };
}

/** Takes a movement into the drag, and returns whether the finger drags by now. */
function follows(drag: Drag, event: PointerEvent<HTMLElement>): boolean {
  const dx = event.clientX - drag.x;
  if (!drag.isDragging) {
    const isAcross = Math.abs(dx) > DRAG_THRESHOLD_PX && Math.abs(dx) > Math.abs(event.clientY - drag.y) * 1.4;
    // A mouse marks text with the same movement.
    if (!isAcross || event.pointerType === 'mouse') return false;
    drag.isDragging = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  const elapsed = Math.max(1, event.timeStamp - drag.at);
  drag.velocity = drag.velocity * 0.4 + ((dx - drag.dx) / elapsed) * 0.6;
  drag.dx = dx;
  drag.at = event.timeStamp;
  return true;
}

/** How far over a dragged sheet lies: 0 open, 1 gone. A finger that goes right brings the sheet before back. */
function shareOf(dx: number, width: number): number {
  const share = Math.min(1, Math.abs(dx) / (width * 0.9));
  return dx < 0 ? share : 1 - share;
}
