import type { ReactNode } from 'react';
import type { ZoneId } from '../../shared/cards.ts';

/** The four places: a sunny summit, a bed of seedlings, a meadow with a kite, and a rainy corner. */
const SCENES: Readonly<Record<ZoneId, ReactNode>> = {
  strengths: <Summit />,
  weaknesses: <Seedlings />,
  likes: <KiteMeadow />,
  dislikes: <RainyCorner />,
};

/** What a zone is painted with. Its ground stands along the zone's lower edge, however high the zone grows. */
export function ZoneScene({ zone }: { zone: ZoneId }) {
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="zone-scene">
      {SCENES[zone]}
    </svg>
  );
}

function Summit() {
  return (
    <>
      <g className="fill-honey">
        <circle cx="356" cy="104" r="62" opacity="0.22" />
        <circle cx="356" cy="104" r="46" opacity="0.4" />
        <circle cx="356" cy="104" r="32" />
      </g>
      <path d="M0 208c52-34 92-44 132-30 48-52 84-66 128-26 44-30 90-24 130 6 34-14 62-10 90 4v138H0z" fill="#c9dcb4" />
      <path d="M0 250c70-44 128-96 176-118 22-10 40-6 58 10 58 50 128 82 246 96v62H0z" fill="#98bd78" />
      <path
        d="M176 132c22-10 40-6 58 10 22 19 46 36 74 50-40 4-58-20-84-16-22 4-26 24-48 20 8-22 0-44 0-64z"
        fill="#b5d095"
      />
      <path d="M0 276c90-34 190-30 280-14 80 14 140 8 200-8v46H0z" className="fill-leaf" />
      <path d="M205 132V72" className="stroke-wood-deep" strokeWidth="5" strokeLinecap="round" />
      <path d="M207 74c18-8 30 6 52-2-6 10-4 16 2 26-20 8-34-4-54 4z" className="fill-coral" />
      <g fill="#6f9a55">
        <path d="M52 262c-16-2-22-14-15-25 2-13 17-19 28-12 14-2 22 10 17 22-3 11-16 17-30 15z" />
        <path d="M404 268c-13-2-18-12-12-21 2-10 14-15 23-9 11-2 18 8 14 18-3 9-13 14-25 12z" />
      </g>
      <g className="stroke-wood-deep" strokeWidth="4" strokeLinecap="round">
        <path d="M56 260v18M408 266v14" />
      </g>
      <path
        d="M236 292c-22-22 14-40-6-64-14-18-30-26-34-46"
        fill="none"
        stroke="#efe2bd"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 15"
      />
    </>
  );
}

function Seedlings() {
  return (
    <>
      <path d="M0 196c60-28 130-34 200-18s170 14 280-16v138H0z" fill="#cfe2c0" />
      <path d="M0 226c80-20 170-22 250-12s150 8 230-8v94H0z" fill="#a5794c" />
      <path d="M0 254c90-16 180-16 260-8s150 6 220-6v60H0z" fill="#8e6239" />
      <path d="M0 282c90-12 180-12 260-6s150 4 220-4v28H0z" fill="#79502c" />
      {SPROUTS.map(([x, y, size]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            d="M0 2c1-12-1-20 1-30"
            className="stroke-leaf-deep"
            strokeWidth="4"
            strokeLinecap="round"
            fill="none"
          />
          <path d="M1-26c-4-14-16-18-27-15 2 13 14 20 27 15z" className="fill-leaf" />
          <path d="M1-28c3-15 15-21 27-19-1 14-13 23-27 19z" fill="#93c078" />
        </g>
      ))}
      <g transform="translate(372 172)">
        <path d="M10 14c-20-2-34 8-34 24 0 10 5 18 12 22" fill="none" stroke="#3f7f7c" strokeWidth="6" />
        <path d="M2 12h52l6 52H-4z" className="fill-teal" />
        <path d="M2 12h52l1 9H1z" fill="#86bfbb" />
        <path d="M57 52c14-6 18-24 32-34" fill="none" className="stroke-teal" strokeWidth="9" strokeLinecap="round" />
        <path d="m80 12 16 14" stroke="#3f7f7c" strokeWidth="8" strokeLinecap="round" />
      </g>
    </>
  );
}

const SPROUTS = [
  [54, 232, 0.8],
  [136, 224, 0.72],
  [220, 226, 0.78],
  [306, 230, 0.7],
  [90, 262, 1],
  [190, 256, 0.95],
  [284, 260, 1.05],
  [36, 292, 1.15],
  [148, 290, 1.2],
  [256, 290, 1.15],
  [352, 286, 1.1],
  [446, 288, 1.2],
] as const;

function KiteMeadow() {
  return (
    <>
      <g fill="#fff" opacity="0.75">
        <path d="M52 96c4-16 24-20 34-8 12-8 28 0 28 12 12 0 14 14 2 16H48c-14-2-12-18 4-20z" />
        <path d="M356 142c3-12 18-15 26-6 9-6 21 0 21 9 9 0 10 11 1 12h-51c-10-2-8-14 3-15z" />
      </g>
      <path d="M294 72 330 50l14 40-34 30z" className="fill-coral" />
      <path d="m294 72 50 18-34 30z" className="fill-honey" />
      <path d="m294 72 36-22 14 40z" fill="#ef8a76" />
      <path
        d="M310 120c-18 24 22 34-4 62-20 22-54 24-74 52"
        fill="none"
        className="stroke-wood-deep"
        strokeWidth="2.5"
      />
      <g className="fill-teal">
        <path d="m318 138-12-3 3 11zM318 138l10 6-9 6z" />
        <path d="m314 170-13 1 7 9zM314 170l12 2-6 9z" />
      </g>
      <path d="M0 214c70-34 150-40 226-20s160 18 254-18v124H0z" fill="#c5dba9" />
      <path d="M0 248c90-26 170-20 250-8s150 8 230-14v74H0z" fill="#9cc47c" />
      <path d="M0 280c100-16 190-12 270-4s140 2 210-10v34H0z" className="fill-leaf" />
      {FLOWERS.map(([x, y, size, petals]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            d="M0 4c1 10 0 16-1 24"
            className="stroke-leaf-deep"
            strokeWidth="3"
            strokeLinecap="round"
            fill="none"
          />
          <g className={petals}>
            <circle cy="-7" r="6" />
            <circle cx="7" cy="-1" r="6" />
            <circle cx="4" cy="6" r="6" />
            <circle cx="-4" cy="6" r="6" />
            <circle cx="-7" cy="-1" r="6" />
          </g>
          <circle r="4" className="fill-honey-deep" />
        </g>
      ))}
    </>
  );
}

const FLOWERS = [
  [40, 232, 0.8, 'fill-coral'],
  [98, 222, 0.7, 'fill-white'],
  [172, 224, 0.75, 'fill-honey'],
  [284, 232, 0.75, 'fill-white'],
  [364, 226, 0.75, 'fill-coral'],
  [438, 216, 0.8, 'fill-honey'],
  [66, 266, 1, 'fill-honey'],
  [134, 258, 1, 'fill-coral'],
  [318, 264, 1, 'fill-coral'],
  [402, 258, 1, 'fill-white'],
  [456, 264, 1.05, 'fill-coral'],
] as const;

function RainyCorner() {
  return (
    <>
      <g fill="#c3b3d6">
        <path d="M20 92c4-26 36-34 54-16 18-18 52-8 52 16 22-2 28 26 6 32H22c-26-4-26-30-2-32z" />
        <path d="M308 72c4-28 40-36 58-18 20-18 56-6 56 20 24-2 30 28 6 34H310c-28-4-28-34-2-36z" />
      </g>
      <g fill="#ad9bc6">
        <path d="M140 110c3-20 28-26 42-12 15-13 40-5 41 14 18-1 22 21 4 25h-84c-20-3-21-25-3-27z" />
      </g>
      <g stroke="#8f7db0" strokeWidth="4" strokeLinecap="round" opacity="0.75">
        <path d="m46 142-6 16M86 146l-6 16M66 176l-6 16M112 172l-6 16M166 156l-6 16M204 160l-6 16M184 190l-6 16M334 126l-6 16M372 130l-6 16M412 124l-6 16M352 160l-6 16M394 162l-6 16M430 164l-6 16M246 152l-6 16M280 140l-6 16M262 184l-6 16M306 178l-6 16" />
      </g>
      <path d="M0 232c80-26 160-30 240-16s160 12 240-12v96H0z" fill="#b9aecb" />
      <path d="M0 264c90-20 180-20 260-10s150 4 220-10v56H0z" fill="#9d90b6" />
      <path d="M92 278c20-14 130-16 160-2 14 8-10 18-78 18s-100-6-82-16z" fill="#d8d3ea" />
      <path
        d="M120 280c16-6 70-8 96-2"
        fill="none"
        className="stroke-white"
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity="0.9"
      />
      <g transform="translate(366 224)">
        <path
          d="M0-8v52c0 14-18 14-18 2"
          fill="none"
          className="stroke-wood-deep"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M-66 2C-62-44-30-62 0-62S62-44 66 2c-10-9-24-9-33 0-9-9-24-9-33 0-9-9-24-9-33 0-9-9-23-9-33 0z"
          className="fill-coral"
        />
        <path d="M-33 2C-30-40-14-60 0-62 14-60 30-40 33 2c-9-9-24-9-33 0-9-9-24-9-33 0z" fill="#f0907e" />
        <path d="M0-62v-9" className="stroke-wood-deep" strokeWidth="5" strokeLinecap="round" />
      </g>
    </>
  );
}
