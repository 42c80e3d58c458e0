import { type CSSProperties, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { revealElement } from '../../../shared/page/scroll.tsx';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { getHeroState, getLevel, getNextRunStart, type PlayingState } from '../game/playing-state.ts';
import { findHint, getLevelTip, type Hint, type HintLevel } from '../run/hints.ts';
import { formatHint } from '../run/hints-text.ts';
import { Mark } from './game-art.tsx';
import { placeBubble } from './hint-bubble.ts';
import './hint-panel.css';

/** The hint for the current program, from where its run began or would begin. */
export function buildHint(game: PlayingState, hintLevel: HintLevel): Hint {
  const level = getLevel(game.quest);
  if (level.tips) return getLevelTip(game.history.present, hintLevel);
  const from = game.playback.state === 'ready' ? getNextRunStart(game) : game.playback.transcript.start;
  return findHint(level, game.history.present, from, hintLevel);
}

type HintPanelProps = {
  game: PlayingState;
  hint: Hint;
  /** Whether the next level is open. */
  hasMore: boolean;
  onMore: () => void;
  onClose: () => void;
};

/** A hint at the hero on the board, with the button for the next level (docs/product.md §7.4). */
export function HintPanel({ game, hint, hasMore, onMore, onClose }: HintPanelProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const bubble = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const level = getLevel(game.quest);
  const { position } = getHeroState(game);
  const { side, row } = placeBubble(level.gridSize, position, hint.cell);

  useAfterChange([hint.hintLevel], () => {
    const board = bubble.current?.closest('.grid-room');
    if (bubble.current && board) revealElement(bubble.current, board);
  });

  function more(): void {
    // The button may be gone: the focus moves on.
    close.current?.focus();
    onMore();
  }

  return (
    <div
      ref={bubble}
      className="hint-bubble"
      data-hint={hint.hintLevel}
      data-side={side}
      style={{ '--squares': level.gridSize, '--row': row, '--x': position.x } as CSSProperties}
    >
      <div className="hint-bubble-words">
        <p>{formatHint(language, level, hint)}</p>
        {!hasMore && hint.hintLevel < 3 && <p className="hint-wait">{text.hintAfterRun}</p>}
      </div>
      {hasMore && (
        <button type="button" onClick={more} className="hint-more">
          {text.hintAgain}
        </button>
      )}
      <button ref={close} type="button" onClick={onClose} className="tool-button hint-close">
        <Mark name="remove" />
        <span className="sr-only">{text.hintClose}</span>
      </button>
    </div>
  );
}
