import { useText } from '../../../shared/language/use-language.tsx';
import { EMBEDDED_KILOBYTES } from './embedded/embedded-voice.ts';
import type { ReadAloudState } from './read-aloud.ts';
import { readAloudText } from './read-aloud-text.ts';

type Props = {
  state: ReadAloudState;
  voiceName: string | null;
  /** Whether another voice reads because the narration pack could not be fetched. */
  isPackOutOfReach: boolean;
};

/** Who reads, and why nobody does: one line beside the buttons for reading aloud. Empty while the device's voice reads. */
export function VoiceNote({ state, voiceName, isPackOutOfReach }: Props) {
  const text = useText(readAloudText);
  const isEmbedded = state.phase === 'speaking' && state.source === 'embedded';
  return (
    <p role="status" className="voice-note" data-late={isComing(state) ? '' : undefined}>
      {isEmbedded && <Robot />}
      {isPackOutOfReach && `${text.packOutOfReach} `}
      {voiceName === null ? noteOf(state, text) : text.personReads(voiceName)}
    </p>
  );
}

const isComing = (state: ReadAloudState) => state.phase === 'speaking' && state.source === null;

function noteOf(state: ReadAloudState, text: (typeof readAloudText)['en']): string {
  switch (state.phase) {
    case 'idle':
      return state.reason === 'chapter-end' ? text.goodNight : '';
    case 'paused':
      return text.tapWord;
    case 'silent':
      return text.silent(state.faults);
    case 'speaking':
      if (state.source === null) return text.embeddedComes(EMBEDDED_KILOBYTES);
      if (state.source === 'embedded') return text.embeddedReads;
      return state.source === 'pack' ? text.packReads : '';
    default:
      return '';
  }
}

function Robot() {
  return (
    <picture>
      <source srcSet="/art/game/robot-portrait-240.avif" type="image/avif" />
      <img src="/art/game/robot-portrait-480.webp" alt="" width="36" height="36" />
    </picture>
  );
}
