import { type FormEvent, useId, useMemo, useState } from 'react';
import type { Language } from '../../../../shared/language/language.ts';
import { useText } from '../../../../shared/language/use-language.tsx';
import { SHARED_COMPUTER_KEY } from '../../../../shared/storage/shared-computer.ts';
import { useStoredText } from '../../../../shared/storage/use-stored-text.tsx';
import type { ReadableBook } from '../../readable/readable-book.ts';
import { buildLines } from '../narrator/lines.ts';
import { addVoice, deleteRecordings, StorageFull } from './family-store.client.ts';
import { familyText } from './family-text.ts';
import { mayAskForMicrophone, reloadForMicrophone } from './microphone.client.ts';
import { cleanVoiceName, type FamilyVoice, MAX_VOICE_NAME_LENGTH } from './recording.ts';
import { useFamilyVoices } from './use-family-voices.tsx';
import { type LanguageChoice, parseVoiceChoice, voiceChoiceKey } from './voice-choice.ts';
import type { FamilyVoices } from './voices-file.ts';
import { VoicesFileButtons } from './voices-file-buttons.tsx';

type Props = { book: ReadableBook; languages: readonly Language[]; onRecord: (voice: FamilyVoice) => void };

export function VoicesView({ book, languages, onRecord }: Props) {
  const text = useText(familyText);
  const { family, isBroken } = useFamilyVoices(book.id);
  const [shared] = useStoredText(SHARED_COMPUTER_KEY);
  const start = (voice: FamilyVoice) => {
    if (mayAskForMicrophone()) onRecord(voice);
    else reloadForMicrophone();
  };
  if (isBroken) return <p role="alert">{text.failed}</p>;
  const withRecordings = family.voices.filter(({ id }) => family.recordings.some(({ reader }) => reader === id));
  return (
    <>
      <p>{text.stays}</p>
      {shared === 'on' && <p>{text.sharedComputer}</p>}
      {withRecordings.length > 0 && <Choices book={book.id} languages={languages} voices={withRecordings} />}
      <ul className="voices-readers">
        {family.voices.map((voice) => (
          <VoiceRow key={voice.id} book={book} languages={languages} voice={voice} family={family} onRecord={start} />
        ))}
      </ul>
      <NewVoice onRecord={start} />
      <VoicesFileButtons book={book.id} family={family} />
    </>
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
            if (isAsking) void deleteRecordings(book.id, voice.id);
            setAsking(!isAsking);
          }}
        >
          {isAsking ? text.reallyRemove(voice.name) : text.remove(voice.name)}
        </button>
      )}
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
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const voice = { id, name };
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
