import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../../../shared/language/language.ts';
import { useText } from '../../../../shared/language/use-language.tsx';
import type { ReadableBook } from '../../readable/readable-book.ts';
import { familyText } from './family-text.ts';
import { RecordView } from './record-view.tsx';
import type { FamilyVoice } from './recording.ts';
import { VoicesView } from './voices-view.tsx';
import './voices-dialog.css';

export type VoicesDialogProps = {
  book: ReadableBook;
  languages: readonly Language[];
  onClose: () => void;
};

/** The family's own voices: who reads, recording, and the file that carries them to another device. */
export function VoicesDialog({ book, languages, onClose }: VoicesDialogProps) {
  const text = useText(familyText);
  const dialog = useRef<HTMLDialogElement>(null);
  const [voice, setVoice] = useState<FamilyVoice | null>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is removed, so that the focus returns to where it was.
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="voices-dialog"
      aria-labelledby="voices-title"
      onCancel={(event) => {
        event.preventDefault();
        // In React it bubbles, and would close the book as pages too.
        event.stopPropagation();
        if (voice) setVoice(null);
        else onClose();
      }}
    >
      <header className="voices-head">
        <h2 id="voices-title">{voice ? voice.name : text.title}</h2>
        <button type="button" onClick={voice ? () => setVoice(null) : onClose} className="voices-button">
          {voice ? text.back : text.close}
        </button>
      </header>
      {voice ? (
        <RecordView book={book} languages={languages} voice={voice} />
      ) : (
        <VoicesView book={book} languages={languages} onRecord={setVoice} />
      )}
    </dialog>
  );
}
