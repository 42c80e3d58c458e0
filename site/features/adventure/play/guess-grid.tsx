import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import type { PlayingState } from '../game/playing-state.ts';
import { describeCell } from '../run/describe-run.ts';
import { deliveryText } from '../world/delivery-text.ts';
import { isSameCell } from '../world/level.ts';
import { CellGrid } from './cell-grid.tsx';
import './deliveries.css';

/** Squares over the grid, to answer a question by a tap. */
export function GuessGrid({ game }: { game: PlayingState }) {
  const { send, announce } = useAdventureContext();
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const { quest } = game;
  if (quest.kind !== 'map') return null;
  const { level } = quest.mapLevel;
  const { guess } = quest;
  const isOpen = game.playback.state === 'ready' && game.trail.length === 0;
  return (
    <CellGrid
      gridSize={level.gridSize}
      start={level.startPosition}
      label={text.board}
      className="guess-grid"
      rowClassName="guess-row"
      cellProps={(cell) => ({
        'data-guess': `${cell.x},${cell.y}`,
        'aria-selected': guess !== null && isSameCell(guess, cell),
        'aria-disabled': !isOpen || undefined,
        'aria-label': describeCell(language, cell),
        onClick: () => {
          if (!isOpen) return;
          send({ type: 'guess', cell });
          announce(`${text.tapped(describeCell(language, cell))} ${text.nowRun}`);
        },
        className: 'guess-cell',
      })}
    />
  );
}
