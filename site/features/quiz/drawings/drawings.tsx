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
