import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import type { Cell } from '../levels/level.ts';
import { describeCell } from '../run/describe.ts';
import { GroundPicture, ThingPicture } from '../ui/game-art.tsx';
import { Mark } from '../ui/game-marks.tsx';
import { type MadeLevel, type Thing, thingAt } from './level-maker.ts';
import { makerText, thingName } from './maker-text.ts';

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The board as a grid of squares to tap; arrow keys go from square to square. */
export function MakerGrid({ made, onPut }: { made: MadeLevel; onPut: (cell: Cell) => void }) {
  const text = useText(makerText);
  const { language } = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>(made.startPosition);
  const last = made.gridSize - 1;
  const at: Cell = { x: Math.min(cursor.x, last), y: Math.min(cursor.y, last) };
  const lines = Array.from({ length: made.gridSize }, (_, index) => index);

  function goOn(event: KeyboardEvent): void {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const next = { x: clamp(at.x + by.x, last), y: clamp(at.y + by.y, last) };
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
        onKeyDown={goOn}
        className="board maker-grid"
        style={{ '--squares': made.gridSize } as CSSProperties}
      >
        <GroundPicture
          ground={made.background}
          alt=""
          sizes="(min-width: 768px) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
        <span className="board-squares" />
        {lines.map((y) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div key={y} role="row" className="maker-row">
            {lines.map((x) => {
              const thing = thingAt(made, { x, y });
              return (
                // biome-ignore lint/a11y/useSemanticElements: see above
                <button
                  key={x}
                  type="button"
                  role="gridcell"
                  data-cell={`${x},${y}`}
                  tabIndex={at.x === x && at.y === y ? 0 : -1}
                  aria-label={`${describeCell(language, { x, y })}: ${thing ? thingName(language, thing) : text.empty}`}
                  onFocus={() => setCursor({ x, y })}
                  onClick={() => onPut({ x, y })}
                  className="maker-cell"
                >
                  <CellPicture thing={thing} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(last, value));
}

function CellPicture({ thing }: { thing: Thing | null }) {
  if (!thing) return null;
  if (thing.what === 'start') return <Mark name="start" className="size-3/5 text-coral-deep" />;
  const name = thing.what === 'item' ? (`item-${thing.kind}` as const) : (`hazard-${thing.type}` as const);
  return <ThingPicture name={name} alt="" sizes="10vw" className="board-thing" />;
}
