import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Box, Point } from '../model/pictures.ts';
import {
  CLOSE_SCALE,
  centerOn,
  type Gesture,
  NO_POINTERS,
  type PointerInput,
  panBy,
  reducePointers,
  type Sizes,
  type View,
  WHOLE,
  zoomAt,
} from './zoom.ts';

/** Zoom factor for each px of the wheel. */
const WHEEL_RATE = 1.0025;

type Handlers = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

/** Changes the view, given the sizes of frame and picture in px. */
type UpdateView = (change: (view: View, sizes: Sizes) => View) => void;

export type Zoom = {
  readonly view: View;
  /** Handlers for the frame. */
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

  const update: UpdateView = useCallback(
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

function useWheel(frame: RefObject<HTMLElement | null>, update: UpdateView, fromMiddle: (point: Point) => Point): void {
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

/** Shows what the fingers on the picture ask for. */
function usePointers(
  picture: RefObject<HTMLElement | null>,
  update: UpdateView,
  fromMiddle: (point: Point) => Point,
  onTap: (point: Point) => void,
): Handlers {
  const pointers = useRef(NO_POINTERS);

  function follow(type: PointerInput['type'], event: PointerEvent<HTMLElement>): void {
    const point = { x: event.clientX, y: event.clientY };
    const { state, gesture } = reducePointers(pointers.current, {
      type,
      id: event.pointerId,
      point,
      at: event.timeStamp,
    });
    pointers.current = state;
    if (gesture) show(gesture);
  }

  function show(gesture: Gesture): void {
    switch (gesture.type) {
      case 'pan':
        update((shown, sizes) => panBy(shown, gesture.dx, gesture.dy, sizes));
        return;
      case 'pinch': {
        const middle = fromMiddle(gesture.middle);
        update((shown, sizes) => {
          const moved = { ...shown, x: shown.x + gesture.dx, y: shown.y + gesture.dy };
          return zoomAt(moved, gesture.factor, middle, sizes);
        });
        return;
      }
      case 'double-tap': {
        const point = fromMiddle(gesture.point);
        update((shown, sizes) => (shown.scale > 1 ? WHOLE : zoomAt(shown, CLOSE_SCALE, point, sizes)));
        return;
      }
      case 'tap': {
        const box = picture.current?.getBoundingClientRect();
        const { x, y } = gesture.point;
        if (box) onTap({ x: (x - box.left) / box.width, y: (y - box.top) / box.height });
      }
    }
  }

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow('down', event);
    },
    onPointerMove: (event) => follow('move', event),
    onPointerUp: (event) => follow('up', event),
    onPointerCancel: (event) => follow('cancel', event),
  };
}
