import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { Cell } from '../grid/level.ts';
import type { MadeLevel } from '../levels/made-level.ts';
import { describeCell } from '../run/describe-run.ts';
import { GroundPicture, ThingPicture } from '../ui/game-art.tsx';
import { Mark } from '../ui/game-marks.tsx';
import { clampCursor, getCursorAfterKey } from './grid-cursor.ts';
import { type CellContent, findCellContent } from './level-maker.ts';
import { getContentName, makerText } from './maker-text.ts';

/** The grid as buttons; arrow keys move from square to square. */
export function MakerGrid({ made, onPut }: { made: MadeLevel; onPut: (cell: Cell) => void }) {
  const text = useText(makerText);
  const { language } = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>(made.startPosition);
  const at = clampCursor(cursor, made.gridSize);
  const lines = Array.from({ length: made.gridSize }, (_, index) => index);

  function moveCursor(event: KeyboardEvent): void {
    const next = getCursorAfterKey(at, event.key, made.gridSize);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.x},${next.y}"]`)?.focus();
  }

  return (
    <div className="maker-scroll">
      {/* biome-ignore lint/a11y/useSemanticElements: a table of buttons has no element of its own */}
      <div
        ref={grid}
        role="grid"
        aria-label={text.grid}
        onKeyDown={moveCursor}
        className="level-grid maker-grid"
        style={{ '--squares': made.gridSize } as CSSProperties}
      >
        <GroundPicture
          ground={made.background}
          alt=""
          sizes="(min-width: 768px) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
        <span className="grid-squares" />
        {lines.map((y) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div key={y} role="row" className="maker-row">
            {lines.map((x) => {
              const content = findCellContent(made, { x, y });
              return (
                // biome-ignore lint/a11y/useSemanticElements: see above
                <button
                  key={x}
                  type="button"
                  role="gridcell"
                  data-cell={`${x},${y}`}
                  tabIndex={at.x === x && at.y === y ? 0 : -1}
                  aria-label={`${describeCell(language, { x, y })}: ${content ? getContentName(language, content) : text.empty}`}
                  onFocus={() => setCursor({ x, y })}
                  onClick={() => onPut({ x, y })}
                  className="maker-cell"
                >
                  <CellPicture content={content} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function CellPicture({ content }: { content: CellContent | null }) {
  if (!content) return null;
  if (content.role === 'start') return <Mark name="start" className="size-3/5 text-coral-deep" />;
  const name = content.role === 'item' ? (`item-${content.kind}` as const) : (`hazard-${content.type}` as const);
  return <ThingPicture name={name} alt="" sizes="10vw" className="grid-thing" />;
}
