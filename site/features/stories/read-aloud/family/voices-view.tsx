import { type FormEvent, useId, useMemo, useState } from 'react';
import type { Language } from '../../../../shared/language/language.ts';
import { useText } from '../../../../shared/language/use-language.tsx';
import { SHARED_COMPUTER_KEY } from '../../../../shared/storage/shared-computer.ts';
import { useStoredText } from '../../../../shared/storage/use-stored-text.tsx';
import type { ReadableBook } from '../../reader/readable-book.ts';
import { linesOf } from '../lines.ts';
import { addReader, deleteRecordings, StorageFull } from './family-store.client.ts';
import { familyText } from './family-text.ts';
import { mayAskForMicrophone, reloadForMicrophone } from './microphone.client.ts';
import { type FamilyReader, MAX_READER_NAME_LENGTH, readerName } from './recording.ts';
import { useFamilyVoices } from './use-family-voices.tsx';
import { parseVoiceChoice, type ReaderChoice, voiceChoiceKey } from './voice-choice.ts';
import type { FamilyVoices } from './voices-file.ts';
import { VoicesFileButtons } from './voices-file-buttons.tsx';

type Props = { book: ReadableBook; languages: readonly Language[]; onRecord: (reader: FamilyReader) => void };

export function VoicesView({ book, languages, onRecord }: Props) {
  const text = useText(familyText);
  const { voices, isBroken } = useFamilyVoices(book.id);
  const [shared] = useStoredText(SHARED_COMPUTER_KEY);
  const start = (reader: FamilyReader) => {
    if (mayAskForMicrophone()) onRecord(reader);
    else reloadForMicrophone();
  };
  if (isBroken) return <p role="alert">{text.failed}</p>;
  const withRecordings = voices.readers.filter(({ id }) => voices.recordings.some(({ reader }) => reader === id));
  return (
    <>
      <p>{text.stays}</p>
      {shared === 'on' && <p>{text.sharedComputer}</p>}
      {withRecordings.length > 0 && <Choices book={book.id} languages={languages} readers={withRecordings} />}
      <ul className="voices-readers">
        {voices.readers.map((reader) => (
          <ReaderRow
            key={reader.id}
            book={book}
            languages={languages}
            reader={reader}
            voices={voices}
            onRecord={start}
          />
        ))}
      </ul>
      <NewReader onRecord={start} />
      <VoicesFileButtons book={book.id} voices={voices} />
    </>
  );
}

type ChoicesProps = { book: string; languages: readonly Language[]; readers: readonly FamilyReader[] };

function Choices({ book, languages, readers }: ChoicesProps) {
  const text = useText(familyText);
  const id = useId();
  const [stored, store] = useStoredText(voiceChoiceKey(book));
  const choice = parseVoiceChoice(stored);
  const choose = (language: Language, value: string) => {
    const own: ReaderChoice = value === 'anyone' || value === 'nobody' ? value : { reader: value };
    store(JSON.stringify({ ...choice, readers: { ...choice.readers, [language]: own } }));
  };
  return (
    <>
      {languages.map((language) => {
        const own = choice.readers[language];
        return (
          <label key={language} htmlFor={`${id}-${language}`} className="voices-field">
            {text.whoReads[language]}
            <select
              id={`${id}-${language}`}
              value={typeof own === 'string' ? own : own.reader}
              onChange={({ target }) => choose(language, target.value)}
            >
              <option value="anyone">{text.anyone}</option>
              {readers.map((reader) => (
                <option key={reader.id} value={reader.id}>
                  {reader.name}
                </option>
              ))}
              <option value="nobody">{text.nobody}</option>
            </select>
          </label>
        );
      })}
      <label className="voices-check">
        <input
          type="checkbox"
          checked={choice.takesTurns}
          onChange={({ target }) => store(JSON.stringify({ ...choice, takesTurns: target.checked }))}
        />
        {text.takesTurns}
      </label>
    </>
  );
}

type RowProps = Props & { reader: FamilyReader; voices: FamilyVoices };

function ReaderRow({ book, languages, reader, voices, onRecord }: RowProps) {
  const text = useText(familyText);
  const [isAsking, setAsking] = useState(false);
  const texts = useMemo(() => {
    const panels = book.chapters.flatMap((chapter) => chapter.panels);
    return new Set(linesOf(panels, languages).map((line) => `${line.language} ${line.text}`));
  }, [book, languages]);
  const own = voices.recordings.filter((recording) => recording.reader === reader.id);
  const inTexts = own.filter((recording) => texts.has(`${recording.language} ${recording.text}`)).length;
  const bytes = own.reduce((sum, { audio }) => sum + audio.length, 0);
  return (
    <li>
      <p>
        <strong>{reader.name}</strong> <span>{text.count(inTexts, texts.size, (bytes / 1e6).toFixed(1))}</span>
      </p>
      <button type="button" className="voices-button" onClick={() => onRecord(reader)}>
        {text.recordAs(reader.name)}
      </button>
      {own.length > 0 && (
        <button
          type="button"
          className="voices-button"
          onBlur={() => setAsking(false)}
          onClick={() => {
            if (isAsking) void deleteRecordings(book.id, reader.id);
            setAsking(!isAsking);
          }}
        >
          {isAsking ? text.reallyRemove(reader.name) : text.remove(reader.name)}
        </button>
      )}
    </li>
  );
}

function NewReader({ onRecord }: { onRecord: (reader: FamilyReader) => void }) {
  const text = useText(familyText);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const name = readerName(typed);
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name === '') return;
    // Not randomUUID: schools serve the site over plain http, where it does not exist.
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const reader = { id, name };
    try {
      await addReader(reader, Date.now());
    } catch (error) {
      setMessage(error instanceof StorageFull ? text.full : text.failed);
      return;
    }
    onRecord(reader);
  }
  return (
    <form onSubmit={add} className="voices-new">
      <label className="voices-field">
        {text.yourName}
        <input
          value={typed}
          maxLength={MAX_READER_NAME_LENGTH * 2}
          placeholder={text.namePlaceholder}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" className="voices-button" data-main="">
        {text.recordBook}
      </button>
      <p role="status">{message}</p>
    </form>
  );
}
