import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import type { Box } from '../pictures/pictures.ts';
import { findsText } from './finds-text.ts';
import { COLUMNS, getCellAfterKey, getCellBox, type LensCell, ROWS } from './look.ts';

type Props = {
  /** Id of the hint. */
  describedBy: string;
  onLook: (cell: LensCell) => void;
  /** Called with the box of the cell that gets the focus. */
  onMove: (box: Box) => void;
};

/** The picture as a grid of cells to look into by keyboard. Pointers pass through it. */
export function LensGrid({ describedBy, onLook, onMove }: Props) {
  const text = useText(findsText);
  const grid = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState<LensCell>({ column: 0, row: 0 });

  function onKeyDown(event: KeyboardEvent): void {
    const next = getCellAfterKey(current, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(next);
    const cells = grid.current?.querySelectorAll('button');
    cells?.[next.row * COLUMNS + next.column]?.focus({ preventScroll: true });
    onMove(getCellBox(next));
  }

  return (
    <fieldset ref={grid} aria-label={text.grid} aria-describedby={describedBy} className="lens-grid">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a grid never change
        <div key={row}>
          {Array.from({ length: COLUMNS }, (_, column) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a grid never change
              key={column}
              type="button"
              aria-label={text.cell(row + 1, column + 1)}
              tabIndex={row === current.row && column === current.column ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => onLook({ column, row })}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
