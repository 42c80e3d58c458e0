import { useText } from '../../../shared/use-language.tsx';
import { readerToolsText } from './reader-tools-text.ts';
import { STORY_LENGTHS, type StoryLength } from './reading-settings.ts';
import { SegmentedControl } from './segmented-control.tsx';

type Props = { length: StoryLength; onChange: (length: StoryLength) => void; isLabelVisible?: boolean };

/** Switches between the short and the whole text of a book. */
export function LengthSwitch({ length, onChange, isLabelVisible = false }: Props) {
  const text = useText(readerToolsText);
  return (
    <SegmentedControl
      label={text.length}
      isLabelVisible={isLabelVisible}
      options={STORY_LENGTHS.map((value) => ({ value, label: text.lengths[value] }))}
      value={length}
      onChange={onChange}
    />
  );
}
