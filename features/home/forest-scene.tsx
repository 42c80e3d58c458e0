type TreeShape = 'round' | 'pine' | 'birch';
type Tree = readonly [shape: TreeShape, x: number, y: number, scale: number];

/** Where the trees stand, far to near; feet at (x, y) in the picture's 1440×640 units. The middle stays open for the path. */
const FAR_TREES: readonly Tree[] = [
  ['round', 1010, 352, 0.38],
  ['pine', 1062, 350, 0.46],
  ['pine', 1108, 346, 0.38],
  ['round', 1175, 344, 0.42],
  ['pine', 1240, 342, 0.5],
  ['pine', 1296, 344, 0.42],
  ['round', 1356, 348, 0.46],
  ['pine', 1412, 352, 0.52],
];
const MIDDLE_TREES: readonly Tree[] = [
  ['pine', 1150, 448, 0.86],
  ['round', 1262, 442, 0.78],
  ['birch', 1360, 452, 0.8],
  ['round', 1432, 462, 0.9],
];
const NEAR_TREES: readonly Tree[] = [
  ['pine', -6, 600, 1.5],
  ['round', 1330, 612, 1.42],
  ['pine', 1454, 620, 1.7],
];

/** The forest at the golden hour, a path running in: flat gouache shapes, light from the left, shade in violet. */
export function ForestScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="forest-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fdeebd" />
          <stop offset=".55" stopColor="#fff4dc" />
          <stop offset="1" stopColor="#fbe0d6" />
        </linearGradient>
        <linearGradient id="forest-path" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff4dc" />
          <stop offset="1" stopColor="#efc98a" />
        </linearGradient>
        <radialGradient id="forest-sun">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset=".35" stopColor="#fdeebd" />
          <stop offset="1" stopColor="#fdeebd" stopOpacity="0" />
        </radialGradient>
        <symbol id="tree-round" viewBox="-110 -280 220 290" overflow="visible">
          <path d="M-12 0c5-46 6-92 2-150h20c-3 58 0 104 8 150q-15 6-30 0Z" fill="#7a4620" />
          <path
            d="M4-80c16-16 28-24 46-32M-4-60c-16-12-26-18-40-24"
            fill="none"
            stroke="#7a4620"
            strokeWidth="9"
            strokeLinecap="round"
          />
          <path
            d="M-62-92c-44-4-56-56-22-76-22-40 20-84 58-66 14-44 84-40 92 2 44-6 66 44 36 74 22 32-12 74-50 62-22 26-62 24-74 4-14 8-30 8-40 0Z"
            fill="#7bab62"
          />
          <path
            d="M-26-84c20 10 60 8 78-12 30 8 58-20 46-48 12 4 22 52-14 62-30 26-62 24-74 6-14 8-28 6-36-8Z"
            fill="#3a652a"
            opacity=".45"
          />
          <path
            d="M-74-168c-4-30 26-52 52-42 6-26 40-36 60-20-24-2-34 10-38 28-26-8-50 4-56 36-6-6-12-6-18-2Z"
            fill="#fdeebd"
            opacity=".45"
          />
          <path
            d="M-58-128c10 8 24 8 34 0M14-150c12 8 26 6 36-4M-6-196c10 6 22 4 30-4M40-112c10 4 18 2 26-4"
            fill="none"
            stroke="#3a652a"
            strokeWidth="4"
            strokeLinecap="round"
            opacity=".5"
          />
        </symbol>
        <symbol id="tree-pine" viewBox="-90 -290 180 300" overflow="visible">
          <path d="M-9 0c3-24 3-40 2-60h14c-1 20 1 36 5 60q-11 5-21 0Z" fill="#7a4620" />
          <path
            d="M0-286c12 34 30 58 54 76-10 2-18 2-26 0 12 32 30 52 54 66-14 4-22 4-32 2 10 32 24 50 42 66-56 28-128 28-184 0 20-18 32-36 42-66-12 2-20 2-34-2 24-16 42-34 54-66-8 2-16 2-24 0 24-20 42-44 54-76Z"
            fill="#22625f"
          />
          <path
            d="M0-286c12 34 30 58 54 76-10 2-18 2-26 0 12 32 30 52 54 66-14 4-22 4-32 2 10 32 24 50 42 66-22 11-46 18-70 20 22-66 6-152-22-230Z"
            fill="#3f315f"
            opacity=".28"
          />
          <path
            d="M-8-250c-8 18-16 30-28 42M-22-184c-8 18-18 32-32 44M-34-116c-6 16-14 28-26 42"
            fill="none"
            stroke="#d9ebe6"
            strokeWidth="5"
            strokeLinecap="round"
            opacity=".55"
          />
        </symbol>
        <symbol id="tree-birch" viewBox="-80 -290 160 300" overflow="visible">
          <path d="M-8 0c4-80 4-150 0-220h14c-2 70 0 150 6 220q-10 4-20 0Z" fill="#fffaf0" />
          <path
            d="M-4-40h9M-5-84h7M-1-126h8M-4-168h8"
            stroke="#3a2846"
            strokeWidth="4"
            strokeLinecap="round"
            opacity=".6"
          />
          <path
            d="M-46-150c-36-8-34-54-4-62-8-38 36-66 62-42 34-12 62 24 44 52 24 18 10 58-22 56-18 22-58 20-80-4Z"
            fill="#f6c233"
          />
          <path
            d="M6-134c28 4 42-8 52-20 14-4 24-18 20-34 12 22-6 48-24 44-14 16-34 18-48 10Z"
            fill="#b8743f"
            opacity=".5"
          />
          <path d="M-40-206c2-26 28-38 46-26-16 2-26 12-28 28Z" fill="#fffaf0" opacity=".55" />
        </symbol>
      </defs>
      <path fill="url(#forest-sky)" d="M0 0h1440v640H0z" />
      <circle cx="560" cy="262" r="270" fill="url(#forest-sun)" />
      <circle cx="560" cy="262" r="58" fill="#fffaf0" />
      <g fill="#fffaf0" opacity=".8">
        <path d="M880 118c14-26 56-24 66 0 22-12 50 2 46 22H850c-4-16 12-26 30-22ZM1180 190c10-18 40-18 48 0 16-8 36 2 32 16h-104c-2-12 10-20 24-16Z" />
      </g>
      <path d="M0 360c130-62 250-20 370-44s210-66 330-40 180 62 330 30 280-40 410-8v342H0Z" fill="#d9ebe6" />
      <path d="M0 384c160-40 300 6 450-14s240-40 380-18 260 8 610-32v320H0Z" fill="#5fa3a0" opacity=".55" />
      <Trees trees={FAR_TREES} opacity={0.62} />
      <path d="M0 450c180-44 320 14 480-6s300-34 480-12 330-8 480-26v234H0Z" fill="#7bab62" />
      <path
        d="M706 438C640 458 700 478 612 500 500 530 400 570 330 640H900C880 590 800 560 770 520 750 490 800 470 736 438Z"
        fill="url(#forest-path)"
      />
      <path
        d="M706 438C640 458 700 478 612 500 500 530 400 570 330 640"
        fill="none"
        stroke="#b8743f"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      />
      <path
        d="M736 438C800 470 750 490 770 520 800 560 880 590 900 640"
        fill="none"
        stroke="#7a4620"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".5"
      />
      <Trees trees={MIDDLE_TREES} />
      <path d="M0 560c120-46 240-30 330 10 60 28 60 50 90 70H0Z" fill="#3a652a" opacity=".85" />
      <path d="M1440 540c-140-30-270-4-360 40-50 24-70 40-90 60h450Z" fill="#3a652a" opacity=".85" />
      <Trees trees={NEAR_TREES} />
      <Grass />
      <g fill="none" stroke="#3a2846" strokeWidth="4" strokeLinecap="round" opacity=".7">
        <path d="M1010 150c8-10 18-10 22 0 6-10 16-10 22-2M1078 186c6-8 14-8 18 0 4-8 12-8 18-2M968 196c5-7 12-7 15 0 4-7 11-7 15-1" />
      </g>
    </svg>
  );
}

function Trees({ trees, opacity = 1 }: { trees: readonly Tree[]; opacity?: number }) {
  return (
    <g opacity={opacity}>
      {trees.map(([shape, x, y, scale]) => (
        <g key={`${shape}-${x}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <ellipse cx="34" cy="2" rx="74" ry="9" fill="#3f315f" opacity=".22" />
          <use
            href={`#tree-${shape}`}
            x={SYMBOL_BOX[shape].x}
            y={SYMBOL_BOX[shape].y}
            width={SYMBOL_BOX[shape].width}
            height={SYMBOL_BOX[shape].height}
          />
        </g>
      ))}
    </g>
  );
}

const SYMBOL_BOX: Record<TreeShape, { x: number; y: number; width: number; height: number }> = {
  round: { x: -110, y: -280, width: 220, height: 290 },
  pine: { x: -90, y: -290, width: 180, height: 300 },
  birch: { x: -80, y: -290, width: 160, height: 300 },
};

/** Tufts and flowers at the near edge, so that the eye steps in over something. */
function Grass() {
  const tufts = [60, 150, 232, 318, 402, 1012, 1094, 1182, 1268, 1390];
  return (
    <g strokeLinecap="round" fill="none">
      {tufts.map((x, i) => (
        <g key={x} transform={`translate(${x} ${632 - (i % 3) * 10})`}>
          <path d="M0 8c-3-14-8-22-14-28M4 8c0-16 2-26 5-36M9 8c4-12 9-18 16-24" stroke="#7bab62" strokeWidth="5" />
          {i % 2 === 0 && <circle cx={9} cy={-32} r="7" fill={i % 4 === 0 ? '#e4604c' : '#f6c233'} />}
        </g>
      ))}
    </g>
  );
}
