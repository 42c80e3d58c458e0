import { useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { getNextRunStart, getTaskLevel } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from '../ui/game-marks.tsx';
import { findHint, getLevelTip, type Hint, type HintLevel } from './hints.ts';
import { formatHint } from './hints-text.ts';

/** The hint for the current program, from where its run began or would begin. */
export function hintFor(game: PlayingState, hintLevel: HintLevel): Hint {
  const level = getTaskLevel(game.task);
  if (level.tips) return getLevelTip(game.history.present, hintLevel);
  const from = game.playback.state === 'ready' ? getNextRunStart(game) : game.playback.transcript.start;
  return findHint(level, game.history.present, from, hintLevel);
}

type HintPanelProps = { game: PlayingState; hint: Hint; onMore: () => void; onClose: () => void };

/** A hint with the button for the next level (docs/product.md §7.4). */
export function HintPanel({ game, hint, onMore, onClose }: HintPanelProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const close = useRef<HTMLButtonElement>(null);

  function more(): void {
    // The 'more' button is gone at the last level: the focus moves on.
    if (hint.hintLevel === 2) close.current?.focus();
    onMore();
  }

  return (
    <div className="hint-panel" data-hint={hint.hintLevel}>
      <Mark name="hint" className="mt-1 size-7 text-honey-deep" />
      <div className="min-w-0 grow">
        <p className="leading-snug sm:text-lg">{formatHint(language, getTaskLevel(game.task), hint)}</p>
        {hint.hintLevel < 3 && (
          <button type="button" onClick={more} className="hint-more">
            {text.hintAgain}
          </button>
        )}
      </div>
      <button ref={close} type="button" onClick={onClose} className="tool-button -mt-2 -mr-2">
        <Mark name="remove" />
        <span className="sr-only">{text.hintClose}</span>
      </button>
    </div>
  );
}
