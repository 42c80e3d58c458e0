import { useText } from '../../../shared/language/use-language.tsx';
import type { BookMode } from '../settings/reading-settings.ts';
import { SegmentedControl } from '../settings/segmented-control.tsx';
import { readerText } from '../text/reader-text.ts';

const MODES: readonly BookMode[] = ['en', 'ko', 'both'];

type Props = { mode: BookMode; onChange: (mode: BookMode) => void };

/** Switches the book between English, Korean and both. */
export function ModeSwitch({ mode, onChange }: Props) {
  const text = useText(readerText);
  return (
    <SegmentedControl
      label={text.language}
      options={MODES.map((each) => ({
        value: each,
        label: text.modes[each],
        ...(each === 'both' ? {} : { lang: each }),
      }))}
      value={mode}
      onChange={onChange}
    />
  );
}
