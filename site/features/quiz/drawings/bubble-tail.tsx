const PLACES = {
  up: '-top-[22px] left-1/2 -translate-x-1/2',
  left: '-left-[31px] top-1/2 -translate-y-1/2 -rotate-90',
  'up, then left':
    '-top-[22px] left-1/2 -translate-x-1/2 sm:top-auto sm:bottom-16 sm:-left-[31px] sm:translate-x-0 sm:-rotate-90',
} as const;

/** The tail of a speech bubble. `side` is where it points: 'up, then left' points left from the small breakpoint on. */
export function BubbleTail({ side }: { side: keyof typeof PLACES }) {
  return (
    <svg viewBox="0 0 40 24" aria-hidden="true" className={`absolute w-9 ${PLACES[side]}`}>
      <path d="M3 24C12 18 17 12 18 2c5 10 11 17 19 22" className="fill-cream stroke-ink" strokeWidth="2.4" />
    </svg>
  );
}
