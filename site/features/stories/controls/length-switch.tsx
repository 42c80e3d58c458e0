import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { STORY_LENGTHS, type StoryLengths } from '../settings/reading-settings.ts';
import { SegmentedControl } from '../settings/segmented-control.tsx';
import { readerToolsText } from '../text/reader-tools-text.ts';

type Props = {
  languages: readonly Language[];
  lengths: StoryLengths;
  onChange: (lengths: StoryLengths) => void;
  isLabelVisible?: boolean;
};

/**
 * Switches between the short and the whole text of a book. With one language on the page the choice goes for both, so
 * that the other telling of a panel opens in the same length; with two on the page each has a switch.
 */
export function LengthSwitch({ languages, lengths, onChange, isLabelVisible = false }: Props) {
  const text = useText(readerToolsText);
  const options = STORY_LENGTHS.map((value) => ({ value, label: text.lengths[value] }));
  const [main = 'en'] = languages;
  if (languages.length === 1) {
    return (
      <SegmentedControl
        label={text.length}
        isLabelVisible={isLabelVisible}
        options={options}
        value={lengths[main]}
        onChange={(length) => onChange({ en: length, ko: length })}
      />
    );
  }
  return (
    <div className="length-switches">
      {languages.map((language) => (
        <SegmentedControl
          key={language}
          label={text.lengthOf[language]}
          isLabelVisible
          options={options}
          value={lengths[language]}
          onChange={(length) => onChange({ ...lengths, [language]: length })}
        />
      ))}
    </div>
  );
}
