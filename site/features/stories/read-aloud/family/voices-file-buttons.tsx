import { type ChangeEvent, useState } from 'react';
import { useText } from '../../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../../shared/page/download.client.ts';
import { addVoices, requestPersistentStorage, StorageFull } from './family-store.client.ts';
import { familyText } from './family-text.ts';
import { type FamilyVoices, makeVoicesFile, readVoicesFile } from './voices-file.ts';

/** Saves the voices of a book in a file, and opens such a file of another device. */
export function VoicesFileButtons({ book, family }: { book: string; family: FamilyVoices }) {
  const text = useText(familyText);
  const [message, setMessage] = useState('');

  function save(): void {
    const used = new Set(family.recordings.map(({ reader }) => reader));
    const voices = family.voices.filter(({ id }) => used.has(id));
    const bytes = makeVoicesFile(book, { ...family, voices });
    downloadFile(`${book}-voices.zip`, new Blob([bytes], { type: 'application/zip' }));
  }

  async function openFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const read = readVoicesFile(book, new Uint8Array(await file.arrayBuffer()));
      if (read.ok) {
        await addVoices(book, read.family, Date.now());
        await requestPersistentStorage();
        setMessage(text.opened(read.family.recordings.length));
      } else setMessage(text.fileFaults[read.fault]);
    } catch (error) {
      setMessage(error instanceof StorageFull ? text.full : text.failed);
    }
    // The same file may be chosen again.
    target.value = '';
  }

  return (
    <>
      <div className="voices-files">
        {family.recordings.length > 0 && (
          <button type="button" className="voices-button" onClick={save}>
            {text.save}
          </button>
        )}
        <label className="voices-button">
          {text.openFile}
          <input type="file" accept=".zip,application/zip" onChange={openFile} className="sr-only" />
        </label>
      </div>
      <p role="status">{message}</p>
    </>
  );
}
