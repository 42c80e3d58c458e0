import { useText } from '../../../shared/language/use-language.tsx';
import { STORY_LENGTHS } from '../model/reading-settings.ts';
import { useReader } from './reader-context.tsx';
import { readerToolsText } from './reader-tools-text.ts';
import { SegmentedControl } from './segmented-control.tsx';

/**
 * Switches between the short and the whole text of a book. With one language on the page the choice goes for both, so
 * that the other telling of a panel opens in the same length; with two on the page each has a switch.
 */
export function LengthSwitch({ isLabelVisible = false }: { isLabelVisible?: boolean }) {
  const { languages, settings, change } = useReader();
  const text = useText(readerToolsText);
  const options = STORY_LENGTHS.map((value) => ({ value, label: text.lengths[value] }));
  const [main = 'en'] = languages;
  if (languages.length === 1) {
    return (
      <SegmentedControl
        label={text.length}
        isLabelVisible={isLabelVisible}
        options={options}
        value={settings.lengths[main]}
        onChange={(length) => change({ lengths: { en: length, ko: length } })}
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
          value={settings.lengths[language]}
          onChange={(length) => change({ lengths: { ...settings.lengths, [language]: length } })}
        />
      ))}
    </div>
  );
}
