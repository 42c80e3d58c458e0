import { useText } from '../../../shared/use-language.tsx';
import { readerText } from '../reader/reader-text.ts';
import type { BookMode } from './reading-settings.ts';
import { Choice } from './segmented-control.tsx';

const MODES: readonly BookMode[] = ['en', 'ko', 'both'];

type Props = { mode: BookMode; onChoose: (mode: BookMode) => void };

/** The book's one switch: English, 한국어, or both. */
export function ModeSwitch({ mode, onChoose }: Props) {
  const text = useText(readerText);
  return (
    <Choice
      label={text.language}
      options={MODES.map((each) => ({
        value: each,
        label: text.modes[each],
        ...(each === 'both' ? {} : { lang: each }),
      }))}
      chosen={mode}
      onChoose={onChoose}
    />
  );
}
