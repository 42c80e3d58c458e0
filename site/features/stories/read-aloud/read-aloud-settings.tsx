import { useText } from '../../../shared/language/use-language.tsx';
import { chooseLight } from '../../../shared/page/choose-light.client.ts';
import { type ReadingSettings, SPEEDS, type Speed, TURN_PAUSES, type TurnPause } from '../settings/reading-settings.ts';
import { SegmentedControl } from '../settings/segmented-control.tsx';
import { familyText } from './family/family-text.ts';
import { readAloudText } from './read-aloud-text.ts';

export type ReadAloudSettingsProps = {
  settings: ReadingSettings;
  onChange: (change: Partial<ReadingSettings>) => void;
  /** Whether reading ends with the chapter. For this visit only. */
  stopsAfterChapter: boolean;
  onStopsAfterChapter: (stopsAfterChapter: boolean) => void;
  /** Whether pages are turned. */
  isPaged: boolean;
  /** Opens the dialog of the family's voices. */
  onVoices: () => void;
};

/** The settings of reading aloud. Stopping after a chapter brings the evening colors. */
export function ReadAloudSettings({
  settings,
  onChange,
  stopsAfterChapter,
  onStopsAfterChapter,
  isPaged,
  onVoices,
}: ReadAloudSettingsProps) {
  const text = useText(readAloudText);
  const family = useText(familyText);
  return (
    <>
      <SegmentedControl
        label={text.speed}
        isLabelVisible
        options={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: text.speeds[value] }))}
        value={settings.speed}
        onChange={(value) => onChange({ speed: value })}
      />
      {isPaged && (
        <SegmentedControl
          label={text.turnPause}
          isLabelVisible
          options={(Object.keys(TURN_PAUSES) as TurnPause[]).map((value) => ({ value, label: text.turnPauses[value] }))}
          value={settings.turnPause}
          onChange={(value) => onChange({ turnPause: value })}
        />
      )}
      <SegmentedControl
        label={text.stopLabel}
        isLabelVisible
        options={[
          { value: 'off', label: text.stops.off },
          { value: 'chapter', label: text.stops.chapter },
        ]}
        value={stopsAfterChapter ? 'chapter' : 'off'}
        onChange={(value) => {
          onStopsAfterChapter(value === 'chapter');
          if (value === 'chapter') chooseLight('evening');
        }}
      />
      <button type="button" onClick={onVoices} className="own-voices">
        {family.open}
      </button>
    </>
  );
}
