import { useText } from '../../../shared/language/use-language.tsx';
import type { SourceKind } from '../voices/narrator.ts';
import type { PlaybackState } from './playback.ts';
import { readerToolsText } from './reader-tools-text.ts';
import type { LineReader, Reading } from './reading.ts';
import { readingText } from './reading-text.ts';
import { Icon } from './tool-icons.tsx';

type VoiceNoteProps = { state: PlaybackState; lineReader: LineReader };

/**
 * Who reads, or why nobody does: one line beside the buttons for reading aloud. Empty while the device's voice reads.
 */
export function VoiceNote({ state, lineReader: { voiceName, isPackOutOfReach } }: VoiceNoteProps) {
  const text = useText(readingText);
  const isComing = state.phase === 'speaking' && state.source === null;
  const note = voiceName === null ? noteOf(state, text) : text.personReads(voiceName);
  const isName = state.phase === 'speaking' && !isComing && !isPackOutOfReach && note !== '';
  return (
    <p role="status" className="voice-note" data-late={isComing ? '' : undefined}>
      {isName && <span className="icon icon-speaker" />}
      {isPackOutOfReach && `${text.packOutOfReach} `}
      {note}
    </p>
  );
}

function noteOf(state: PlaybackState, text: (typeof readingText)['en']): string {
  switch (state.phase) {
    case 'idle':
      return state.reason === 'chapter-end' ? text.goodNight : '';
    case 'paused':
      return text.tapWord;
    case 'silent':
      return text.silent(state.faults);
    case 'speaking':
      return state.source === null ? text.comes : readerOf(state.source, text);
    default:
      return '';
  }
}

function readerOf(source: SourceKind, text: (typeof readingText)['en']): string {
  if (source === 'spoken') return text.spokenReads;
  return source === 'pack' ? text.packReads : '';
}

type PlayingButtonsProps = { isPaused: boolean; reading: Pick<Reading<unknown>, 'pause' | 'resume' | 'stop'> };

/** The buttons of the bar while the book is read aloud. */
export function PlayingButtons({ isPaused, reading }: PlayingButtonsProps) {
  const text = useText(readerToolsText);
  return (
    <>
      {isPaused ? (
        <button type="button" onClick={reading.resume} className="bar-button">
          <span className="icon icon-speaker" />
          <span className="bar-label">{text.resume}</span>
        </button>
      ) : (
        <button type="button" onClick={reading.pause} className="bar-button">
          <Icon>
            <path
              d="M8.600 5.400c.3 4.400.2 8.800-.1 13.200M15.500 5.300c-.3 4.500-.2 8.900.1 13.300"
              strokeWidth="3.400"
            />
          </Icon>
          <span className="bar-label">{text.pause}</span>
        </button>
      )}
      <button type="button" aria-label={text.stop} onClick={reading.stop} className="bar-button">
        <Icon>
          <path d="M6.600 6.800c3.700-.4 7.200-.3 10.800.1.3 3.500.3 7-.1 10.400-3.500.4-7.100.4-10.600-.1-.4-3.500-.4-6.900-.1-10.400Z" />
        </Icon>
      </button>
    </>
  );
}
