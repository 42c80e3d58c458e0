import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Mark } from '../ui/game-marks.tsx';
import { galleryText } from './gallery-text.ts';

/** Replaces a deleted level by a button that brings it back. It has the focus, because the pressed button is gone. */
export function RemovedItem({ name, onUndo }: { name: string; onUndo: () => void }) {
  const text = useText(galleryText);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className="gallery-removed">
      <p className="min-w-0 grow">{text.removed(name)}</p>
      <button ref={undo} type="button" onClick={onUndo} className="tool-button tool-button-wide">
        <Mark name="undo" />
        {text.undo}
        <span className="sr-only">{`: ${name}`}</span>
      </button>
    </li>
  );
}
