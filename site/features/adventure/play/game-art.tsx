import type { CSSProperties, ReactNode } from 'react';
import { Painting } from '../../../shared/ui/painting.tsx';
import { type BlockKind, type Direction, getTimes, isRepeatKind } from '../program/program.ts';
import type { CharacterId } from '../world/characters.ts';
import type { Cell, GroundId, HazardType, ItemKind } from '../world/level.ts';

type PictureProps = { alt: string; sizes: string; className?: string };

/** An item or a hazard; its emoji is the fallback text. */
export function ThingPicture({ name, ...rest }: PictureProps & { name: `item-${ItemKind}` | `hazard-${HazardType}` }) {
  return <Painting name={`game/${name}`} loading="eager-low" {...rest} />;
}

export function GroundPicture({ ground, ...rest }: PictureProps & { ground: GroundId }) {
  return <Painting name={`game/ground-${ground}`} loading="eager-low" {...rest} />;
}

export function PortraitPicture({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return <Painting name={`game/${character}-portrait`} loading="eager-low" {...rest} />;
}

/** A hero's sprite sheet: a column for each direction, a row for each of two walking steps. */
export function HeroSheet({ character, ...rest }: PictureProps & { character: CharacterId }) {
  return <Painting name={`game/${character}-sprite`} loading="eager-low" {...rest} />;
}

/** The style of a `.grid-square` (level-grid.css). */
export function placed({ x, y }: Cell): CSSProperties {
  return { '--x': x, '--y': y } as CSSProperties;
}

/** Degrees for what is drawn pointing up. */
export const TURN_DEG: Readonly<Record<Direction, number>> = { up: 0, right: 90, down: 180, left: 270 };

export type MarkName =
  | 'play'
  | 'pause'
  | 'step'
  | 'step-back'
  | 'start'
  | 'undo'
  | 'redo'
  | 'clear'
  | 'remove'
  | 'grip'
  | 'plus'
  | 'sound'
  | 'silence'
  | 'hint'
  | 'share'
  | 'tick'
  | 'maker'
  | 'map'
  | 'backspace'
  | 'book'
  | 'steps';

const SHAPES: Readonly<Record<MarkName, ReactNode>> = {
  play: <path d="M7 4.5 19 12 7 19.5Z" fill="currentColor" />,
  pause: <path d="M8.5 5v14M15.5 5v14" strokeWidth="4" />,
  step: (
    <>
      <path d="M5 5.5 14 12 5 18.5Z" fill="currentColor" />
      <path d="M18.5 5v14" strokeWidth="3" />
    </>
  ),
  'step-back': (
    <>
      <path d="M19 5.5 10 12l9 6.5Z" fill="currentColor" />
      <path d="M5.5 5v14" strokeWidth="3" />
    </>
  ),
  start: (
    <>
      <path d="M6 21V4" strokeWidth="2.6" />
      <path d="M6 4.5c4-2 7 2 13 0v8.5c-6 2-9-2-13 0Z" fill="currentColor" />
    </>
  ),
  undo: <path d="M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9" />,
  redo: <path d="m16 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h5" />,
  clear: <path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" />,
  remove: <path d="m7 7 10 10M17 7 7 17" strokeWidth="2.6" />,
  grip: (
    <g fill="currentColor" stroke="none">
      <circle cx="9" cy="6.5" r="1.7" />
      <circle cx="15" cy="6.5" r="1.7" />
      <circle cx="9" cy="12" r="1.7" />
      <circle cx="15" cy="12" r="1.7" />
      <circle cx="9" cy="17.5" r="1.7" />
      <circle cx="15" cy="17.5" r="1.7" />
    </g>
  ),
  plus: <path d="M12 5v14M5 12h14" strokeWidth="2.6" />,
  sound: (
    <>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Z" fill="currentColor" />
      <path d="M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />
    </>
  ),
  silence: (
    <>
      <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4Z" fill="currentColor" />
      <path d="m15.5 9.5 5 5M20.5 9.5l-5 5" />
    </>
  ),
  hint: (
    <path d="M9.5 18.5h5M10.5 21h3M8.8 15.5C7 14.2 6 12.3 6 10a6 6 0 0 1 12 0c0 2.3-1 4.2-2.8 5.5-.5.4-.7 1-.7 1.5h-5c0-.5-.2-1.1-.7-1.5Z" />
  ),
  share: <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />,
  tick: <path d="m5 12.5 5 5L19.5 7" strokeWidth="3" />,
  map: <path d="M9 5 3 7.5V20l6-2.5 6 2.5 6-2.5V5l-6 2.5ZM9 5v12.5M15 7.5V20" />,
  maker: <path d="M4 20h4L19 9l-4-4L4 16ZM13 7l4 4" />,
  backspace: <path d="M9 5h11v14H9l-6-7ZM12 9.5l5 5M17 9.5l-5 5" />,
  book: <path d="M12 7c-2-1.6-5-2-8-2v13c3 0 6 .4 8 2 2-1.6 5-2 8-2V5c-3 0-6 .4-8 2ZM12 7v13" />,
  steps: (
    <g fill="currentColor" stroke="none">
      <ellipse cx="8" cy="14" rx="3" ry="4.5" />
      <ellipse cx="16" cy="8.5" rx="3" ry="4.5" />
      <ellipse cx="8" cy="20.6" rx="2.2" ry="1.6" />
      <ellipse cx="16" cy="15.1" rx="2.2" ry="1.6" />
    </g>
  ),
};

export function Mark({ name, className }: { name: MarkName; className?: string }) {
  return <MarkFrame className={className}>{SHAPES[name]}</MarkFrame>;
}

/** The drawing area and the stroke of an icon. */
export function MarkFrame({ className = 'size-6', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function BlockMark({ kind, className = 'size-6' }: { kind: BlockKind; className?: string }) {
  const shared = { viewBox: '0 0 24 24', className: `shrink-0 ${className}` } as const;
  if (kind === 'collect')
    return (
      <svg
        aria-hidden="true"
        {...shared}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 3v8M8.5 8 12 11.5 15.5 8" />
        <path d="M4 13h16l-2 7.5H6Z" fill="currentColor" fillOpacity="0.25" />
      </svg>
    );
  if (isRepeatKind(kind))
    return (
      <svg
        aria-hidden="true"
        {...shared}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4.5 12a7.5 7.5 0 0 1 13-5.1L19.5 9M19.5 4.5V9H15M19.5 12a7.5 7.5 0 0 1-13 5.1L4.5 15M4.5 19.5V15H9" />
        <text
          x="12"
          y="15.3"
          textAnchor="middle"
          fontSize="9.5"
          strokeWidth="0.6"
          fill="currentColor"
          fontFamily="var(--font-display)"
        >
          {getTimes(kind)}
        </text>
      </svg>
    );
  return (
    <svg aria-hidden="true" {...shared} style={{ rotate: `${TURN_DEG[kind]}deg` }}>
      <path d="M12 3 20 11.5h-4.8V21H8.8v-9.5H4Z" fill="currentColor" />
    </svg>
  );
}

/** Classes for a block's colors. */
export function getBlockColors(kind: BlockKind): string {
  if (kind === 'collect') return 'bg-honey-wash text-honey-deep';
  if (isRepeatKind(kind)) return 'bg-violet-wash text-violet-deep';
  return 'bg-teal-wash text-teal-deep';
}
