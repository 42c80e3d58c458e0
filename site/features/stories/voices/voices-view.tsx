import { type ChangeEvent, type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { toHex } from '../../../shared/hex.ts';
import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../shared/refusal/download.client.ts';
import { requestPersistentStorage } from '../../../shared/storage/persistent-storage.client.ts';
import { useIsComputerShared } from '../../../shared/storage/use-shared-computer.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { MessageModal } from '../../../shared/ui/modal.tsx';
import { buildLines } from '../model/lines.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import {
  forgetAwaitedVoice,
  getAwaitedVoice,
  mayAskForMicrophone,
  reloadForMicrophone,
} from './browser-support.client.ts';
import {
  addVoice,
  addVoices,
  deleteRecordings,
  loadVoices,
  onVoicesChanged,
  StorageFull,
} from './family-store.client.ts';
import { familyText } from './family-text.ts';
import { cleanVoiceName, type FamilyVoice, MAX_VOICE_NAME_LENGTH } from './recording.ts';
import { type LanguageChoice, parseVoiceChoice, voiceChoiceKey } from './voice-choice.ts';
import { type FamilyVoices, makeVoicesFile, readVoicesFile } from './voices-file.ts';

type Props = { book: ReadableBook; languages: readonly Language[]; onRecord: (voice: FamilyVoice) => void };

export function VoicesView({ book, languages, onRecord }: Props) {
  const text = useText(familyText);
  const { family, isBroken } = useFamilyVoices(book.id);
  const [isShared] = useIsComputerShared();
  const [waiting, setWaiting] = useState<FamilyVoice | null>(null);
  const start = (voice: FamilyVoice) => {
    if (mayAskForMicrophone()) onRecord(voice);
    else setWaiting(voice);
  };
  // The page was loaded again for somebody who wanted to record.
  useEffect(() => {
    const voice = family.voices.find(({ id }) => id === getAwaitedVoice());
    if (!voice) return;
    forgetAwaitedVoice();
    if (mayAskForMicrophone()) onRecord(voice);
  }, [family.voices, onRecord]);
  if (isBroken) return <p role="alert">{text.failed}</p>;
  const withRecordings = family.voices.filter(({ id }) => family.recordings.some(({ reader }) => reader === id));
  return (
    <>
      <p>{text.stays}</p>
      {isShared && <p>{text.sharedComputer}</p>}
      {withRecordings.length > 0 && <Choices book={book.id} languages={languages} voices={withRecordings} />}
      <ul className="voices-readers">
        {family.voices.map((voice) => (
          <VoiceRow key={voice.id} book={book} languages={languages} voice={voice} family={family} onRecord={start} />
        ))}
      </ul>
      <NewVoice onRecord={start} />
      {waiting && <LoadAgain voice={waiting} onCancel={() => setWaiting(null)} />}
      <VoicesFileButtons book={book.id} family={family} />
    </>
  );
}

/** Says why the page must be loaded again before the first recording, and does it. */
function LoadAgain({ voice, onCancel }: { voice: FamilyVoice; onCancel: () => void }) {
  const text = useText(familyText);
  return (
    <MessageModal title={text.loadAgain.title} body={text.loadAgain.body(voice.name)} onClose={onCancel}>
      <button type="button" onClick={() => reloadForMicrophone(voice.id)} className="voices-button">
        {text.loadAgain.yes}
      </button>
      <button type="button" onClick={onCancel} className="voices-button">
        {text.loadAgain.no}
      </button>
    </MessageModal>
  );
}

type ChoicesProps = { book: string; languages: readonly Language[]; voices: readonly FamilyVoice[] };

function Choices({ book, languages, voices }: ChoicesProps) {
  const text = useText(familyText);
  const id = useId();
  const [stored, store] = useStoredText(voiceChoiceKey(book));
  const choice = parseVoiceChoice(stored);
  const choose = (language: Language, value: string) => {
    const own: LanguageChoice = value === 'anyone' || value === 'nobody' ? value : { reader: value };
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
              {voices.map((voice) => (
                <option key={voice.id} value={voice.id}>
                  {voice.name}
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

type RowProps = Props & { voice: FamilyVoice; family: FamilyVoices };

function VoiceRow({ book, languages, voice, family, onRecord }: RowProps) {
  const text = useText(familyText);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const texts = useMemo(() => {
    const panels = book.chapters.flatMap((chapter) => chapter.panels);
    return new Set(buildLines(panels, languages).map((line) => `${line.language} ${line.text}`));
  }, [book, languages]);
  const own = family.recordings.filter((recording) => recording.reader === voice.id);
  const inTexts = own.filter((recording) => texts.has(`${recording.language} ${recording.text}`)).length;
  const bytes = own.reduce((sum, { audio }) => sum + audio.length, 0);
  return (
    <li>
      <p>
        <strong>{voice.name}</strong> <span>{text.count(inTexts, texts.size, (bytes / 1e6).toFixed(1))}</span>
      </p>
      <button type="button" className="voices-button" onClick={() => onRecord(voice)}>
        {text.recordAs(voice.name)}
      </button>
      {own.length > 0 && (
        <button
          type="button"
          className="voices-button"
          onBlur={() => setAsking(false)}
          onClick={() => {
            setFailed(false);
            if (isAsking) deleteRecordings(book.id, voice.id).catch(() => setFailed(true));
            setAsking(!isAsking);
          }}
        >
          {isAsking ? text.reallyRemove(voice.name) : text.remove(voice.name)}
        </button>
      )}
      {hasFailed && <p role="alert">{text.faults.failed}</p>}
    </li>
  );
}

function NewVoice({ onRecord }: { onRecord: (voice: FamilyVoice) => void }) {
  const text = useText(familyText);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState('');
  const name = cleanVoiceName(typed);
  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name === '') return;
    // Not randomUUID: schools serve the site over plain http, where it does not exist.
    const voice = { id: toHex(crypto.getRandomValues(new Uint8Array(12))), name };
    try {
      await addVoice(voice, Date.now());
    } catch (error) {
      setMessage(error instanceof StorageFull ? text.full : text.failed);
      return;
    }
    onRecord(voice);
  }
  return (
    <form onSubmit={add} className="voices-new">
      <label className="voices-field">
        {text.yourName}
        <input
          value={typed}
          maxLength={MAX_VOICE_NAME_LENGTH * 2}
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

/** The family's voices of a book; `isBroken` where this browser cannot store any. */
export function useFamilyVoices(book: string): { family: FamilyVoices; isBroken: boolean } {
  const [family, setFamily] = useState<FamilyVoices>({ voices: [], recordings: [] });
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // A late answer may be that of the book before.
    let isCurrent = true;
    const load = () => {
      loadVoices(book).then(
        (loaded) => {
          if (isCurrent) setFamily(loaded);
        },
        () => {
          if (isCurrent) setBroken(true);
        },
      );
    };
    load();
    const stop = onVoicesChanged(load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [book]);
  return { family, isBroken };
}

/** Saves the voices of a book in a file, and opens such a file of another device. */
function VoicesFileButtons({ book, family }: { book: string; family: FamilyVoices }) {
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
        requestPersistentStorage();
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
