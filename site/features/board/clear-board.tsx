import { useId, useRef } from 'react';
import { useText } from '../../shared/language/use-language.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { boardText } from './board-text.ts';
import './clear-board.css';

/** Empties the board after a confirmation: it cannot be undone. */
export function ClearBoard({ onClear }: { onClear: () => void }) {
  const text = useText(boardText).clear;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <div className="board-clear">
      <button type="button" onClick={() => dialog.current?.showModal()} className="clear-open">
        {text.open}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-question`}
        aria-describedby={`${id}-body`}
        className="sheet clear-ask"
      >
        <h2 id={`${id}-question`} className="clear-question">
          {text.question}
        </h2>
        <p id={`${id}-body`}>{text.body}</p>
        <div className="clear-answers">
          <Button onClick={() => dialog.current?.close()}>{text.no}</Button>
          <Button
            tone="plain"
            onClick={() => {
              dialog.current?.close();
              onClear();
            }}
          >
            {text.yes}
          </Button>
        </div>
      </dialog>
    </div>
  );
}
