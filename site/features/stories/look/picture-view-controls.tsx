import { type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import type { Box } from '../model/pictures.ts';
import { findsText } from './finds-text.ts';
import { COLUMNS, getCellAfterKey, getCellBox, type LensCell, ROWS } from './lens.ts';
import { ZOOM_STEP } from './zoom.ts';

type ViewBarProps = {
  words: ReactNode;
  scale: number;
  onZoom: (factor: number) => void;
  closeButton: Ref<HTMLButtonElement>;
  onClose: () => void;
};

/** The strip under an enlarged picture: what is looked for, and the buttons. */
export function ViewBar({ words, scale, onZoom, closeButton, onClose }: ViewBarProps) {
  const text = useText(findsText);
  return (
    <div className="picture-view-bar">
      <div className="picture-view-words">{words}</div>
      <div className="picture-view-buttons">
        <ViewButton label={text.bigger} onPress={() => onZoom(ZOOM_STEP)}>
          <path d="M12 5c.2 4.700.1 9.300-.1 14M5 12c4.700-.2 9.300-.1 14 .1" />
        </ViewButton>
        <ViewButton label={text.smaller} isOff={scale === 1} onPress={() => onZoom(1 / ZOOM_STEP)}>
          <path d="M5 12c4.700-.2 9.300-.1 14 .1" />
        </ViewButton>
        <ViewButton label={text.close} buttonRef={closeButton} onPress={onClose}>
          <path d="M6 6c4 4.100 8 8 12 12M18 6C14 10 10 14 6 18" />
        </ViewButton>
      </div>
    </div>
  );
}

type ViewButtonProps = {
  label: string;
  isOff?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  onPress: () => void;
  children: ReactNode;
};

function ViewButton({ label, isOff = false, buttonRef, onPress, children }: ViewButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className="view-button"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      >
        {children}
      </svg>
    </button>
  );
}

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
