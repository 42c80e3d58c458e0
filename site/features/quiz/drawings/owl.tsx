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
