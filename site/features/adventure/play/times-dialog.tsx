import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { TIMES, type Times } from '../program/program.ts';
import { Mark } from './game-art.tsx';
import './times-dialog.css';

type TimesDialogProps = { now: Times; onChoose: (times: Times) => void; onClose: () => void };

/** Asks how often a repeat runs: a tap on a number, or its key. */
export function TimesDialog({ now, onChoose, onClose }: TimesDialogProps) {
  const text = useText(adventureText);
  const id = useId();
  const chosen = useRef<HTMLButtonElement>(null);
  // After the dialog has given the focus to its first button.
  useEffect(() => chosen.current?.focus(), []);

  function chooseByKey({ key }: KeyboardEvent): void {
    const times = TIMES.find((each) => key === `${each}`);
    if (times) onChoose(times);
  }

  return (
    <Modal
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={chooseByKey}
      className="sheet times-dialog bg-paper text-ink backdrop:bg-night/60"
    >
      <h2 id={id} className="text-xl">
        {text.chooseTimes}
      </h2>
      <div className="times-choices">
        {TIMES.map((times) => (
          <button
            key={times}
            ref={times === now ? chosen : null}
            type="button"
            aria-pressed={times === now}
            onClick={() => onChoose(times)}
            className="times-choice"
          >
            {times}
          </button>
        ))}
      </div>
      <button type="button" onClick={onClose} className="tool-button times-close">
        <Mark name="remove" />
        <span className="sr-only">{text.closeTimes}</span>
      </button>
    </Modal>
  );
}
