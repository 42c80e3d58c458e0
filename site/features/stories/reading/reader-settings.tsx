import { useSyncExternalStore } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { LIGHT_EVENT } from '../../../shared/page/evening.ts';
import { useStore } from '../../../shared/page/use-store.tsx';
import {
  BOOK_VOICES,
  READING_FONTS,
  SPEEDS,
  type Speed,
  TEXT_SIZES,
  TURN_PAUSES,
  type TurnPause,
} from '../model/reading-settings.ts';
import { familyText } from '../voices/family-text.ts';
import { PREFERRED_VOICE } from '../voices/voice-choice.ts';
import { LengthSwitch } from './length-switch.tsx';
import { showOver, useReader } from './reader-context.tsx';
import { readerSettingsText } from './reader-settings-text.ts';
import { readingText } from './reading-text.ts';
import { ModeSwitch, SegmentedControl } from './segmented-control.tsx';
import { useReading } from './use-reading.tsx';

/** The settings of the reader. In a module of its own, loaded when they are first opened. */
export function ReaderSettings({ isPaged = false }: { isPaged?: boolean }) {
  const { mode, setMode, book, settings, change } = useReader();
  const text = useText(readerSettingsText);
  const evening = useEvening();
  return (
    <>
      <ModeSwitch mode={mode} onChange={setMode} />
      {book.hasShortTexts && <LengthSwitch isLabelVisible />}
      <SegmentedControl
        label={text.textSize}
        isLabelVisible
        options={TEXT_SIZES.map((value) => ({ value, label: text.textSizes[value] }))}
        value={settings.textSize}
        onChange={(textSize) => change({ textSize })}
      />
      {!isPaged && (
        <SegmentedControl
          label={text.font}
          isLabelVisible
          options={READING_FONTS.map((value) => ({ value, label: text.fonts[value] }))}
          value={settings.font}
          onChange={(font) => change({ font })}
        />
      )}
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
      <ReadAloudSettings isPaged={isPaged} />
    </>
  );
}

/** The settings of reading aloud. Stopping after a chapter brings the evening colors. */
function ReadAloudSettings({ isPaged }: { isPaged: boolean }) {
  const reader = useReader();
  const { book, languages, settings, change } = reader;
  const reading = useReading();
  const stopsAfterChapter = useStore(reading, (state) => state.stopsAfterChapter);
  const text = useText(readingText);
  const family = useText(familyText);
  return (
    <>
      <SegmentedControl
        label={text.speed}
        isLabelVisible
        options={(Object.keys(SPEEDS) as Speed[]).map((value) => ({ value, label: text.speeds[value] }))}
        value={settings.speed}
        onChange={(speed) => change({ speed })}
      />
      <SegmentedControl
        label={text.voice}
        isLabelVisible
        options={BOOK_VOICES.map((value) => ({ value, label: text.voices[value] }))}
        value={settings.voice ?? PREFERRED_VOICE[languages[0] ?? book.language]}
        onChange={(voice) => change({ voice })}
      />
      {isPaged && (
        <SegmentedControl
          label={text.turnPause}
          isLabelVisible
          options={(Object.keys(TURN_PAUSES) as TurnPause[]).map((value) => ({ value, label: text.turnPauses[value] }))}
          value={settings.turnPause}
          onChange={(turnPause) => change({ turnPause })}
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
          reading.setStopsAfterChapter(value === 'chapter');
          if (value === 'chapter') chooseLight('evening');
        }}
      />
      <button type="button" onClick={() => showOver(reader, { showsVoices: true })} className="own-voices">
        {family.open}
      </button>
    </>
  );
}

function isEvening(): boolean {
  return 'evening' in document.documentElement.dataset;
}

function onEveningChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-evening'] });
  return () => observer.disconnect();
}

/** Whether the page is in evening colors; false until it is hydrated. */
function useEvening(): boolean {
  return useSyncExternalStore(onEveningChange, isEvening, () => false);
}

/** Chooses the colors of the whole site on this device. */
function chooseLight(choice: 'day' | 'evening'): void {
  window.dispatchEvent(new CustomEvent(LIGHT_EVENT, { detail: choice }));
}
