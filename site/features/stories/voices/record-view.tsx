import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { requestPersistentStorage } from '../../../shared/storage/persistent-storage.client.ts';
import { buildLines, type Line } from '../model/lines.ts';
import type { ReadableBook, ReadableChapter } from '../model/readable-book.ts';
import { playClip } from './clip-player.client.ts';
import { StorageFull, saveRecording } from './family-store.client.ts';
import { familyText } from './family-text.ts';
import { openRecorder, type Recorder, RecorderError } from './recorder.client.ts';
import type { FamilyVoice, RecorderFault, Recording } from './recording.ts';
import { useFamilyVoices } from './voices-view.tsx';

type Props = { book: ReadableBook; languages: readonly Language[]; voice: FamilyVoice };

/** One sentence at a time, large: record, listen, again, next. What is recorded is stored at once. */
export function RecordView({ book, languages, voice }: Props) {
  const text = useText(familyText);
  const [chapterNumber, setChapter] = useState(book.chapters[0]?.number ?? 1);
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'en');
  const chapter = book.chapters.find(({ number }) => number === chapterNumber);
  const lines = useMemo(() => buildLines(chapter?.panels ?? [], [language]), [chapter, language]);
  const { family } = useFamilyVoices(book.id);
  const recordings = useMemo(() => {
    const own = family.recordings.filter((each) => each.reader === voice.id && each.language === language);
    return new Map(own.map((each) => [each.text, each]));
  }, [family, voice, language]);
  const [index, setIndex] = useState(0);
  const line = lines[Math.min(index, lines.length - 1)];
  const recorded = line && recordings.get(line.text);

  const level = useRef<HTMLSpanElement>(null);
  const onLevel = (loudness: number) => {
    level.current?.style.setProperty('--level', String(Math.min(1, loudness * 5)));
  };
  const { state, record, stop, reset } = useRecorder(onLevel);
  const isRecording = state.phase === 'recording';
  const listen = useListen();
  if (!line) return null;

  const go = (next: number) => {
    listen.stop();
    reset();
    setIndex(next);
  };
  const start = () => {
    listen.stop();
    void record({ book: book.id, reader: voice.id, language, text: line.text });
  };
  return (
    <>
      <Places
        book={book}
        languages={languages}
        chapter={chapterNumber}
        language={language}
        isDisabled={isRecording}
        onChapter={(number) => {
          setChapter(number);
          go(0);
        }}
        onLanguage={(next) => {
          setLanguage(next);
          go(0);
        }}
      />
      <p className="record-place">{text.place(index + 1, lines.length)}</p>
      <p className="record-sentence" lang={language}>
        <Speaker line={line} chapter={chapter} language={language} />
        {line.text}
      </p>
      <span ref={level} className="record-level" aria-hidden="true" />
      <p role="status">{statusOf(text, state, recorded !== undefined, index === lines.length - 1)}</p>
      <RecordButtons
        isRecording={isRecording}
        isRecorded={recorded !== undefined}
        isFirst={index === 0}
        isLast={index === lines.length - 1}
        onRecord={isRecording ? stop : start}
        onListen={() => recorded && listen.play(recorded, line.text)}
        onGo={(step) => go(index + step)}
      />
    </>
  );
}

type ButtonsProps = {
  isRecording: boolean;
  /** Whether the sentence has a recording. */
  isRecorded: boolean;
  isFirst: boolean;
  isLast: boolean;
  onRecord: () => void;
  onListen: () => void;
  onGo: (step: 1 | -1) => void;
};

function RecordButtons({ isRecording, isRecorded, isFirst, isLast, onRecord, onListen, onGo }: ButtonsProps) {
  const text = useText(familyText);
  return (
    <div className="record-buttons">
      <button type="button" className="voices-button" disabled={isFirst || isRecording} onClick={() => onGo(-1)}>
        {text.previous}
      </button>
      <button type="button" className="voices-button" data-record="" onClick={onRecord}>
        <span aria-hidden="true" data-shape={isRecording ? 'square' : 'dot'} />
        {isRecording ? text.stop : isRecorded ? text.again : text.record}
      </button>
      <button type="button" className="voices-button" disabled={!isRecorded || isRecording} onClick={onListen}>
        {text.listen}
      </button>
      <button
        type="button"
        className="voices-button"
        data-main=""
        disabled={isLast || isRecording}
        onClick={() => onGo(1)}
      >
        {text.next}
      </button>
    </div>
  );
}

/** Plays one recording at a time. */
function useListen() {
  const silence = useRef(() => {});
  useEffect(() => () => silence.current(), []);
  const stop = () => silence.current();
  const play = (recording: Parameters<typeof playClip>[0], text: string) => {
    stop();
    const ignore = () => {};
    silence.current = playClip(recording, text, 1, { onStart: ignore, onWord: ignore, onEnd: ignore, onFail: ignore });
  };
  return { play, stop };
}

function statusOf(
  text: (typeof familyText)['en'],
  state: RecordingState,
  isRecorded: boolean,
  isLast: boolean,
): string {
  if (state.phase === 'recording') return text.recording;
  if (state.phase === 'failed') {
    if (state.fault === 'full') return text.full;
    return state.fault === 'not-stored' ? text.failed : text.faults[state.fault];
  }
  if (!isRecorded) return text.notYet;
  return isLast ? `${text.saved} ${text.chapterDone}` : text.saved;
}

type SpeakerProps = { line: Line; chapter: ReadableChapter | undefined; language: Language };

/** Who says the sentence, where it is a bubble. */
function Speaker({ line, chapter, language }: SpeakerProps) {
  const panel = chapter?.panels.find(({ id }) => id === line.panel);
  const bubble = panel?.speechBubbles.find(({ character }) => character === line.speaker);
  return bubble ? <cite>{bubble.speaker[language]}</cite> : null;
}

type PlacesProps = {
  book: ReadableBook;
  languages: readonly Language[];
  chapter: number;
  language: Language;
  isDisabled: boolean;
  onChapter: (number: number) => void;
  onLanguage: (language: Language) => void;
};

function Places({ book, languages, chapter, language, isDisabled, onChapter, onLanguage }: PlacesProps) {
  const text = useText(familyText);
  const { language: site } = useLanguage();
  const id = useId();
  return (
    <div className="record-places">
      <label htmlFor={`${id}-chapter`} className="voices-field">
        {text.chapter}
        <select
          id={`${id}-chapter`}
          disabled={isDisabled}
          value={chapter}
          onChange={({ target }) => onChapter(Number(target.value))}
        >
          {book.chapters.map(({ number, title }) => (
            <option key={number} value={number}>
              {text.chapterOption(number, title[site])}
            </option>
          ))}
        </select>
      </label>
      {languages.length > 1 && (
        <label htmlFor={`${id}-language`} className="voices-field">
          {text.language}
          <select
            id={`${id}-language`}
            disabled={isDisabled}
            value={language}
            onChange={({ target }) => onLanguage(target.value === 'ko' ? 'ko' : 'en')}
          >
            {languages.map((each) => (
              <option key={each} value={each}>
                {text.languages[each]}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

type RecordingState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'recording' }
  | { readonly phase: 'failed'; readonly fault: RecorderFault | 'full' | 'not-stored' };

type What = Pick<Recording, 'book' | 'reader' | 'language' | 'text'>;

/** Records a sentence and stores it. The microphone is open from the first recording until the view is left. */
function useRecorder(onLevel: (loudness: number) => void): {
  state: RecordingState;
  record: (what: What) => Promise<void>;
  stop: () => void;
  /** Takes back what the last recording has failed by. */
  reset: () => void;
} {
  const [state, setState] = useState<RecordingState>({ phase: 'ready' });
  const recorder = useRef<Promise<Recorder> | null>(null);

  useEffect(
    () => () => {
      recorder.current?.then((opened) => opened.close()).catch(() => {});
    },
    [],
  );

  const record = async (what: What) => {
    setState({ phase: 'recording' });
    recorder.current ??= openRecorder();
    try {
      const opened = await recorder.current;
      const take = await opened.record(onLevel);
      await saveRecording({ ...what, ...take, recordedAt: Date.now() });
      setState({ phase: 'ready' });
      requestPersistentStorage();
    } catch (error) {
      if (error instanceof RecorderError) {
        // Another press asks for the microphone again.
        if (['refused', 'no-microphone', 'unplugged'].includes(error.fault)) recorder.current = null;
        setState({ phase: 'failed', fault: error.fault });
      } else setState({ phase: 'failed', fault: error instanceof StorageFull ? 'full' : 'not-stored' });
    } finally {
      onLevel(0);
    }
  };

  const stop = () => {
    recorder.current?.then((opened) => opened.stop()).catch(() => {});
  };
  const reset = () => setState({ phase: 'ready' });
  return { state, record, stop, reset };
}
