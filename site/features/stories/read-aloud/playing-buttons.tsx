import { useText } from '../../../shared/language/use-language.tsx';
import { Icon } from '../controls/tool-icons.tsx';
import { readerToolsText } from '../text/reader-tools-text.ts';
import type { ReadAloud, ReadAloudState } from './read-aloud.ts';

type Props = { state: ReadAloudState; reading: ReadAloud };

/** The buttons of the bar while the book is read aloud. Loaded with what reads. */
export function PlayingButtons({ state, reading }: Props) {
  const text = useText(readerToolsText);
  return (
    <>
      {state.phase === 'paused' ? (
        <button type="button" onClick={reading.resume} className="bar-button">
          <span className="icon icon-speaker" />
          <span className="bar-label">{text.resume}</span>
        </button>
      ) : (
        <button type="button" onClick={reading.pause} className="bar-button">
          <PauseIcon />
          <span className="bar-label">{text.pause}</span>
        </button>
      )}
      <button type="button" aria-label={text.stop} onClick={reading.stop} className="bar-button">
        <StopIcon />
      </button>
    </>
  );
}

function PauseIcon() {
  return (
    <Icon>
      <path d="M8.600 5.400c.3 4.400.2 8.800-.1 13.200M15.500 5.300c-.3 4.500-.2 8.900.1 13.300" strokeWidth="3.400" />
    </Icon>
  );
}

function StopIcon() {
  return (
    <Icon>
      <path d="M6.600 6.800c3.700-.4 7.200-.3 10.800.1.3 3.500.3 7-.1 10.400-3.500.4-7.100.4-10.600-.1-.4-3.500-.4-6.900-.1-10.400Z" />
    </Icon>
  );
}
