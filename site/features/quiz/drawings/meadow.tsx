/** Decorates the lower edge of the quiz with hills, grass and a few flowers. */
export function Meadow() {
  return (
    <div className="pointer-events-none absolute inset-0 overflow-hidden rounded-[inherit]">
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
