import { type ComponentProps, type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Direction } from '../program/program.ts';
import { type Cell, getCellBeside } from '../world/level.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The nearest square of the grid: a smaller grid may have cut the cursor's off. */
export function clampCursor({ x, y }: Cell, gridSize: number): Cell {
  const clamp = (value: number) => Math.max(0, Math.min(gridSize - 1, value));
  return { x: clamp(x), y: clamp(y) };
}

/** The square that a key leads to, the same one at the edge; null for a key that is no arrow. */
export function getCursorAfterKey(cursor: Cell, key: string, gridSize: number): Cell | null {
  const direction = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  return direction ? clampCursor(getCellBeside(cursor, direction), gridSize) : null;
}

type CellGridProps = {
  gridSize: number;
  /** The square that Tab leads to at first. */
  start: Cell;
  label: string;
  className: string;
  rowClassName: string;
  /** The props of a square's button. */
  cellProps: (cell: Cell) => ComponentProps<'button'> & Readonly<Record<`data-${string}`, string>>;
  /** Shown beneath the squares. */
  children?: ReactNode;
};

/** A grid whose squares are buttons; arrow keys move from square to square. */
export function CellGrid({ gridSize, start, label, className, rowClassName, cellProps, children }: CellGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState(start);
  const at = clampCursor(cursor, gridSize);
  const lines = Array.from({ length: gridSize }, (_, index) => index);

  function moveCursor(event: KeyboardEvent): void {
    const next = getCursorAfterKey(at, event.key, gridSize);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    grid.current?.querySelectorAll('button')[next.y * gridSize + next.x]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of buttons has no element of its own
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      onKeyDown={moveCursor}
      className={className}
      style={{ '--squares': gridSize } as CSSProperties}
    >
      {children}
      {lines.map((y) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div key={y} role="row" className={rowClassName}>
          {lines.map((x) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <button
              key={x}
              type="button"
              role="gridcell"
              tabIndex={at.x === x && at.y === y ? 0 : -1}
              onFocus={() => setCursor({ x, y })}
              {...cellProps({ x, y })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
