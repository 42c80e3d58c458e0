import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { TurnDirection } from './turn.ts';

/** Milliseconds that a page takes to go over by itself. */
const TURN_MS = 280;
/** Degrees of a page that has gone over; beyond 90 it shows its (unpainted) back. */
const TURNED_DEG = -96;

const transformAt = (share: number) => `rotateY(${share * TURNED_DEG}deg)`;
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A share of the way over: 0 lies open, 1 has gone over. */
type Share = number;

export type TurnAnimation = {
  /** Lets the sheet that goes over in a direction lie where a finger holds it. Null lays all sheets down. */
  readonly hold: (direction: TurnDirection | null, share: Share) => void;
  /** Moves that sheet from one share to another, then calls `done`; at once with reduced motion. */
  readonly play: (direction: TurnDirection, from: Share, to: Share, done: () => void) => void;
};

/** Turns the sheet on top round its left edge; the sheet before it comes back the same way. */
export function useTurnAnimation(sheets: RefObject<HTMLElement | null>): TurnAnimation {
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
      const held = direction && !isStill() ? sheet(direction) : null;
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
      if (!element || isStill() || !element.animate) {
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
        running.current = null;
        Object.assign(element.style, { transform: '', visibility: '' });
        done();
      };
    },
    [sheet],
  );

  return useMemo(() => ({ hold, play }), [hold, play]);
}
