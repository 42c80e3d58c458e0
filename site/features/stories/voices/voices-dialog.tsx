import { useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import type { ReadableBook } from '../model/readable-book.ts';
import { familyText } from './family-text.ts';
import { RecordView } from './record-view.tsx';
import type { FamilyVoice } from './recording.ts';
import { VoicesView } from './voices-view.tsx';
import './voices-dialog.css';

type VoicesDialogProps = {
  book: ReadableBook;
  languages: readonly Language[];
  onClose: () => void;
};

/** The family's own voices: who reads, recording, and the file that carries them to another device. */
export function VoicesDialog({ book, languages, onClose }: VoicesDialogProps) {
  const text = useText(familyText);
  const [voice, setVoice] = useState<FamilyVoice | null>(null);

  const goBack = voice ? () => setVoice(null) : onClose;
  return (
    <Modal className="voices-dialog" aria-labelledby="voices-title" onClose={goBack}>
      <header className="voices-head">
        <h2 id="voices-title">{voice ? voice.name : text.title}</h2>
        <button type="button" onClick={goBack} className="voices-button">
          {voice ? text.back : text.close}
        </button>
      </header>
      {voice ? (
        <RecordView book={book} languages={languages} voice={voice} />
      ) : (
        <VoicesView book={book} languages={languages} onRecord={setVoice} />
      )}
    </Modal>
  );
}
