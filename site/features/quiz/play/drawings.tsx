type DrawingProps = { readonly className?: string };

/** Marks a right answer. */
export function Acorn({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" className={`daylight ${className}`}>
      <g className="stroke-ink" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M16 10c0-3-.4-5 1.6-8" fill="none" strokeWidth="3" />
        <path d="M5 17.5c0 10 5 16.5 11 20.5 6-4 11-10.5 11-20.5z" className="fill-honey" />
        <path d="M9.5 21.5c.4 3.6 1.6 6.4 3.4 8.8" className="stroke-white" fill="none" strokeWidth="2.6" />
        <path d="M2.5 17.5C2 11 8 8 16 8s14 3 13.5 9.5c-8 2-19 2-27 0z" className="fill-wood" />
        <path d="M9 12.2l3 3m3-5l4 5m3-4l3 3.4" fill="none" strokeWidth="1.6" />
      </g>
    </svg>
  );
}

/** A seedling: marks a wrong answer. */
export function Seedling({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" className={`daylight ${className}`}>
      <g className="stroke-ink" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M16 34c.6-6 0-10-.6-15" fill="none" className="stroke-leaf-deep" strokeWidth="3.4" />
        <path d="M15.5 20C7 21 2.5 15.5 2 8.5c8-1 13.5 3 13.5 11.5z" className="fill-leaf" />
        <path d="M15.8 16.5C16 9 21.5 4.5 29.5 5.5c0 7.5-5 12-13.7 11z" className="fill-leaf" />
        <path d="M4 37c3-6 20-7 24 0z" className="fill-wood" />
      </g>
    </svg>
  );
}

/** The outline of an acorn: marks a question that is still to come. */
export function AcornOutline({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 40" aria-hidden="true" className={`daylight ${className}`}>
      <path
        d="M16 10c0-3-.4-5 1.6-8M2.5 17.5C2 11 8 8 16 8s14 3 13.5 9.5c-8 2-19 2-27 0zM5 18.5c0 9.5 5 15.5 11 19.5 6-4 11-10 11-19.5"
        fill="none"
        className="stroke-wood"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
        strokeDasharray="3 4"
      />
    </svg>
  );
}

/** Decorates the branch between the acorns. */
export function Leaf({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 24" aria-hidden="true" className={`daylight ${className}`}>
      <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M3 20C1 9 11 1 29 4c-1 15-13 21-26 16z" className="fill-leaf" />
        <path d="M3 20c6-6 11-9 17-11" fill="none" />
      </g>
    </svg>
  );
}

export function Loudspeaker({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`daylight ${className}`}>
      <g className="stroke-ink" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
        <path d="M4 12.5l5.5-.3L17 5.5c.8 7 .8 14 0 21l-7.5-6.2-5.5-.4c-.6-2.6-.6-5 0-7.4z" className="fill-honey" />
        <path d="M21.5 11.5c2.3 2.6 2.4 6.3.2 9" />
        <path d="M25.5 8c4 4.6 4.1 11.4.3 16" />
      </g>
    </svg>
  );
}

export function Backspace({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`daylight ${className}`}>
      <g stroke="currentColor" strokeWidth="2.8" strokeLinejoin="round" strokeLinecap="round" fill="none">
        <path d="M11 7.5l16.5-.4c.7 6 .6 12-.1 17.8L11 24.5 3.5 16z" />
        <path d="M15.5 12.5l7 7m.1-7.1l-7.1 7.2" />
      </g>
    </svg>
  );
}

/** The alarm clock on the overlay of a time-out. */
export function AlarmClock({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`daylight ${className}`}>
      <g className="stroke-ink" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M27 84l-8 10m54-10l8 10" fill="none" strokeWidth="6" />
        <path d="M10 34C6 22 16 10 29 14z" className="fill-honey" />
        <path d="M90 34c4-12-6-24-19-20z" className="fill-honey" />
        <path d="M50 18c20 0 36 15 36 35 0 21-16 36-36 36S14 74 14 53c0-20 16-35 36-35z" className="fill-cream" />
        <path d="M50 34l.5 20L63 65" fill="none" strokeWidth="5" />
        <path d="M50 24v3m0 53v3m-29-30h3m52 0h3" fill="none" />
      </g>
    </svg>
  );
}

/** The basket that the acorns are collected in. */
export function Basket({ className = '' }: DrawingProps) {
  return (
    <svg viewBox="0 0 140 70" aria-hidden="true" preserveAspectRatio="none" className={`daylight ${className}`}>
      <g className="stroke-ink" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M8 12c40 5 84 5 124 0-3 20-8 38-17 54-30 3-60 3-90 0C16 50 11 32 8 12z" className="fill-wood" />
        <path
          d="M13 28c38 5 76 5 114 0M18 45c34 4 70 4 104 0M40 15l5 52m50-52l-5 52M70 16v52"
          fill="none"
          className="stroke-wood-deep"
          strokeWidth="2.5"
        />
        <path d="M4 8c44-4 88-4 132 0l-1 9c-43 4-87 4-130 0z" className="fill-honey" />
      </g>
    </svg>
  );
}

export type OwlMood = 'hello' | 'listening' | 'happy' | 'kind';

export function Owl({ mood, className = '' }: { mood: OwlMood; className?: string }) {
  const areWingsUp = mood === 'happy';
  return (
    <svg viewBox="0 0 140 150" aria-hidden="true" className={`daylight ${className}`}>
      <g className="stroke-ink" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M48 139l-6 6m10-7l-1 8m39-7l6 6m-10-7l1 8" className="stroke-honey-deep" fill="none" strokeWidth="4" />
        {areWingsUp ? (
          <>
            <path d="M28 82C8 76-1 56 6 40c4 8 9 10 13 10-1-6 1-10 4-13 5 14 11 24 13 38z" className="fill-wood-deep" />
            <path
              d="M112 82c20-6 29-26 22-42-4 8-9 10-13 10 1-6-1-10-4-13-5 14-11 24-13 38z"
              className="fill-wood-deep"
            />
          </>
        ) : (
          <>
            <path
              d="M27 72C11 84 9 108 19 127c6-2 10-6 12-10 5 0 8-2 10-5C36 96 31 84 31 72z"
              className="fill-wood-deep"
            />
            {mood === 'hello' ? (
              <path
                d="M111 84c17-5 27-22 23-40-5 5-9 6-13 5 2-5 1-9-1-12-9 11-15 23-17 37z"
                className="fill-wood-deep"
              />
            ) : (
              <path
                d="M113 72c16 12 18 36 8 55-6-2-10-6-12-10-5 0-8-2-10-5 5-16 10-28 10-40z"
                className="fill-wood-deep"
              />
            )}
          </>
        )}
        <path
          d="M34 36L24 9c10 3 19 7 26 13 6-2 13-3 20-3s14 1 20 3c8-6 17-10 27-13l-10 27c7 10 10 23 10 40 0 40-18 64-47 64S24 116 24 76c0-17 3-30 10-40z"
          className="fill-wood"
        />
        <path d="M70 83c17 0 28 13 28 29 0 17-12 27-28 27s-28-10-28-27c0-16 11-29 28-29z" className="fill-sand" />
        <path
          d="M57 105q4 5 8 0m9 0q4 5 8 0m-21 13q4 5 8 0m9 0q4 5 8 0"
          className="stroke-wood"
          fill="none"
          strokeWidth="2.5"
        />
        <path
          d="M48 30c9 0 18 6 22 16 4-10 13-16 22-16 13 0 21 9 21 22 0 14-10 24-23 24-8 0-15-4-20-10-5 6-12 10-20 10-13 0-23-10-23-24 0-13 8-22 21-22z"
          className="fill-cream"
          strokeWidth="2.5"
        />
        <OwlEyes mood={mood} />
        <path d="M63 63c4-2 10-2 14 0-1 6-4 10-7 13-3-3-6-7-7-13z" className="fill-honey" />
        <path d="M33 83c22 10 52 10 74 0 2 5 2 9 1 13-24 9-52 9-76 0-1-4-1-8 1-13z" className="fill-coral" />
        <path d="M88 94c2 10 5 17 10 24-6 2-11 3-16 2-1-9-2-17-1-24z" className="fill-coral" />
      </g>
    </svg>
  );
}

function OwlEyes({ mood }: { mood: OwlMood }) {
  if (mood === 'happy') {
    return <path d="M39 56q9-13 18 0m26 0q9-13 18 0" fill="none" strokeWidth="4" />;
  }
  const down = mood === 'kind' ? 4 : 0;
  const aside = mood === 'listening' ? 3 : 0;
  return (
    <g stroke="none">
      <circle cx={49 + aside} cy={53 + down} r="9.5" className="fill-ink" />
      <circle cx={91 + aside} cy={53 + down} r="9.5" className="fill-ink" />
      <circle cx={52 + aside} cy={49.5 + down} r="3.2" className="fill-white" />
      <circle cx={94 + aside} cy={49.5 + down} r="3.2" className="fill-white" />
      {mood === 'kind' && (
        <path d="M36 42q10-6 18-3m32 0q8-3 18 3" className="stroke-ink" fill="none" strokeWidth="3" />
      )}
    </g>
  );
}

/** Decorates the lower edge of the quiz with hills, grass and a few flowers. */
export function Meadow() {
  return (
    <div className="quiz-meadow pointer-events-none absolute inset-0 overflow-hidden rounded-[inherit]">
      <svg
        viewBox="0 0 1100 170"
        aria-hidden="true"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 h-32 w-full sm:h-44"
      >
        <path
          d="M0 92C110 52 220 42 340 70s230 58 360 26 260-62 400-20v94H0z"
          className="fill-leaf-wash"
          fillOpacity="0.75"
        />
        <path d="M0 128c130-30 260-28 400-6s300 20 420-6 200-24 280-8v62H0z" className="fill-leaf" fillOpacity="0.42" />
        <g
          className="stroke-leaf-deep max-sm:hidden"
          strokeWidth="2.5"
          strokeLinecap="round"
          fill="none"
          opacity="0.55"
        >
          <path d="M58 141c-2-8-5-12-8-15m8 15c0-9 1-14 3-19m-3 19c3-7 6-10 10-12M312 139c-2-8-5-12-8-15m8 15c0-9 1-14 3-19m-3 19c3-7 6-10 10-12M786 145c-2-8-5-12-8-15m8 15c0-9 1-14 3-19m-3 19c3-7 6-10 10-12M1010 132c-2-8-5-12-8-15m8 15c0-9 1-14 3-19m-3 19c3-7 6-10 10-12" />
          <path d="M394 145c1-9 0-15-2-21M720 152c-1-8 0-14 2-20M880 140c1-9 0-15-2-21M180 141c-1-8 0-14 2-20" />
        </g>
        <g className="daylight max-sm:hidden">
          <Flower x={392} y={121} className="fill-coral" />
          <Flower x={722} y={130} className="fill-honey" />
          <Flower x={878} y={116} className="fill-coral" />
          <Flower x={182} y={119} className="fill-honey" />
        </g>
      </svg>
    </div>
  );
}

function Flower({ x, y, className }: { x: number; y: number; className: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={`${className} stroke-ink`} strokeWidth="1.6">
        <circle cy="-5.5" r="4" />
        <circle cx="5.2" cy="-1.6" r="4" />
        <circle cx="3.2" cy="4.5" r="4" />
        <circle cx="-3.2" cy="4.5" r="4" />
        <circle cx="-5.2" cy="-1.6" r="4" />
      </g>
      <circle r="3" className="fill-cream" />
    </g>
  );
}

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
