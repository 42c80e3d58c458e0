import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Box, Point } from '../pictures/pictures.ts';
import { CLOSE_SCALE, centerOn, panBy, type Sizes, type View, WHOLE, zoomAt } from './zoom.ts';

/** Px that a finger may tremble while it taps. */
const TAP_PX = 9;
/** Most milliseconds and px between the taps of a double tap. */
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 36;
/** Zoom factor for each px of the wheel. */
const WHEEL_RATE = 1.0025;

type Handlers = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

/** Changes the view, given the sizes of frame and picture in px. */
type Update = (change: (view: View, sizes: Sizes) => View) => void;

export type Zoom = {
  readonly view: View;
  /** Go on the frame. */
  readonly handlers: Handlers;
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly showBox: (box: Box) => void;
};

/**
 * Pinch, wheel, drag and double tap on a picture in a frame. `onTap` gets the point of a single tap, in shares of the
 * picture.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
  onTap: (point: Point) => void,
): Zoom {
  const { view, update, fromMiddle } = useView(frame, picture);
  useWheel(frame, update, fromMiddle);
  const handlers = usePointers(picture, update, fromMiddle, onTap);
  return {
    view,
    handlers,
    zoomBy: (factor) => update((now, sizes) => zoomAt(now, factor, { x: 0, y: 0 }, sizes)),
    panBy: (dx, dy) => update((now, sizes) => panBy(now, dx, dy, sizes)),
    showBox: (box) => update((now, sizes) => centerOn(now, box, sizes)),
  };
}

/** What is shown of the picture. `fromMiddle` turns a point of the window into px from the frame's middle. */
function useView(frame: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(WHOLE);

  const update: Update = useCallback(
    (change) => {
      const [outer, inner] = [frame.current, picture.current];
      if (!outer || !inner) return;
      const sizes = {
        frame: { width: outer.clientWidth, height: outer.clientHeight },
        picture: { width: inner.offsetWidth, height: inner.offsetHeight },
      };
      setView((now) => change(now, sizes));
    },
    [frame, picture],
  );

  const fromMiddle = useCallback(
    ({ x, y }: Point): Point => {
      const box = frame.current?.getBoundingClientRect();
      return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
    },
    [frame],
  );

  return { view, update, fromMiddle };
}

function useWheel(frame: RefObject<HTMLElement | null>, update: Update, fromMiddle: (point: Point) => Point): void {
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = fromMiddle({ x: event.clientX, y: event.clientY });
      update((now, sizes) => zoomAt(now, WHEEL_RATE ** -event.deltaY, point, sizes));
    };
    // React listens for the wheel passively, and could not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame, fromMiddle, update]);
}

/** One pointer drags, two pinch, two quick taps enlarge. */
function usePointers(
  picture: RefObject<HTMLElement | null>,
  update: Update,
  fromMiddle: (point: Point) => Point,
  onTap: (point: Point) => void,
): Handlers {
  const pointers = useRef(new Map<number, Point>());
  /** Whether what the fingers do now is no tap any more. */
  const hasMoved = useRef(false);
  const lastTap = useRef<(Point & { readonly at: number }) | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hasMoved.current = pointers.current.size > 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!hasMoved.current && Math.hypot(now.x - before.x, now.y - before.y) < TAP_PX) return;
    hasMoved.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) {
      update((shown, sizes) => panBy(shown, now.x - before.x, now.y - before.y, sizes));
      return;
    }
    const distance = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    const [dx, dy] = [(now.x - before.x) / 2, (now.y - before.y) / 2];
    update((shown, sizes) => {
      const moved = { ...shown, x: shown.x + dx, y: shown.y + dy };
      return zoomAt(moved, distance(now) / distance(before), middle, sizes);
    });
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    if (!pointers.current.delete(event.pointerId) || hasMoved.current) return;
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const last = lastTap.current;
    const isDouble =
      last && tap.at - last.at < DOUBLE_TAP_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < DOUBLE_TAP_PX;
    lastTap.current = isDouble ? null : tap;
    if (isDouble) {
      const point = fromMiddle(tap);
      update((now, sizes) => (now.scale > 1 ? WHOLE : zoomAt(now, CLOSE_SCALE, point, sizes)));
      return;
    }
    const box = picture.current?.getBoundingClientRect();
    if (box) onTap({ x: (tap.x - box.left) / box.width, y: (tap.y - box.top) / box.height });
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event) => pointers.current.delete(event.pointerId),
  };
}
