import type { CSSProperties } from 'react';
import type { MadeLevel } from '../world/made-level.ts';
import { GroundPicture, Mark, placed, ThingPicture } from './game-art.tsx';

type GridPictureProps = {
  level: Pick<MadeLevel, 'gridSize' | 'background' | 'startPosition' | 'items' | 'hazards'>;
  className?: string;
  /** Half a screen wide instead of a card's width. */
  isLarge?: boolean;
};

/** A small picture of a grid, hidden from screen readers. */
export function GridPicture({ level, className = '', isLarge = false }: GridPictureProps) {
  const { gridSize, background, startPosition, items, hazards } = level;
  return (
    <span
      aria-hidden="true"
      className={`level-grid pointer-events-none block ${className}`}
      style={{ '--squares': gridSize } as CSSProperties}
    >
      <GroundPicture
        ground={background}
        alt=""
        sizes={isLarge ? '480px' : '160px'}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="grid-squares" />
      <span className="grid-square" style={placed(startPosition)}>
        <Mark name="start" className="size-4/5 text-coral-deep" />
      </span>
      {hazards.map(({ id, type, ...cell }) => (
        <span key={id} className="grid-square" style={placed(cell)}>
          <ThingPicture name={`hazard-${type}`} alt="" sizes={isLarge ? '64px' : '32px'} className="grid-thing" />
        </span>
      ))}
      {items.map(({ id, kind, ...cell }) => (
        <span key={id} className="grid-square" style={placed(cell)}>
          <ThingPicture name={`item-${kind}`} alt="" sizes={isLarge ? '64px' : '32px'} className="grid-thing" />
        </span>
      ))}
    </span>
  );
}
