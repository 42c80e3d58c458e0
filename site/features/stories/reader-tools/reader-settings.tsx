import type { Language } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { chooseLight } from '../../../shared/page/choose-light.client.ts';
import { useEvening } from '../../../shared/page/use-evening.tsx';
import { LengthSwitch } from '../controls/length-switch.tsx';
import { ModeSwitch } from '../controls/mode-switch.tsx';
import { ReadAloudSettings } from '../read-aloud/read-aloud-settings.tsx';
import { type BookMode, READING_FONTS, type ReadingSettings, TEXT_SIZES } from '../settings/reading-settings.ts';
import { SegmentedControl } from '../settings/segmented-control.tsx';
import { readerSettingsText } from '../text/reader-settings-text.ts';

export type ReaderSettingsProps = {
  mode: BookMode;
  languages: readonly Language[];
  onMode: (mode: BookMode) => void;
  hasShortTexts: boolean;
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
  stopsAfterChapter: boolean;
  onStopsAfterChapter: (stopsAfterChapter: boolean) => void;
  onVoices: () => void;
};

/** The settings of the scrolled page. In a module of its own, loaded when they are first opened. */
export function ReaderSettings({
  mode,
  languages,
  onMode,
  hasShortTexts,
  settings,
  onChange,
  stopsAfterChapter,
  onStopsAfterChapter,
  onVoices,
}: ReaderSettingsProps) {
  const text = useText(readerSettingsText);
  const { lengths, textSize, font } = settings;
  const evening = useEvening();
  return (
    <div className="grid gap-3">
      <ModeSwitch mode={mode} onChange={onMode} />
      {hasShortTexts && (
        <LengthSwitch
          languages={languages}
          lengths={lengths}
          isLabelVisible
          onChange={(value) => onChange({ lengths: value })}
        />
      )}
      <SegmentedControl
        label={text.textSize}
        isLabelVisible
        options={TEXT_SIZES.map((value) => ({ value, label: text.textSizes[value] }))}
        value={textSize}
        onChange={(value) => onChange({ textSize: value })}
      />
      <SegmentedControl
        label={text.font}
        isLabelVisible
        options={READING_FONTS.map((value) => ({ value, label: text.fonts[value] }))}
        value={font}
        onChange={(value) => onChange({ font: value })}
      />
      <SegmentedControl
        label={text.light}
        isLabelVisible
        options={[
          { value: 'day', label: text.day },
          { value: 'evening', label: text.evening },
        ]}
        value={evening ? 'evening' : 'day'}
        onChange={chooseLight}
      />
      <ReadAloudSettings
        settings={settings}
        onChange={onChange}
        stopsAfterChapter={stopsAfterChapter}
        onStopsAfterChapter={onStopsAfterChapter}
        isPaged={false}
        onVoices={onVoices}
      />
    </div>
  );
}
