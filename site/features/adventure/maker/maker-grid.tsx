import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { CellGrid } from '../play/cell-grid.tsx';
import { GroundPicture, Mark, ThingPicture } from '../play/game-art.tsx';
import { describeCell } from '../run/describe-run.ts';
import type { Cell } from '../world/level.ts';
import type { MadeLevel } from '../world/made-level.ts';
import { type CellContent, findCellContent } from './level-maker.ts';
import { getContentName, makerText } from './maker-text.ts';

/** The child's level as a grid of buttons. */
export function MakerGrid({ made, onPut }: { made: MadeLevel; onPut: (cell: Cell) => void }) {
  const text = useText(makerText);
  const { language } = useLanguage();
  return (
    <div className="maker-scroll">
      <CellGrid
        gridSize={made.gridSize}
        start={made.startPosition}
        label={text.grid}
        className="level-grid maker-grid"
        rowClassName="maker-row"
        cellProps={(cell) => {
          const content = findCellContent(made, cell);
          const words = content ? getContentName(language, content) : text.empty;
          return {
            'data-cell': `${cell.x},${cell.y}`,
            'aria-label': `${describeCell(language, cell)}: ${words}`,
            onClick: () => onPut(cell),
            className: 'maker-cell',
            children: <CellPicture content={content} />,
          };
        }}
      >
        <GroundPicture
          ground={made.background}
          alt=""
          sizes="(min-width: 48rem) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
        <span className="grid-squares" />
      </CellGrid>
    </div>
  );
}

function CellPicture({ content }: { content: CellContent | null }) {
  if (!content) return null;
  if (content.role === 'start') return <Mark name="start" className="size-3/5 text-coral-deep" />;
  const name = content.role === 'item' ? (`item-${content.kind}` as const) : (`hazard-${content.type}` as const);
  return <ThingPicture name={name} alt="" sizes="10vw" className="grid-thing" />;
}
