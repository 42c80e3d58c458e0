import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { Cell } from '../grid/level.ts';
import { getCursorAfterKey } from '../maker/grid-cursor.ts';
import { describeCell } from '../run/describe-run.ts';
import type { AdventureEvent } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { deliveryText } from './delivery-text.ts';
import './deliveries.css';

type GuessGridProps = {
  game: PlayingState;
  onEvent: (event: AdventureEvent) => void;
  announce: (text: string) => void;
};

/** Squares over the grid, to answer a question by a tap; arrow keys move from square to square. */
export function GuessGrid({ game, onEvent, announce }: GuessGridProps) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const { task } = game;
  const [cursor, setCursor] = useState<Cell | null>(null);
  if (task.kind !== 'map') return null;
  const { level } = task.mapLevel;
  const { guess } = task;
  const at = cursor ?? level.startPosition;
  const lines = Array.from({ length: level.gridSize }, (_, index) => index);
  const isOpen = game.playback.state === 'ready' && game.trail.length === 0;

  function moveCursor(event: KeyboardEvent): void {
    const next = getCursorAfterKey(at, event.key, level.gridSize);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    grid.current?.querySelector<HTMLElement>(`[data-guess="${next.x},${next.y}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of buttons has no element of its own
    <div
      ref={grid}
      role="grid"
      aria-label={text.board}
      onKeyDown={moveCursor}
      className="guess-grid"
      style={{ '--squares': level.gridSize } as CSSProperties}
    >
      {lines.map((y) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div key={y} role="row" className="guess-row">
          {lines.map((x) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <button
              key={x}
              type="button"
              role="gridcell"
              data-guess={`${x},${y}`}
              aria-selected={guess?.x === x && guess.y === y}
              aria-disabled={!isOpen || undefined}
              tabIndex={at.x === x && at.y === y ? 0 : -1}
              aria-label={describeCell(language, { x, y })}
              onFocus={() => setCursor({ x, y })}
              onClick={() => {
                if (!isOpen) return;
                onEvent({ type: 'guess', cell: { x, y } });
                announce(`${text.tapped(describeCell(language, { x, y }))} ${text.nowRun}`);
              }}
              className="guess-cell"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
